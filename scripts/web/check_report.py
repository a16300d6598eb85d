"""Reads reports of rehearse run in a browser: check_report.py REPORT MERGED PLAIN FAULTS FOLDER."""

import json
import math
import random
import re
import sys
import time

from browser import Browser

report, merged, plain, faults, folder = sys.argv[1:]
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


def open_map():
    browser.value("[...document.querySelectorAll('.tab-button')].find(tab => tab.textContent.startsWith('Map')).click()")
    browser.wait("document.querySelector('.map')")


def places(look=""):
    return browser.value(f"[...document.querySelectorAll('.map-box .place{look} title')].map(node => node.textContent)")


def run_map():
    browser.open(address + "#1/5")
    open_map()
    check("the map has the screens of all scenes", set(places()) == {"SignIn", "ShiftList", "ShiftDetail", "ForgotPassword"}, places())
    check("the scene's own screens are marked", places(".seen") == ["SignIn", "ShiftList"], places(".seen"))
    check("the step's screen is emphasised", places(".here") == ["ShiftDetail"], places(".here"))
    check("and so is its way", browser.value("document.querySelector('.map .way.here title').textContent") == "ShiftList → ShiftDetail: tap cell 1")
    browser.value("document.querySelector('.track').focus()")
    browser.key("Home")
    check("the scene's later screens are told from other scenes'", places(".ahead") == ["ShiftList", "ShiftDetail"]
          and count(".map .place:not(.ahead, .seen, .here)") == 1, places(".ahead"))
    browser.value("[...document.querySelectorAll('.scene-link')].find(link => link.textContent.includes('of its own')).click()")
    check("the panel stays chosen in the next scene", places(".here") == ["ForgotPassword"], places(".here"))
    browser.click(".map-head .push", "Enlarge")
    check("the map can be shown as large as the page", browser.box("dialog .map-box")[2] > 1500)
    browser.key("Escape")
    browser.wait("!document.querySelector('dialog')")
    browser.value("document.querySelector('.tab-button').click()")


def finding():
    browser.open(address)
    browser.key("n")
    browser.key("n")
    check("n goes to the next failure", text("h2") == "a snapshot differs", text("h2"))
    check("a snapshot is shown beside the screen", "bob@crew.example" in text(".sides") and "ann@crew.example" in text(".sides"))
    heights = browser.value("[...document.querySelectorAll('.sides tr')].every(row => row.children[0].offsetTop === row.children[1].offsetTop)")
    check("its lines stand opposite each other, and none is cut off", heights
          and browser.value("[...document.querySelectorAll('.sides td')].every(cell => cell.scrollWidth <= cell.clientWidth + 1)"))
    browser.click(".filter.failed")
    check("a filter shows its scenes only", count(".scene-link") == 3, count(".scene-link"))
    browser.click(".filter.failed")
    browser.key("/")
    browser.type("nobody has this")
    check("a search without a match says so", "No scene matches" in text(".side"))
    browser.value("document.querySelector('.search').select()")
    browser.type('tap "OK"')
    found = browser.value("[...document.querySelectorAll('.scene-link')].map(link => link.textContent)")
    check("a search finds what a step typed", len(found) == 1 and "passes with an alert" in found[0], found)
    browser.key("Escape")


def accessible():
    browser.open(address + "#1/5")
    bare, found = browser.accessibility()
    check("every control has a name", not bare, bare)
    check("landmarks and widgets have their roles", {"main", "navigation", "slider", "tablist", "tabpanel", "status"} <= found, found)
    browser.size(1640, 1060)
    browser.picture(f"{folder}/report.png")
    light = browser.value("getComputedStyle(document.body).backgroundColor")
    browser.size(1500, 950, is_dark=True)
    check("the page follows the choice of dark", browser.value("getComputedStyle(document.body).backgroundColor") != light)
    browser.picture(f"{folder}/report-dark.png")


def keyboard():
    """Walks through the whole page by Tab: each control is reached, has a name, and shows that it has the focus."""
    browser.open(address + "#1/5")
    stops, missed = browser.walk_by_tab()
    check("Tab reaches every control", not missed, missed)
    check("each stop shows its focus", all(stop["isShown"] for stop in stops), [stop for stop in stops if not stop["isShown"]])
    check("each stop has a name", all(stop["name"] for stop in stops), stops)
    browser.value("document.querySelector('.scene-link').focus()")
    for key in ("Tab", "Tab", "Enter"):
        browser.key(key)
    check("Return opens a scene of the list", text("h2") == "a snapshot differs", text("h2"))
    browser.value("document.querySelector('.tab-button[aria-selected=true]').focus()")
    browser.key("End")
    check("End goes to the last tab", text("[aria-selected=true]") == "Map", text("[aria-selected=true]"))
    for key in ("Tab", "Tab", "Enter"):
        browser.key(key)
    check("Return enlarges the map", browser.value("document.activeElement.closest('dialog') !== null"))
    browser.key("Escape")
    browser.wait("!document.querySelector('dialog')")
    check("Escape closes it, and its button has the focus again", browser.value("document.activeElement.textContent") == "Enlarge")
    browser.value("document.querySelector('.tab-button').click()")


def contrast():
    for is_dark in (False, True):
        for width in (1700, 390):
            browser.size(width, 950, is_dark=is_dark)
            for place in ("#1/5", "#1/6", "#2/1", "#3/2", "#4/7"):
                browser.open(address + place)
                for index in range(7):
                    browser.value(f"document.getElementById('tab-{index}')?.click()")
                    faint = browser.faint()
                    check_quietly(f"{'dark' if is_dark else 'light'}, {width}, {place}, panel {index}", not faint, faint)
    check("each text stands out from its ground, in light and dark", True)
    browser.size(1500, 950)


def check_quietly(name, condition, detail):
    assert condition, f"{name}: {detail}"


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
        check(f"the report of {name} has all scenes", count("script.scene") == 5, count("script.scene"))
    check("without records it says so", "no steps were recorded" in text(".main").lower(), text(".main"))
    check("and shows what was printed", "seen:" in text(".failure"))
    browser.open("file://" + merged)
    check("with records it has the steps", count(".step-link") == 6, count(".step-link"))


def panel(name, place):
    """Returns the text of a panel at a step of the report of an app that makes mistakes."""
    browser.open("file://" + faults + place)
    browser.value(f"[...document.querySelectorAll('.tab-button')].find(tab => tab.textContent.startsWith({name!r})).click()")
    return text("#panel")


def mistakes():
    check("a finding is shown at its step", "Attempt to present" in panel("Findings", "#1/2"), text("#panel"))
    check("and is new there", count("#panel .fresh") == 1)
    check("a leak is shown where it came", "Leaked left the screen" in panel("Findings", "#1/5"), text("#panel"))
    check("pending work is shown with its time", "in 200 ms" in panel("Pending", "#2/4"), text("#panel"))
    check("a body is shown with its request", "secret" in panel("Requests", "#2/4") and "••••••" in text("#panel"), text("#panel"))
    check("a secret is masked in the step before it was typed", text("ol.steps").count("••••••") == 2, text("ol.steps"))
    check("and nowhere in clear", "hunter22" not in open(faults, encoding="utf-8").read())


def cut_off():
    """Opens the report of a run that was killed while a scene was written."""
    page = open(report, encoding="utf-8").read()
    path = f"{folder}/cut.html"
    third = scenes_of(page)[2]
    browser.size(1500, 950)
    for end in (200, third.index("</script>"), third.index("</script>") + 10, len(third) - 30):
        with open(path, "w", encoding="utf-8") as file:
            file.write(page[:page.index(third) + end])
        browser.open("file://" + path)
        check("the report of a run that was killed has the scenes that ended", count(".scene-link") == 2, count(".scene-link"))
        check("and says that it did not end", "the run did not end" in text(".top"), text(".top"))


def scenes_of(page):
    return re.findall(r'<script type="application/json" class="scene">.*?</script>\n<script type="application/json" class="steps">.*?</script>\n', page, re.S)


def write_page(name, scenes):
    """Writes a report of other scenes, and returns its path."""
    page = open(report, encoding="utf-8").read()
    path = f"{folder}/{name}.html"
    with open(path, "w", encoding="utf-8") as file:
        file.write(page[:page.index(scenes_of(page)[0])] + "".join(scenes) + page[page.rindex("<script type"):])
    return path


def made_scene(number, walk):
    """A scene that shows screens one after another."""
    head = {"file": "made.script", "name": f"walk {number}", "at": number + 1, "round": 1, "tags": [], "outcome": "passed", "virtual": 0, "elapsed": 1}
    records = [{"line": f"tap {name}", "at": index + 1, "kind": "act", "start": index, "end": index,
                "screen": {"name": name, "title": name, "path": walk[:index + 1], "elements": [0, 0, []]}}
               for index, name in enumerate(walk)]
    return "".join(f'<script type="application/json" class="{kind}">{json.dumps(content)}</script>\n'
                   for kind, content in (("scene", head), ("steps", records)))


def walks(count, seed):
    """Walks from the first screen through a made app with so many screens, until each was shown."""
    chance = random.Random(seed)
    names = ["Home"] + [f"{chance.choice(['Order', 'Account', 'Message', 'Notification'])}{chance.choice(['List', 'Detail', 'Settings'])}{index}"
                        for index in range(1, count)]
    parent = {index: chance.randrange(max(0, index // 4 - 2), max(1, index // 2)) for index in range(1, count)}
    for index in range(1, count):
        way = [index]
        while way[0]:
            way.insert(0, parent[way[0]])
        yield [names[place] for place in way] + [names[chance.randrange(count)]]


def hundred():
    for screens in (19, 100):
        path = write_page(f"map-{screens}", [made_scene(number, walk) for number, walk in enumerate(walks(screens, 7))])
        browser.size(1500, 950)
        browser.open("file://" + path + "#5/3")
        began = time.monotonic()
        open_map()
        took = time.monotonic() - began
        boxes = browser.value("[...document.querySelectorAll('.map rect')].map(node => ['x', 'y', 'width', 'height'].map(name => +node.getAttribute(name)))")
        check(f"a map of {screens} screens has them all", len(boxes) == screens, len(boxes))
        apart = all(one[0] + one[2] <= two[0] or two[0] + two[2] <= one[0] or one[1] + one[3] <= two[1] or two[1] + two[3] <= one[1]
                    for index, one in enumerate(boxes) for two in boxes[:index])
        check("no screen lies on another", apart)
        browser.wait("""(() => {
          const [box, here] = [document.querySelector('.map-box'), document.querySelector('.map .here rect')].map(node => node.getBoundingClientRect());
          return here.left >= box.left && here.right <= box.right && here.top >= box.top && here.bottom <= box.bottom;
        })()""")
        check("the step's screen is in sight, its name in 12 pixels", browser.value("document.querySelector('.map').getScreenCTM().a") == 1)
        browser.picture(f"{folder}/map-{screens}.png")
        browser.click(".map-head .push", "Enlarge")
        scale = browser.value("document.querySelector('dialog .map').getScreenCTM().a")
        check("the whole map fits the page, with names in 9 pixels or more", scale * 12 >= 9, scale)
        browser.picture(f"{folder}/map-{screens}-enlarged.png")
        browser.size(1500, 950, is_dark=True)
        browser.picture(f"{folder}/map-{screens}-dark.png")
        browser.key("Escape")
        print(f"a map of {screens} screens took {took:.2f} s")


def thousand():
    page = open(report, encoding="utf-8").read()
    scenes = scenes_of(page)
    big = write_page("thousand", scenes + [max(scenes, key=len)] * (1000 - len(scenes)))
    took, mapped = math.inf, math.inf
    for _ in range(3):
        began = time.monotonic()
        browser.open("file://" + big)
        browser.wait("document.querySelectorAll('.scene-link').length === 1000 && document.querySelector('.phone')")
        opened = time.monotonic()
        open_map()
        took, mapped = min(took, opened - began), min(mapped, time.monotonic() - opened)
    check("a thousand scenes open within two seconds", took < 2, f"{took:.2f} s")
    check("and their map within one", mapped < 1, f"{mapped:.2f} s")
    print(f"a thousand scenes opened in {took:.2f} s, their map in {mapped:.2f} s")


try:
    for part in (failure_first, timeline, panels, run_map, finding, accessible, keyboard, contrast, narrow, joined, mistakes, cut_off, hundred, thousand):
        part()
    browser.close()
finally:
    browser.stop()
