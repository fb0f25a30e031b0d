"""The main job: what one person drags, the other sees glide, and nothing is lost."""

import time

import pytest

from boards import SAMPLE

START = [["kiyomizu", "himeji", "itsukushima"], ["fuji", "tokyo-tower", "asakusa"]]
FUJI_FIRST = [["fuji", "kiyomizu", "himeji", "itsukushima"], ["tokyo-tower", "asakusa"]]


@pytest.mark.parametrize("kind", ["mouse", "touch"])
def test_a_drag_shows_in_the_other_window_within_a_second(both, server, landmarks, kind):
    first, second = both
    first.drag("asakusa", "fuji", kind)
    expected = [START[0], ["asakusa", "fuji", "tokyo-tower"]]
    assert second.wait_for_order(expected) < 1
    assert first.order() == expected
    assert server.order(landmarks["id"]) == expected
    second.drag("asakusa", "kiyomizu", kind)
    back = [["asakusa", *START[0]], ["fuji", "tokyo-tower"]]
    assert first.wait_for_order(back) < 1
    assert server.order(landmarks["id"]) == back


@pytest.mark.parametrize("kind", ["mouse", "touch"])
def test_nothing_changes_while_holding_and_one_post_is_sent_at_the_drop(
        both, server, landmarks, kind):
    first, second = both

    def while_holding():
        assert first.order() == START
        assert second.order() == START
        assert server.board(landmarks["id"])["revision"] == 0
        assert first.script("return window.posts") == []

    first.drag("fuji", "kiyomizu", kind, on_hold=while_holding)
    second.wait_for_order(FUJI_FIRST)
    assert server.board(landmarks["id"])["revision"] == 1
    assert first.script("return window.posts.length") == 1
    assert second.script("return window.posts") == []


@pytest.mark.parametrize("kind", ["mouse", "touch"])
def test_the_row_never_flashes_back_between_drop_and_answer(both, kind):
    first, _ = both
    first.script("window.answerDelay = 700")
    row = first.row("fuji")
    old_top = first.script("return arguments[0].getBoundingClientRect().top", row)

    def while_holding():
        first.script(SAMPLE, "fuji")

    first.drag("fuji", "kiyomizu", kind, on_hold=while_holding)
    first.wait_for_order(FUJI_FIRST)
    time.sleep(1.2)  # What is looked for would show in this time.
    samples = first.script("window.isSampling = false; return window.samples")
    assert len(samples) > 20
    after_drop = [top for top, is_seen in samples if is_seen]
    assert after_drop, "the row was never seen again"
    assert not [top for top in after_drop if abs(top - old_top) < 6], (old_top, samples)


def test_the_order_survives_a_killed_server(both, server, landmarks):
    first, second = both
    first.drag("fuji", "kiyomizu")
    second.wait_for_order(FUJI_FIRST)
    server.kill()
    server.start()
    assert server.order(landmarks["id"]) == FUJI_FIRST
    assert server.board(landmarks["id"])["revision"] == 1
    second.drag("asakusa", "tokyo-tower")
    expected = [FUJI_FIRST[0], ["asakusa", "tokyo-tower"]]
    first.wait_for_order(expected, 15)
    first.open(first.driver.current_url)
    first.wait_for_order(expected)


def test_what_is_dragged_while_the_server_is_away_is_sent_when_it_is_back(both, server, landmarks):
    first, second = both
    server.kill()
    first.drag("fuji", "kiyomizu")
    first.wait_for_order(FUJI_FIRST)
    server.start()
    second.wait_for_order(FUJI_FIRST, 20)
    assert server.board(landmarks["id"])["revision"] == 1


def test_a_held_row_that_somebody_deletes_ends_the_drag(both, server, landmarks):
    first, second = both

    def while_holding():
        server.change(landmarks["id"], {"remove": {"items": ["fuji"]}})
        first.wait_for_order([START[0], ["tokyo-tower", "asakusa"]])

    first.drag("fuji", "kiyomizu", on_hold=while_holding)
    second.wait_for_order([START[0], ["tokyo-tower", "asakusa"]])
    assert first.script("return window.posts") == []


def test_others_changes_flow_around_a_held_row(both, server, landmarks):
    first, second = both

    def while_holding():
        server.change(landmarks["id"], {"reorder": {
            "sources": ["asakusa"],
            "destination": {"collectionID": "s0", "position": {"before": "kiyomizu"}}}})
        first.wait_for_order([["asakusa", *START[0]], ["fuji", "tokyo-tower"]])

    first.drag("fuji", "kiyomizu", on_hold=while_holding)
    second.wait(lambda: "fuji" in second.order()[0], say="the drop")
    assert first.order() == second.order() == server.order(landmarks["id"])
    assert first.script("return window.posts.length") == 1


def test_the_same_board_reorders_as_a_grid(both, server, landmarks):
    first, second = both
    server.change(landmarks["id"], {"updateBoard": {"layout": "grid"}})
    first.wait(lambda: first.script(
        "return document.querySelectorAll('[data-layout=\"grid\"]').length") > 0, say="the grid")
    cell, target = first.row("himeji"), first.row("kiyomizu")
    assert first.center(cell)[1] == pytest.approx(first.center(target)[1], abs=2)
    start = first.center(first.handle_of("himeji"))
    x, y = first.center(target)
    pointer = first.pointer("mouse").press(*start)
    for step in range(1, 9):
        pointer.move(start[0] + (x - start[0]) * step / 8, start[1] + (y - start[1]) * step / 8)
    time.sleep(0.1)
    pointer.move(x - 2, y).release()
    expected = [["himeji", "kiyomizu", "itsukushima"], START[1]]
    assert second.wait_for_order(expected) < 1
