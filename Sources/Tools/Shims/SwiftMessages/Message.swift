internal import Foundation
internal import HeadlessFoundation
internal import HeadlessUIKit

/// A message of a queue: a view that is shown in front of a screen.
final class Message {
  let config: SwiftMessages.Config
  let view: UIView
  let animator: any Animator
  var hideItself: () -> Void = {}
  private(set) var isHiding = false

  private let cover: MessageCover
  private var shownAt: Date?
  private var isDismissedByTap = false

  init(_ config: SwiftMessages.Config, _ view: UIView) {
    self.config = config
    self.view = view
    animator =
      switch config.presentationStyle {
      case .top: TopBottomAnimation(style: .top)
      case .bottom: TopBottomAnimation(style: .bottom)
      case .center: PhysicsAnimation()
      case .custom(let animator): animator
      }
    cover = MessageCover(isModal: config.dimMode.modal)
  }

  /// The identifier of the view, or one of its own.
  var id: String { (view as? any Identifiable)?.id ?? "\(ObjectIdentifier(self))" }

  /// Whether the view was shown, and what it was shown in has gone.
  var isOrphaned: Bool { shownAt != nil && view.window == nil }

  /// The seconds after which the message is hidden; nil for one that the app hides.
  var visibleTime: TimeInterval? {
    switch config.duration {
    case .automatic: 2
    case .seconds(let seconds): seconds
    case .forever, .indefinite: nil
    }
  }

  /// The seconds for which the message still has to be shown.
  var remainingTime: TimeInterval {
    guard !isDismissedByTap, case .indefinite(_, let minimum) = config.duration, let shownAt
    else { return 0 }
    return max(0, minimum - Ported.date.timeIntervalSince(shownAt))
  }

  private var place: UIView? {
    switch config.presentationContext {
    case .automatic, .window, .windowScene:
      return UIApplication.shared.keyWindow
    case .viewController(var controller):
      while let parent = controller.parent { controller = parent }
      return controller.view
    case .view(let view): return view
    }
  }

  private var animation: AnimationContext {
    AnimationContext(view, cover, interactiveHide: config.interactiveHide)
  }

  // MARK: Show and hide

  /// Shows the view; returns false if there is nothing to show it in.
  func show(completion: @escaping () -> Void) -> Bool {
    guard let place else { return false }
    cover.frame = place.bounds
    place.addSubview(cover)
    if config.dimMode.interactive { addDismissButton() }
    tell(.willShow(view))
    animator.show(context: animation) { [self] isShown in
      guard isShown else { return hideItself() }
      completion()
      tell(.didShow(view))
    }
    shownAt = Ported.date
    return true
  }

  private func addDismissButton() {
    let button = UIView(frame: cover.bounds)
    button.isAccessibilityElement = true
    button.accessibilityLabel = config.dimModeAccessibilityLabel
    button.accessibilityTraits = .button
    let tap = UITapGestureRecognizer()
    tap.addTarget(self) { message in
      message.isDismissedByTap = true
      message.hideItself()
    }
    button.addGestureRecognizer(tap)
    cover.insertSubview(button, at: 0)
  }

  func hide(animated: Bool, completion: @escaping () -> Void) {
    isHiding = true
    tell(.willHide(view))
    guard animated else { return end(completion) }
    cover.alpha = 0
    animator.hide(context: animation) { [self] _ in end(completion) }
  }

  private func end(_ completion: () -> Void) {
    view.removeFromSuperview()
    cover.removeFromSuperview()
    completion()
    tell(.didHide(view))
  }

  private func tell(_ event: SwiftMessages.Event) {
    for listener in config.eventListeners { listener(event) }
  }
}

/// The view around a message, which takes the touches of the screen if the message is modal.
final class MessageCover: UIView {
  private let isModal: Bool

  init(isModal: Bool) {
    self.isModal = isModal
    super.init(frame: .zero)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
  }

  required init?(coder: NSCoder) { nil }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit === self && !isModal ? nil : hit
  }
}
