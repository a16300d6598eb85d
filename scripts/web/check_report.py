"""Reads reports of rehearse run in a browser: check_report.py REPORT MERGED PLAIN FOLDER."""

import re
import sys
import time

from browser import Browser

report, merged, plain, folder = sys.argv[1:]
browser = Browser()
address = "file://" + report


def text(selector):
    return browser.value(f"document.querySelector({selector!r}).innerText")


def count(selector):
    return browser.value(f"document.querySelectorAll({selector!r}).length")


def step():
    return browser.value("document.querySelector('.track').getAttribute('aria-valuenow')")


def check(name, condition, detail=""):
    assert condition, f"{name}: {detail}"
    print("ok", name)


def failure_first():
    browser.size(1700, 950)
    browser.open(address)
    check("the first failure is opened", text("h2") == "the wrong title is expected", text("h2"))
    check("the failed step is the current one", step() == "6", step())
    words = browser.value("[...document.querySelectorAll('.failure del')].map(node => node.textContent)")
    check("the words that differ are marked", words == ['"Warehouse', "shift", "tomorrow", 'evening"'], words)
    check("failures come first", text(".file").startswith("Failed"), text(".file"))
    check("a name that looks like markup is text", "</script><b>" in text(".side") and count(".side b") == 0)


def timeline():
    browser.key("ArrowLeft")
    check("an arrow key moves one step", step() == "5", step())
    check("the touched element is marked", "Barista" in text(".phones .touched"), text(".phones"))
    marks = browser.value("document.querySelectorAll('.phones .touched').length")
    check("it is marked once, on the screen before", marks == 1, marks)
    check("the phones show before and after", "before: ShiftList" in text(".phones") and "after: ShiftDetail" in text(".phones"))
    browser.size(1300, 950)
    check("a narrower page shows the screen before", "before: ShiftList" in text(".phones") and "after:" not in text(".phones"))
    browser.click(".either .push", "After")
    check("and after it on demand", "after: ShiftDetail" in text(".phones") and "before:" not in text(".phones"))
    browser.size(1700, 950)
    browser.click(".track", at=0.02)
    check("a click on the track moves there", step() == "1", step())
    left, top, width, height = browser.box(".track")
    browser.mouse("mousePressed", left + 5, top + 5)
    browser.mouse("mouseDragged", left + width * 0.6, top + 5)
    browser.mouse("mouseReleased", left + width * 0.6, top + 5)
    check("a drag scrubs", step() == "4", step())
    browser.value("document.querySelector('.track').focus()")
    browser.key("Home")
    check("Home goes to the first step", step() == "1", step())
    browser.key("End")
    check("End goes to the last step", step() == "6", step())
    browser.click(".step-link", at=0.3)
    check("a click on a line goes to its step", step() == "1", step())
    check("the address names the step", browser.value("location.hash") in ("", "#1/1"), browser.value("location.hash"))


def panels():
    browser.click(".step-link.act:nth-child(1)")
    browser.open(address + "#1/5")
    browser.click(".tab-button", "Requests3")
    check("requests are listed with their answers", "GET /shifts" in text("#panel") and "200" in text("#panel"), text("#panel"))
    browser.key("ArrowRight")
    check("arrow keys move between tabs", "Coordinators" in text("[aria-selected=true]"), text("[aria-selected=true]"))
    for name, wanted in [("Map", "ShiftDetail"), ("Events", "/session"), ("Props", "Café Rokin")]:
        browser.value(f"[...document.querySelectorAll('.tab-button')].find(tab => tab.textContent.startsWith('{name}')).click()")
        check(f"{name} shows the step", wanted in browser.value("document.getElementById('panel').textContent"))
    whole = browser.value("document.documentElement.outerHTML")
    steps = browser.value("[...document.querySelectorAll('script.steps, script.scene')].map(node => node.textContent).join()")
    check("the typed password is in no record", "secret" not in steps and "••••••" in steps)
    check("the page asks no network", not re.search(r'(src|href)="https?:', whole))


def finding():
    browser.open(address)
    browser.key("n")
    browser.key("n")
    check("n goes to the next failure", text("h2") == "a snapshot differs", text("h2"))
    check("a snapshot is shown beside the screen", "bob@crew.example" in text(".sides") and "ann@crew.example" in text(".sides"))
    browser.click(".filter.failed")
    check("a filter shows its scenes only", count(".scene-link") == 3, count(".scene-link"))
    browser.click(".filter.failed")
    browser.key("/")
    browser.type("nobody has this")
    check("a search without a match says so", "No scene matches" in text(".side"))
    browser.value("document.querySelector('.search').select()")
    browser.type('tap "OK"')
    check("a search finds what a step typed", "passes with an alert" in text(".side") and count(".scene-link") == 1, text(".side"))
    browser.key("Escape")


def accessible():
    browser.open(address + "#1/5")
    browser.call("Accessibility.enable")
    nodes = browser.call("Accessibility.getFullAXTree")["nodes"]
    roles = ("button", "textbox", "searchbox", "slider", "tab", "combobox", "link", "image", "tablist", "navigation")
    bare = [node["role"]["value"] for node in nodes
            if not node.get("ignored") and node["role"]["value"] in roles and not node.get("name", {}).get("value")]
    found = {node["role"]["value"] for node in nodes if not node.get("ignored")}
    check("every control has a name", not bare, bare)
    check("landmarks and widgets have their roles", {"main", "navigation", "slider", "tablist", "tabpanel", "status"} <= found, found)
    browser.picture(f"{folder}/report.png")
    light = browser.value("getComputedStyle(document.body).backgroundColor")
    browser.size(1500, 950, is_dark=True)
    check("the page follows the choice of dark", browser.value("getComputedStyle(document.body).backgroundColor") != light)
    browser.picture(f"{folder}/report-dark.png")


def narrow():
    browser.size(390, 844)
    browser.open(address)
    check("a phone shows the list", browser.value("document.querySelector('.main').offsetParent === null"))
    browser.click(".scene-link", at=0.4)
    browser.wait("document.querySelector('.main').offsetParent !== null")
    check("a scene replaces the list", browser.value("document.querySelector('.side').offsetParent === null"))
    width = browser.value("document.documentElement.scrollWidth")
    check("nothing is wider than the phone", width <= 390, width)
    browser.picture(f"{folder}/report-phone.png")
    browser.click(".back-link")
    browser.wait("document.querySelector('.side').offsetParent !== null")
    check("the list comes back", True)


def joined():
    browser.size(1500, 950)
    for path, name in [(merged, "shards"), (plain, "lines without records")]:
        browser.open("file://" + path)
        check(f"the report of {name} has all scenes", count("script.scene") == 4, count("script.scene"))
    check("without records it says so", "no steps were recorded" in text(".main").lower(), text(".main"))
    check("and shows what was printed", "seen:" in text(".failure"))
    browser.open("file://" + merged)
    check("with records it has the steps", count(".step-link") == 6, count(".step-link"))


def thousand():
    page = open(report, encoding="utf-8").read()
    scenes = re.findall(r'<script type="application/json" class="scene">.*?</script>\n<script type="application/json" class="steps">.*?</script>\n', page, re.S)
    longest = max(scenes, key=len)
    start = page.index(scenes[0])
    big = f"{folder}/thousand.html"
    with open(big, "w", encoding="utf-8") as file:
        file.write(page[:start] + "".join(scenes) + longest * (1000 - len(scenes)) + page[page.rindex("<script type"):])
    began = time.monotonic()
    browser.open("file://" + big)
    browser.wait("document.querySelectorAll('.scene-link').length === 1000 && document.querySelector('.phone')")
    took = time.monotonic() - began
    check("a thousand scenes open within two seconds", took < 2, f"{took:.2f} s")
    print(f"a thousand scenes opened in {took:.2f} s")


try:
    for part in (failure_first, timeline, panels, finding, accessible, narrow, joined, thousand):
        part()
    browser.close()
finally:
    browser.stop()
