import Foundation
import HeadlessDevice
import HeadlessUIKit
import Testing

/// Sources: Core Graphics' and UIKit's documentation of each member.
@Suite("Calls that draw are recorded")
struct DrawnMemberTests {
  /// The calls that an image records.
  private func calls(_ draw: (CGContext) throws -> Void) rethrows -> [String] {
    UIGraphicsBeginImageContext(CGSize(width: 4, height: 4))
    defer { UIGraphicsEndImageContext() }
    if let context = UIGraphicsGetCurrentContext() { try draw(context) }
    let data = UIGraphicsGetImageFromCurrentImageContext()?.pngData() ?? Data()
    return String(decoding: data.dropFirst(24), as: UTF8.self).split(separator: "\n").map(
      String.init)
  }

  private let one = CGPoint(x: 1, y: 1)
  private let two = CGPoint(x: 2, y: 2)
  private let three = CGPoint(x: 3, y: 3)

  @Test("a context records its states, its paths and their ends")
  func paths() {
    _ = SpyPhone()
    let lines = calls { context in
      context.saveGState()
      context.beginPath()
      context.move(to: one)
      context.addCurve(to: one, control1: two, control2: three)
      context.addArc(center: two, radius: 5, startAngle: 0, endAngle: 1, clockwise: true)
      context.closePath()
      context.clip()
      context.fillPath()
      context.strokePath()
      context.replacePathWithStrokedPath()
      context.restoreGState()
    }
    #expect(
      lines == [
        "saveGState()", "beginPath()", "move(to:) \(one)",
        "addCurve(to:control1:control2:) \(one) \(two) \(three)",
        "addArc(center:radius:startAngle:endAngle:clockwise:) \(two) 5.0 0.0 1.0 true",
        "closePath()", "clip()", "fillPath()", "strokePath()", "replacePathWithStrokedPath()",
        "restoreGState()",
      ])
  }

  @Test("a context records its colours, its shadow, its gradients and its layers")
  func colors() throws {
    _ = SpyPhone()
    let gradient = try #require(
      CGGradient(colorsSpace: nil, colors: [UIColor.red.cgColor], locations: nil))
    let lines = calls { context in
      context.setFillColor(red: 1, green: 0, blue: 0, alpha: 0.5)
      context.setStrokeColor(red: 0, green: 1, blue: 0, alpha: 1)
      context.setShadow(offset: CGSize(width: 1, height: 2), blur: 3)
      context.beginTransparencyLayer(auxiliaryInfo: nil)
      context.drawRadialGradient(
        gradient, startCenter: one, startRadius: 1, endCenter: two, endRadius: 2, options: [])
      context.endTransparencyLayer()
    }
    #expect(
      lines == [
        "setFillColor(red:green:blue:alpha:) 1.0 0.0 0.0 0.5",
        "setStrokeColor(red:green:blue:alpha:) 0.0 1.0 0.0 1.0",
        "setShadow(offset:blur:color:) \(CGSize(width: 1, height: 2)) 3.0 nil",
        "beginTransparencyLayer(auxiliaryInfo:)",
        "drawRadialGradient(_:startCenter:startRadius:endCenter:endRadius:options:) "
          + "\(one) 1.0 \(two) 2.0",
        "endTransparencyLayer()",
      ])
  }

  @Test("colours and paths of UIKit draw into the current context")
  func current() {
    _ = SpyPhone()
    let lines = calls { _ in
      let path = UIBezierPath()
      path.move(to: one)
      UIColor.red.set()
      UIColor.green.setFill()
      UIColor.blue.setStroke()
      path.fill()
      path.stroke()
      path.addClip()
    }
    #expect(
      lines == [
        "set() red", "setFill() green", "setStroke() blue", "fill() \([one])",
        "stroke() \([one])", "addClip() \([one])",
      ])
  }

  @Test("a context that is pushed is the current one until it is popped")
  func pushing() {
    _ = SpyPhone()
    var lines: [String] = []
    let outer = calls { outer in
      lines = calls { inner in
        UIGraphicsPushContext(outer)
        #expect(UIGraphicsGetCurrentContext() === outer)
        UIColor.red.set()
        UIGraphicsPopContext()
        #expect(UIGraphicsGetCurrentContext() === inner)
        UIColor.blue.set()
      }
    }
    #expect(outer == ["set() red"] && lines == ["set() blue"])
  }

  @Test("a path gains the points of another one and of lines, and is hashed by its points")
  func appending() {
    let (path, other) = (CGMutablePath(), CGMutablePath())
    path.addLines(between: [one, two])
    other.addLines(between: [three])
    path.addPath(other)
    let bezier = UIBezierPath()
    bezier.cgPath = path
    #expect(bezier.currentPoint == three && bezier.bounds.origin == one)
    let same = CGMutablePath()
    same.addLines(between: [one, two, three])
    #expect(Set([path, same]).count == 1 && Set([path, other]).count == 2)
    let ellipse = CGPath(ellipseIn: CGRect(x: 1, y: 2, width: 3, height: 4), transform: nil)
    #expect(ellipse.boundingBox == CGRect(x: 1, y: 2, width: 3, height: 4))
  }
}

/// Sources: UIKit's documentation of each member.
@Suite("Values of texts and symbols")
struct TextValueTests {
  @Test("a font has the measures of its size")
  func measures() {
    let font = UIFont.systemFont(ofSize: 10)
    #expect(
      [font.lineHeight, font.ascender, font.descender, font.capHeight, font.xHeight]
        == [12, 9.5, -2.5, 7, 5])
  }

  @Test("a paragraph keeps what is set")
  func paragraph() {
    let style = NSMutableParagraphStyle()
    let sizes: [ReferenceWritableKeyPath<NSMutableParagraphStyle, CGFloat>] = [
      \.headIndent, \.firstLineHeadIndent, \.tailIndent, \.paragraphSpacingBefore,
      \.minimumLineHeight, \.maximumLineHeight, \.lineSpacing, \.paragraphSpacing,
      \.lineHeightMultiple,
    ]
    #expect(sizes.map { style[keyPath: $0] } == Array(repeating: 0, count: 9))
    for (index, size) in sizes.enumerated() { style[keyPath: size] = CGFloat(index + 1) }
    #expect(sizes.map { style[keyPath: $0] } == [1, 2, 3, 4, 5, 6, 7, 8, 9])
    style.lineBreakMode = .byTruncatingTail
    style.alignment = .right
    #expect((style as NSParagraphStyle).lineBreakMode == .byTruncatingTail)
    #expect((style as NSParagraphStyle).alignment == .right)
  }

  @Test("configurations of symbols differ by each of their parameters")
  func symbols() {
    let font = UIFont.systemFont(ofSize: 12)
    let all: [UIImage.SymbolConfiguration] = [
      .init(pointSize: 12), .init(pointSize: 12, weight: .bold),
      .init(pointSize: 12, weight: .light), .init(pointSize: 12, weight: .bold, scale: .large),
      .init(textStyle: .body), .init(textStyle: .body, scale: .large),
      .init(textStyle: .body, scale: .small), .init(font: font), .init(font: font, scale: .large),
      .init(font: .systemFont(ofSize: 14), scale: .large),
    ]
    #expect(Set(all).count == all.count)
    #expect(
      UIImage.SymbolConfiguration(font: font, scale: .small) == .init(font: font, scale: .small))
  }

  @Test("a link is kept as an address, also where it is set as a text")
  func links() {
    let address = URL(string: "https://example.test")
    let values: [Any] = ["https://example.test", address as Any]
    for value in values {
      #expect(AttributeContainer([.link: value]).link == address)
    }
    #expect(AttributeContainer([.kern: 1]).link == nil)
  }

  @Test("a colour keeps its values in another space, and has a space")
  func colorSpace() {
    let color = UIColor(red: 1, green: 0.5, blue: 0, alpha: 0.25).cgColor
    let converted = color.converted(
      to: CGColorSpaceCreateDeviceRGB(), intent: .defaultIntent, options: nil)
    #expect(converted?.components == [1, 0.5, 0, 0.25])
    #expect(color.colorSpace != nil)
  }

  @Test("a path is copied as it is, or with its points transformed")
  func copiedPath() {
    let path = CGPath(rect: CGRect(x: 1, y: 2, width: 3, height: 4), transform: nil)
    #expect(path.copy() == path && path.copy(using: nil) == path)
    var moved = CGAffineTransform(translationX: 10, y: 20)
    #expect(
      path.copy(using: &moved)?.boundingBox == CGRect(x: 11, y: 22, width: 3, height: 4))
  }
}
