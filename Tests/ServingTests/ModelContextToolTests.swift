import JSONRPC
import RehearsalCore
import Testing

@testable import Serving

@Suite("Tools of the Model Context Protocol")
struct ModelContextToolTests {
  private let service = AppService(CounterAppDelegate.self)
  private let server: ModelContextServer

  init() { server = ModelContextServer(service, name: "rehearse", version: "1") }

  private func call(_ name: String, _ arguments: PropsValue? = nil) throws -> (String?, PropsValue?)
  {
    var members: [PropsValue.Member] = [.init("name", .string(name))]
    if let arguments { members.append(.init("arguments", arguments)) }
    let result = try server.call("tools/call", .object(members))
    guard case .list(let content)? = result[member: "content"] else { return (nil, nil) }
    #expect(content.count == 1 && content.first?[member: "type"] == .string("text"))
    return (content.first?[member: "text"]?.text, result[member: "isError"])
  }

  @Test("the tools are the methods but shutdown, with their help and their schema")
  func list() throws {
    guard case .list(let tools)? = try server.call("tools/list", nil)[member: "tools"] else {
      return #expect(Bool(false))
    }
    let methods = ServiceMethod.all.filter { $0.name != "shutdown" }
    #expect(tools.map { $0[member: "name"]?.text } == methods.map(\.name))
    #expect(tools.map { $0[member: "description"]?.text } == methods.map(\.help))
    #expect(tools.map { $0[member: "inputSchema"] } == methods.map(\.schema))
  }

  @Test("a tool answers with the screen, a list of texts with their lines or none")
  func answers() throws {
    let launched = try call("launch")
    #expect(launched.0 == service.screenText && launched.1 == .bool(false))
    #expect(try call("leaks").0 == "none" && call("findings").0 == "none")
    let failed = try call("run", .members(["line": .string("expect screen Home now")]))
    #expect(failed.1 == .bool(true))
    let lines = failed.0?.split(separator: "\n").map(String.init) ?? []
    #expect(lines.first == "The step failed")
    #expect(failed.0?.hasSuffix(service.screenText) == true)
    #expect(lines.contains { $0.contains("expected: screen Home") })
  }

  @Test("what begins the connection and what it may be told are answered, other methods are not")
  func protocolMethods() throws {
    #expect(try server.call("ping", nil) == .object([]))
    #expect(try server.call("notifications/initialized", nil) == .null)
    let answer = try server.call("initialize", nil)
    #expect(answer[member: "protocolVersion"] == .string("2025-11-25"))
    #expect(
      answer[member: "serverInfo"]?.jsonText == #"{"name":"rehearse","version":"1"}"#)
    #expect(
      answer[member: "capabilities"]?.jsonText == #"{"tools":{"listChanged":false}}"#)
    let unknown = #expect(throws: RPCError.self) { try server.call("fly", nil) }
    #expect(unknown?.code == -32601 && unknown?.data == .string("fly"))
    for name in ["shutdown", "fly", ""] {
      let error = #expect(throws: RPCError.self) { try call(name) }
      #expect(error?.code == -32602 && error?.data == .string("there is no tool `\(name)`"))
    }
    #expect(!service.isShutDown)
  }
}
