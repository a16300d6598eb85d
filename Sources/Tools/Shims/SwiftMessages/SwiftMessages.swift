// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are SwiftMessages', and their documentation is too.
public import Foundation
internal import HeadlessFoundation
public import HeadlessUIKit

/// A queue of messages, of which one is shown at a time.
open class SwiftMessages {
  public typealias ViewProvider = () -> UIView

  public static let sharedInstance = SwiftMessages()

  public var defaultConfig = Config()
  open var pauseBetweenMessages: TimeInterval = 0.5

  private var shown: Message?
  private var queue: [Message] = []
  private var delayed: [Message] = []
  private var counts: [String: Int] = [:]

  public init() {}

  // MARK: Show

  open func show(config: Config, view: UIView) {
    let message = Message(config, view)
    message.hideItself = { [weak self, weak message] in
      if let message { self?.hide(message) }
    }
    enqueue(message)
  }

  public func show(view: UIView) { show(config: defaultConfig, view: view) }

  open func show(config: Config, viewProvider: @escaping ViewProvider) {
    show(config: config, view: viewProvider())
  }

  public func show(viewProvider: @escaping ViewProvider) {
    show(config: defaultConfig, viewProvider: viewProvider)
  }

  private func enqueue(_ message: Message) {
    let id = message.id
    if message.config.ignoreDuplicates {
      counts[id, default: 0] += 1
      if let shown, shown.id == id, !shown.isHiding, !shown.isOrphaned { return }
      if queue.contains(where: { $0.id == id }) { return }
    }
    guard case .indefinite(let delay, _) = message.config.duration else { return add(message) }
    delayed.append(message)
    after(delay) { messages in
      guard messages.delayed.contains(where: { $0 === message }) else { return }
      messages.delayed.removeAll { $0 === message }
      messages.add(message)
    }
  }

  private func add(_ message: Message) {
    queue.append(message)
    showNext()
  }

  /// Shows the message of the highest priority that has waited longest, unless one is shown.
  private func showNext() {
    if let shown, !shown.isOrphaned { return }
    guard
      let index = queue.indices.max(by: {
        (queue[$0].config.priority, -$0) < (queue[$1].config.priority, -$1)
      })
    else { return }
    let message = queue.remove(at: index)
    shown = message
    let isShown = message.show { [weak self] in self?.hideInTime(message) }
    if !isShown { endCurrent() }
  }

  private func hideInTime(_ message: Message) {
    guard message === shown, let duration = message.visibleTime else { return }
    after(duration) { messages in messages.hide(message) }
  }

  private func endCurrent() {
    shown = nil
    after(pauseBetweenMessages) { $0.showNext() }
  }

  private func after(
    _ seconds: TimeInterval, _ work: @escaping @Sendable @MainActor (SwiftMessages) -> Void
  ) {
    HeadlessFoundation.DispatchQueue.main.asyncAfter(deadline: Ported.dispatchTime + seconds) {
      [weak self] in
      if let self { work(self) }
    }
  }

  // MARK: Hide

  open func hide(animated: Bool = true) {
    guard let shown, !shown.isHiding else { return }
    guard shown.remainingTime > 0 else { return hide(shown, animated: animated) }
    after(shown.remainingTime) { $0.hide(shown, animated: animated) }
  }

  private func hide(_ message: Message, animated: Bool) {
    guard message === shown, !message.isHiding else { return }
    message.hide(animated: animated) { [weak self] in
      guard let self, message === shown else { return }
      counts[message.id] = nil
      endCurrent()
    }
  }

  private func hide(_ message: Message) {
    if message === shown { return hide() }
    queue.removeAll { $0 === message }
    delayed.removeAll { $0 === message }
  }

  open func hideAll() {
    queue = []
    delayed = []
    counts = [:]
    hide()
  }

  open func hide(id: String) {
    counts[id] = nil
    hideAll(of: id)
  }

  open func hideCounted(id: String) {
    if let count = counts[id], count > 1 { return counts[id] = count - 1 }
    counts[id] = nil
    hideAll(of: id)
  }

  private func hideAll(of id: String) {
    if shown?.id == id { hide() }
    queue.removeAll { $0.id == id }
    delayed.removeAll { $0.id == id }
  }

  public func hide(animator: any Animator) {
    if let message = ([shown].compactMap(\.self) + queue).first(where: { $0.animator === animator })
    {
      hide(message)
    }
  }

  // MARK: Look up

  public func count(id: String) -> Int { counts[id] ?? 0 }

  public func set(count: Int, for id: String) {
    if counts[id] != nil { counts[id] = count }
  }

  public func current<T: UIView>() -> T? { shown?.view as? T }

  public func current<T: UIView>(id: String) -> T? {
    shown?.id == id ? shown?.view as? T : nil
  }

  public func queued<T: UIView>(id: String) -> T? {
    queue.first { $0.id == id }?.view as? T
  }

  public func currentOrQueued<T: UIView>(id: String) -> T? { current(id: id) ?? queued(id: id) }
}
