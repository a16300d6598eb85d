"""Drives headless Chromium by real clicks and keys over the DevTools protocol, with the standard library alone."""

import base64
import json
import os
import shutil
import socket
import struct
import subprocess
import tempfile
import time


class WebSocket:
    """A client of one WebSocket (RFC 6455) that exchanges texts."""

    def __init__(self, address):
        host, _, path = address.removeprefix("ws://").partition("/")
        name, _, port = host.partition(":")
        self.socket = socket.create_connection((name, int(port)), timeout=30)
        self.buffer = b""
        key = base64.b64encode(os.urandom(16)).decode()
        request = (
            f"GET /{path} HTTP/1.1\r\nHost: {host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n"
        )
        self.socket.sendall(request.encode())
        while b"\r\n\r\n" not in self.buffer:
            self.buffer += self.socket.recv(4096)
        head, _, self.buffer = self.buffer.partition(b"\r\n\r\n")
        assert b" 101 " in head.split(b"\r\n")[0], head

    def send(self, text):
        data = text.encode()
        mask = os.urandom(4)
        size = len(data)
        if size < 126:
            head = struct.pack("!BB", 0x81, 0x80 | size)
        elif size < 65536:
            head = struct.pack("!BBH", 0x81, 0x80 | 126, size)
        else:
            head = struct.pack("!BBQ", 0x81, 0x80 | 127, size)
        masked = bytes(byte ^ mask[index % 4] for index, byte in enumerate(data))
        self.socket.sendall(head + mask + masked)

    def receive(self):
        text = b""
        while True:
            first, second = self.take(2)
            size = second & 0x7F
            if size == 126:
                size = struct.unpack("!H", self.take(2))[0]
            elif size == 127:
                size = struct.unpack("!Q", self.take(8))[0]
            data = self.take(size)
            if first & 0x0F in (0, 1):
                text += data
                if first & 0x80:
                    return text.decode()

    def take(self, count):
        while len(self.buffer) < count:
            piece = self.socket.recv(1 << 16)
            if not piece:
                raise ConnectionError("the browser has closed the connection")
            self.buffer += piece
        taken, self.buffer = self.buffer[:count], self.buffer[count:]
        return taken


class Browser:
    """A browser with one page."""

    def __init__(self):
        self.folder = tempfile.mkdtemp()
        name = next(name for name in ("chromium", "chromium-browser", "google-chrome") if shutil.which(name))
        self.process = subprocess.Popen(
            [name, "--headless", "--no-sandbox", "--disable-gpu", "--hide-scrollbars", "--no-first-run",
             "--remote-debugging-port=0", f"--user-data-dir={self.folder}", "about:blank"],
            stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        port = self.port()
        self.socket = WebSocket(self.page(port))
        self.number = 0
        self.problems = []
        for domain in ("Page", "Runtime", "Log"):
            self.call(f"{domain}.enable")

    def port(self):
        path = os.path.join(self.folder, "DevToolsActivePort")
        for _ in range(300):
            if os.path.exists(path) and (lines := open(path).read().split("\n")) and len(lines) > 1:
                return int(lines[0])
            time.sleep(0.1)
        raise RuntimeError("the browser does not start")

    def page(self, port):
        import urllib.request

        for _ in range(100):
            with urllib.request.urlopen(f"http://127.0.0.1:{port}/json/list") as answer:
                pages = [one for one in json.load(answer) if one["type"] == "page"]
            if pages:
                return pages[0]["webSocketDebuggerUrl"]
            time.sleep(0.1)
        raise RuntimeError("the browser has no page")

    def call(self, method, **parameters):
        self.number += 1
        self.socket.send(json.dumps({"id": self.number, "method": method, "params": parameters}))
        while True:
            message = json.loads(self.socket.receive())
            if message.get("id") == self.number:
                if "error" in message:
                    raise RuntimeError(f"{method}: {message['error']}")
                return message["result"]
            self.note(message)

    def note(self, message):
        """Keeps what the page complains about; a dialog is answered with its own text."""
        method, parameters = message.get("method"), message.get("params", {})
        if method == "Runtime.exceptionThrown":
            self.problems.append(parameters["exceptionDetails"].get("exception", {}).get("description", "?"))
        elif method == "Log.entryAdded" and parameters["entry"]["level"] == "error":
            self.problems.append(parameters["entry"]["text"])
        elif method == "Page.javascriptDialogOpening":
            self.number += 1
            self.socket.send(json.dumps({
                "id": self.number, "method": "Page.handleJavaScriptDialog",
                "params": {"accept": True, "promptText": parameters.get("defaultPrompt", "")}}))

    def size(self, width, height, is_dark=False):
        self.call("Emulation.setDeviceMetricsOverride", width=width, height=height, deviceScaleFactor=1, mobile=False)
        scheme = {"name": "prefers-color-scheme", "value": "dark" if is_dark else "light"}
        self.call("Emulation.setEmulatedMedia", features=[scheme])

    def open(self, address):
        self.call("Page.navigate", url="about:blank")
        self.call("Page.navigate", url=address)
        self.wait("document.readyState === 'complete'")

    def value(self, expression):
        result = self.call("Runtime.evaluate", expression=expression, returnByValue=True, awaitPromise=True)
        if "exceptionDetails" in result:
            raise RuntimeError(f"{expression}: {result['exceptionDetails']}")
        return result["result"].get("value")

    def wait(self, expression, seconds=10):
        """Waits until an expression of the page is true."""
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            if self.value(f"Boolean({expression})"):
                return
            time.sleep(0.02)
        raise AssertionError(f"not true within {seconds} s: {expression}\n{self.value('document.body.innerText')[:2000]}")

    def box(self, selector, text=None):
        """The middle of the first visible element with a selector, and a text if one is given."""
        found = self.value(f"""(() => {{
          const all = [...document.querySelectorAll({json.dumps(selector)})];
          const text = {json.dumps(text)};
          const node = all.find(node => node.offsetParent !== null && (text === null || node.textContent.trim() === text
            || node.getAttribute('aria-label') === text));
          if (!node) return null;
          node.scrollIntoView({{ block: 'center', inline: 'center' }});
          const box = node.getBoundingClientRect();
          return [box.left, box.top, box.width, box.height];
        }})()""")
        assert found, f"there is no {selector} {text or ''}"
        return found

    def click(self, selector, text=None, at=0.5):
        left, top, width, height = self.box(selector, text)
        self.press(left + width * at, top + height / 2)

    def press(self, x, y):
        for kind in ("mouseMoved", "mousePressed", "mouseReleased"):
            self.mouse(kind, x, y)

    def mouse(self, kind, x, y):
        held = 1 if kind in ("mousePressed", "mouseDragged") else 0
        self.call(
            "Input.dispatchMouseEvent", type="mouseMoved" if kind == "mouseDragged" else kind, x=x, y=y,
            button="none" if kind == "mouseMoved" else "left", buttons=held, clickCount=0 if kind == "mouseMoved" else 1)

    def key(self, key, modifiers=0):
        codes = {"Enter": 13, "Tab": 9, "Escape": 27, "ArrowLeft": 37, "ArrowUp": 38, "ArrowRight": 39,
                 "ArrowDown": 40, "Home": 36, "End": 35, "PageUp": 33, "PageDown": 34, " ": 32}
        code = codes.get(key, ord(key.upper()[0]))
        text = "\r" if key == "Enter" else key if len(key) == 1 and not modifiers else ""
        for kind in ("keyDown", "keyUp"):
            self.call("Input.dispatchKeyEvent", type=kind, key=key, windowsVirtualKeyCode=code, modifiers=modifiers,
                      **({"text": text} if text and kind == "keyDown" else {}))

    def type(self, text):
        for character in text:
            self.call("Input.dispatchKeyEvent", type="keyDown", key=character, text=character)
            self.call("Input.dispatchKeyEvent", type="keyUp", key=character)

    def walk_by_tab(self):
        """Presses Tab until the focus is where it was; returns the stops, and the controls that it did not reach."""
        self.value("document.activeElement.blur()")
        stops = []
        for _ in range(300):
            self.key("Tab")
            stop = self.value("""(() => {
              const node = document.activeElement;
              if (node === document.body) return null;
              const style = getComputedStyle(node);
              node.dataset.stop ??= String(document.querySelectorAll('[data-stop]').length);
              return { stop: node.dataset.stop, name: node.getAttribute('aria-label') || node.textContent.trim().slice(0, 60),
                isShown: style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) >= 2 };
            })()""")
            if stop is None:
                # After the last control the focus leaves the page, and comes back at its beginning.
                continue
            if any(stop["stop"] == other["stop"] for other in stops):
                break
            stops.append(stop)
        missed = self.value("""[...document.querySelectorAll('a[href], button, input, select, textarea, summary, [tabindex]')]
          .filter(node => node.checkVisibility() && !node.disabled && node.tabIndex >= 0 && node.dataset.stop === undefined)
          .map(node => node.outerHTML.slice(0, 120))""")
        return stops, missed

    def accessibility(self):
        """Returns the roles of controls without a name, and all roles, as a screen reader gets them."""
        self.call("Accessibility.enable")
        nodes = [node for node in self.call("Accessibility.getFullAXTree")["nodes"] if not node.get("ignored")]
        roles = ("button", "textbox", "searchbox", "slider", "tab", "combobox", "link", "image", "tablist", "navigation", "switch",
                 "spinbutton", "dialog", "DisclosureTriangle", "Date", "DateTime", "InputTime")
        bare = [node["role"]["value"] for node in nodes if node["role"]["value"] in roles and not node.get("name", {}).get("value")]
        return bare, {node["role"]["value"] for node in nodes}

    def faint(self):
        """The visible texts whose contrast with their ground is below 4.5, or 3 for large ones; disabled and covered ones may be."""
        return self.value("""(() => {
          const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
          const read = color => {
            canvas.clearRect(0, 0, 1, 1);
            canvas.fillStyle = color;
            canvas.fillRect(0, 0, 1, 1);
            const [r, g, b, a] = canvas.getImageData(0, 0, 1, 1).data;
            return [r, g, b, a / 255];
          };
          const over = (top, ground) => [0, 1, 2].map(index => top[index] * top[3] + ground[index] * (1 - top[3]));
          const light = color => {
            const [r, g, b] = color.map(part => part / 255).map(part => part <= .03928 ? part / 12.92 : ((part + .055) / 1.055) ** 2.4);
            return .2126 * r + .7152 * g + .0722 * b;
          };
          const groundOf = node => {
            if (!node) return [255, 255, 255];
            const color = read(getComputedStyle(node).backgroundColor);
            return color[3] === 1 ? color.slice(0, 3) : over(color, groundOf(node.parentElement));
          };
          const opacityOf = node => node ? Number(getComputedStyle(node).opacity) * opacityOf(node.parentElement) : 1;
          const found = [];
          const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
          for (let text = walker.nextNode(); text; text = walker.nextNode()) {
            const node = text.parentElement;
            if (!text.data.trim() || !node.checkVisibility() || node.closest('.hidden, :disabled, .off, .covered, script, [aria-hidden=true], svg, option')) continue;
            const style = getComputedStyle(node);
            const ground = groundOf(node);
            const color = read(style.color);
            color[3] *= opacityOf(node);
            const [one, other] = [light(over(color, ground)), light(ground)].sort((a, b) => b - a);
            const ratio = (one + .05) / (other + .05);
            const isLarge = parseFloat(style.fontSize) >= 18.66;
            if (ratio < (isLarge ? 3 : 4.5)) found.push(`${text.data.trim().slice(0, 40)} (${node.className || node.tagName}): ${ratio.toFixed(2)}`);
          }
          return found;
        })()""")

    def picture(self, path):
        data = self.call("Page.captureScreenshot", format="png")["data"]
        with open(path, "wb") as file:
            file.write(base64.b64decode(data))

    def close(self):
        assert not self.problems, "the page complains: " + "\n".join(self.problems)
        self.stop()

    def stop(self):
        self.process.terminate()
        self.process.wait(10)
        shutil.rmtree(self.folder, ignore_errors=True)
