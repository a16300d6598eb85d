import Coordination
public import HeadlessUIKit

/// A controller that something can be presented on, and that can itself be presented.
@MainActor public protocol Presentable: AnyObject {
  /// The controller itself.
  var uiViewController: UIViewController { get }

  /// Presents a controller over everything, with its completion after the transition.
  func presentInFullScreen(
    _ presentable: any Presentable, animated: Bool, completion: (() -> Void)?)

  /// Presents a controller as a sheet.
  func presentAsSheet(_ presentable: any Presentable, animated: Bool, completion: (() -> Void)?)

  /// Takes this controller off the screen, however it came there, then calls back.
  func takeAway(completion: @escaping () -> Void)
}

extension UIViewController: Presentable {
  /// The controller itself.
  public var uiViewController: UIViewController { self }

  /// Presents a controller over everything.
  public func presentInFullScreen(
    _ presentable: any Presentable, animated: Bool, completion: (() -> Void)?
  ) {
    present(presentable, as: .fullScreen, animated: animated, completion: completion)
  }

  /// Presents a controller as a sheet.
  public func presentAsSheet(
    _ presentable: any Presentable, animated: Bool, completion: (() -> Void)?
  ) {
    present(presentable, as: .pageSheet, animated: animated, completion: completion)
  }

  private func present(
    _ presentable: any Presentable, as style: UIModalPresentationStyle, animated: Bool,
    completion: (() -> Void)?
  ) {
    let controller = presentable.uiViewController
    controller.modalPresentationStyle = style
    present(controller, animated: animated, completion: completion)
  }
}
