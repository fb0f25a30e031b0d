import pathlib

import pytest
from selenium import webdriver
from selenium.webdriver.chrome.service import Service

from boards import WATCH, BoardWindow
from server import Server

ARTIFACTS = pathlib.Path(__file__).parent / "artifacts"


@pytest.fixture
def server(tmp_path):
    server = Server(tmp_path).start()
    yield server
    server.stop()


@pytest.fixture(scope="session")
def driver():
    options = webdriver.ChromeOptions()
    options.binary_location = "/usr/bin/chromium"
    for argument in ("--headless=new", "--no-sandbox", "--window-size=1000,900",
                     "--force-prefers-no-reduced-motion", "--disable-backgrounding-occluded-windows",
                     "--disable-renderer-backgrounding", "--disable-background-timer-throttling"):
        options.add_argument(argument)
    driver = webdriver.Chrome(options=options, service=Service("/usr/bin/chromedriver"))
    driver.set_script_timeout(10)
    yield driver
    driver.quit()


def new_window(driver):
    driver.switch_to.new_window("window")
    driver.execute_cdp_cmd("Page.addScriptToEvaluateOnNewDocument", {"source": WATCH})
    return BoardWindow(driver, driver.current_window_handle)


@pytest.fixture
def windows(driver, request):
    """Two windows of one browser; a failed test leaves a picture of each."""
    home = driver.current_window_handle
    pair = [new_window(driver), new_window(driver)]
    yield pair
    failed = getattr(request.node, "outcome", None) and request.node.outcome.failed
    failures = []
    for number, window in enumerate(pair):
        window.show()
        if failed:
            ARTIFACTS.mkdir(exist_ok=True)
            driver.save_screenshot(str(ARTIFACTS / f"{request.node.name}-{number}.png"))
        failures += window.script("return window.failures ?? []")
        driver.close()
    driver.switch_to.window(home)
    assert failures == []


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item, call):
    report = yield
    if call.when == "call":
        item.outcome = report
    return report


@pytest.fixture
def landmarks(server):
    """A board with two sections."""
    return server.create("Landmarks", {
        "Kansai": ["Kiyomizu", "Himeji", "Itsukushima"], "Kanto": ["Fuji", "Tokyo Tower", "Asakusa"]})


@pytest.fixture
def both(windows, server, landmarks):
    """Both windows on the board, live."""
    for window in windows:
        window.open(f"{server.url}/b/{landmarks['id']}")
        window.wait(lambda: len(window.order()) == 2, say="the board")
    return windows
