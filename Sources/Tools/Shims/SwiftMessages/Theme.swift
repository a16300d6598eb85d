// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are SwiftMessages', and their documentation is too.
public import HeadlessUIKit

nonisolated public enum Theme: Sendable {
  case info
  case success
  case warning
  case error
}

nonisolated public enum Icon: String, Sendable {
  case error = "errorIcon"
  case warning = "warningIcon"
  case success = "successIcon"
  case info = "infoIcon"
  case errorLight = "errorIconLight"
  case warningLight = "warningIconLight"
  case successLight = "successIconLight"
  case infoLight = "infoIconLight"
  case errorSubtle = "errorIconSubtle"
  case warningSubtle = "warningIconSubtle"
  case successSubtle = "successIconSubtle"
  case infoSubtle = "infoIconSubtle"

  public var image: UIImage {
    UIImage(imageLiteralResourceName: rawValue).withRenderingMode(.alwaysTemplate)
  }
}

nonisolated public enum IconStyle: Sendable {
  case `default`
  case light
  case subtle
  case none

  public func image(theme: Theme) -> UIImage? {
    let icons: [Icon]
    switch theme {
    case .info: icons = [.info, .infoLight, .infoSubtle]
    case .success: icons = [.success, .successLight, .successSubtle]
    case .warning: icons = [.warning, .warningLight, .warningSubtle]
    case .error: icons = [.error, .errorLight, .errorSubtle]
    }
    switch self {
    case .default: return icons[0].image
    case .light: return icons[1].image
    case .subtle: return icons[2].image
    case .none: return nil
    }
  }
}

extension MessageView {
  public func configureTheme(
    _ theme: Theme, iconStyle: IconStyle = .default, includeHaptic: Bool = false
  ) {
    let (background, foreground) = theme.colors
    if includeHaptic { defaultHaptic = theme.haptic }
    configureTheme(
      backgroundColor: background, foregroundColor: foreground,
      iconImage: iconStyle.image(theme: theme))
  }

  public func configureTheme(
    backgroundColor: UIColor, foregroundColor: UIColor, iconImage: UIImage? = nil,
    iconText: String? = nil
  ) {
    iconImageView?.tintColor = foregroundColor
    backgroundView.backgroundColor = backgroundColor
    for label in [iconLabel, titleLabel, bodyLabel] { label?.textColor = foregroundColor }
    button?.backgroundColor = foregroundColor
    button?.tintColor = backgroundColor
    showIcon(iconImage, iconText)
  }
}

extension Theme {
  fileprivate var colors: (background: UIColor, foreground: UIColor) {
    func color(_ red: CGFloat, _ green: CGFloat, _ blue: CGFloat) -> UIColor {
      UIColor(red: red / 255, green: green / 255, blue: blue / 255, alpha: 1)
    }
    return switch self {
    case .info: (color(225, 225, 225), .darkText)
    case .success: (color(97, 161, 23), .white)
    case .warning: (color(246, 197, 44), .white)
    case .error: (color(249, 66, 47), .white)
    }
  }

  fileprivate var haptic: SwiftMessages.Haptic {
    switch self {
    case .info, .success: .success
    case .warning: .warning
    case .error: .error
    }
  }
}
