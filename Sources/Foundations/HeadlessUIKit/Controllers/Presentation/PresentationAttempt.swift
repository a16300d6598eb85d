public import HeadlessDevice

/// A request to present, with the facts that decide whether UIKit refuses it.
struct PresentationAttempt {
  /// The controller to present.
  let presented: UIViewController
  /// The controller that was asked to present.
  let source: UIViewController
  /// The controller that presents: the source or one of its containers.
  let presenter: UIViewController

  init(of presented: UIViewController, from source: UIViewController) {
    self.presented = presented
    self.source = source
    presenter = source.presenter(for: presented.modalPresentationStyle)
  }

  /// The reason that UIKit refuses the presentation; nil if it does not.
  var obstacle: PresentationObstacle? {
    if presented === presenter || presented === source { return .isItself }
    if let parent = presented.parent { return .hasParent(parent) }
    if let holder = presented.presenter { return .isPresented(by: holder) }
    if let other = presenter.presented ?? searchOverSource { return .isTaken(by: other) }
    // UIKit asks the presenter for its view, which loads it.
    if presenter.view.window == nil { return .isInNoWindow }
    if presenter.isBeingPresented { return .isBeingPresented }
    if presenter.isBeingDismissed { return .isBeingDismissed(presenter.presenter) }
    return nil
  }

  /// The active search over the source, unless the source is in the search.
  private var searchOverSource: UISearchController? {
    var node: UIViewController? = source
    while let current = node {
      if let search = current.activeSearch { return search }
      node = current.parent
    }
    return nil
  }

  /// Returns the text of a finding: UIKit's words, the consequence, and the remedy.
  func finding(about obstacle: PresentationObstacle) -> String {
    let (asked, presents) = (source.screenName, presenter.screenName)
    let from = asked == presents ? "" : " (from \(asked))"
    let raises = obstacle.raisesException ? "UIKit raises an exception; here " : ""
    return """
      \(obstacle.words(presented, on: "\(presents)\(from)")). \(raises)\
      present(_:animated:completion:) does nothing, and its completion never runs. \
      \(obstacle.remedy).
      """
  }

  /// Returns the cause of a finding, which the screens on top of the presenter's containers do not change.
  func cause(of obstacle: PresentationObstacle) -> String {
    obstacle.words(presented, on: source.screenName)
  }
}

extension UIViewController {
  /// Returns the controller that presents in place of this one.
  ///
  /// That is the nearest presentation context for a style that covers a context, else the outermost
  /// container.
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
