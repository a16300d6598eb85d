public import Foundation

/// An item that a person drags on a phone; nothing is dragged here.
open class UIDragItem: HeadlessObject {
  /// The provider of the item's data.
  public let itemProvider: NSItemProvider

  /// The app's own object.
  open var localObject: Any?

  /// The closure that makes the preview; never called.
  open var previewProvider: (() -> UIDragPreview?)?

  /// Creates an item with its provider.
  public init(itemProvider: NSItemProvider) { self.itemProvider = itemProvider }
}

/// The image of an item that is dragged.
open class UIDragPreview: HeadlessObject {
  /// The view that is shown.
  public let view: UIView

  /// The options of the image.
  open var parameters = UIDragPreviewParameters()

  /// Creates a preview of a view.
  public init(view: UIView) { self.view = view }

  /// Creates a preview of a view with options.
  public init(view: UIView, parameters: UIDragPreviewParameters) {
    self.view = view
    self.parameters = parameters
  }
}

/// The options of an item's image; stored, without effect.
open class UIDragPreviewParameters: UIPreviewParameters {}

/// The image of an item with its target.
open class UITargetedDragPreview: UITargetedPreview {}

/// A drag or a drop, which never begins here.
public protocol UIDragDropSession: AnyObject {
  /// The items.
  var items: [UIDragItem] { get }
  /// Whether the items are moved rather than copied.
  var allowsMoveOperation: Bool { get }
  /// Whether the items stay in the app.
  var isRestrictedToDraggingApplication: Bool { get }
  /// Returns the place of the finger in a view.
  func location(in view: UIView) -> CGPoint
  /// Returns whether an item has one of these types.
  func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool
  /// Returns whether an item can be read as objects of a class.
  func canLoadObjects<Object>(ofClass aClass: Object.Type) -> Bool
}

/// A drag, which never begins here.
public protocol UIDragSession: UIDragDropSession {
  /// The app's own object.
  var localContext: Any? { get set }
}

/// The way in which the progress of a drop is shown.
nonisolated public enum UIDropSessionProgressIndicatorStyle: UInt, Sendable {
  /// None, or the system's.
  case none, `default`
}

/// A drop, which never begins here.
public protocol UIDropSession: UIDragDropSession {
  /// The drag of this app that the drop belongs to.
  var localDragSession: (any UIDragSession)? { get }
  /// The way in which the progress is shown.
  var progressIndicatorStyle: UIDropSessionProgressIndicatorStyle { get set }
  /// Reads the objects of a class.
  @discardableResult
  func loadObjects<Object>(
    ofClass aClass: Object.Type, completion: @escaping ([Any]) -> Void
  ) -> Progress
}

/// The effect of a drop.
nonisolated public enum UIDropOperation: UInt, Sendable {
  /// The drop does nothing, is forbidden, copies or moves.
  case cancel, forbidden, copy, move
}

/// The answer of an app to a drop.
open class UIDropProposal: HeadlessObject {
  /// The effect.
  public let operation: UIDropOperation

  /// Whether the drop is placed exactly.
  open var isPrecise = false

  /// Whether the preview stays large.
  open var prefersFullSizePreview = false

  /// Creates an answer.
  public init(operation: UIDropOperation) { self.operation = operation }
}

/// The animation of a drag's begin or end.
public protocol UIDragAnimating: AnyObject {
  /// Adds animations.
  func addAnimations(_ animations: @escaping () -> Void)
  /// Adds a completion.
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
}
