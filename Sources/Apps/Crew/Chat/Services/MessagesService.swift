import Foundation
import HeadlessDevice
import PropsMVVM
import Reactive

/// The queue of messages written on this device.
protocol MessagesServiceProtocol: AnyObject {
  /// The messages written since launch, oldest first; emits the current value on subscription.
  var outbox: Observable<[LocalMessage]> { get }

  /// Sends the queued messages one at a time, in order, while it has a subscription.
  func setupSending() -> Observable<Never>

  /// Adds a message to the end of the queue.
  func send(_ body: String)

  /// Adds a failed message to the end of the queue again.
  func retry(id: UUID)

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
    case markAsFailed(UUID)
    case removeAll
  }

  private let networkProvider: any NetworkProviderProtocol
  private let messages = BehaviorRelay<[LocalMessage]>(value: [])
  private let queue = PublishSubject<UUID>()
  private let resets = PublishSubject<Void>()

  init(networkProvider: any NetworkProviderProtocol) {
    self.networkProvider = networkProvider
  }

  var outbox: Observable<[LocalMessage]> { messages.asObservable() }

  func setupSending() -> Observable<Never> {
    Observable<UUID>.deferred { [weak self] in self?.messagesToSend() ?? .empty() }
      .concatMap { [weak self] id in self?.deliver(id) ?? .empty() }
      .do(onNext: { [weak self] in self?.dispatch($0) })
      .ignoreElements()
      .asObservable()
  }

  func send(_ body: String) {
    let device = Device.current
    let message = LocalMessage(id: device.uuid(), body: body, createdAt: device.date)
    dispatch(.addToQueue(message))
    queue.onNext(message.id)
  }

  func retry(id: UUID) {
    guard messages.value.contains(where: { $0.id == id && $0.status == .failed }) else { return }
    dispatch(.requeue(id))
    queue.onNext(id)
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
        .catch { _ in .just(.markAsFailed(id)) }
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
    case .markAsFailed(let id): messages.changing(id) { $0 = .failed }
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
