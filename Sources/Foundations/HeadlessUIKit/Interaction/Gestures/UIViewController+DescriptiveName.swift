extension UIViewController {
  /// The front screen's name in refusals: its controller's type without `ViewController`.
  final var descriptiveName: String {
    let name = deepestContent.screenName
    let suffix = "ViewController"
    return name.hasSuffix(suffix) && name != suffix ? String(name.dropLast(suffix.count)) : name
  }
}
