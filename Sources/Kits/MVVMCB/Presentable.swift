import Coordination
public import HeadlessUIKit

/// A view controller that can present others and be presented.
@MainActor public protocol Presentable: AnyObject {
  /// The view controller itself.
  var uiViewController: UIViewController { get }

  /// Presents a controller in full screen; calls the completion after the transition.
  func presentInFullScreen(
    _ presentable: any Presentable, animated: Bool, completion: (() -> Void)?)

  /// Presents a controller as a page sheet.
  func presentAsSheet(_ presentable: any Presentable, animated: Bool, completion: (() -> Void)?)

  /// Removes this controller from the screen, presented or pushed, then calls the completion.
  func takeAway(completion: @escaping () -> Void)
}

extension UIViewController: Presentable {
  /// The view controller itself.
  public var uiViewController: UIViewController { self }

  /// Presents a controller in full screen.
  public func presentInFullScreen(
    _ presentable: any Presentable, animated: Bool, completion: (() -> Void)?
  ) {
    present(presentable, as: .fullScreen, animated: animated, completion: completion)
  }

  /// Presents a controller as a page sheet.
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
