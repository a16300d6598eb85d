"""Sets each control of an app in a browser: check_controls.py CONTROLS_APP FOLDER."""

import re
import subprocess
import sys

from browser import Browser

program, folder = sys.argv[1:]
printed = f"{folder}/controls.txt"
server = subprocess.Popen([program, "serve", "--web"], stdout=open(printed, "w"), stderr=subprocess.PIPE, text=True)
address = re.search(r"http\S+", server.stderr.readline()).group(0)
browser = Browser()
done = []


def check(name, condition, detail=""):
    assert condition, f"{name}: {detail}"
    print("ok", name)


def told(text, *lines):
    """Waits until the app says what it was told, and compares the lines that were printed."""
    browser.wait(f"[...document.querySelectorAll('.phone .words')].some(node => node.textContent === {text!r})")
    done.extend(lines)
    browser.wait(f"document.querySelector('.script-text').textContent.split('\\n').length === {len(done)}")
    shown = open(printed, encoding="utf-8").read().splitlines()
    check(f"the app is told {text}", shown == done, shown)


def keys(*names):
    for name in names:
        browser.key(name) if len(name) > 1 else browser.type(name)


def focused():
    return browser.value("document.activeElement.getAttribute('aria-label')")


def slider():
    browser.click("input[type=range]", at=0.75)
    value = browser.value("document.querySelector('input[type=range]').value")
    check("a click on the slider's track sets a value near it", 70 <= int(value) <= 80, value)
    told(f"Volume: {value}%", f'set "Volume" "{value}%"')
    keys("ArrowRight")
    told(f"Volume: {int(value) + 1}%", f'set "Volume" "{int(value) + 1}%"')
    check("the slider keeps the focus", focused() == "Volume", focused())
    keys("End")
    told("Volume: 100%", 'set "Volume" "100%"')


def stepper():
    browser.click("button", "Increment Guests")
    told("Guests: 3", 'set "Guests" "+"')
    check("the button keeps the focus", focused() == "Increment Guests", focused())
    keys("Enter")
    told("Guests: 4", 'set "Guests" "+"')
    check("at the end of the range the button is disabled", browser.value("document.querySelector('[aria-label=\\'Increment Guests\\']').disabled") is True)
    browser.click("button", "Decrement Guests")
    told("Guests: 3", 'set "Guests" "-"')
    check("the value is between the buttons", browser.value("document.querySelector('.stepper b').textContent") == "3")
    check("the buttons of a stepper are drawn once", browser.value("[...document.querySelectorAll('.phone button')].filter(node => /crement/.test(node.ariaLabel || node.textContent)).length") == 2)


def segments():
    browser.click(".segment", "Grid")
    told("Layout: 1", 'tap "Grid"')
    browser.click("button[role=switch]")
    told("Alerts: on", 'tap "Alerts"')
    check("the switch tells its state", browser.value("document.querySelector('[role=switch]').getAttribute('aria-checked')") == "true")


def wheels():
    select = "document.querySelector('select[aria-label=Day]')"
    browser.wait(f"{select}.options.length === 4")
    browser.value(f"{select}.focus()")
    keys("ArrowDown")
    told("Day: Tuesday", 'set pickerWheel "Day" "Tuesday"')
    browser.wait(f"{select}.options.length === 4")
    check("a wheel keeps the focus", focused() == "Day", focused())
    keys("W")
    told("Day: Wednesday", 'set pickerWheel "Day" "Wednesday"')
    browser.wait("document.querySelectorAll('select[aria-label=Size]')[1].options.length === 2")
    browser.value("document.querySelectorAll('select[aria-label=Size]')[1].focus()")
    keys("ArrowDown")
    told("Size: blue", 'set pickerWheel "Size" 2 "blue"')


def dates():
    for name, kind, typed, told_text, line in [
        ("Arrival", "date", "02032026", "2026-02-03", "2026-02-03"),
        ("Alarm", "time", "0815AM", "08:15:00Z", "08:15"),
        ("Meeting", "datetime-local", "02042026\t0830PM", "2026-02-04T20:30:00Z", "2026-02-04 20:30"),
    ]:
        browser.value(f"document.querySelector('input[type={kind}]').focus()")
        keys(*[("Tab" if key == "\t" else key) for key in typed], "Enter")
        browser.wait(f"[...document.querySelectorAll('.phone .words')].some(node => node.textContent.startsWith('{name}: ')"
                     f" && node.textContent.includes({told_text!r}))")
        done.append(f'set "{name}" "{line}"')
        browser.wait(f"document.querySelector('.script-text').textContent.split('\\n').length === {len(done)}")
        shown = open(printed, encoding="utf-8").read().splitlines()
        check(f"a date typed into {name} is set once, as a whole", shown == done, shown)
    browser.click("input[aria-label=Timer]")
    browser.value("document.activeElement.select()")
    keys("2", ":", "1", "5", "Tab")
    told("Timer: 8100 s", 'set "Timer" "2:15"')
    browser.click("input[aria-label=Timer]")
    browser.value("document.activeElement.select()")
    keys("x", "Tab")
    browser.wait("document.querySelector('.said').innerText.includes('hours and minutes')")
    check("a value that a control does not have is refused with its reason", True)
    browser.wait("document.querySelector('input[aria-label=Timer]').value === '2:15'")
    check("and the control shows the value it has", True)
    check("the screen stays where it was scrolled to", browser.value("document.querySelector('.phone .body-area').scrollTop") > 0)


def secrets():
    browser.click(".phone .tab", "Account")
    browser.wait("document.querySelector('figcaption').textContent === 'Password'")
    browser.click("input[aria-label^='A line']")
    keys(*"expect no \"hunter22\"", "Enter")
    browser.wait("document.querySelector('.steps').innerText.includes('expect no')")
    browser.click("input[type=password]")
    keys(*"hunter22", "Tab")
    browser.wait("document.querySelector('.steps').innerText.includes('type')")
    whole = browser.value("document.documentElement.outerHTML")
    check("a text that turns out to be a secret is masked in the steps before", "hunter22" not in whole)
    check("and on standard output", "hunter22" not in open(printed, encoding="utf-8").read().splitlines()[-1])


try:
    browser.size(1400, 1100)
    browser.open(address)
    browser.wait("document.querySelector('figcaption')?.textContent === 'Controls'")
    for part in (slider, stepper, segments, wheels, dates):
        part()
    bare, _ = browser.accessibility()
    check("every control has a name", not bare, bare)
    check("each text stands out", not browser.faint(), browser.faint())
    browser.picture(f"{folder}/controls.png")
    browser.size(1400, 1100, is_dark=True)
    browser.picture(f"{folder}/controls-dark.png")
    secrets()
    browser.close()
finally:
    browser.stop()
    server.kill()
