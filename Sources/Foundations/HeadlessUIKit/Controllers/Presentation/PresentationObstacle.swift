/// Why UIKit refuses a presentation.
enum PresentationObstacle {
  /// A controller cannot present itself.
  case isItself
  /// What is to be presented is in a container.
  case hasParent(UIViewController)
  /// What is to be presented is presented already.
  case isPresented(by: UIViewController)
  /// The presenter presents something else, which may be on its way out.
  case isTaken(by: UIViewController)
  /// The presenter's view is not on the screen.
  case isInNoWindow
  /// The presenter itself is on its way in.
  case isArriving
  /// The presenter itself is on its way out; its own presenter remains.
  case isLeaving(UIViewController?)

  /// Whether UIKit raises an exception; else it writes a line in the console.
  var raisesException: Bool {
    switch self {
    case .isItself, .hasParent, .isPresented: true
    case .isTaken, .isInNoWindow, .isArriving, .isLeaving: false
    }
  }

  /// What UIKit says, as far as it is known, with classes in place of objects.
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
      "\(misuse) on \(presenter) that has a parent view controller \(parent.screenName)"
    case .isPresented(let holder):
      "\(misuse) on \(presenter) that is already being presented by \(holder.screenName)"
    case .isTaken(let other):
      "\(attempt) which is already presenting \(other.screenName)"
    case .isInNoWindow: "\(attempt) whose view is not in the window hierarchy"
    case .isArriving: "\(attempt) while a presentation is in progress"
    case .isLeaving: "\(attempt) while a dismissal is in progress"
    }
  }

  /// What to do instead.
  var remedy: String {
    switch self {
    case .isItself: "Present another controller"
    case .hasParent(let parent):
      "Present \(parent.screenName), or remove the child from it first"
    case .isPresented: "Dismiss it first, or make another one"
    case .isTaken(let other) where other.isBeingDismissed:
      "\(other.screenName) is still on its way out: present in the completion of its dismissal"
    case .isTaken(let other): "Present on \(other.screenName), or dismiss it first"
    case .isInNoWindow:
      "Present once it is: from viewDidAppear(_:), or on the controller that is on screen"
    case .isArriving: "Present in its completion, or from viewDidAppear(_:)"
    case .isLeaving(let presenter):
      "Present on \(presenter?.screenName ?? "what remains") in the completion of the dismissal"
    }
  }
}
