import HeadlessUIKit

/// What is known of one coordinator, which is held weakly.
final class Watched {
  weak var object: AnyObject?
  let type: String
  let birth: Creation

  /// The births of the controllers it was made with: `let navigation = UINavigationController()`.
  var adopted: [Int]?
  /// Whether a screen of its own has ever been on screen.
  var hasShown = false
  var wasInTree = false
  var leftAtStep: Int?
  var idleSinceStep: Int?
  var isReleaseTold = false

  init(_ object: AnyObject, birth: Creation) {
    self.object = object
    self.birth = birth
    type = String(describing: Swift.type(of: object))
  }
}
