import HeadlessDevice
import HeadlessUIKit

/// The recorded state of one coordinator, which is held weakly.
final class WatchedCoordinator {
  weak var object: AnyObject?
  let type: String
  let creation: Creation

  /// The serial numbers of the controllers created for it before it; nil until determined.
  ///
  /// For example, the controller of a stored `let navigation = UINavigationController()`.
  @exclusivity(unchecked)  // each access is over at once, as those of the next one are
  var earlierControllers: [Int]?
  /// Whether a screen of its own was ever shown.
  @exclusivity(unchecked)
  var hasShown = false
  var wasInTree = false
  var leftAtStep: Int?
  var idleSinceStep: Int?
  var isReleaseReported = false

  init(_ object: AnyObject, creation: Creation) {
    self.object = object
    self.creation = creation
    type = TypeName.short(Swift.type(of: object))
  }
}
