import Foundation
import HeadlessUIKit
import Testing

/// Sources: UIKit's documentation of fixed colors, and the light values of Apple's Human Interface
/// Guidelines.
@Suite("Colors and fonts of the system")
struct SystemColorTests {
  /// Returns red, green and blue from 0 to 255, and the opacity in percent.
  private func channels(_ color: UIColor) -> [Int] {
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    #expect(color.getRed(&red, green: &green, blue: &blue, alpha: &alpha))
    return [red, green, blue].map { Int(($0 * 255).rounded()) } + [Int((alpha * 100).rounded())]
  }

  @Test("fixed colors have UIKit's channels")
  func fixed() {
    let all: [UIColor] = [
      .black, .darkGray, .lightGray, .white, .gray, .red, .green, .blue, .cyan, .yellow, .magenta,
      .orange, .purple, .brown, .clear,
    ]
    #expect(
      all.map(channels) == [
        [0, 0, 0, 100], [85, 85, 85, 100], [170, 170, 170, 100], [255, 255, 255, 100],
        [128, 128, 128, 100], [255, 0, 0, 100], [0, 255, 0, 100], [0, 0, 255, 100],
        [0, 255, 255, 100], [255, 255, 0, 100], [255, 0, 255, 100], [255, 128, 0, 100],
        [128, 0, 128, 100], [153, 102, 51, 100], [0, 0, 0, 0],
      ])
  }

  @Test("the system's tints have the channels of light mode")
  func tints() {
    let all: [UIColor] = [
      .systemRed, .systemGreen, .systemBlue, .systemOrange, .systemYellow, .systemPink,
      .systemPurple, .systemTeal, .systemIndigo, .systemMint, .systemCyan, .systemBrown, .tintColor,
      .link,
    ]
    #expect(
      all.map(channels).map { $0.dropLast() } == [
        [255, 59, 48], [52, 199, 89], [0, 122, 255], [255, 149, 0], [255, 204, 0], [255, 45, 85],
        [175, 82, 222], [48, 176, 199], [88, 86, 214], [0, 199, 190], [50, 173, 230],
        [162, 132, 94], [0, 122, 255], [0, 122, 255],
      ])
    #expect(all.allSatisfy { channels($0)[3] == 100 })
  }

  @Test("the system's greys and backgrounds have the channels of light mode")
  func backgrounds() {
    let greys: [UIColor] = [
      .systemGray, .systemGray2, .systemGray3, .systemGray4, .systemGray5, .systemGray6,
    ]
    #expect(
      greys.map(channels) == [
        [142, 142, 147, 100], [174, 174, 178, 100], [199, 199, 204, 100], [209, 209, 214, 100],
        [229, 229, 234, 100], [242, 242, 247, 100],
      ])
    let white: [UIColor] = [
      .systemBackground, .tertiarySystemBackground, .secondarySystemGroupedBackground,
    ]
    #expect(white.map(channels) == Array(repeating: [255, 255, 255, 100], count: 3))
    let grey: [UIColor] = [
      .secondarySystemBackground, .systemGroupedBackground, .tertiarySystemGroupedBackground,
    ]
    #expect(grey.map(channels) == Array(repeating: [242, 242, 247, 100], count: 3))
  }

  @Test("the colors of labels, separators and fills have the channels of light mode")
  func contents() {
    let all: [UIColor] = [
      .label, .secondaryLabel, .tertiaryLabel, .quaternaryLabel, .placeholderText, .separator,
      .opaqueSeparator, .systemFill, .secondarySystemFill, .tertiarySystemFill,
      .quaternarySystemFill, .lightText, .darkText,
    ]
    #expect(
      all.map(channels) == [
        [0, 0, 0, 100], [60, 60, 67, 60], [60, 60, 67, 30], [60, 60, 67, 18], [60, 60, 67, 30],
        [60, 60, 67, 29], [198, 198, 200, 100], [120, 120, 128, 20], [120, 120, 128, 16],
        [118, 118, 128, 12], [116, 116, 128, 8], [255, 255, 255, 60], [0, 0, 0, 100],
      ])
  }

  @Test(
    "the font of each text style has the default size; extra large titles and headings are bold")
  func styles() {
    let all: [UIFont.TextStyle] = [
      .extraLargeTitle, .extraLargeTitle2, .largeTitle, .title1, .title2, .title3, .headline,
      .subheadline, .body, .callout, .footnote, .caption1, .caption2,
    ]
    #expect(
      all.map { UIFont.preferredFont(forTextStyle: $0).pointSize } == [
        36, 28, 34, 28, 22, 20, 17, 15, 17, 16, 13, 12, 11,
      ])
    let bold = all.filter {
      UIFont.preferredFont(forTextStyle: $0)
        != .systemFont(ofSize: UIFont.preferredFont(forTextStyle: $0).pointSize)
    }
    #expect(bold == [.extraLargeTitle, .extraLargeTitle2, .headline])
    #expect(
      all.map { UIFont.preferredFont(forTextStyle: $0, compatibleWith: nil) }
        == all.map { UIFont.preferredFont(forTextStyle: $0) })
    #expect(
      all.map(\.rawValue) == [
        "extraLargeTitle", "extraLargeTitle2", "largeTitle", "title1", "title2", "title3",
        "headline", "subheadline", "body", "callout",
        "footnote", "caption1", "caption2",
      ])
  }

  @Test("the system's sizes and thin weights have UIKit's numbers")
  func sizes() {
    #expect(
      [
        UIFont.labelFontSize, UIFont.buttonFontSize, UIFont.smallSystemFontSize,
        UIFont.systemFontSize,
      ] == [17, 18, 12, 14])
    #expect([UIFont.Weight.ultraLight, .thin, .light].map(\.rawValue) == [-0.8, -0.6, -0.4])
    let fonts = [
      UIFont.italicSystemFont(ofSize: 9), .monospacedSystemFont(ofSize: 9, weight: .bold),
      .monospacedDigitSystemFont(ofSize: 9, weight: .light), .boldSystemFont(ofSize: 9),
    ]
    #expect(
      fonts.map(\.fontName) == ["System Italic", "System Mono", "System Digits", "System"])
    #expect(fonts.map(\.pointSize) == [9, 9, 9, 9])
  }
}
