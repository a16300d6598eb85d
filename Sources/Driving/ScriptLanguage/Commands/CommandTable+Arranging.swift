import Foundation
import HeadlessDevice
import RehearsalCore

extension CommandTable {
  static let arranging = answers + surroundings

  private static let delay: Syntax = .optional([["after", .operand("DURATION", .duration)]])

  private static let times: Syntax = .optional([
    ["once"], [.operand("N", .number(1...1_000_000)), "times"],
  ])

  private static let request: [Syntax] = [
    "given", .operand("METHOD", .method), .operand("PATH", .path),
  ]

  private static let answers = [
    CommandForm(
      request + [
        "responds", .operand("STATUS", .number(100...599)),
        .optional([["from", .operand("FILE", .content)], [.operand("JSON", .body)]]), delay, times,
      ],
      help: "Arrange an answer: JSON, a text in quotes, a heredoc, or a file",
      example: #"given GET /trips responds 200 {"trips": []} after 1s once"#
    ) { .arrange(.stub($0.stub(.response($0.response)))) },
    CommandForm(
      request + ["fails", "offline", delay, times], help: "A request finds no connection",
      example: "given GET /trips fails offline"
    ) { .arrange(.stub($0.stub(.failure(.offline)))) },
    CommandForm(
      request + ["fails", "timeout", delay, times], help: "A request gets no answer in time",
      example: "given POST /session fails timeout after 30s"
    ) { .arrange(.stub($0.stub(.failure(.timedOut)))) },
    CommandForm(
      request + ["fails", .operand("MESSAGE", .quoted), delay, times],
      help: "A request fails with a message",
      example: #"given POST /messages fails "The server is on fire" once"#
    ) { .arrange(.stub($0.stub(.failure(.failed($0.text("MESSAGE")))))) },
    CommandForm(
      request + ["after", .operand("DURATION", .duration), times],
      help: "Delay the answer that a request gets anyway", example: "given GET /trips after 3s"
    ) { .arrange(.stub($0.stub(answer: .usual(.whole)))) },
    CommandForm(
      request + ["loses", "the", "answer", delay, times],
      help: "The server takes a request, and the app hears of a lost connection",
      example: "given POST /messages loses the answer once"
    ) { .arrange(.stub($0.stub(answer: .usual(.lost)))) },
    CommandForm(
      request + ["garbles", "the", "answer", delay, times],
      help: "The server takes a request, and the body of its answer arrives broken",
      example: "given POST /messages garbles the answer"
    ) { .arrange(.stub($0.stub(answer: .usual(.garbled)))) },
  ]

  private static let surroundings = [
    CommandForm(
      "given", "network", .operand("STATE", .choice(["offline", "online"])),
      help: "Disconnect or connect the network", example: "given network offline"
    ) { .arrange(.network(isOnline: $0.text("STATE") == "online")) },
    CommandForm(
      "given", "latency", .operand("DURATION", .duration),
      help: "Set the delay of answers that have none of their own", example: "given latency 2s"
    ) { .arrange(.latency($0.duration("DURATION"))) },
    CommandForm(
      "given", "storage", "without", .operand("KEY", .key), help: "Remove a key of the storage",
      example: "given storage without authToken"
    ) { .arrange(.storageWithout(key: $0.text("KEY"))) },
    CommandForm(
      "given", "storage", .operand("KEY=VALUE", .pair), help: "Put a text into the storage",
      example: "given storage authToken=ann-token"
    ) {
      let pair = $0.pair("KEY=VALUE")
      return .arrange(.storage(key: pair.key, value: pair.value))
    },
    CommandForm(
      "given", "biometry", .operand("KIND", .choice(Biometry.allCases.map(\.rawValue))),
      help: "Set the biometry of the phone", example: "given biometry touchID"
    ) { .arrange(.biometry(Biometry(rawValue: $0.text("KIND")) ?? .none)) },
    CommandForm(
      "given", "width", .operand("WIDTH", .choice(DisplayWidth.allCases.map(\.rawValue))),
      help: "Set the width of the window: regular as on a tablet", example: "given width regular"
    ) { .arrange(.width(DisplayWidth(rawValue: $0.text("WIDTH")) ?? .compact)) },
    CommandForm(
      "given", "locale", .operand("LOCALE", .locale), help: "Set the owner's language and region",
      example: "given locale nl_NL"
    ) { .arrange(.locale($0.text("LOCALE"))) },
    CommandForm(
      "given", "date", .operand("DATE", .date), help: "Set the current date",
      example: "given date 2026-01-05T09:00:00Z"
    ) { .arrange(.date($0.date("DATE"))) },
    CommandForm(
      "given", "realtime", .operand("DURATION", .duration),
      help: "While settling, wait that long of wall-clock time for work outside the clock",
      example: "given realtime 100ms"
    ) { .arrange(.realtime($0.duration("DURATION"))) },
  ]
}

/// The body of a stub's response.
struct ResponseBody {
  let bytes: [UInt8]
  let isJSON: Bool

  /// Creates a body; it counts as JSON if it is valid JSON, else as text.
  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    isJSON = !bytes.isEmpty && (try? PropsValue(json: bytes)) != nil
  }
}

extension Captures {
  fileprivate func stub(_ outcome: Stub.Outcome) -> Stub {
    stub(answer: .outcome(outcome))
  }

  fileprivate func stub(answer: Stub.Answer) -> Stub {
    Stub(
      method: text("METHOD"), path: text("PATH"), answer: answer,
      delay: has("DURATION") ? duration("DURATION") : nil,
      times: hasWord("once") ? 1 : has("N") ? number("N") : nil)
  }

  fileprivate var response: HTTPResponse {
    guard let body = content("JSON") ?? content("FILE") else {
      return HTTPResponse(status: number("STATUS"))
    }
    let type = body.isJSON ? "application/json" : "text/plain; charset=utf-8"
    return HTTPResponse(
      status: number("STATUS"), headers: ["Content-Type": type], body: Data(body.bytes))
  }

  /// Returns a body that was written on the line or read from a file.
  private func content(_ name: String) -> ResponseBody? {
    if case .body(let body)? = value(name) { body } else { nil }
  }

  /// Returns the content of a file, which must be JSON.
  func contentAsJSON(_ name: String) throws(Problem) -> String {
    let text = String(decoding: content(name)?.bytes ?? [], as: UTF8.self)
    do {
      _ = try PropsValue(json: text)
    } catch {
      throw Problem(
        "the file is not JSON", at: span(name), label: error.description, kind: .meaning)
    }
    return text
  }
}
