import HeadlessUIKit
import RehearsalCore
import Testing

@testable import WebShell

@Suite("The service of the web page")
struct WebServiceTests {
  private let printed = Printed()
  private let service: WebService

  private final class Printed { var lines: [String] = [] }

  init() throws {
    let printed = printed
    let session = try LiveSession(CounterAppDelegate.self, Session.Configuration()) {
      printed.lines.append($0)
    }
    service = WebService(session, gate: WebGate(token: "t", port: 80))
  }

  private func ask(_ path: String, _ body: String, type: String = "application/json") -> WebResponse
  {
    var request = WebRequest()
    (request.method, request.path, request.host) = ("POST", "/t/\(path)", "localhost:80")
    (request.contentType, request.body) = (type, Array(body.utf8))
    return service.answer(request)
  }

  private func state(_ path: String = "state", _ body: String = "{}") throws -> PropsValue {
    let response = ask(path, body)
    #expect(response.status == 200, "\(String(decoding: response.body, as: UTF8.self))")
    return try PropsValue(json: response.body)
  }

  private func count(_ value: PropsValue?) -> Int {
    if case .list(let items)? = value { items.count } else { -1 }
  }

  @Test("the page begins with the record of the launch")
  func launch() throws {
    let state = try state()
    #expect(state[member: "app"] == .string("Counter"))
    #expect(state[member: "generation"] == .int(1) && state[member: "first"] == .int(0))
    #expect(count(state[member: "records"]) == 1)
  }

  @Test("a tap on an element is performed, and printed as a line")
  func tap() throws {
    let state = try state("act", #"{"kind":"tap","element":1,"known":1,"generation":1}"#)
    #expect(state[member: "first"] == .int(1))
    #expect(count(state[member: "records"]) == 1)
    #expect(state[member: "lines"] == .list([.string(#"tap "More""#)]))
    #expect(printed.lines == [#"tap "More""#])
  }

  @Test("a text replaces the content of a field, or goes on with it")
  func type() throws {
    for text in ["an", "ann", "bob"] {
      _ = try state("act", #"{"kind":"type","element":2,"text":"\#(text)"}"#)
    }
    #expect(
      printed.lines == [
        #"type "an" into "Name""#, #"type "n" into "Name""#, #"clear "Name""#,
        #"type "bob" into "Name""#,
      ])
  }

  @Test("a value that is set is performed as one line, and is the value of the element")
  func set() throws {
    _ = try state("act", #"{"kind":"set","element":2,"text":"ann"}"#)
    _ = try state("line", #"{"line":"expect textField Name has value \"ann\""}"#)
    #expect(printed.lines == [#"set "Name" "ann""#, #"expect textField Name has value "ann""#])
  }

  @Test("going back to a step undoes the acts after it, and redo performs them again")
  func back() throws {
    for _ in 0..<3 { _ = try state("act", #"{"kind":"tap","element":1}"#) }
    let before = try state()
    let past = try state("back", #"{"step":1}"#)
    #expect(count(past[member: "records"]) == 2)
    #expect(past[member: "undone"] == .int(2))
    #expect(past[member: "generation"] != before[member: "generation"])
    for _ in 0..<2 { _ = try state("line", #"{"line":"redo"}"#) }
    #expect(try state()[member: "lines"] == before[member: "lines"])
  }

  @Test(
    "going back to the last step, or one after which nothing but expectations stand, undoes nothing"
  )
  func backToExpectations() throws {
    _ = try state("act", #"{"kind":"tap","element":1}"#)
    _ = try state("line", #"{"line":"expect \"1\""}"#)
    let before = try state()
    #expect(count(before[member: "records"]) == 3)
    for step in 1...3 {
      let same = try state("back", #"{"step":\#(step)}"#)
      #expect(same[member: "undone"] == .int(0))
      #expect(same[member: "generation"] == before[member: "generation"])
    }
    let past = try state("back", #"{"step":0}"#)
    #expect(past[member: "undone"] == .int(1))
    #expect(count(past[member: "records"]) == 1)
    #expect(past[member: "lines"] == .list([]))
  }

  @Test("a page gets the records that it has not got, and all of another generation")
  func knownRecords() throws {
    _ = try state("act", #"{"kind":"tap","element":1}"#)
    func first(_ known: String) throws -> [PropsValue?] {
      let state = try state("state", known)
      return [state[member: "first"], .int(count(state[member: "records"]))]
    }
    #expect(try first(#"{"known":2,"generation":1}"#) == [.int(2), .int(0)])
    #expect(try first(#"{"known":1,"generation":1}"#) == [.int(1), .int(1)])
    #expect(try first(#"{"known":3,"generation":1}"#) == [.int(0), .int(2)])
    #expect(try first(#"{"known":-1,"generation":1}"#) == [.int(0), .int(2)])
    #expect(try first(#"{"known":1,"generation":2}"#) == [.int(0), .int(2)])
  }

  @Test("what the shell says is told once")
  func said() throws {
    let told = try state("line", #"{"line":"tap \"Less\""}"#)
    #expect(told[member: "bad"] == .bool(true))
    let next = try state()
    #expect(next[member: "bad"] == .bool(false) && next[member: "said"] == .string(""))
  }

  @Test("the choices of an element that has none are an empty list")
  func choices() throws {
    #expect(try state("choices", #"{"element":1}"#) == .members(["choices": .list([])]))
    #expect(try state("choices", #"{"element":99}"#) == .members(["choices": .list([])]))
  }

  @Test("a branch is named, left and returned to")
  func branches() throws {
    _ = try state("line", #"{"line":"branch other"}"#)
    _ = try state("act", #"{"kind":"tap","element":1}"#)
    let state = try state("line", #"{"line":"switch main"}"#)
    #expect(state[member: "branch"] == .string("main"))
    #expect(state[member: "branches"] == .list([.string("main"), .string("other")]))
    #expect(count(state[member: "lines"]) == 0)
  }

  @Test("a line that fails is answered with the reason, and is not printed")
  func failure() throws {
    let state = try state("line", #"{"line":"tap \"Less\""}"#)
    #expect(state[member: "bad"] == .bool(true))
    #expect(state[member: "said"]?.text?.contains("there is no \"Less\"") == true)
    #expect(printed.lines == [])
  }

  @Test("the script of the walk can be loaded, with what was reached")
  func script() throws {
    _ = try state("act", #"{"kind":"tap","element":1}"#)
    var request = WebRequest()
    (request.path, request.host) = ("/t/script", "localhost:80")
    let text = String(decoding: service.answer(request).body, as: UTF8.self)
    #expect(text.contains("expect screen Counter\ntap \"More\"\nexpect \"1\"\n"))
  }

  @Test("exploring from here finds the other screen with the way to it")
  func explore() throws {
    let found = try state("explore", #"{"seconds":1}"#)
    guard case .list(let screens)? = found[member: "screens"] else {
      Issue.record("no screens")
      return
    }
    #expect(screens.contains { $0[member: "name"] == .string("Detail") })
  }

  @Test(
    "bad requests get an error and change nothing",
    arguments: [
      ("act", "{", "application/json", 400), ("act", "[]", "application/json", 400),
      ("act", "{}", "application/json", 400), ("line", #"{"line":1}"#, "application/json", 400),
      ("act", #"{"kind":"drop","element":1}"#, "application/json", 400),
      ("act", #"{"kind":"tap","element":-1}"#, "application/json", 400),
      ("act", #"{"kind":"tap","element":99}"#, "application/json", 409),
      ("line", #"{"line":"back"}"#, "text/plain", 415),
      ("line", "\u{FFFD}", "application/json", 400),
      ("../state", "{}", "application/json", 404), ("etc/passwd", "{}", "application/json", 404),
      ("script", "{}", "application/json", 405), ("", "{}", "application/json", 405),
    ])
  func mistakes(path: String, body: String, type: String, status: Int) throws {
    let before = try state()
    #expect(ask(path, body, type: type).status == status)
    #expect(try state() == before)
    #expect(printed.lines == [])
  }

  @Test("the page is served to the address with the token, and loads from its own origin only")
  func page() {
    var request = WebRequest()
    (request.path, request.host) = ("/t/", "localhost:80")
    let response = service.answer(request)
    #expect(response.status == 200)
    #expect(String(decoding: response.body, as: UTF8.self).contains("connect-src 'self'"))
    #expect(response.allHeaders.contains("no-store"))
    request.path = "/t"
    #expect(service.answer(request).headers == ["Location", "http://127.0.0.1:80/t/"])
  }

  @Test(
    "an address that takes POST refuses GET, with the method that it takes",
    arguments: ["state", "line", "act", "back", "choices", "explore"])
  func methods(path: String) throws {
    let before = try state()
    var request = WebRequest()
    (request.path, request.host) = ("/t/\(path)", "localhost:80")
    request.contentType = "application/json"
    request.body = Array(#"{"line":"tap \"More\"","element":1,"kind":"tap","step":0}"#.utf8)
    let response = service.answer(request)
    #expect(response.status == 405)
    #expect(
      String(decoding: response.body, as: UTF8.self).contains("this address takes POST, not GET"))
    #expect(try state() == before)
  }
}
