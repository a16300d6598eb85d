// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are IQKeyboardManager's, and their documentation is too.
public import HeadlessUIKit

nonisolated public enum IQAutoToolbarManageBehaviour: Int, Sendable {
  case bySubviews
  case byTag
  case byPosition
}

public typealias IQAutoToolbarManageBehavior = IQAutoToolbarManageBehaviour

nonisolated public enum IQPreviousNextDisplayMode: Int, Sendable {
  case `default`
  case alwaysHide
  case alwaysShow
}

/// The toolbar above the keyboard.
public class IQToolbar: UIToolbar {}

/// A view whose fields the toolbar's arrows lead through, wherever they lie in it.
open class IQPreviousNextView: UIView {}

public final class IQToolbarConfiguration {
  public var useTextFieldTintColor = false
  public var useTextInputViewTintColor = false
  public var tintColor: UIColor?
  public var barTintColor: UIColor?
  public var previousNextDisplayMode = IQPreviousNextDisplayMode.default
  public var manageBehavior = IQAutoToolbarManageBehaviour.bySubviews
  public var previousBarButtonConfiguration: IQBarButtonItemConfiguration?
  public var nextBarButtonConfiguration: IQBarButtonItemConfiguration?
  public var doneBarButtonConfiguration: IQBarButtonItemConfiguration?
  public var placeholderConfiguration = IQToolbarPlaceholderConfiguration()
}

public final class IQToolbarPlaceholderConfiguration {
  public var showPlaceholder = true
  public var font: UIFont?
  public var color: UIColor?
  public var buttonColor: UIColor?
  public var accessibilityLabel: String?
}

public final class IQKeyboardConfiguration {
  public var overrideAppearance = false
  public var appearance = UIKeyboardAppearance.default
}

public final class IQBarButtonItemConfiguration {
  public let title: String?
  public let image: UIImage?
  public let systemItem: UIBarButtonItem.SystemItem?
  public var accessibilityLabel: String?

  public init(
    systemItem: UIBarButtonItem.SystemItem, action: Selector? = nil
  ) {
    (title, image, self.systemItem) = (nil, nil, systemItem)
  }

  public convenience init(
    barButtonSystemItem: UIBarButtonItem.SystemItem, action: Selector? = nil
  ) { self.init(systemItem: barButtonSystemItem, action: action) }

  public init(image: UIImage, action: Selector? = nil) {
    (title, self.image, systemItem) = (nil, image, nil)
  }

  public init(title: String, action: Selector? = nil) {
    (self.title, image, systemItem) = (title, nil, nil)
  }
}
