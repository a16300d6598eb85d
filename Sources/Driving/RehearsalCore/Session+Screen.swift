import HeadlessDevice
import HeadlessUIKit
import VirtualTime

extension Session {
  /// What a person sees now, and what it was rendered from, as a value.
  public var screen: Screen {
    Device.current = device
    guard let application, let top = application.topViewController else { return emptyScreen }
    return Screen(
      app: appName, name: top.screenName, title: title(of: top), path: path,
      props: top.rehearsalProps.map(PropsValue.init(reflecting:)), elements: readElements(),
      alert: readAlert(), banner: banner.map { Screen.Banner(text: $0.text) },
      pending: pending)
  }

  /// The name of the screen that is up; empty for none.
  var screenName: String { application?.topViewController?.screenName ?? "" }

  /// The names of the screens on the visible navigation stack, from its root.
  var path: [String] { application?.screenPath.map(\.screenName) ?? [] }

  /// The title in the navigation bar, or the controller's own.
  func title(of controller: UIViewController) -> String? {
    controller.navigationItem.title ?? controller.title
  }

  /// What will happen by itself, soonest first.
  var pending: [Screen.Pending] {
    device.clock.pending.map { work in
      Screen.Pending(
        nanoseconds: device.clock.now.duration(to: work.due).nanoseconds,
        purpose: work.purpose.description,
        origin: work.origin)
    }
  }

  private var emptyScreen: Screen {
    Screen(
      app: appName, name: "", title: nil, path: [], props: nil, elements: readElements(),
      alert: nil,
      banner: banner.map { Screen.Banner(text: $0.text) }, pending: pending)
  }

  private func readElements() -> [Screen.Element] {
    var reader = ElementReader()
    for layer in visibleLayers.reversed() where layer.isSeen {
      layer.visit { reader.read($0, isCovered: layer.cover != nil) }
    }
    return reader.elements
  }

  private func readAlert() -> Screen.Alert? {
    guard let alert = alertController else { return nil }
    return Screen.Alert(
      title: alert.title, message: alert.message, buttons: alert.actions.compactMap(\.title),
      isActionSheet: alert.preferredStyle == .actionSheet)
  }

  /// The alert or action sheet that is up.
  var alertController: UIAlertController? { application?.topAlert }
}

extension UIViewController {
  /// The name drivers know a screen by: its type without `ViewController`, and without generics.
  package var screenName: String {
    ScreenNames.name(of: type(of: self))
  }
}

/// Screen names by type; a type's name is looked up once.
enum ScreenNames {
  private static var names: [ObjectIdentifier: String] = [:]

  static func name(of type: UIViewController.Type) -> String {
    if let known = names[ObjectIdentifier(type)] { return known }
    let base = String(describing: type).prefix { $0 != "<" }
    let suffix = "ViewController"
    let name = base.hasSuffix(suffix) && base != suffix ? base.dropLast(suffix.count) : base
    names[ObjectIdentifier(type)] = String(name)
    return String(name)
  }
}
