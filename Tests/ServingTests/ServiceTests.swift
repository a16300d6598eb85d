import HeadlessUIKit
import JSONRPC
import RehearsalCore
import Serving
import Testing

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

  @Test("the schema describes each method, and Docs/Serve.md names each")
  func schema() throws {
    let methods = ServiceMethod.schema[member: "methods"]
    let page = try String(contentsOfFile: "Docs/Serve.md", encoding: .utf8)
    for method in ServiceMethod.all {
      #expect(methods?[member: method.name]?[member: "params"] == method.schema)
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
