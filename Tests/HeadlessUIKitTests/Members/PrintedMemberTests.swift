import Foundation
import HeadlessUIKit
import Testing

@Suite("Printing, images and text attachments")
struct PrintedMemberTests {
  @Test("formatters keep what they print, and have no pages")
  func formatters() {
    let text = UISimpleTextPrintFormatter(text: "plain")
    let attributed = UISimpleTextPrintFormatter(attributedText: NSAttributedString(string: "bold"))
    let markup = UIMarkupTextPrintFormatter(markupText: "<b>")
    let view = UIView()
    #expect(text.text == "plain" && text.attributedText == nil && text.textAlignment == .natural)
    #expect(attributed.attributedText?.string == "bold" && attributed.text == nil)
    #expect(markup.markupText == "<b>")
    #expect(view.viewPrintFormatter().view === view)
    #expect([text, attributed, markup].map(\.pageCount) == [0, 0, 0])
  }

  @Test("an attachment of an image has it; its text is one character; sizes are zero")
  func attachments() {
    let image = UIImage(named: "star")
    let attachment = NSTextAttachment(image: image ?? UIImage())
    #expect(attachment.image === image)
    let text = NSAttributedString(attachment: attachment)
    #expect(text.string == "\u{FFFC}")
    #expect(
      text.attribute(.attachment, at: 0, effectiveRange: nil) as? NSTextAttachment === attachment)
    #expect(text.size() == .zero)
  }

  @Test("the system's images have their names, and changing how one is drawn gives the same one")
  func images() async throws {
    #expect(UIImage.checkmark == UIImage(systemName: "checkmark"))
    #expect(UIImage.actions == UIImage(systemName: "ellipsis.circle"))
    #expect(UIImage.strokedCheckmark == UIImage(systemName: "checkmark.circle"))
    #expect(UIImage.add == UIImage(systemName: "plus.circle.fill"))
    #expect(UIImage.remove == UIImage(systemName: "minus.circle.fill"))
    let star = try #require(UIImage(systemName: "star"))
    #expect(star.withHorizontallyFlippedOrientation() === star)
    #expect(star.imageFlippedForRightToLeftLayoutDirection() === star)
    #expect(star.withAlignmentRectInsets(.zero) === star)
    #expect(star.alignmentRectInsets == .zero)
    #expect(star.applyingSymbolConfiguration(.init(weight: .bold)) === star)
    #expect(star.images == nil && star.duration == 0)
    #expect(UIImage(contentsOfFile: "/nowhere/star.png") == nil)
    #expect(UIImage.animatedImage(with: [star, .add], duration: 1) === star)
    #expect(UIImage.animatedImage(with: [], duration: 1) == nil)
    let logo = try #require(UIImage(named: "logo"))
    #expect(UIImage.animatedImageNamed("logo", duration: 1) == logo)
    #expect(
      UIImage.SymbolConfiguration(weight: .bold) == UIImage.SymbolConfiguration(weight: .bold))
    #expect(
      UIImage.SymbolConfiguration(weight: .bold) != UIImage.SymbolConfiguration(weight: .thin))
    #expect(
      UIImage.SymbolConfiguration(paletteColors: [.red])
        != UIImage.SymbolConfiguration(paletteColors: [.blue]))
  }

  @Test("a bitmap has the size of its context, four bytes a pixel, and no data")
  func bitmap() throws {
    let context = try #require(
      CGContext(
        data: nil, width: 30, height: 40, bitsPerComponent: 8, bytesPerRow: 0,
        space: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
    #expect(context.width == 30 && context.height == 40 && context.bytesPerRow == 120)
    #expect(context.data == nil)
    let image = try #require(context.makeImage())
    #expect(image.width == 30 && image.height == 40)
    #expect(image.bitsPerComponent == 8 && image.bitsPerPixel == 32)
    #expect(image.alphaInfo == .premultipliedLast && image.copy() === image)
    #expect(image.bitmapInfo.rawValue == CGImageAlphaInfo.premultipliedLast.rawValue)
  }

  @Test("fonts of a style, and scaled ones, have the sizes of the usual content size")
  func fonts() {
    let metrics = UIFontMetrics(forTextStyle: .body)
    #expect(metrics.scaledValue(for: 12) == 12)
    #expect(metrics.scaledValue(for: 12, compatibleWith: nil) == 12)
    let font = UIFont.systemFont(ofSize: 40)
    #expect(metrics.scaledFont(for: font, maximumPointSize: 30).pointSize == 30)
    #expect(metrics.scaledFont(for: font, maximumPointSize: 50).pointSize == 40)
    #expect(UIFont.preferredFont(forTextStyle: .body, compatibleWith: nil).pointSize == 17)
    #expect(UIFont.preferredFont(forTextStyle: .init(rawValue: "own")).pointSize == 17)
    let descriptor = UIFontDescriptor.preferredFontDescriptor(withTextStyle: .body)
    #expect(descriptor.pointSize == 17)
    #expect(UIFont(descriptor: descriptor, size: 0).pointSize == 17)
    #expect(UIFont(descriptor: descriptor, size: 9).pointSize == 9)
    #expect(UIFont.fontNames(forFamilyName: "Helvetica").isEmpty && font.leading == 0)
    #expect(font.familyName == font.fontName)
  }
}
