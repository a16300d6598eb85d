"""Walks an app in a browser and sends bad requests: check_live.py REHEARSE FOLDER."""

import http.client
import json
import re
import signal
import socket
import subprocess
import sys

from browser import Browser

program, folder = sys.argv[1:]
printed = f"{folder}/printed.txt"
server = subprocess.Popen(
    [program, "serve", "--web", "--launch", "onboarded=true"], stdout=open(printed, "w"), stderr=subprocess.PIPE, text=True)
address = re.search(r"http\S+", server.stderr.readline()).group(0)
port, token = re.match(r"http://127\.0\.0\.1:(\d+)/(\w+)/", address).groups()
browser = Browser()


def check(name, condition, detail=""):
    assert condition, f"{name}: {detail}"
    print("ok", name)


def text(selector):
    return browser.value(f"document.querySelector({selector!r}).innerText")


def lines():
    return open(printed, encoding="utf-8").read().splitlines()


def screen(name):
    browser.wait(f"document.querySelector('figcaption')?.textContent === {name!r}")


def records(count):
    browser.wait(f"document.querySelectorAll('.step-link').length === {count}")


def walk():
    browser.size(1400, 950)
    browser.open(address)
    screen("SignIn")
    browser.click("input[aria-label=Email]")
    browser.type("ann@crew.example")
    browser.key("Tab")
    records(2)
    check("Tab leads to the next field", browser.value("document.activeElement.getAttribute('aria-label')") == "Password")
    browser.type("secret")
    browser.click(".phone button.action", "Sign in")
    records(4)
    browser.click(".push", "Settle")
    screen("ShiftList")
    browser.click(".phone .open")
    browser.click(".push", "Settle")
    records(7)
    screen("ShiftDetail")
    check("each act is printed as a line", lines() == [
        'type "ann@crew.example" into "Email"', 'type "••••••" into "Password"', 'tap button "Sign in"', "settle",
        'tap cell "Barista · Café Rokin"', "settle"], lines())
    check("the script is shown", text(".script-text").splitlines() == lines(), text(".script-text"))
    browser.picture(f"{folder}/live.png")


def back_in_time():
    browser.click(".step-link", at=0.2)
    browser.wait("!document.querySelector('.past').hidden")
    check("a past step cannot be touched", browser.value("document.querySelectorAll('.phone button').length") == 0)
    browser.value("[...document.querySelectorAll('.step-link')][4].click()")
    browser.click(".push", "Go back to here")
    records(5)
    screen("ShiftList")
    check("going back undoes the acts after the step", True)
    browser.key("z", modifiers=2 | 8)
    records(6)
    browser.key("z", modifiers=2)
    records(5)
    check("Ctrl-Z undoes, and with Shift redoes", True)


def branches():
    browser.click(".push", "Branch")
    browser.wait("document.querySelector('.branch').options.length === 2")
    browser.click(".phone .tab", "Chat")
    browser.click(".push", "Settle")
    screen("TeamChat")
    records(7)
    browser.value("""(() => { const choice = document.querySelector('.branch'); choice.value = 'main';
      choice.dispatchEvent(new Event('change')); })()""")
    screen("ShiftList")
    check("a branch is left and the first one continued", lines()[-1] == "switch main", lines()[-1])


def typed_line():
    browser.click("input[aria-label^='A line']")
    browser.type('tap "Nowhere"')
    browser.key("Enter")
    browser.wait("document.querySelector('.said').innerText.includes('there is no')")
    check("a line that fails says why, and is not printed", 'tap "Nowhere"' not in lines())
    browser.type("coordinators")
    browser.key("Enter")
    browser.wait("document.querySelector('.said').innerText.includes('screens')")
    check("a command of the prompt answers", True)


def script():
    connection = http.client.HTTPConnection("127.0.0.1", int(port))
    connection.request("GET", f"/{token}/script")
    answer = connection.getresponse()
    path = f"{folder}/walk.script"
    with open(path, "wb") as file:
        file.write(answer.read())
    check("the script is a download", "attachment" in answer.getheader("Content-Disposition"))
    run = subprocess.run([program, "run", path], capture_output=True, text=True)
    check("the script that was downloaded passes", run.returncode == 0, run.stdout + run.stderr)


def explore():
    browser.click(".push", "Explore from here")
    browser.wait("/screens? ahead/.test(document.querySelector('[aria-label=Exploration]').innerText)", 20)
    browser.click("[aria-label=Exploration] summary", at=0.05)
    browser.click("[aria-label=Exploration] details[open] .push")
    browser.wait("document.querySelector('figcaption').textContent !== 'ShiftList'")
    check("exploring finds screens, and walks to one", True)


def press_by_key(name):
    """Presses Tab until a control with a name has the focus, then Return."""
    for _ in range(60):
        if browser.value("document.activeElement.getAttribute('aria-label') || document.activeElement.textContent").startswith(name):
            browser.key("Enter")
            return
        browser.key("Tab")
    raise AssertionError(f"Tab does not reach {name}")


def keyboard():
    """Opens a row alone, from the beginning of the page on."""
    browser.click(".push", "Relaunch")
    screen("ShiftList")
    browser.open(address)
    screen("ShiftList")
    stops, missed = browser.walk_by_tab()
    check("Tab reaches every control of the live page", not missed, missed)
    check("each stop shows its focus and has a name", all(stop["isShown"] and stop["name"] for stop in stops), stops)
    bare, roles = browser.accessibility()
    check("every control of the live page has a name", not bare, bare)
    check("the page has its landmarks", {"main", "toolbar", "tablist", "log", "status"} <= roles, roles)
    press_by_key("Settle")
    browser.wait("document.querySelector('.phone .open')")
    press_by_key("Barista · Café Rokin")
    press_by_key("Settle")
    screen("ShiftDetail")
    browser.wait("document.querySelector('.script-text').textContent.endsWith('settle')")
    check("a row is opened by keys alone", lines()[-2:] == ['tap cell "Barista · Café Rokin"', "settle"], lines()[-2:])
    press_by_key("Job page")
    screen("JobPage")
    place = browser.value("document.activeElement.getAttribute('aria-label')")
    check("on another screen the focus is at its beginning", place == "Content", place)


def narrow():
    browser.size(390, 844)
    browser.open(address)
    browser.wait("document.querySelector('.phone')?.offsetParent")
    width = browser.value("document.documentElement.scrollWidth")
    check("nothing is wider than a phone", width <= 390, width)
    check("the app can be touched on a phone", browser.value("document.querySelectorAll('.phone button').length") > 0)
    browser.picture(f"{folder}/live-phone.png")


def dark():
    """Looks at the page in light and dark, wide and narrow, on several screens."""
    for is_dark in (False, True):
        for width, height in ((1400, 950), (390, 844)):
            browser.size(width, height, is_dark=is_dark)
            browser.open(address)
            browser.wait("document.querySelector('.phone')?.offsetParent")
            for index in range(7):
                browser.click(f"#tab-{index}")
                faint = browser.faint()
                assert not faint, (is_dark, width, index, faint)
            browser.value("document.querySelector('.step-link').click()")
            browser.wait("!document.querySelector('.past').hidden")
            assert not browser.faint(), (is_dark, width, browser.faint())
            browser.click(".push", "Return to now")
            browser.value("scrollTo(0, 0); document.querySelector('.main').scrollTop = 0")
            if is_dark:
                browser.picture(f"{folder}/live-dark-{width}.png")
    check("each text of the live page stands out from its ground, in light and dark", True)


def ask(method, path, body=None, host=f"127.0.0.1:{port}", **headers):
    connection = http.client.HTTPConnection("127.0.0.1", int(port), timeout=10)
    connection.request(method, path, body, {"Host": host, **{name.replace("_", "-"): value for name, value in headers.items()}})
    answer = connection.getresponse()
    answer.read()
    return answer.status


def state():
    connection = http.client.HTTPConnection("127.0.0.1", int(port))
    connection.request("POST", f"/{token}/state", "{}", {"Content-Type": "application/json"})
    return json.load(connection.getresponse())["lines"]


def raw(data):
    with socket.create_connection(("127.0.0.1", int(port)), timeout=10) as connection:
        connection.sendall(data)
        connection.shutdown(socket.SHUT_WR)
        return connection.recv(4096).split(b"\r\n")[0]


def refusals():
    before, kind, line = state(), {"Content_Type": "application/json"}, '{"line":"back"}'
    own = f"/{token}/line"
    expected = [
        (403, ask("GET", "/")), (403, ask("GET", "/0123456789abcdef0123456789abcdef/")), (403, ask("POST", "/line", line, **kind)),
        (403, ask("POST", own, line, Origin="http://evil.example", **kind)), (403, ask("POST", own, line, Origin="null", **kind)),
        (403, ask("POST", own, line, host="evil.example", **kind)), (415, ask("POST", own, line, Content_Type="text/plain")),
        (400, ask("POST", own, "{", **kind)), (400, ask("POST", own, '{"line":7}', **kind)),
        (413, ask("POST", own, json.dumps({"line": "x" * 70000}), **kind)), (413, ask("POST", own, "x" * 5_000_000, **kind)),
        (404, ask("POST", f"/{token}/../etc/passwd", "{}", **kind)), (404, ask("GET", f"/{token}/%2e%2e/%2e%2e/etc/passwd")),
        (405, ask("GET", own)), (405, ask("DELETE", f"/{token}/")),
    ]
    check("bad requests get their errors", all(status == wanted for wanted, status in expected), expected)
    for data in (b"\x00\x01\x02\r\n\r\n", b"GET\r\n\r\n", b"GET / HTTP/1.1\r\nContent-Length: -4\r\n\r\n", b"\r\n" * 100):
        answer = raw(data)
        check("malformed bytes are refused", answer == b"" or b" 4" in answer, answer)
    check("nothing has changed", state() == before)
    check("it listens on the loopback interface only", not reachable_elsewhere())


def reachable_elsewhere():
    try:
        other = socket.gethostbyname(socket.gethostname())
    except OSError:
        return False
    if other.startswith("127."):
        return False
    try:
        socket.create_connection((other, int(port)), timeout=2).close()
        return True
    except OSError:
        return False


def stop():
    server.send_signal(signal.SIGINT)
    check("Ctrl-C ends it with 0", server.wait(10) == 0, server.returncode)


try:
    for part in (walk, back_in_time, branches, typed_line, script, explore, keyboard, narrow, dark, refusals):
        part()
    browser.close()
    stop()
finally:
    browser.stop()
    server.kill()
