import Foundation
import HeadlessDevice
import PropsMVVM
import Reactive

/// The queue of messages written on this phone.
protocol MessagesServiceProtocol: AnyObject {
  /// The messages written since the app was launched, oldest first; the last value at once.
  var outbox: Observable<[LocalMessage]> { get }

  /// Sends what is in the queue, one message at a time, in order, for as long as it is subscribed.
  func setupSending() -> Observable<Never>

  /// Puts a message at the end of the queue.
  func send(_ body: String)

  /// Puts a message that failed at the end of the queue again.
  func retry(id: UUID)

  /// Forgets all messages, as the end of a session does.
  func reset()
}

/// The queue, as a reducer over what happens to its messages.
final class MessagesService: MessagesServiceProtocol {
  /// What can happen to the messages.
  enum Action {
    case written(LocalMessage)
    case queuedAgain(UUID)
    case sent(UUID, as: String)
    case failed(UUID)
    case forgotten
  }

  private let networkProvider: any NetworkProviderProtocol
  private let messages = BehaviorRelay<[LocalMessage]>(value: [])
  private let queue = PublishSubject<UUID>()

  init(networkProvider: any NetworkProviderProtocol) {
    self.networkProvider = networkProvider
  }

  var outbox: Observable<[LocalMessage]> { messages.asObservable() }

  func setupSending() -> Observable<Never> {
    Observable<UUID>.deferred { [weak self] in self?.waiting() ?? .empty() }
      .concatMap { [weak self] id in self?.deliver(id) ?? .empty() }
      .do(onNext: { [weak self] in self?.dispatch($0) })
      .ignoreElements()
      .asObservable()
  }

  func send(_ body: String) {
    let device = Device.current
    let message = LocalMessage(id: device.uuid(), body: body, createdAt: device.date)
    dispatch(.written(message))
    queue.onNext(message.id)
  }

  func retry(id: UUID) {
    guard messages.value.contains(where: { $0.id == id && $0.status == .failed }) else { return }
    dispatch(.queuedAgain(id))
    queue.onNext(id)
  }

  func reset() {
    dispatch(.forgotten)
  }

  /// What was written while nobody sent, then what is written from now on.
  private func waiting() -> Observable<UUID> {
    let pending = messages.value.filter { $0.status == .pending }.map(\.id)
    return .merge(queue.asObservable(), .from(pending))
  }

  /// One message's way to the server; a message forgotten before its turn came is not sent.
  private func deliver(_ id: UUID) -> Observable<Action> {
    .deferred { [messages, networkProvider] in
      guard let message = messages.value.first(where: { $0.id == id }) else { return .empty() }
      return networkProvider.request(SendMessageTarget(text: message.body))
        .map { .sent(id, as: $0.id) }
        .catch { _ in .just(.failed(id)) }
    }
  }

  private func dispatch(_ action: Action) {
    messages.accept(Self.reduce(messages.value, action))
  }

  static func reduce(_ messages: [LocalMessage], _ action: Action) -> [LocalMessage] {
    switch action {
    case .written(let message): messages + [message]
    case .queuedAgain(let id): messages.changing(id) { $0 = .pending }
    case .sent(let id, let remoteID): messages.changing(id) { $0 = .sent(id: remoteID) }
    case .failed(let id): messages.changing(id) { $0 = .failed }
    case .forgotten: []
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
