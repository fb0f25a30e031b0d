"""The boards page: the first list, more boards, imports; and the sign of the connection."""

from selenium.webdriver.common.by import By

from boards import buttons


def test_a_pasted_list_becomes_a_board(windows, server):
    first, _ = windows
    first.open(server.url + "/")
    first.wait(lambda: first.show().driver.find_elements(By.CSS_SELECTOR, "textarea"), say="the field")
    first.find("textarea").send_keys("# Trip\n- 富士山\n- [x] 清水寺\n3. Ağrı Dağı\n")
    buttons(first, "Start")[0].click()
    first.wait(lambda: "/b/" in first.driver.current_url and len(first.titles()) == 3, say="the board")
    assert first.titles() == ["富士山", "清水寺", "Ağrı Dağı"]
    board = server.board(first.driver.current_url.split("/b/")[1])
    assert board["name"] == "Trip"
    assert [item.get("isDone", False) for item in board["sections"][0]["items"]] == [False, True, False]


def test_a_board_begins_from_a_template(windows, server):
    first, _ = windows
    first.open(server.url + "/")
    first.wait(lambda: buttons(first, "Landmarks"), say="the templates")
    buttons(first, "Landmarks")[0].click()
    first.wait(lambda: first.titles()[:2] == ["Mount Fuji", "Kiyomizu-dera"], say="the board")


def test_a_file_is_imported_and_the_cards_open_boards(windows, server, tmp_path):
    first, _ = windows
    server.create("Other", {"Only": ["One"]})
    path = tmp_path / "list.csv"
    path.write_text('section,title\nA,"one, two"\nB,"three ""four"""\n', encoding="utf-8")
    first.open(server.url + "/")
    first.wait(lambda: buttons(first, "New board"), say="the boards")
    buttons(first, "New board")[0].click()
    first.wait(lambda: first.show().driver.find_elements(By.CSS_SELECTOR, "input[type=file]"),
               say="the import")
    first.find("input[type=file]").send_keys(str(path))
    first.wait(lambda: "/b/" in first.driver.current_url and len(first.titles()) == 2, say="the board")
    assert first.titles() == ["one, two", 'three "four"']
    first.open(server.url + "/")
    first.wait(lambda: len(cards(first)) == 2, say="the cards")
    [card for card in cards(first) if "Other" in card.text][0].click()
    first.wait(lambda: first.titles() == ["One"], say="the other board")


def test_an_unknown_board_is_said_to_be_unknown(windows, server):
    first, _ = windows
    first.open(server.url + "/b/nosuchboard")
    first.wait(lambda: "not here" in first.find("body").text, say="the words")


def test_the_sign_says_when_the_server_is_away_and_when_it_is_back(both, server):
    first, _ = both
    sign = ".connection-sign"
    first.wait(lambda: first.find(sign).get_attribute("data-state") == "live", say="live")
    server.kill()
    first.wait(lambda: first.find(sign).get_attribute("data-state") != "live", 10, say="trouble")
    server.start()
    first.wait(lambda: first.find(sign).get_attribute("data-state") == "live", 20, say="live again")


def cards(window):
    return window.show().driver.find_elements(By.CSS_SELECTOR, ".board-card a")
