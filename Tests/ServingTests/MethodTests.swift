import Foundation
import JSONRPC
import RehearsalCore
import Testing

@testable import Serving

@Suite("Methods of the service")
struct MethodTests {
  private let service = AppService(CounterAppDelegate.self)

  /// Calls a method with parameters as JSON; returns the reason that it is refused.
  private func refusal(_ name: String, _ json: String) throws -> String? {
    let parameters = try PropsValue(json: json)
    do throws(RPCError) {
      _ = try service.call(name, parameters)
      return nil
    } catch {
      return error.data?.text ?? error.message
    }
  }

  @Test("the schema of a method has its parameters, those that a call must have, and no others")
  func schemas() {
    let schemas = ServiceMethod.all.filter { ["screen", "wait", "undo"].contains($0.name) }
      .map(\.schema.jsonText)
    #expect(
      schemas == [
        #"{"type":"object","properties":{},"additionalProperties":false}"#,
        #"{"type":"object","properties":{"milliseconds":{"type":"integer","description":"the time"}},"#
          + #""additionalProperties":false,"required":["milliseconds"]}"#,
        #"{"type":"object","properties":{"count":{"type":"integer","#
          + #""description":"how many; otherwise one"}},"additionalProperties":false}"#,
      ])
    let action = ServiceMethod.schema[member: "methods"]?[member: "perform"]?[member: "params"]?[
      member: "properties"]?[member: "action"]
    #expect(
      action?[member: "enum"] == .list(ActionReader.names.map { .string($0) }))
  }

  @Test("a time is between nothing and a day")
  func times() throws {
    _ = try service.call("launch", nil)
    let reason = "`milliseconds` is from 0 to 86400000, a day"
    #expect(try refusal("wait", #"{"milliseconds": -1}"#) == reason)
    #expect(try refusal("wait", #"{"milliseconds": 86400001}"#) == reason)
    #expect(try refusal("wait", #"{"milliseconds": 0}"#) == nil)
    let day = try service.call("wait", .members(["milliseconds": .int(86_400_000)]))
    #expect(day[member: "milliseconds"] == .double(86_400_000))
    #expect(try refusal("wait", #"{"milliseconds": 1.5}"#) == "`milliseconds` is of type integer")
  }

  @Test("undo takes back one command or more, and no more than there are")
  func undo() throws {
    _ = try service.call("launch", nil)
    for _ in 0..<3 { _ = try service.call("run", .members(["line": .string("tap More")])) }
    #expect(try refusal("undo", #"{"count": 0}"#) == "`count` is 1 or more")
    #expect(try refusal("undo", #"{"count": 4}"#) == "there are 3 commands to undo")
    #expect(try refusal("undo", #"{"count": 2}"#) == nil)
    #expect(service.screenText.contains("1"))
    _ = try service.call("launch", nil)
    #expect(try refusal("undo", "{}") == "there are 0 commands to undo")
  }

  @Test("the storage of a launch is an object of texts")
  func storage() throws {
    #expect(
      try refusal("launch", #"{"storage": {"a": "b", "n": 1}}"#)
        == "the value of `n` in `storage` is no text")
    #expect(try refusal("launch", #"{"storage": "a"}"#) == "`storage` is of type object")
    #expect(try refusal("launch", "[1]") == "`launch` takes parameters by name")
    #expect(
      try refusal("launch", #"{"colour": {}}"#) == "`launch` has no parameter `colour`")
    #expect(service.screenText == "")
    #expect(try refusal("launch", #"{"storage": {"a": "b"}}"#) == nil)
  }

  @Test("several lines are run one after the other, and the time is that of all")
  func lines() throws {
    _ = try service.call("launch", nil)
    let result = try service.call(
      "run", .members(["line": .string("tap More\nwait 1s\nwait 500ms")]))
    #expect(result[member: "milliseconds"] == .double(1_500))
    #expect(service.screenText.contains("1"))
    let open = try service.call("run", .members(["line": .string("push <<END\n{}\nEND\nwait 1s")]))
    #expect(open[member: "milliseconds"] == .double(1_000))
    #expect(try service.call("leaks", nil) == .list([]))
  }

  @Test("after shutdown the service is shut down, and before it is not")
  func shutdown() throws {
    #expect(!service.isShutDown)
    #expect(try service.call("shutdown", nil) == .null)
    #expect(service.isShutDown)
  }
}
