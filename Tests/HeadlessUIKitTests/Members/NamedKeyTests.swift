import Foundation
import HeadlessUIKit
import Testing

/// Sources: the documentation of each constant, and the texts that it has on Apple's systems.
@Suite("Texts behind named constants")
struct NamedKeyTests {
  @Test("calculation modes, rotation modes and curves have Core Animation's texts")
  func animations() {
    #expect(
      [CAAnimationCalculationMode.linear, .discrete, .paced, .cubic, .cubicPaced].map(\.rawValue)
        == ["linear", "discrete", "paced", "cubic", "cubicPaced"])
    #expect(
      [CAAnimationRotationMode.rotateAuto, .rotateAutoReverse].map(\.rawValue)
        == ["auto", "autoReverse"])
    #expect(
      [CAMediaTimingFunctionName.linear, .easeIn, .easeOut, .easeInEaseOut, .default].map(
        \.rawValue) == ["linear", "easeIn", "easeOut", "easeInEaseOut", "default"])
    #expect(
      [CAMediaTimingFillMode.forwards, .backwards, .both, .removed].map(\.rawValue)
        == ["forwards", "backwards", "both", "removed"])
    #expect(
      [kCATransition, kCAOnOrderIn, kCAOnOrderOut] == ["transition", "onOrderIn", "onOrderOut"])
  }

  @Test("the shapes, modes and orders of an emitter have Core Animation's texts")
  func emitter() {
    #expect(
      [CAEmitterLayerEmitterShape.point, .line, .rectangle, .cuboid, .circle, .sphere].map(
        \.rawValue) == ["point", "line", "rectangle", "cuboid", "circle", "sphere"])
    #expect(
      [CAEmitterLayerEmitterMode.points, .outline, .surface, .volume].map(\.rawValue)
        == ["points", "outline", "surface", "volume"])
    #expect(
      [CAEmitterLayerRenderMode.unordered, .oldestFirst, .oldestLast, .backToFront, .additive].map(
        \.rawValue) == ["unordered", "oldestFirst", "oldestLast", "backToFront", "additive"])
  }

  @Test("gradients and spaces of colors have Core Graphics' and Core Animation's texts")
  func colors() {
    #expect(
      [CAGradientLayerType.axial, .radial, .conic].map(\.rawValue) == ["axial", "radial", "conic"])
    #expect(
      [CGColorSpace.sRGB, CGColorSpace.displayP3] == [
        "kCGColorSpaceSRGB", "kCGColorSpaceDisplayP3",
      ])
  }

  @Test("the keys of attributed texts have UIKit's texts")
  func attributes() {
    let keys: [NSAttributedString.Key] = [
      .tracking, .expansion, .writingDirection, .textEffect, .font, .foregroundColor,
      .backgroundColor, .underlineStyle, .strikethroughStyle, .paragraphStyle, .kern, .link,
      .shadow, .strokeColor, .strokeWidth, .underlineColor, .strikethroughColor, .baselineOffset,
      .ligature, .obliqueness, .attachment,
    ]
    #expect(
      keys.map(\.rawValue) == [
        "CTTracking", "NSExpansion", "NSWritingDirection", "NSTextEffect", "NSFont", "NSColor",
        "NSBackgroundColor", "NSUnderline", "NSStrikethrough", "NSParagraphStyle", "NSKern",
        "NSLink", "NSShadow", "NSStrokeColor", "NSStrokeWidth", "NSUnderlineColor",
        "NSStrikethroughColor", "NSBaselineOffset", "NSLigature", "NSObliqueness", "NSAttachment",
      ])
  }

  @Test("the sizes of text have UIKit's short names")
  func sizes() {
    let all: [UIContentSizeCategory] = [
      .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
      .accessibilityMedium, .accessibilityExtraExtraExtraLarge,
    ]
    #expect(
      all.map(\.rawValue) == ["XS", "S", "M", "L", "XL", "XXL", "XXXL", "AX1", "AX5"])
  }

  @Test("the keys of a hardware keyboard have UIKit's texts")
  func keys() {
    let named = [
      UIKeyCommand.inputUpArrow, UIKeyCommand.inputDownArrow, UIKeyCommand.inputLeftArrow,
      UIKeyCommand.inputRightArrow, UIKeyCommand.inputEscape, UIKeyCommand.inputPageUp,
      UIKeyCommand.inputPageDown, UIKeyCommand.inputHome, UIKeyCommand.inputEnd,
    ]
    #expect(
      named
        == [
          "UpArrow", "DownArrow", "LeftArrow", "RightArrow", "Escape", "PageUp", "PageDown",
          "Home", "End",
        ].map { "UIKeyInput\($0)" })
    #expect(UIKeyCommand.inputDelete == "\u{8}")
  }

  @Test("the contents of fields have the texts of their autofill")
  func contents() {
    let all: [UITextContentType] = [
      .name, .givenName, .familyName, .emailAddress, .telephoneNumber, .username, .password,
      .newPassword, .oneTimeCode, .URL, .streetAddressLine1, .addressCity, .postalCode,
    ]
    #expect(
      all.map(\.rawValue) == [
        "name", "given-name", "family-name", "email", "tel", "username", "password",
        "new-password", "one-time-code", "url", "street-address-line1", "address-level2",
        "postal-code",
      ])
  }

  @Test("the activities of a share sheet have UIKit's identifiers")
  func activities() {
    let all: [UIActivity.ActivityType] = [
      .mail, .message, .print, .copyToPasteboard, .assignToContact, .saveToCameraRoll,
      .addToReadingList, .airDrop,
    ]
    #expect(
      all.map(\.rawValue)
        == [
          "Mail", "Message", "Print", "CopyToPasteboard", "AssignToContact", "SaveToCameraRoll",
          "AddToReadingList", "AirDrop",
        ].map { "com.apple.UIKit.activity.\($0)" })
  }

  @Test("the addresses of settings and the keys of options have UIKit's texts")
  func options() {
    #expect(UIApplication.openSettingsURLString == "app-settings:")
    #expect(UIApplication.openNotificationSettingsURLString == "app-settings:notifications")
    #expect(
      [UIPasteboard.OptionsKey.expirationDate, .localOnly].map(\.rawValue)
        == ["expirationDate", "localOnly"])
    #expect(UINib.OptionsKey.externalObjects.rawValue == "UINibExternalObjects")
    #expect(
      [UIPageViewController.OptionsKey.spineLocation, .interPageSpacing].map(\.rawValue)
        == [
          "UIPageViewControllerOptionSpineLocationKey",
          "UIPageViewControllerOptionInterPageSpacingKey",
        ])
    #expect(
      [NSKeyValueChangeKey.kindKey, .newKey, .oldKey, .indexesKey, .notificationIsPriorKey].map(
        \.rawValue) == ["kind", "new", "old", "indexes", "notificationIsPrior"])
    #expect(
      [UNNotificationDefaultActionIdentifier, UNNotificationDismissActionIdentifier] == [
        "com.apple.UNNotificationDefaultActionIdentifier",
        "com.apple.UNNotificationDismissActionIdentifier",
      ])
  }

  @Test("the options of tables of objects have Foundation's bits")
  func tables() {
    let all: [NSPointerFunctions.Options] = [
      .strongMemory, .weakMemory, .objectPersonality, .objectPointerPersonality, .copyIn,
    ]
    #expect(all.map(\.rawValue) == [0, 5, 0, 512, 65536])
  }

  @Test("sizes and priorities that stand for a choice have UIKit's numbers")
  func numbers() {
    #expect(UILayoutPriority.fittingSizeLevel.rawValue == 50)
    #expect(UICollectionViewFlowLayout.automaticSize == CGSize(width: -1, height: -1))
    #expect(UIStackView.spacingUseDefault == CGFloat(Float.greatestFiniteMagnitude))
    #expect(UIView.layoutFittingCompressedSize == .zero)
    #expect(
      [UIApplication.backgroundFetchIntervalMinimum, UIApplication.backgroundFetchIntervalNever]
        == [0, .greatestFiniteMagnitude])
    #expect(
      UIListContentConfiguration.ImageProperties.standardDimension == -.greatestFiniteMagnitude)
    #expect(UIRectCorner.allCorners.rawValue == 15)
    #expect(NSParagraphStyle.LineBreakStrategy.pushOut.rawValue == 1)
  }
}
