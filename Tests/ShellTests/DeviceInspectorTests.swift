import Foundation
import HeadlessDevice
import HeadlessUIKit
import RehearsalCore
import TestApps
import Testing

@testable import Shell

private final class EmptyAppDelegate: RootAppDelegate {}

@Suite("What the prompt tells of the device")
struct DeviceInspectorTests {
  private func session() throws -> Session {
    let session = try Session(EmptyAppDelegate.self)
    try session.launch()
    return session
  }

  @Test("a body is JSON as it is, a text, bytes in Base64, or null where there is none")
  func bodies() throws {
    let session = try session()
    for body in [Data(), Data(#"{"a":[1]}"#.utf8), Data("plain".utf8), Data([0xFF])] {
      session.device.network.send(HTTPRequest("POST", "/a", body: body)) { _ in }
    }
    let inspector = DeviceInspector(session)
    let bodies = (1...4).map { number -> PropsValue? in
      guard case .object(let members)? = inspector.request(number) else { return nil }
      return members.first { $0.name == "body" }?.value
    }
    #expect(
      bodies == [
        .null, .object([.init("a", .list([.int(1)]))]), .string("plain"),
        .object([.init("base64", .string("/w=="))]),
      ])
    let lines = (1...4).map { inspector.requestLines($0)?.dropFirst() ?? [] }
    #expect(
      lines.map { $0.joined(separator: "\n") } == [
        "\nunder way", "  {\n    \"a\": [\n      1\n    ]\n  }\n\nunder way",
        "  plain\n\nunder way",
        "  1 byte, not UTF-8\n\nunder way",
      ])
  }

  @Test("findings are JSON objects whose members are in alphabetical order")
  func findings() throws {
    let session = try session()
    for text in ["one", "two"] {
      session.device.findings.report(Finding.Kind(rawValue: "leak"), text)
    }
    func finding(_ text: String) -> PropsValue {
      .object([
        .init("kind", .string("leak")), .init("message", .string(text)), .init("step", .int(0)),
      ])
    }
    #expect(ScreenInspector(session).findings == .list([finding("one"), finding("two")]))
  }

  @Test("stored switches and numbers are told as the texts that a script expects")
  func storage() throws {
    let session = try session()
    session.device.storage["on"] = .flag(true)
    session.device.storage["ratio"] = .number(1.5)
    session.device.storage["name"] = .text("Ann")
    session.device.storage["bytes"] = .data(Data([0xFF, 0]))
    #expect(
      DeviceInspector(session).storageLines == [
        "bytes  2 bytes", #"name  "Ann""#, #"on  "true""#, #"ratio  "1.5""#,
      ])
  }

  @Test("headers stand in the order of their names, in lines and in JSON")
  func headers() throws {
    let session = try session()
    let names = ["D", "B", "A", "C", "E"]
    var request = HTTPRequest("GET", "/a")
    for name in names { request.headers[name] = name.lowercased() }
    session.device.network.send(request) { _ in }
    let inspector = DeviceInspector(session)
    #expect(
      inspector.requestLines(1)?.dropFirst().prefix(5)
        == ["  A: a", "  B: b", "  C: c", "  D: d", "  E: e"])
    guard case .object(let members)? = inspector.request(1) else {
      Issue.record("no request")
      return
    }
    #expect(
      members.first { $0.name == "headers" }?.value
        == .object(names.sorted().map { .init($0, .string($0.lowercased())) }))
  }

  @Test("an answer that the app could not decode says so below its body")
  func undecoded() throws {
    struct Trip: Decodable { let name: String }
    let session = try session()
    let network = session.device.network
    network.add(
      Stub(
        method: "GET", path: "/a",
        outcome: .response(HTTPResponse(status: 200, body: Data("{}".utf8)))))
    network.send(HTTPRequest("GET", "/a")) { result in
      do {
        _ = try JSONDecoder().decode(Trip.self, from: result.get().body)
      } catch {
        network.reportDecodingFailure(error)
      }
    }
    try session.perform(.wait(.seconds(1)))
    #expect(
      DeviceInspector(session).requestLines(1)?.dropFirst() == [
        "", "answer 200, after 200 ms", "  {}", "not decoded: there is no `name`",
      ])
  }

  @Test("all requests as JSON are each of them in order, with its number")
  func requests() throws {
    let session = try session()
    #expect(DeviceInspector(session).requests == .list([]))
    for path in ["/a", "/b", "/c"] {
      session.device.network.send(HTTPRequest("GET", path)) { _ in }
    }
    let inspector = DeviceInspector(session)
    #expect(inspector.requests == .list([1, 2, 3].compactMap(inspector.request)))
    guard case .list(let requests) = inspector.requests else {
      Issue.record("no list")
      return
    }
    let heads = requests.map { request -> [PropsValue] in
      guard case .object(let members) = request else { return [] }
      return members.prefix(3).map(\.value)
    }
    #expect(
      heads == [
        [.int(1), .string("GET"), .string("/a")], [.int(2), .string("GET"), .string("/b")],
        [.int(3), .string("GET"), .string("/c")],
      ])
    #expect(inspector.request(0) == nil && inspector.request(4) == nil)
  }
}
