import CrewShared
package import Foundation
import HeadlessDevice
import PropsMVVM
package import Reactive

/// The queue of messages written on this device.
package protocol MessagesServiceProtocol: AnyObject {
  /// The messages written since launch, oldest first; emits the current value on subscription.
  var outbox: Observable<[LocalMessage]> { get }

  /// Sends the queued messages one at a time, in order, while it has a subscription.
  func setupSending() -> Observable<Never>

  /// Adds a message to the end of the queue on subscription; emits once it is there.
  func send(_ body: String) -> Observable<Void>

  /// Adds a failed message to the end of the queue again on subscription.
  ///
  /// Emits once it is there; completes without a value for any other message.
  func retry(id: UUID) -> Observable<Void>

  /// Removes all messages, as logging out does.
  func reset()
}

/// The default service, which keeps the messages' states with a reducer.
final class MessagesService: MessagesServiceProtocol {
  /// A change of the messages.
  enum Action {
    case addToQueue(LocalMessage)
    case requeue(UUID)
    case markAsSent(UUID, as: String)
    case markAsFailed(UUID, reason: String)
    case removeAll
  }

  private let networkProvider: any NetworkProviderProtocol
  private let clock: any AppClock
  private let messages = BehaviorRelay<[LocalMessage]>(value: [])
  private let queue = PublishSubject<UUID>()
  private let resets = PublishSubject<Void>()

  init(networkProvider: any NetworkProviderProtocol, clock: any AppClock) {
    self.networkProvider = networkProvider
    self.clock = clock
  }

  var outbox: Observable<[LocalMessage]> { messages.asObservable() }

  func setupSending() -> Observable<Never> {
    Observable<UUID>.deferred { [weak self] in self?.messagesToSend() ?? .empty() }
      .concatMap { [weak self] id in self?.deliver(id) ?? .empty() }
      .do(onNext: { [weak self] in self?.dispatch($0) })
      .ignoreElements()
      .asObservable()
  }

  func send(_ body: String) -> Observable<Void> {
    .deferred { [weak self] in
      guard let self else { return .empty() }
      let message = LocalMessage(id: Device.current.uuid(), body: body, createdAt: clock.now)
      return enqueue(message.id, .addToQueue(message))
    }
  }

  func retry(id: UUID) -> Observable<Void> {
    .deferred { [weak self] in
      let message = self?.messages.value.first { $0.id == id }
      guard message?.status.failureReason != nil else { return .empty() }
      return self?.enqueue(id, .requeue(id)) ?? .empty()
    }
  }

  private func enqueue(_ id: UUID, _ action: Action) -> Observable<Void> {
    dispatch(action)
    queue.onNext(id)
    return .just(())
  }

  func reset() {
    dispatch(.removeAll)
    resets.onNext(())
  }

  /// Emits the ids of the messages that are already pending, then of those added from now on.
  private func messagesToSend() -> Observable<UUID> {
    let pending = messages.value.filter { $0.status == .pending }.map(\.id)
    return .merge(queue.asObservable(), .from(pending))
  }

  /// Sends a message; does nothing if the message was removed from the queue.
  private func deliver(_ id: UUID) -> Observable<Action> {
    .deferred { [messages, networkProvider, resets] in
      guard let message = messages.value.first(where: { $0.id == id }) else { return .empty() }
      return networkProvider.request(SendMessageTarget(text: message.body))
        .map { .markAsSent(id, as: $0.id) }
        .catch { .just(.markAsFailed(id, reason: $0.localizedDescription)) }
        .take(until: resets)
    }
  }

  private func dispatch(_ action: Action) {
    messages.accept(Self.reduce(messages.value, action))
  }

  static func reduce(_ messages: [LocalMessage], _ action: Action) -> [LocalMessage] {
    switch action {
    case .addToQueue(let message): messages + [message]
    case .requeue(let id): messages.changing(id) { $0 = .pending }
    case .markAsSent(let id, let remoteID): messages.changing(id) { $0 = .sent(id: remoteID) }
    case .markAsFailed(let id, let reason): messages.changing(id) { $0 = .failed(reason: reason) }
    case .removeAll: []
    }
  }
}

extension [LocalMessage] {
  fileprivate func changing(
    _ id: UUID, _ change: (inout LocalMessage.Status) -> Void
  ) -> [LocalMessage] {
    map { message in
      guard message.id == id else { return message }
      var message = message
      change(&message.status)
      return message
    }
  }
}
