"""Rows: added, renamed, checked off, deleted by swipe or menu; each shows in the other window."""

from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys

from boards import buttons


def test_a_new_row_is_typed_at_the_end_of_a_section(both):
    first, second = both
    field = first.find(".section[data-id='s0'] .add-row input, .section[data-id='s0'] .add-row textarea")
    field.click()
    field.send_keys("Byodoin", Keys.ENTER, "Kinkakuji", Keys.ENTER)
    second.wait(lambda: second.titles()[3:5] == ["Byodoin", "Kinkakuji"], say="the new rows")


def test_a_title_is_renamed_in_place(both):
    first, second = both
    first.row("himeji").find_element(By.CSS_SELECTOR, ".row-title").click()
    field = first.driver.switch_to.active_element
    field.send_keys(Keys.CONTROL, "a")
    field.send_keys(Keys.NULL, "姫路城", Keys.ENTER)
    second.wait(lambda: "姫路城" in second.titles(), say="the new title")


def test_a_row_is_checked_off(both, server, landmarks):
    first, second = both
    first.row("fuji").find_element(By.CSS_SELECTOR, ".row-check").click()
    second.wait(lambda: second.row("fuji").get_attribute("data-done") is not None, say="the check")
    items = server.board(landmarks["id"])["sections"][1]["items"]
    assert items[0] == {"id": "fuji", "title": "Fuji", "isDone": True}


def test_a_row_is_moved_and_deleted_by_the_menu_of_its_handle(both):
    first, second = both
    first.handle_of("asakusa").click()
    choose(first, "Move to top")
    second.wait(lambda: second.order()[1][0] == "asakusa", say="the move")
    first.handle_of("asakusa").click()
    choose(first, "Delete")
    second.wait(lambda: second.order()[1] == ["fuji", "tokyo-tower"], say="the removal")
    undo = first.find(".toast button")
    undo.click()
    second.wait(lambda: second.order()[1] == ["asakusa", "fuji", "tokyo-tower"], say="the row")


def test_a_row_is_deleted_by_a_swipe(both):
    first, second = both
    x, y = first.center(first.row("fuji"))
    pointer = first.pointer("touch").press(x + 150, y)
    for step in range(1, 11):
        pointer.move(x + 150 - step * 15, y)
    pointer.release()
    first.wait(lambda: buttons(first, "Delete"), say="the action")
    assert first.order()[1][0] == "fuji"
    buttons(first, "Delete")[0].click()
    second.wait(lambda: second.order()[1] == ["tokyo-tower", "asakusa"], say="the removal")


def test_alt_and_arrows_move_a_row_and_keep_the_focus(both):
    first, second = both
    first.script("arguments[0].focus()", first.handle_of("fuji"))
    first.driver.switch_to.active_element.send_keys(Keys.ALT, Keys.ARROW_DOWN)
    second.wait(lambda: second.order()[1] == ["tokyo-tower", "fuji", "asakusa"], say="the move")
    assert first.script("return document.activeElement.closest('.row')?.dataset.id") == "fuji"


def choose(window, label):
    window.wait(lambda: buttons(window, label), say=label)
    buttons(window, label)[0].click()
