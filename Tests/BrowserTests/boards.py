"""A board page as a person sees it: rows, handles, gestures."""

import time

from selenium.webdriver.common.by import By
from selenium.webdriver.support.ui import WebDriverWait

# Runs in every page before its own scripts: tells the page from the picture of what is lifted, counts the requests that change something, and can hold back
# their answers, so that what is shown in the meantime can be seen.
WATCH = """
window.onPage = selector => [...document.querySelectorAll(selector)].filter(e => !e.closest(".ordo-layer"))
window.posts = []
window.answerDelay = 0
const send = window.fetch
window.fetch = async (input, init) => {
  const method = init?.method ?? (input instanceof Request ? input.method : "GET")
  if (method !== "GET") window.posts.push(String(input?.url ?? input))
  const answer = await send(input, init)
  if (method !== "GET" && window.answerDelay) await new Promise(go => setTimeout(go, window.answerDelay))
  return answer
}
window.failures = []
addEventListener("error", event => window.failures.push(String(event.message)))
addEventListener("unhandledrejection", event => window.failures.push(String(event.reason)))
addEventListener("securitypolicyviolation", event => window.failures.push(`CSP: ${event.violatedDirective}`))
"""

# Samples a row in every frame: where it is seen, if it is seen at all.
SAMPLE = """
const [id] = arguments
window.samples = []
window.isSampling = true
const take = () => {
  const row = onPage(`.row[data-id="${id}"]`)[0]
  if (row) {
    const style = getComputedStyle(row)
    const isSeen = style.visibility !== "hidden" && Number(style.opacity) > 0.05
    window.samples.push([row.getBoundingClientRect().top, isSeen])
  }
  if (window.isSampling) requestAnimationFrame(take)
}
requestAnimationFrame(take)
"""


class BoardWindow:
    """One window of the browser, showing one board."""

    def __init__(self, driver, handle):
        self.driver = driver
        self.handle = handle

    def show(self):
        self.driver.switch_to.window(self.handle)
        return self

    def open(self, url):
        self.show().driver.get(url)
        return self

    def script(self, source, *arguments):
        return self.show().driver.execute_script(source, *arguments)

    def order(self):
        return self.script(
            "return onPage('.section-items')"
            ".map(list => [...list.querySelectorAll('.row')].map(row => row.dataset.id))")

    def titles(self):
        return self.script(
            "return onPage('.row-title').map(e => e.textContent)")

    def wait(self, condition, seconds=5, say="it"):
        WebDriverWait(self.driver, seconds, 0.02).until(lambda _: condition(), f"{say} did not come")

    def wait_for_order(self, order, seconds=5):
        """Returns how long the window took to show an order."""
        started = time.monotonic()
        try:
            self.wait(lambda: self.order() == order, seconds)
        except Exception:
            assert self.order() == order
        return time.monotonic() - started

    def row(self, item_id):
        return self.script("return onPage(arguments[0])[0]", f'.row[data-id="{item_id}"]')

    def find(self, selector):
        return self.show().driver.find_element(By.CSS_SELECTOR, selector)

    def wait_for_rest(self):
        """What glides is not yet where a finger would find it."""
        self.wait(lambda: self.script("return document.getAnimations().every("
                                      "animation => animation.playState !== 'running')"), say="rest")

    def center(self, element):
        self.wait_for_rest()
        box = self.script("const r = arguments[0].getBoundingClientRect();"
                          "return [r.left, r.top, r.width, r.height]", element)
        return box[0] + box[2] / 2, box[1] + box[3] / 2

    def handle_of(self, item_id):
        self.wait_for_rest()
        return self.row(item_id).find_element(By.CSS_SELECTOR, ".handle")

    def pointer(self, kind):
        return Finger(self) if kind == "touch" else Mouse(self)

    def drag(self, item_id, target_id, kind="mouse", edge="before", on_hold=None):
        """Drags a row by its handle to just before, or just after, another one."""
        start = self.center(self.handle_of(item_id))
        row = self.script("const r = arguments[0].getBoundingClientRect();"
                          "return [r.left + r.width / 2, r.top, r.height]", self.row(target_id))
        x, y = start[0], row[1] + (row[2] * 0.25 if edge == "before" else row[2] * 0.75)
        pointer = self.pointer(kind)
        pointer.press(*start)
        steps = 8
        for step in range(1, steps + 1):
            pointer.move(start[0] + (x - start[0]) * step / steps,
                         start[1] + (y - start[1]) * step / steps)
        if on_hold:
            on_hold()
        pointer.release()


def buttons(window, label):
    """The buttons and menu items with a label that can be seen."""
    found = window.show().driver.find_elements(By.CSS_SELECTOR, "button, [role=menuitem]")
    return [button for button in found if button.text.strip() == label and button.is_displayed()]


class Mouse:
    """A mouse whose button stays down between calls, which the driver's own loses."""

    def __init__(self, window):
        self.window = window

    def _send(self, kind, x, y, buttons):
        self.at = (int(x), int(y))
        self.window.show().driver.execute_cdp_cmd("Input.dispatchMouseEvent", {
            "type": kind, "x": self.at[0], "y": self.at[1], "buttons": buttons, "clickCount": 1,
            "button": "none" if kind == "mouseMoved" and not buttons else "left"})
        time.sleep(0.016)
        return self

    def press(self, x, y):
        return self._send("mouseMoved", x, y, 0)._send("mousePressed", x, y, 1)

    def move(self, x, y):
        return self._send("mouseMoved", x, y, 1)

    def release(self):
        return self._send("mouseReleased", *self.at, 0)


class Finger:
    """A finger that stays down between calls, which the driver's own cannot."""

    def __init__(self, window):
        self.window = window

    def _send(self, kind, *points):
        self.window.show().driver.execute_cdp_cmd("Input.dispatchTouchEvent", {
            "type": kind, "touchPoints": [{"x": int(x), "y": int(y), "id": 1} for x, y in points]})
        time.sleep(0.016)
        return self

    def press(self, x, y):
        return self._send("touchStart", (x, y))

    def move(self, x, y):
        return self._send("touchMove", (x, y))

    def release(self):
        return self._send("touchEnd")
