@testable import CrewChat
import Foundation
import PropsMVVM
import Reactive

extension Message {
  /// Returns a message sent on 5 January 2026 at 08:40.
  static func sample(_ id: String, _ body: String, from senderID: String = "u2") -> Message {
    Message(
      id: id, body: body, senderID: senderID,
      senderName: ["u1": "Ann Bakker", "u2": "Bilal Öz"][senderID] ?? "Chen Wei",
      sentAt: Date(timeIntervalSince1970: 1_767_602_400))
  }
}

/// A network provider whose responses a test sends, in the order of the requests.
final class NetworkProviderDouble: NetworkProviderProtocol {
  private(set) var calls: [String] = []
  private var answers: [(Result<Any, any Error>) -> Void] = []

  func request<Target: NetworkTarget>(_ target: Target) -> Observable<Target.Response> {
    .create { [self] observer in
      let body = target.body.flatMap { String(bytes: $0, encoding: .utf8) }
      calls.append([target.method, target.path, body].compactMap { $0 }.joined(separator: " "))
      answers.append { answer in
        switch answer {
        case .success(let value):
          guard let value = value as? Target.Response else { return }
          observer.onNext(value)
          observer.onCompleted()
        case .failure(let error): observer.onError(error)
        }
      }
      return Disposables.create()
    }
  }

  func answer(_ value: Any) {
    answers.removeFirst()(.success(value))
  }

  func fail(_ message: String) {
    answers.removeFirst()(.failure(TestError(message)))
  }
}

/// A messages service whose outbox a test sets.
final class MessagesServiceDouble: MessagesServiceProtocol {
  private(set) var calls: [String] = []

  let messages = BehaviorRelay<[LocalMessage]>(value: [])

  var outbox: Observable<[LocalMessage]> { messages.asObservable() }

  func setupSending() -> Observable<Never> { .never() }

  func send(_ body: String) -> Observable<Void> { recording("send \(body)") }

  func retry(id: UUID) -> Observable<Void> { recording("retry \(id.uuidString)") }

  func reset() { calls.append("reset") }

  /// Records a call on subscription, as the service acts on it.
  private func recording(_ call: String) -> Observable<Void> {
    .deferred { [self] in
      calls.append(call)
      return .just(())
    }
  }
}

/// A storage in memory.
final class StorageDouble: StorageProtocol {
  var values: [String: Data] = [:]

  subscript(key: String) -> Data? {
    get { values[key] }
    set { values[key] = newValue }
  }

  var keys: [String] { Array(values.keys) }
}
