import Foundation
import HeadlessDevice
import RehearsalCore
import VirtualTime

/// The requests, events, stored values and pending work, as lines and as JSON.
struct DeviceInspector {
  private let session: Session

  init(_ session: Session) {
    self.session = session
  }

  private var exchanges: [Exchange] { session.device.network.exchanges }

  // MARK: Requests

  /// The requests with their numbers, one line each.
  var requestLines: [String] {
    let digits = String(exchanges.count).count
    let lines = exchanges.enumerated().map { index, exchange in
      let number = String(index + 1)
      let gap = String(repeating: " ", count: digits - number.count)
      return "\(gap)\(number)  \(time(exchange.sentAt))  \(exchange.request.summary)  "
        + exchange.answer
    }
    return lines.isEmpty ? ["no requests"] : lines
  }

  /// Returns one request and its answer in full; nil if there is none with this number.
  func requestLines(_ number: Int) -> [String]? {
    guard exchanges.indices.contains(number - 1) else { return nil }
    let exchange = exchanges[number - 1]
    let request =
      ["\(exchange.request.summary)  sent at \(time(exchange.sentAt))"]
      + content(exchange.request.headers, exchange.request.body)
    return request + [""] + answerLines(of: exchange)
  }

  private func answerLines(of exchange: Exchange) -> [String] {
    let took =
      exchange.answeredAt.map { ", after \(exchange.sentAt.duration(to: $0).spoken)" } ?? ""
    switch exchange.outcome {
    case .response(let response):
      return ["answer \(response.status)\(took)"] + content(response.headers, response.body)
        + (exchange.decodingFailure.map { ["not decoded: \($0)"] } ?? [])
    case .failure(let error): return ["no answer: \(error)\(took)"]
    case nil: return [exchange.answer]
    }
  }

  private func content(_ headers: [String: String], _ body: Data) -> [String] {
    headers.sorted { $0.key < $1.key }.map { "  \($0): \($1)" } + bodyLines(body).map { "  \($0)" }
  }

  private func bodyLines(_ body: Data) -> [String] {
    guard !body.isEmpty else { return [] }
    if let json = try? PropsValue(json: body) { return json.lines }
    guard let text = String(bytes: body, encoding: .utf8) else {
      return ["\(body.count.counted("byte")), not UTF-8"]
    }
    return text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  /// The requests as JSON.
  var requests: PropsValue { .list(exchanges.indices.compactMap { request($0 + 1) }) }

  /// Returns one request and its answer as JSON; nil if there is none with this number.
  func request(_ number: Int) -> PropsValue? {
    guard exchanges.indices.contains(number - 1) else { return nil }
    let exchange = exchanges[number - 1]
    return .object([
      .init("number", .int(number)), .init("method", .string(exchange.request.method)),
      .init("path", .string(exchange.request.path)),
      .init("headers", json(of: exchange.request.headers)),
      .init("body", json(of: exchange.request.body)),
      .init("sentAt", milliseconds(exchange.sentAt)),
      .init("answeredAt", exchange.answeredAt.map(milliseconds) ?? .null),
      .init("answer", answer(of: exchange)),
      .init("decodingFailure", exchange.decodingFailure.map { .string($0) } ?? .null),
    ])
  }

  private func answer(of exchange: Exchange) -> PropsValue {
    switch exchange.outcome {
    case .response(let response):
      .object([
        .init("status", .int(response.status)), .init("headers", json(of: response.headers)),
        .init("body", json(of: response.body)),
      ])
    case .failure(let error): .object([.init("error", .string(error.description))])
    case nil: .null
    }
  }

  private func json(of headers: [String: String]) -> PropsValue {
    .object(headers.sorted { $0.key < $1.key }.map { .init($0.key, .string($0.value)) })
  }

  /// Returns JSON as it is, other text as a string, and other bytes in Base64.
  private func json(of body: Data) -> PropsValue {
    guard !body.isEmpty else { return .null }
    if let json = try? PropsValue(json: body) { return json }
    return String(bytes: body, encoding: .utf8).map { .string($0) }
      ?? .object([.init("base64", .string(body.base64EncodedString()))])
  }

  // MARK: Storage, events, pending work

  private var stored: [(key: String, value: StoredValue)] {
    session.device.storage.values.sorted { $0.key < $1.key }
  }

  /// The stored values, one line each.
  var storageLines: [String] {
    let lines = stored.map { key, value in
      "\(key)  \(value.text?.scriptQuoted ?? value.data.count.counted("byte"))"
    }
    return lines.isEmpty ? ["nothing is stored"] : lines
  }

  /// The stored values as JSON.
  var storage: PropsValue {
    .object(
      stored.map { key, value in
        let text = value.text.map { PropsValue.string($0) }
        return .init(
          key, text ?? .object([.init("base64", .string(value.data.base64EncodedString()))]))
      })
  }

  /// The events, one line each.
  var eventLines: [String] {
    let lines = session.device.log.events.map { event in
      ["\(time(event.instant))  \(event.name)", event.detail].filter { !$0.isEmpty }
        .joined(separator: "  ")
    }
    return lines.isEmpty ? ["no events"] : lines
  }

  /// The events as JSON.
  var events: PropsValue {
    .list(
      session.device.log.events.map { event in
        .object([
          .init("at", milliseconds(event.instant)), .init("source", .string(event.source.rawValue)),
          .init("name", .string(event.name)), .init("detail", .string(event.detail)),
        ])
      })
  }

  /// The pending work, one line each.
  var pendingLines: [String] {
    let lines = session.screen.pending.map { work in
      "in \(Duration.nanoseconds(work.nanoseconds).spoken)  \(work.purpose)  (\(work.origin))"
    }
    return lines.isEmpty ? ["nothing is pending"] : lines
  }

  /// The pending work as JSON.
  var pending: PropsValue {
    .list(
      session.screen.pending.map { work -> PropsValue in
        .object([
          .init("in", .double(Double(work.nanoseconds) / 1_000_000)),
          .init("purpose", .string(work.purpose)), .init("origin", .string(work.origin)),
        ])
      })
  }

  private func time(_ instant: VirtualClock.Instant) -> String {
    "\(instant.nanoseconds / 1_000_000) ms"
  }

  /// Returns an instant in milliseconds since the start of the session.
  private func milliseconds(_ instant: VirtualClock.Instant) -> PropsValue {
    .double(Double(instant.nanoseconds) / 1_000_000)
  }
}

extension Exchange {
  /// The status, the error, or `under way`.
  fileprivate var answer: String {
    switch outcome {
    case .response(let response):
      "\(response.status)" + (decodingFailure.map { ", not decoded: \($0)" } ?? "")
    case .failure(let error): error.description
    case nil: "under way"
    }
  }
}
