public import HeadlessDevice

/// A wish to present, with all that UIKit looks at before it grants it.
struct PresentationAttempt {
  /// The controller to show.
  let presented: UIViewController
  /// The controller that was asked.
  let source: UIViewController
  /// The controller that would present: the source, or a container it is in.
  let presenter: UIViewController

  init(of presented: UIViewController, from source: UIViewController) {
    self.presented = presented
    self.source = source
    presenter = source.presenter(for: presented.modalPresentationStyle)
  }

  /// Why UIKit refuses; nil where it does not.
  var obstacle: PresentationObstacle? {
    if presented === presenter || presented === source { return .isItself }
    if let parent = presented.parent { return .hasParent(parent) }
    if let holder = presented.presenter { return .isPresented(by: holder) }
    if let other = presenter.presented { return .isTaken(by: other) }
    if presenter.loadedView?.window == nil { return .isInNoWindow }
    if presenter.isBeingPresented { return .isArriving }
    if presenter.isBeingDismissed { return .isLeaving(presenter.presenter) }
    return nil
  }

  /// The whole finding about an obstacle, in UIKit's words first.
  func finding(about obstacle: PresentationObstacle) -> String {
    let from = source === presenter ? "" : " (from \(source.screenName))"
    let raises = obstacle.raisesException ? "UIKit raises an exception; here " : ""
    return """
      \(obstacle.words(presented, on: "\(presenter.screenName)\(from)")). \(raises)\
      present(_:animated:completion:) does nothing, and its completion never runs. \
      \(obstacle.remedy).
      """
  }
}

extension UIViewController {
  /// The controller that presents in place of this one: the nearest presentation context for a
  /// style that covers a context, else the outermost container.
  final func presenter(for style: UIModalPresentationStyle) -> UIViewController {
    var node = self
    while let parent = node.parent ?? node.hostOfSearch {
      if style.isContextual, node.definesPresentationContext { return node }
      node = parent
    }
    return node
  }
}

extension Finding.Kind {
  /// A presentation or dismissal that UIKit refuses.
  public static let presentation = Finding.Kind(rawValue: "presentation")
}
