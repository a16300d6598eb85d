/// The drops on a view; a person drops nothing here.
open class UIDropInteraction: UIInteraction {
  /// The app's delegate.
  open private(set) weak var delegate: (any UIDropInteractionDelegate)?

  /// The view.
  open private(set) weak var view: UIView?

  /// Whether several drops happen at a time; stored, without effect.
  open var allowsSimultaneousDropSessions = false

  /// Creates an interaction of a delegate.
  public init(delegate: any UIDropInteractionDelegate) { self.delegate = delegate }

  /// Keeps the view.
  open func willMove(to view: UIView?) { self.view = view }

  /// Does nothing.
  open func didMove(to view: UIView?) {}
}

/// The delegate of drops.
public protocol UIDropInteractionDelegate: AnyObject {
  /// Called on a phone to ask whether a drop is taken.
  func dropInteraction(
    _ interaction: UIDropInteraction, canHandle session: any UIDropSession
  ) -> Bool
  /// Called on a phone when a drag enters the view.
  func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession
  )
  /// Called on a phone for the effect of a drop.
  func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
  ) -> UIDropProposal
  /// Called on a phone when a drag leaves the view.
  func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession
  )
  /// Called on a phone to take a drop.
  func dropInteraction(
    _ interaction: UIDropInteraction, performDrop session: any UIDropSession
  )
  /// Called on a phone after a drop.
  func dropInteraction(
    _ interaction: UIDropInteraction, concludeDrop session: any UIDropSession
  )
  /// Called on a phone when a drag ended.
  func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession
  )
}

extension UIDropInteractionDelegate {
  /// Returns true.
  public func dropInteraction(
    _ interaction: UIDropInteraction, canHandle session: any UIDropSession
  ) -> Bool { true }
  /// Does nothing.
  public func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession
  ) {}
  /// Returns an answer that does nothing.
  public func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
  ) -> UIDropProposal { UIDropProposal(operation: .cancel) }
  /// Does nothing.
  public func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession
  ) {}
  /// Does nothing.
  public func dropInteraction(
    _ interaction: UIDropInteraction, performDrop session: any UIDropSession
  ) {}
  /// Does nothing.
  public func dropInteraction(
    _ interaction: UIDropInteraction, concludeDrop session: any UIDropSession
  ) {}
  /// Does nothing.
  public func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession
  ) {}
}
