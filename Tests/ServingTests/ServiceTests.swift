import Foundation
import HeadlessUIKit
import JSONRPC
import RehearsalCore
import Testing

@testable import Serving

@Suite("The service of an app")
struct ServiceTests {
  private let service = AppService(CounterAppDelegate.self)

  private func error(_ name: String, _ parameters: PropsValue? = nil) -> RPCError? {
    do throws(RPCError) {
      _ = try service.call(name, parameters)
      return nil
    } catch {
      return error
    }
  }

  @Test("before launch, each call but launch and shutdown says so")
  func notLaunched() {
    let names = ServiceMethod.all.map(\.name).filter { !["launch", "shutdown"].contains($0) }
    let codes = names.map { name in
      let parameters: PropsValue? =
        switch name {
        case "run": .members(["line": .string("back")])
        case "perform": .members(["action": .string("back")])
        case "wait": .members(["milliseconds": .int(1)])
        default: nil
        }
      return error(name, parameters)?.code
    }
    #expect(codes == names.map { _ in -32002 })
  }

  @Test("a line, an action and undo change the screen")
  func walking() throws {
    let first = try service.call("launch", .members(["storage": .members(["n": .string("1")])]))
    #expect(first[member: "name"] == .string("Counter"))
    let tap = try service.call("run", .members(["line": .string("tap More")]))
    _ = try service.call(
      "perform",
      .members(["action": .string("tap"), "element": .members(["text": .string("More")])]))
    #expect(service.screenText.contains("2"))
    #expect(try service.call("undo", nil) == tap[member: "screen"])
    #expect(try service.call("undo", .members(["count": .int(1)])) == first)
    #expect(error("undo")?.code == -32602)
  }

  @Test("a failure has what was expected, what was seen and the screen")
  func failure() throws {
    _ = try service.call("launch", nil)
    let failure = error("run", .members(["line": .string("expect screen Home now")]))
    #expect(failure?.code == -32000)
    #expect(failure?.data?[member: "expected"] == .string("screen Home now"))
    #expect(failure?.data?[member: "seen"] == .string("screen Counter"))
    #expect(failure?.data?[member: "screen"] == .string(service.screenText))
  }

  @Test("a name or type of a parameter that is wrong is refused")
  func parameters() throws {
    _ = try service.call("launch", nil)
    #expect(error("run")?.data == .string("`run` needs the parameter `line`"))
    #expect(
      error("run", .members(["lines": .string("back")]))?.data
        == .string("`run` has no parameter `lines`; did you mean `line`?"))
    #expect(error("run", .members(["line": .int(3)]))?.data == .string("`line` is of type string"))
    #expect(error("perform", .members(["action": .string("fly")]))?.code == -32602)
    #expect(error("perform", .members(["action": .string("tap")]))?.code == -32602)
    #expect(error("fly")?.code == -32601)
  }

  @Test("each action is read with its element, its text or its keys")
  func actions() throws {
    let element = PropsValue.members([
      "text": .string("A"), "type": .string("button"), "index": .int(2), "in": .string("alert"),
    ])
    let actions = try ActionReader.names.map { name in
      try ActionReader(
        .members([
          "action": .string(name), "element": element,
          "text": .string(name == "press" ? "cmd+n" : "x"),
        ])
      ).action().description
    }
    #expect(
      actions == [
        #"tap button "A" 2 in alert"#, #"doubletap button "A" 2 in alert"#,
        #"longpress button "A" 2 in alert"#, #"type "x" into button "A" 2 in alert"#,
        #"clear button "A" 2 in alert"#, "submit", "press cmd+n",
        #"set button "A" 2 in alert x"#, "back", "swipe back", "swipe down",
        #"swipe left on button "A" 2 in alert"#, #"swipe right on button "A" 2 in alert"#,
        #"scroll to button "A" 2 in alert"#, "refresh", "open x", #"push "x""#, "shortcut x",
        "launch", "terminate", "kill", "background", "foreground", "memory warning", "settle",
      ])
    let typed = ActionReader(.members(["action": .string("type"), "text": .string("x")]))
    #expect(try typed.action().description == #"type "x""#)
  }

  @Test(
    "an action that lacks something is refused with what it needs",
    arguments: [
      (["action": "fly"], nil),
      (["action": "open"], "this action needs `text`"),
      (
        ["action": "press", "text": "hyper"],
        "`hyper` is not a key; expected one like cmd+n or escape"
      ),
      (["action": "tap"], #"this action needs `element`, such as {"text": "Sign in"}"#),
      (
        ["action": "tap", "element": "A"], #"an element is an object, such as {"text": "Sign in"}"#
      ),
    ] as [([String: String], String?)])
  func incomplete(_ parameters: [String: String], _ reason: String?) throws {
    let value = PropsValue.object(
      parameters.sorted { $0.key < $1.key }.map { .init($0.key, .string($0.value)) })
    let error = #expect(throws: RPCError.self) { try ActionReader(value).action() }
    let names = "`action` is one of \(ActionReader.names.joined(separator: ", "))"
    #expect(error?.code == -32602)
    #expect(error?.data == .string(reason ?? names))
  }

  @Test(
    "an element that cannot be read is refused with the member that is wrong",
    arguments: [
      (#"{}"#, "the element is empty"), (#"{"type": "knob"}"#, "`knob` is no type of element"),
      (#"{"index": 0}"#, "an element has no `index` of this kind"),
      (
        #"{"text": "A", "in": "menu"}"#,
        #"an element is an object, such as {"text": "Sign in"}"#
      ),
      (#"{"label": "A"}"#, "an element has no `label` of this kind"),
    ])
  func elements(_ element: String, _ reason: String) throws {
    let value = PropsValue.members([
      "action": .string("tap"), "element": try PropsValue(json: Data(element.utf8)),
    ])
    let error = #expect(throws: RPCError.self) { try ActionReader(value).action() }
    #expect(error?.data == .string(reason))
  }

  @Test("an element may lie in an alert, a sheet, a banner or another element")
  func scopes() throws {
    let elements = try [
      #"{"containing": "A", "in": "sheet"}"#, #"{"text": "A", "in": "banner"}"#,
      #"{"text": "A", "in": {"type": "cell", "index": 1}}"#,
    ].map { element in
      try ActionReader(
        .members([
          "action": .string("tap"), "element": try PropsValue(json: Data(element.utf8)),
        ])
      ).action().description
    }
    #expect(
      elements == [
        #"tap containing "A" in sheet"#, #"tap "A" in banner"#, #"tap "A" in cell 1"#,
      ])
  }

  @Test("elements lie in each other 20 deep at most", arguments: [(19, true), (20, false)])
  func depth(outer: Int, isRead: Bool) throws {
    let element =
      String(repeating: #"{"type": "cell", "in": "#, count: outer) + #"{"text": "A"}"#
      + String(repeating: "}", count: outer)
    let value = PropsValue.members([
      "action": .string("tap"), "element": try PropsValue(json: Data(element.utf8)),
    ])
    let description = "tap \(String(repeating: "cell in ", count: outer))\"A\""
    #expect((try? ActionReader(value).action().description) == (isRead ? description : nil))
  }

  @Test("an action that the app refuses fails with the reason and the screen, and is not undone")
  func refusedAction() throws {
    let first = try service.call("launch", nil)
    let failure = error(
      "perform",
      .members(["action": .string("tap"), "element": .members(["text": .string("Less")])]))
    #expect(failure?.code == -32000)
    #expect(failure?.message == "The step failed")
    #expect(failure?.data?[member: "screen"] == .string(service.screenText))
    #expect(error("undo")?.data == .string("there are 0 commands to undo"))
    #expect(try service.call("screen", nil) == first)
  }

  @Test("a line with an open heredoc is a mistake, and leaves nothing open")
  func heredoc() throws {
    _ = try service.call("launch", nil)
    let failure = error("run", .members(["line": .string("push <<END\n{}")]))
    #expect(failure?.code == -32001)
    #expect(failure?.message == "The line has a mistake")
    _ = try service.call("run", .members(["line": .string("tap More")]))
    #expect(service.screenText.contains("1"))
  }

  @Test("the schema describes each method, and Docs/Serve.md names each")
  func schema() throws {
    let schema = ServiceMethod.schema
    #expect(schema[member: "$schema"] == .string("https://json-schema.org/draft/2020-12/schema"))
    #expect(schema[member: "title"] == .string("rehearse serve"))
    let codes = ["-32700", "-32600", "-32601", "-32602", "-32000", "-32001", "-32002"]
    #expect(
      schema[member: "errors"].map { errors in codes.filter { errors[member: $0]?.text == nil } }
        == [])
    let methods = schema[member: "methods"]
    let page = try String(contentsOfFile: "Docs/Serve.md", encoding: .utf8)
    for method in ServiceMethod.all {
      #expect(methods?[member: method.name]?[member: "params"] == method.schema)
      #expect(methods?[member: method.name]?[member: "description"] == .string(method.help))
      #expect(page.contains("| `\(method.name)` |"), "Docs/Serve.md lacks \(method.name)")
    }
  }
}

@Suite("The Model Context Protocol")
struct ModelContextTests {
  private let server = ModelContextServer(
    AppService(CounterAppDelegate.self), name: "rehearse", version: "1")

  @Test("a version that is known is agreed on, another is answered with the newest")
  func versions() throws {
    for (wanted, agreed) in [("2024-11-05", "2024-11-05"), ("1999", "2025-11-25")] {
      let answer = try server.call("initialize", .members(["protocolVersion": .string(wanted)]))
      #expect(answer[member: "protocolVersion"] == .string(agreed))
    }
  }

  @Test("a step that fails is a result that the agent reads, not an error of the protocol")
  func failure() throws {
    let result = try server.call(
      "tools/call", .members(["name": .string("screen"), "arguments": .object([])]))
    #expect(result[member: "isError"] == .bool(true))
    #expect(
      result.jsonText
        == #"{"content":[{"type":"text","text":"The app is not launched\ncall launch first"}],"#
        + #""isError":true}"#)
  }
}

final class CounterAppDelegate: UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let window = UIWindow()
    window.rootViewController = CounterViewController()
    window.makeKeyAndVisible()
    self.window = window
    return true
  }
}

final class CounterViewController: UIViewController {
  private let label = UILabel()
  private var count = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    let button = UIButton(type: .system)
    button.setTitle("More", for: .normal)
    button.addAction(
      UIAction { [weak self] _ in
        self?.count += 1
        self?.label.text = "\(self?.count ?? 0)"
      }, for: .touchUpInside)
    view.addSubview(label)
    view.addSubview(button)
  }
}
