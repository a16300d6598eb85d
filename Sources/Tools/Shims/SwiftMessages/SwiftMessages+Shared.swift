// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are SwiftMessages', and their documentation is too.
public import Foundation
public import HeadlessUIKit

/// The messages of the shared queue.
extension SwiftMessages {
  public static var defaultConfig: Config {
    get { sharedInstance.defaultConfig }
    set { sharedInstance.defaultConfig = newValue }
  }

  public static var pauseBetweenMessages: TimeInterval {
    get { sharedInstance.pauseBetweenMessages }
    set { sharedInstance.pauseBetweenMessages = newValue }
  }

  public static func show(view: UIView) { sharedInstance.show(view: view) }

  public static func show(config: Config, view: UIView) {
    sharedInstance.show(config: config, view: view)
  }

  public static func show(viewProvider: @escaping ViewProvider) {
    sharedInstance.show(viewProvider: viewProvider)
  }

  public static func show(config: Config, viewProvider: @escaping ViewProvider) {
    sharedInstance.show(config: config, viewProvider: viewProvider)
  }

  public static func hide(animated: Bool = true) { sharedInstance.hide(animated: animated) }
  public static func hide(id: String) { sharedInstance.hide(id: id) }
  public static func hideAll() { sharedInstance.hideAll() }
  public static func hideCounted(id: String) { sharedInstance.hideCounted(id: id) }

  public static func current<T: UIView>() -> T? { sharedInstance.current() }
  public static func current<T: UIView>(id: String) -> T? { sharedInstance.current(id: id) }
  public static func queued<T: UIView>(id: String) -> T? { sharedInstance.queued(id: id) }

  public static func currentOrQueued<T: UIView>(id: String) -> T? {
    sharedInstance.currentOrQueued(id: id)
  }

  public static func count(id: String) -> Int { sharedInstance.count(id: id) }
  public static func set(count: Int, for id: String) { sharedInstance.set(count: count, for: id) }
}

private enum SwiftMessagesError: Error {
  case cannotLoadViewFromNib(nibName: String)
}

/// The messages whose views are in the app's nibs.
extension SwiftMessages {
  public class func viewFromNib<T: UIView>(_ filesOwner: AnyObject = NSNull()) throws -> T {
    try viewFromNib(named: "\(T.self)", filesOwner: filesOwner)
  }

  public class func viewFromNib<T: UIView>(
    named name: String, filesOwner: AnyObject = NSNull()
  ) throws -> T { try viewFromNib(named: name, bundle: .main, filesOwner: filesOwner) }

  public class func viewFromNib<T: UIView>(
    named name: String, bundle: Bundle, filesOwner: AnyObject = NSNull()
  ) throws -> T {
    let owner = filesOwner is NSNull ? nil : filesOwner
    let objects = bundle.loadNibNamed(name, owner: owner) ?? []
    guard let view = objects.lazy.compactMap({ $0 as? T }).first else {
      throw SwiftMessagesError.cannotLoadViewFromNib(nibName: name)
    }
    return view
  }
}
