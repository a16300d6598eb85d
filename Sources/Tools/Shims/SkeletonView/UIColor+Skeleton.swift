// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are SkeletonView's, and their documentation is too.
internal import Foundation
public import HeadlessUIKit

nonisolated extension UIColor {
  public static var greenSea: UIColor { hex(0x16a085) }
  public static var turquoise: UIColor { hex(0x1abc9c) }
  public static var emerald: UIColor { hex(0x2ecc71) }
  public static var peterRiver: UIColor { hex(0x3498db) }
  public static var amethyst: UIColor { hex(0x9b59b6) }
  public static var wetAsphalt: UIColor { hex(0x34495e) }
  public static var nephritis: UIColor { hex(0x27ae60) }
  public static var belizeHole: UIColor { hex(0x2980b9) }
  public static var wisteria: UIColor { hex(0x8e44ad) }
  public static var midnightBlue: UIColor { hex(0x2c3e50) }
  public static var sunFlower: UIColor { hex(0xf1c40f) }
  public static var carrot: UIColor { hex(0xe67e22) }
  public static var alizarin: UIColor { hex(0xe74c3c) }
  public static var clouds: UIColor { hex(0xecf0f1) }
  public static var darkClouds: UIColor { hex(0x1c2325) }
  public static var concrete: UIColor { hex(0x95a5a6) }
  public static var flatOrange: UIColor { hex(0xf39c12) }
  public static var pumpkin: UIColor { hex(0xd35400) }
  public static var pomegranate: UIColor { hex(0xc0392b) }
  public static var silver: UIColor { hex(0xbdc3c7) }
  public static var asbestos: UIColor { hex(0x7f8c8d) }
  public static var skeletonDefault: UIColor { clouds }

  public var complementaryColor: UIColor { isLight ? darker : lighter }
  public var lighter: UIColor { brightened(by: 1.35) }
  public var darker: UIColor { brightened(by: 0.94) }

  private static func hex(_ number: UInt) -> UIColor {
    let parts = [16, 8, 0].map { CGFloat((number >> $0) & 0xFF) / 255 }
    return UIColor(red: parts[0], green: parts[1], blue: parts[2], alpha: 1)
  }

  private var isLight: Bool {
    var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
    getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    return red * 0.299 + green * 0.587 + blue * 0.114 >= 0.5
  }

  private func brightened(by factor: CGFloat) -> UIColor {
    var (hue, saturation, brightness, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
    getHue(&hue, saturation: &saturation, brightness: &brightness, alpha: &alpha)
    return UIColor(
      hue: hue, saturation: saturation, brightness: brightness * factor, alpha: alpha)
  }
}
