// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are Apple's, and their documentation is too.
@_exported import HeadlessCombine
public import HeadlessFoundation
public import Foundation
#if canImport(FoundationNetworking)
  public import FoundationNetworking
#endif

extension HeadlessFoundation.URLSession {
  /// A publisher of the answer of a request, which a cancelled subscription cancels.
  public struct DataTaskPublisher: Publisher {
    public typealias Output = (data: Data, response: URLResponse)
    public typealias Failure = URLError

    public let request: URLRequest
    public let session: HeadlessFoundation.URLSession

    public init(request: URLRequest, session: HeadlessFoundation.URLSession) {
      self.request = request
      self.session = session
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      var task: HeadlessFoundation.URLSessionDataTask?
      Deferred {
        Future<Output, Failure> { promise in
          task = session.dataTask(with: request) { data, response, error in
            if let data, let response {
              promise(.success((data: data, response: response)))
            } else {
              promise(.failure(error as? URLError ?? URLError(.unknown)))
            }
          }
          task?.resume()
        }
      }
      .handleEvents(receiveCancel: { task?.cancel() })
      .receive(subscriber: subscriber)
    }
  }

  /// A publisher of the answer of a request.
  public func dataTaskPublisher(for request: URLRequest) -> DataTaskPublisher {
    DataTaskPublisher(request: request, session: self)
  }

  /// A publisher of the answer of a URL.
  public func dataTaskPublisher(for url: URL) -> DataTaskPublisher {
    dataTaskPublisher(for: URLRequest(url: url))
  }
}

/// A decoder of whole values, as JSON's and property lists' are.
public protocol TopLevelDecoder {
  associatedtype Input
  func decode<Item: Decodable>(_ type: Item.Type, from input: Input) throws -> Item
}

/// An encoder of whole values, as JSON's and property lists' are.
public protocol TopLevelEncoder {
  associatedtype Output
  func encode<Item: Encodable>(_ value: Item) throws -> Output
}

extension Publishers {
  /// The result of `encode`.
  public typealias Encode<Upstream: Publisher, Coder: TopLevelEncoder> = Made<
    Coder.Output, any Error
  >
}

extension JSONDecoder: TopLevelDecoder {}
extension JSONEncoder: TopLevelEncoder {}
extension PropertyListDecoder: TopLevelDecoder {}
extension PropertyListEncoder: TopLevelEncoder {}

extension Publisher {
  /// Decodes each value; what JSON's decoder refuses is shown with its request.
  public func decode<Item: Decodable, Decoder: TopLevelDecoder>(
    type: Item.Type, decoder: Decoder
  ) -> Publishers.Made<Item, any Error> where Output == Decoder.Input {
    tryMap { input in
      guard let data = input as? Data, let decoder = decoder as? JSONDecoder else {
        return try decoder.decode(type, from: input)
      }
      return try Ported.decode(type, from: data, with: decoder)
    }
  }

  /// Encodes each value.
  public func encode<Encoder: TopLevelEncoder>(
    encoder: Encoder
  ) -> Publishers.Made<Encoder.Output, any Error> where Output: Encodable {
    tryMap { try encoder.encode($0) }
  }
}

extension HeadlessFoundation.Timer {
  /// A publisher of dates that starts when it is connected.
  public static func publish(
    every interval: TimeInterval, on runLoop: RunLoop, in mode: RunLoop.Mode
  ) -> TimerPublisher { TimerPublisher(interval) }
}

extension HeadlessFoundation.Timer {
  /// A publisher of dates on the virtual clock.
  public final class TimerPublisher: @MainActor ConnectablePublisher {
    public typealias Output = Date
    public typealias Failure = Never

    public let interval: TimeInterval
    private let subject = PassthroughSubject<Date, Never>()

    init(_ interval: TimeInterval) { self.interval = interval }

    /// Starts the timer.
    public func connect() -> any Cancellable {
      let timer = HeadlessFoundation.Timer.scheduledTimer(
        withTimeInterval: interval, repeats: true
      ) { [subject] _ in subject.send(Ported.date) }
      return AnyCancellable { timer.invalidate() }
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Date, S.Failure == Never { subject.receive(subscriber: subscriber) }
  }
}

extension HeadlessFoundation.DispatchQueue: @MainActor HeadlessCombine.ClockScheduler {
  public typealias SchedulerTimeType = SchedulerTime
  public typealias SchedulerOptions = ClockSchedulerOptions
}

extension HeadlessFoundation.OperationQueue: @MainActor HeadlessCombine.ClockScheduler {
  public typealias SchedulerTimeType = SchedulerTime
  public typealias SchedulerOptions = ClockSchedulerOptions
}
