extension UIViewController {
  /// What a person's refusals call the screen in front here: its type without `ViewController`.
  final var spokenName: String {
    let name = deepestContent.screenName
    let suffix = "ViewController"
    return name.hasSuffix(suffix) && name != suffix ? String(name.dropLast(suffix.count)) : name
  }
}
