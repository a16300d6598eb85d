import Foundation
import HeadlessUIKit
import Testing

@Suite("Drawing")
struct DrawingTests {
  /// Source: `UIColor.red` has the same channels in the same space as `init(red:green:blue:alpha:)`.
  @Test("a basic colour equals any of its channels; a system colour is another colour")
  func basicColors() {
    let channels: [(UIColor, UIColor)] = [
      (.red, UIColor(red: 1, green: 0, blue: 0, alpha: 1)),
      (.orange, UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)),
      (.brown, UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1)),
      (.gray, UIColor(white: 0.5, alpha: 1)),
      (.lightGray, UIColor(white: 2.0 / 3, alpha: 1)),
      (.clear, UIColor(white: 0, alpha: 0)),
    ]
    for (basic, same) in channels {
      #expect(basic == same && Set([basic]).contains(same))
    }
    #expect(UIColor.systemBackground != .white && UIColor.label != .black)
  }

  @Test("colours are equal if name and channels are")
  func colors() {
    #expect(UIColor(white: 1, alpha: 1) == UIColor(red: 1, green: 1, blue: 1, alpha: 1))
    #expect(UIColor.red != UIColor.systemRed && UIColor.red.withAlphaComponent(1) == .red)
    #expect(UIColor(cgColor: UIColor.systemBlue.cgColor) == .systemBlue)
    #expect(UIColor.black.withAlphaComponent(0.5).cgColor.alpha == 0.5)
    #expect(UIColor.systemBackground.description == "systemBackground")
    #expect(UIColor { $0.userInterfaceStyle == .dark ? .black : .white } == .white)
  }

  @Test(
    "hue, saturation and brightness convert to red, green and blue",
    arguments: [
      (0, 1, 1, [1, 0, 0]), (1 / 3, 1, 1, [0, 1, 0]), (2 / 3, 1, 1, [0, 0, 1]),
      (0.5, 1, 0.5, [0, 0.5, 0.5]), (0.9, 0, 0.25, [0.25, 0.25, 0.25]),
    ] as [(CGFloat, CGFloat, CGFloat, [CGFloat])])
  func hues(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, channels: [CGFloat]) {
    let color = UIColor(hue: hue, saturation: saturation, brightness: brightness, alpha: 1)
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    for (is_, should) in zip([red, green, blue], channels) { #expect(abs(is_ - should) < 1e-9) }
  }

  @Test(
    "a colour tells its hue, saturation, brightness and opacity; a grey has neither of the first",
    arguments: [
      [0, 1, 1, 1], [1 / 3, 1, 1, 0.5], [2 / 3, 0.5, 0.75, 1], [0.9, 0.25, 1, 0], [0, 0, 0.25, 1],
      [0, 0, 0, 1],
    ] as [[CGFloat]])
  func hueOfColor(channels: [CGFloat]) {
    let color = UIColor(
      hue: channels[0], saturation: channels[1], brightness: channels[2], alpha: channels[3])
    var (hue, saturation, brightness, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (2, 2, 2, 2)
    #expect(color.getHue(&hue, saturation: &saturation, brightness: &brightness, alpha: &alpha))
    for (found, expected) in zip([hue, saturation, brightness, alpha], channels) {
      #expect(abs(found - expected) < 1e-9)
    }
  }

  @Test("the parts of a colour that nobody asks for are not written")
  func partsOfColor() {
    var (brightness, white, blue): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
    let grey = UIColor(white: 0.25, alpha: 0.5)
    #expect(grey.getHue(nil, saturation: nil, brightness: &brightness, alpha: nil))
    #expect(grey.getWhite(&white, alpha: nil))
    #expect(grey.getRed(nil, green: nil, blue: &blue, alpha: nil))
    #expect([brightness, white, blue] == [0.25, 0.25, 0.25])
  }

  @Test("fonts are equal if name, size and weight are")
  func fonts() {
    #expect(UIFont.boldSystemFont(ofSize: 17) == .systemFont(ofSize: 17, weight: .bold))
    #expect(UIFont.preferredFont(forTextStyle: .title1).pointSize == 28)
    #expect(UIFont(name: "Georgia", size: 12)?.withSize(14) == UIFont(name: "Georgia", size: 14))
    let body = UIFont.preferredFont(forTextStyle: .body)
    #expect(UIFontMetrics.default.scaledFont(for: body) == body)
  }

  @Test("images are equal if name, bytes and rendering mode are, and every symbol name is accepted")
  func images() {
    let symbol = UIImage(systemName: "plus")
    #expect(symbol == UIImage(systemName: "plus") && symbol != UIImage(systemName: "minus"))
    #expect(symbol?.withRenderingMode(.alwaysTemplate) != symbol)
    #expect(UIImage(data: Data()) == nil)
    #expect(UIImage(data: Data([1]))?.pngData() == Data([1]))
  }

  @Test("an image of a name has bytes, of which an image can be created; an empty one has none")
  func bytesOfNames() throws {
    let bytes = try #require(UIImage(systemName: "plus")?.pngData())
    #expect(bytes == UIImage(named: "plus")?.jpegData(compressionQuality: 1))
    #expect(bytes != UIImage(systemName: "minus")?.pngData())
    #expect(UIImage(data: bytes)?.pngData() == bytes)
    #expect(UIImage().pngData() == nil)
  }

  @Test("bytes that are text are no image, and those of a PNG name its size")
  func imageData() {
    for text in ["not found", "<html>\n</html>", "é"] {
      #expect(UIImage(data: Data(text.utf8)) == nil, "\(text)")
    }
    let size: [UInt8] = [0, 0, 0, 40, 0, 0, 1, 4]
    let start: [UInt8] = [137, 80, 78, 71, 13, 10, 26, 10, 0, 0, 0, 13, 73, 72, 68, 82]
    #expect(UIImage(data: Data(start + size + [8]))?.size == CGSize(width: 40, height: 260))
    #expect(UIImage(data: Data(start))?.size == .zero)
  }

  @Test("a drawn image has its size, and bytes that are equal where the same was drawn")
  func drawnImages() throws {
    _ = SpyPhone()
    func drawn(_ color: UIColor, _ size: CGFloat = 2) -> UIImage {
      UIGraphicsImageRenderer(size: CGSize(width: size, height: 1)).image {
        color.setFill()
        $0.fill(CGRect(x: 0, y: 0, width: size, height: 1))
      }
    }
    #expect(drawn(.red) == drawn(.red))
    #expect(drawn(.red) != drawn(.blue) && drawn(.red) != drawn(.red, 3))
    #expect(drawn(.red).size == CGSize(width: 2, height: 1))
    let bytes = try #require(drawn(.red).pngData())
    #expect(UIImage(data: bytes) == drawn(.red))
    #expect(
      String(decoding: bytes.dropFirst(24), as: UTF8.self)
        == "setFill() red\nfill(_:) 0.0 0.0 2.0 1.0")
  }

  @Test("there is a current context while an image is drawn, the innermost one, and none otherwise")
  func currentContext() throws {
    _ = SpyPhone()
    #expect(UIGraphicsGetCurrentContext() == nil)
    UIGraphicsBeginImageContext(CGSize(width: 4, height: 4))
    let outer = try #require(UIGraphicsGetCurrentContext())
    outer.setFillColor(UIColor.green.cgColor)
    let inner = UIGraphicsImageRenderer(size: CGSize(width: 1, height: 1)).image { action in
      #expect(UIGraphicsGetCurrentContext() === action.cgContext)
      UIBezierPath(rect: CGRect(x: 0, y: 0, width: 1, height: 1)).fill()
    }
    #expect(UIGraphicsGetCurrentContext() === outer)
    let image = try #require(UIGraphicsGetImageFromCurrentImageContext())
    UIGraphicsEndImageContext()
    #expect(UIGraphicsGetCurrentContext() == nil)
    #expect([image.size.width, inner.size.width] == [4, 1])
    let text = String(decoding: try #require(image.pngData()).dropFirst(24), as: UTF8.self)
    #expect(text == "setFillColor(_:) green")
  }

  @Test("transforms concatenate as in Core Graphics")
  func transforms() {
    let moved = CGAffineTransform(translationX: 2, y: 3).scaledBy(x: 2, y: 4)
    #expect(moved == CGAffineTransform(a: 2, b: 0, c: 0, d: 4, tx: 2, ty: 3))
    #expect(
      CGAffineTransform(scaleX: 2, y: 4).concatenating(.init(translationX: 2, y: 3)) == moved)
    #expect(CGAffineTransform.identity.translatedBy(x: 0, y: 0).isIdentity)
    let turned = CGAffineTransform(rotationAngle: .pi / 2)
    #expect(abs(turned.a) < 1e-9 && turned.b == 1)
  }

  @Test("an inverted transform undoes the transform, and one that flattens the plane is its own")
  func invertedTransforms() {
    let transform = CGAffineTransform(a: 2, b: 4, c: 1, d: 4, tx: 8, ty: 12)
    #expect(transform.inverted() == CGAffineTransform(a: 1, b: -1, c: -0.25, d: 0.5, tx: -5, ty: 2))
    #expect(transform.concatenating(transform.inverted()).isIdentity)
    let flat = CGAffineTransform(a: 1, b: 2, c: 2, d: 4, tx: 3, ty: 5)
    #expect(flat.inverted() == flat)
  }

  @Test("a transform moves points and rectangles, and turns sizes without moving them")
  func transformedGeometry() {
    let transform = CGAffineTransform(a: 0, b: 2, c: -3, d: 0, tx: 10, ty: 20)
    #expect(CGPoint(x: 1, y: 2).applying(transform) == CGPoint(x: 4, y: 22))
    #expect(CGSize(width: 1, height: 2).applying(transform) == CGSize(width: -6, height: 2))
    #expect(
      CGRect(x: 1, y: 2, width: 3, height: 4).applying(transform)
        == CGRect(x: -8, y: 22, width: 12, height: 6))
  }

  @Test("layers keep their sublayers and values")
  func layers() {
    let view = UIView()
    let (first, second) = (CALayer(), CAGradientLayer())
    view.layer.cornerRadius = 8
    view.layer.addSublayer(first)
    view.layer.insertSublayer(second, at: 0)
    #expect(
      view.layer.sublayers?.map(ObjectIdentifier.init)
        == [second, first].map(ObjectIdentifier.init))
    first.addSublayer(second)
    #expect(view.layer.sublayers?.count == 1 && second.superlayer === first)
    #expect(view.layer.cornerRadius == 8)
  }

  @Test("frame, bounds and center agree")
  func geometry() {
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 50))
    #expect(view.bounds == CGRect(x: 0, y: 0, width: 100, height: 50))
    #expect(view.center == CGPoint(x: 60, y: 45))
    view.center = CGPoint(x: 100, y: 100)
    view.bounds = CGRect(x: 5, y: 0, width: 20, height: 10)
    #expect(view.frame == CGRect(x: 50, y: 75, width: 20, height: 10))
    #expect(view.bounds.origin.x == 5)
  }

  @Test("a view returns the same layout guides, which it owns")
  func guides() {
    let view = UIView()
    #expect(view.safeAreaLayoutGuide === view.safeAreaLayoutGuide)
    #expect(view.layoutMarginsGuide !== view.safeAreaLayoutGuide)
    #expect(view.layoutMarginsGuide.owningView === view && view.layoutGuides.isEmpty)
    let guide = UILayoutGuide()
    view.addLayoutGuide(guide)
    #expect(view.layoutGuides.first === guide)
    view.removeLayoutGuide(guide)
    #expect(guide.owningView == nil && view.layoutGuides.isEmpty)
  }

  @Test("constraints keep their attributes, and can be added to and removed from a view")
  func constraints() {
    let view = UIView()
    let width = view.widthAnchor.constraint(greaterThanOrEqualToConstant: 44)
    width.priority = .defaultHigh
    view.addConstraint(width)
    #expect(width.isActive && view.constraints.count == 1 && width.firstItem === view)
    #expect(width.relation == .greaterThanOrEqual && width.secondItem == nil)
    #expect(width.firstAttribute == .width && width.secondAttribute == .notAnAttribute)
    view.removeConstraints(view.constraints)
    #expect(!width.isActive && view.constraints.isEmpty)
    view.setContentHuggingPriority(.required, for: .horizontal)
    #expect(view.contentHuggingPriority(for: .horizontal) == .required)
    #expect(view.contentHuggingPriority(for: .vertical) == .defaultLow)
  }

  @Test("an attributed text is shown as its characters")
  func attributedText() {
    let label = UILabel()
    let text = NSAttributedString(
      string: "Hello", attributes: [.font: UIFont.systemFont(ofSize: 12), .kern: 2])
    label.attributedText = text
    #expect(label.text == "Hello" && label.attributedText === text)
    label.text = "Bye"
    #expect(label.attributedText?.string == "Bye")
    let button = UIButton(type: .system)
    button.setAttributedTitle(text, for: .normal)
    #expect(button.elementLabel == "Hello")
  }
}
