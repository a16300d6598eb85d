extension UIApplication {
  /// The views in front of the key window's screens, the frontmost first.
  ///
  /// They are the windows in front of the key window, and the views that the app added to the key window
  /// itself, as libraries do for short messages. Added views that are as large as the screen keep
  /// touches from what is beneath, see ``UIView/coversScreens``; windows are taken not to.
  package final var viewsInFront: [UIView] {
    guard let keyWindow, let index = windows.firstIndex(identicalTo: keyWindow) else {
      return []
    }
    if index == windows.count - 1, keyWindow.children.count < 2 { return [] }
    let inFront = windows[(index + 1)...].reversed().filter { !$0.isOutOfSight }
    let root = keyWindow.rootViewController?.viewIfLoaded
    let added = keyWindow.subviews.reversed().filter {
      $0 !== root && !$0.isOutOfSight && !($0 is PresentationContainerView)
    }
    return inFront + added
  }
}

/// The view that a presentation adds to the window, with the presented view in it.
final class PresentationContainerView: UIView {}
