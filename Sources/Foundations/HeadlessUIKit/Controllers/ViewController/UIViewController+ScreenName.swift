import HeadlessDevice

extension UIViewController {
  /// The name of this controller's screen in findings, scripts, the prompt and logs.
  ///
  /// The name is the type without `ViewController` and without generic arguments. A container is
  /// called by the screen on top of it, and an alert by its title, as in `the alert "Log out?"`.
  package final var screenName: String {
    let screen = deepestContent
    if let alert = screen as? UIAlertController { return "the \(alert.label)" }
    return ScreenNames.name(of: screen.typeOfScreen)
  }
}

/// The screen names of controller types, each computed once.
///
/// Asking the runtime for a name takes about a microsecond, and every step asks for a screen's name.
private enum ScreenNames {
  @exclusivity(unchecked)  // each access is over at once
  private static var names: [ObjectIdentifier: String] = [:]

  static func name(of type: Any.Type) -> String {
    let key = ObjectIdentifier(type)
    if let name = names[key] { return name }
    let name = makeName(of: type)
    names[key] = name
    return name
  }

  private static func makeName(of type: Any.Type) -> String {
    let base = TypeName.short(type).prefix { $0 != "<" }
    let suffix = type is UIViewController.Type ? "ViewController" : "View"
    guard type != UIViewController.self, base.hasSuffix(suffix), base != suffix else {
      return String(base)
    }
    return String(base.dropLast(suffix.count))
  }
}
