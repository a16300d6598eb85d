import Foundation
import HeadlessDevice
import RehearsalCore
import VirtualTime

/// The parts of a device's logs that records hold already.
struct RecordedDevice {
  fileprivate var exchangeCount = 0
  fileprivate var unanswered: [Int] = []
  fileprivate var eventCount = 0
  fileprivate var findingCount = 0

  /// Creates the state before the first record.
  init() {}

  /// Creates the state after a record.
  init(_ device: Device, after old: RecordedDevice) {
    let exchanges = device.network.exchanges
    exchangeCount = exchanges.count
    unanswered = (old.unanswered + Array(old.newExchanges(of: exchanges.count))).filter {
      exchanges.indices.contains($0) && exchanges[$0].outcome == nil
    }
    eventCount = device.log.events.count
    findingCount = device.findings.all.count
  }

  /// The numbers of the requests since this state; logs that were shortened begin anew.
  fileprivate func newExchanges(of count: Int) -> Range<Int> {
    Self.new(exchangeCount, count)
  }

  fileprivate static func new(_ old: Int, _ count: Int) -> Range<Int> {
    (count < old ? 0 : old)..<count
  }
}

extension JSONText {
  /// The number of characters of a body that a record holds.
  private static let longestBody = 16_384

  /// Writes the requests that were sent or answered, the events and the findings since a state.
  mutating func write(_ device: Device, since old: RecordedDevice) {
    let exchanges = device.network.exchanges
    let new = old.newExchanges(of: exchanges.count)
    let answered = old.unanswered.filter {
      $0 < new.lowerBound && exchanges.indices.contains($0) && exchanges[$0].outcome != nil
    }
    if !answered.isEmpty || !new.isEmpty {
      name("requests")
      list { json in
        for number in answered + Array(new) { json.write(exchanges[number], number: number) }
      }
    }
    write(Array(device.log.events[RecordedDevice.new(old.eventCount, device.log.events.count)]))
    write(
      Array(device.findings.all[RecordedDevice.new(old.findingCount, device.findings.all.count)]))
  }

  private mutating func write(_ events: [LoggedEvent]) {
    guard !events.isEmpty else { return }
    name("events")
    list { json in
      for event in events {
        json.list { json in
          json.write(nanoseconds: event.instant.nanoseconds)
          json.write(event.source.rawValue)
          json.write(event.name)
          json.write(event.detail)
        }
      }
    }
  }

  private mutating func write(_ findings: [Finding]) {
    guard !findings.isEmpty else { return }
    name("findings")
    list { json in
      for finding in findings {
        json.list { json in
          json.write(finding.kind.rawValue)
          json.write(finding.message)
        }
      }
    }
  }

  private mutating func write(_ exchange: Exchange, number: Int) {
    object { json in
      json.name("number")
      json.write(number)
      json.member("method", exchange.request.method)
      json.member("path", exchange.request.path)
      json.name("sent")
      json.write(nanoseconds: exchange.sentAt.nanoseconds)
      json.write(exchange.request.headers, exchange.request.body, "headers", "body")
      if let instant = exchange.answeredAt {
        json.name("answered")
        json.write(nanoseconds: instant.nanoseconds)
      }
      switch exchange.outcome {
      case .response(let response):
        json.name("status")
        json.write(response.status)
        json.write(response.headers, response.body, "answerHeaders", "answer")
        if let reason = exchange.decodingFailure { json.member("notDecoded", reason) }
      case .failure(let error): json.member("error", error.description)
      case nil: break
      }
    }
  }

  private mutating func write(
    _ headers: [String: String], _ body: Data, _ headersName: String, _ bodyName: String
  ) {
    if !headers.isEmpty {
      name(headersName)
      list { json in
        for (name, value) in headers.sorted(by: { $0.key < $1.key }) {
          json.write("\(name): \(value)")
        }
      }
    }
    guard !body.isEmpty else { return }
    let text = String(bytes: body, encoding: .utf8) ?? "\(body.count.counted("byte")), not UTF-8"
    let isLong = text.count > Self.longestBody
    member(
      bodyName,
      isLong
        ? "\(text.prefix(Self.longestBody))\n… \(text.count - Self.longestBody) more characters"
        : text)
  }
}
