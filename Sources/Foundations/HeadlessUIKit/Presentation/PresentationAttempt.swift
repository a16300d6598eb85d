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

  /// Why UIKit refuses, and what to do; nil where it does not.
  var obstacle: String? {
    if presented === presenter || presented === source {
      return "a controller cannot present itself"
    }
    if let parent = presented.parent {
      return """
        \(presented.screenName) is a child of \(parent.screenName), and UIKit raises an exception. \
        Present the container, or remove the child from it first
        """
    }
    if let holder = presented.presenter {
      return """
        \(presented.screenName) is presented by \(holder.screenName) already, and UIKit raises an \
        exception. Dismiss it first, or make another one
        """
    }
    return obstacleOfPresenter
  }

  private var obstacleOfPresenter: String? {
    if let present = presenter.presented {
      let way =
        present.isBeingDismissed
        ? "is still on its way out. Present in the completion of its dismissal"
        : "is in the way. Present on it, or dismiss it first"
      return """
        \(presenter.screenName) is already presenting \(present.screenName), which \(way)
        """
    }
    if presenter.loadedView?.window == nil {
      return """
        the view of \(presenter.screenName) is not in the window hierarchy. Present once it is: \
        from viewDidAppear(_:), or on the controller that is on screen
        """
    }
    if presenter.isBeingPresented {
      return """
        a presentation of \(presenter.screenName) is in progress. Present in its completion, or \
        from viewDidAppear(_:)
        """
    }
    return presenter.isBeingDismissed
      ? """
      \(presenter.screenName) is being dismissed. Present on \
      \(presenter.presenter?.screenName ?? "what remains") in the completion of the dismissal
      """ : nil
  }

  /// The whole finding about an obstacle, in UIKit's words first.
  func finding(about obstacle: String) -> String {
    let from = source === presenter ? "" : " (from \(source.screenName))"
    return """
      Attempt to present \(presented.screenName) on \(presenter.screenName)\(from) with \
      present(_:animated:completion:): \(obstacle). Nothing was presented, and the completion \
      never runs.
      """
  }
}

extension UIViewController {
  /// The controller that presents in place of this one: the nearest presentation context for a
  /// style that covers a context, else the outermost container.
  final func presenter(for style: UIModalPresentationStyle) -> UIViewController {
    var node = self
    while let parent = node.parent {
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
