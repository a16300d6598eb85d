/// A library that hears of each controller of a storyboard, such as one that injects what it needs.
///
/// `rehearse port` names the class in the package's Info.plist, by the key `RehearsalStoryboardLibrary`.
public protocol StoryboardLibrary: AnyObject {
  /// Called after a controller was created with those that it contains, before a segue to it is prepared.
  ///
  /// - Parameters:
  ///   - controller: the new controller, whose children are created too.
  ///   - storyboard: the storyboard that the app created; where a reference led to another one, the first.
  static func didInstantiate(_ controller: UIViewController, from storyboard: UIStoryboard)
}

extension UIViewController {
  /// Returns the value that a storyboard gives a controller for a key path; nil if it gives none.
  ///
  /// Such values, which Xcode calls user defined runtime attributes, are set by the tables of `rehearse port`
  /// if the class has a property for them; a library's own are read here.
  public final func rehearsalAttribute(_ keyPath: String) -> String? {
    let attributes = interface?.controllerElement?.child("userDefinedRuntimeAttributes")
    return attributes?.children.first { $0["keyPath"] == keyPath }?["value"]
  }
}
