/// The reason that UIKit refuses a presentation.
enum PresentationObstacle {
  /// The controller is to present itself.
  case isItself
  /// The controller to present is a child of a container.
  case hasParent(UIViewController)
  /// The controller to present is presented already.
  case isPresented(by: UIViewController)
  /// The presenter presents another controller, which may be in its dismissal.
  case isTaken(by: UIViewController)
  /// The presenter's view is not in a window.
  case isInNoWindow
  /// The presenter is still being presented.
  case isBeingPresented
  /// The presenter is being dismissed; its own presenter remains.
  case isBeingDismissed(UIViewController?)

  /// Whether UIKit raises an exception, instead of a console message.
  var raisesException: Bool {
    switch self {
    case .isItself, .hasParent, .isPresented: true
    case .isTaken, .isInNoWindow, .isBeingPresented, .isBeingDismissed: false
    }
  }

  /// Returns UIKit's words as far as known, with class names in place of objects.
  func words(_ presented: UIViewController, on presenter: String) -> String {
    let name = presented.screenName
    let attempt = "Attempt to present \(name) on \(presenter)"
    let misuse = "Application tried to present modally a view controller \(name)"
    return switch self {
    case .isItself:
      """
      Application tried to present modal view controller on itself. Presenting controller is \(name)
      """
    case .hasParent(let parent):
      // By its type: the screen on top of the container is the presented controller itself.
      "\(misuse) on \(presenter) that has a parent view controller \(type(of: parent))"
    case .isPresented(let holder):
      "\(misuse) on \(presenter) that is already being presented by \(holder.screenName)"
    case .isTaken(let other):
      "\(attempt) which is already presenting \(other.screenName)"
    case .isInNoWindow: "\(attempt) whose view is not in the window hierarchy"
    case .isBeingPresented: "\(attempt) while a presentation is in progress"
    case .isBeingDismissed: "\(attempt) while a dismissal is in progress"
    }
  }

  /// The advice at the end of the finding.
  var remedy: String {
    switch self {
    case .isItself: "Present another controller"
    case .hasParent(let parent):
      "Present the \(type(of: parent)), or remove the child from it first"
    case .isPresented: "Dismiss it first, or make another one"
    case .isTaken(let other) where other.isBeingDismissed:
      "\(other.screenName) is still on its way out: present in the completion of its dismissal"
    case .isTaken(let other): "Present on \(other.screenName), or dismiss it first"
    case .isInNoWindow:
      "Present once it is: from viewDidAppear(_:), or on the controller that is on screen"
    case .isBeingPresented: "Present in its completion, or from viewDidAppear(_:)"
    case .isBeingDismissed(let presenter):
      "Present on \(presenter?.screenName ?? "what remains") in the completion of the dismissal"
    }
  }
}
