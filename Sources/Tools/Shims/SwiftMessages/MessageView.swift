// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are SwiftMessages', and their documentation is too.
public import Foundation
public import HeadlessUIKit

open class MessageView: BaseView, Identifiable, AccessibleMessage {
  open var defaultHaptic: SwiftMessages.Haptic?
  open var buttonTapHandler: ((_ button: UIButton) -> Void)?
  open var titleLabel: UILabel?
  open var bodyLabel: UILabel?
  open var iconImageView: UIImageView?
  open var iconLabel: UILabel?
  open var button: UIButton? {
    didSet {
      oldValue?.removeAction(identifiedBy: Self.tapped, for: .touchUpInside)
      let action = UIAction(identifier: Self.tapped) { [weak self] _ in
        if let self, let button { buttonTapHandler?(button) }
      }
      button?.addAction(action, for: .touchUpInside)
    }
  }

  private static let tapped = UIAction.Identifier("SwiftMessages.button")
  private var ownID: String?

  open var id: String {
    get {
      ownID ?? "MessageView:title=\(String(describing: titleLabel?.text)), "
        + "body=\(String(describing: bodyLabel?.text))"
    }
    set { ownID = newValue }
  }

  open var accessibilityPrefix: String?
  open var accessibilityMessage: String? {
    let parts = [accessibilityPrefix, titleLabel?.text, bodyLabel?.text].compactMap(\.self)
    return parts.isEmpty ? nil : parts.joined(separator: ", ")
  }
  public var accessibilityElement: NSObject? { backgroundView }
  open var additionalAccessibilityElements: [NSObject]? { [button].compactMap(\.self) }

  nonisolated public enum Layout: String, Sendable {
    case messageView = "MessageView"
    case cardView = "CardView"
    case tabView = "TabView"
    case statusLine = "StatusLine"
    case centeredView = "CenteredView"

    public static var messageViewIOS8: Layout { .messageView }
  }

  public static func viewFromNib<T: MessageView>(
    layout: Layout, filesOwner: AnyObject = NSNull()
  ) -> T {
    let view = HeadlessUIKit.rehearsalNew(T.self)
    view.build(layout)
    return view
  }

  public static func viewFromNib<T: MessageView>(
    layout: Layout, bundle: Bundle, filesOwner: AnyObject = NSNull()
  ) -> T {
    let view: T? = try? SwiftMessages.viewFromNib(
      named: layout.rawValue, bundle: bundle, filesOwner: filesOwner)
    return view ?? viewFromNib(layout: layout, filesOwner: filesOwner)
  }

  open override func rehearsalSet(_ value: Any?, forKey key: String) -> Bool {
    switch key {
    case "titleLabel": titleLabel = value as? UILabel
    case "bodyLabel": bodyLabel = value as? UILabel
    case "iconImageView": iconImageView = value as? UIImageView
    case "iconLabel": iconLabel = value as? UILabel
    case "button": button = value as? UIButton
    case "backgroundView": backgroundView = value as? UIView
    default: return super.rehearsalSet(value, forKey: key)
    }
    return true
  }

  /// Adds what the library's nib of a layout has, with the texts that stand there until the app sets others.
  private func build(_ layout: Layout) {
    let body = UILabel()
    body.text = "[Message Body]"
    bodyLabel = body
    guard layout != .statusLine else { return addSubview(body) }
    let (background, image, icon) = (UIView(), UIImageView(), UILabel())
    let (title, button) = (UILabel(), UIButton(type: .system))
    title.text = "[Message Title]"
    button.setTitle("[Button]", for: .normal)
    for view in [image, icon, title, body, button] { background.addSubview(view) }
    addSubview(background)
    if layout != .messageView { backgroundView = background }
    (iconImageView, iconLabel, titleLabel, self.button) = (image, icon, title, button)
  }

  func showIcon(_ image: UIImage?, _ text: String?) {
    iconImageView?.image = image
    iconLabel?.text = text
    iconImageView?.isHidden = image == nil
    iconLabel?.isHidden = text == nil
  }
}

extension MessageView {
  public func configureIcon(withSize size: CGSize, contentMode: UIView.ContentMode? = nil) {
    guard let contentMode else { return }
    iconImageView?.contentMode = contentMode
    iconLabel?.contentMode = contentMode
  }

  public func configureContent(body: String) { bodyLabel?.text = body }

  public func configureContent(title: String, body: String) {
    configureContent(body: body)
    titleLabel?.text = title
  }

  public func configureContent(title: String, body: String, iconImage: UIImage) {
    configureContent(title: title, body: body)
    showIcon(iconImage, nil)
  }

  public func configureContent(title: String, body: String, iconText: String) {
    configureContent(title: title, body: body)
    showIcon(nil, iconText)
  }

  public func configureContent(
    title: String?, body: String?, iconImage: UIImage?, iconText: String?, buttonImage: UIImage?,
    buttonTitle: String?, buttonTapHandler: ((_ button: UIButton) -> Void)?
  ) {
    titleLabel?.text = title
    bodyLabel?.text = body
    button?.setImage(buttonImage, for: .normal)
    button?.setTitle(buttonTitle, for: .normal)
    self.buttonTapHandler = buttonTapHandler
    showIcon(iconImage, iconText)
  }
}
