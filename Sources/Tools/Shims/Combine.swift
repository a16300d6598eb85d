// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are Apple's, and their documentation is too.
@_exported import HeadlessCombine
public import HeadlessFoundation
public import Foundation
#if canImport(FoundationNetworking)
  public import FoundationNetworking
#endif

extension HeadlessFoundation.URLSession {
  /// A publisher of the answer of a request.
  public func dataTaskPublisher(
    for request: URLRequest
  ) -> AnyPublisher<(data: Data, response: URLResponse), URLError> {
    Deferred {
      Future { promise in
        self.dataTask(with: request) { data, response, error in
          if let data, let response {
            promise(.success((data: data, response: response)))
          } else {
            promise(.failure(error as? URLError ?? URLError(.unknown)))
          }
        }.resume()
      }
    }.eraseToAnyPublisher()
  }

  /// A publisher of the answer of a URL.
  public func dataTaskPublisher(
    for url: URL
  ) -> AnyPublisher<(data: Data, response: URLResponse), URLError> {
    dataTaskPublisher(for: URLRequest(url: url))
  }
}

extension Publisher where Output == Data {
  /// Decodes each value.
  public func decode<Item: Decodable>(
    type: Item.Type, decoder: JSONDecoder
  ) -> Publishers.Made<Item, any Error> {
    tryMap { try Ported.decode(type, from: $0, with: decoder) }
  }
}

extension HeadlessFoundation.Timer {
  /// A publisher of dates that starts when it is connected.
  public static func publish(
    every interval: TimeInterval, on runLoop: RunLoop, in mode: RunLoop.Mode
  ) -> TimerPublisher { TimerPublisher(interval) }
}

/// A publisher of dates on the virtual clock.
public final class TimerPublisher: Publisher {
  public typealias Output = Date
  public typealias Failure = Never

  private let interval: TimeInterval
  private let subject = PassthroughSubject<Date, Never>()

  init(_ interval: TimeInterval) { self.interval = interval }

  /// Starts the timer.
  public func connect() -> AnyCancellable {
    let timer = HeadlessFoundation.Timer.scheduledTimer(
      withTimeInterval: interval, repeats: true
    ) { [subject] _ in subject.send(Ported.date) }
    return AnyCancellable { timer.invalidate() }
  }

  /// A publisher that starts the timer with its first subscriber and stops it after its last.
  public func autoconnect() -> AnyPublisher<Date, Never> {
    Deferred { [self] in
      let connection = connect()
      return subject.handleEvents(receiveCancel: { connection.cancel() })
    }.eraseToAnyPublisher()
  }

  public func receive<S: Subscriber>(subscriber: S) where S.Input == Date, S.Failure == Never {
    subject.receive(subscriber: subscriber)
  }
}

extension HeadlessFoundation.DispatchQueue: HeadlessCombine.Scheduler {}
extension HeadlessFoundation.OperationQueue: HeadlessCombine.Scheduler {}
