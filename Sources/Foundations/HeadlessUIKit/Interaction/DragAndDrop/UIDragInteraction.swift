/// The drags of a view; a person drags nothing here.
open class UIDragInteraction: UIInteraction {
  /// The app's delegate.
  open private(set) weak var delegate: (any UIDragInteractionDelegate)?

  /// The view.
  open private(set) weak var view: UIView?

  /// Whether drags begin; stored, without effect.
  open var isEnabled = true

  /// Whether other gestures go on during a drag; stored, without effect.
  open var allowsSimultaneousRecognitionDuringLift = false

  /// Whether drags begin without being enabled.
  open class var isEnabledByDefault: Bool { true }

  /// Creates an interaction of a delegate.
  public init(delegate: any UIDragInteractionDelegate) { self.delegate = delegate }

  /// Keeps the view.
  open func willMove(to view: UIView?) { self.view = view }

  /// Does nothing.
  open func didMove(to view: UIView?) {}
}

/// The delegate of drags.
public protocol UIDragInteractionDelegate: AnyObject {
  /// Called on a phone when a drag begins; the items are dragged.
  func dragInteraction(
    _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
  ) -> [UIDragItem]
  /// Called on a phone for the image of an item.
  func dragInteraction(
    _ interaction: UIDragInteraction, previewForLifting item: UIDragItem,
    session: any UIDragSession
  ) -> UITargetedDragPreview?
  /// Called on a phone before a drag begins.
  func dragInteraction(
    _ interaction: UIDragInteraction, willAnimateLiftWith animator: any UIDragAnimating,
    session: any UIDragSession
  )
  /// Called on a phone when a drag begins.
  func dragInteraction(
    _ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession
  )
  /// Called on a phone to ask whether items are moved.
  func dragInteraction(
    _ interaction: UIDragInteraction, sessionAllowsMoveOperation session: any UIDragSession
  ) -> Bool
  /// Called on a phone when a drag ended.
  func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession,
    didEndWith operation: UIDropOperation
  )
}

extension UIDragInteractionDelegate {
  /// Returns nil.
  public func dragInteraction(
    _ interaction: UIDragInteraction, previewForLifting item: UIDragItem,
    session: any UIDragSession
  ) -> UITargetedDragPreview? { nil }
  /// Does nothing.
  public func dragInteraction(
    _ interaction: UIDragInteraction, willAnimateLiftWith animator: any UIDragAnimating,
    session: any UIDragSession
  ) {}
  /// Does nothing.
  public func dragInteraction(
    _ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession
  ) {}
  /// Returns true.
  public func dragInteraction(
    _ interaction: UIDragInteraction, sessionAllowsMoveOperation session: any UIDragSession
  ) -> Bool { true }
  /// Does nothing.
  public func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession,
    didEndWith operation: UIDropOperation
  ) {}
}
