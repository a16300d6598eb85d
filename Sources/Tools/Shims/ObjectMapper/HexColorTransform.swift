// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are ObjectMapper's, and their documentation is too.
import Foundation
public import UIKit

/// A color of three, four, six or eight hexadecimal digits, the last of four or eight for its opacity.
open class HexColorTransform: TransformType {
  public typealias Object = UIColor
  public typealias JSON = String

  private let prefix: Bool
  private let alpha: Bool

  public init(prefixToJSON: Bool = false, alphaToJSON: Bool = false) {
    (prefix, alpha) = (prefixToJSON, alphaToJSON)
  }

  open func transformFromJSON(_ value: Any?) -> UIColor? {
    guard let text = value as? String else { return nil }
    let digits = text.hasPrefix("#") ? String(text.dropFirst()) : text
    let width = digits.count < 6 ? 1 : 2
    guard [3, 4, 6, 8].contains(digits.count), let number = UInt64(digits, radix: 16) else {
      return nil
    }
    let most = width == 1 ? 15.0 : 255.0
    var parts = (1...digits.count / width).reversed().map { place in
      let shift = UInt64((place - 1) * width * 4)
      return CGFloat(Double((number >> shift) & UInt64(most)) / most)
    }
    if parts.count == 3 { parts.append(1) }
    return UIColor(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3])
  }

  open func transformToJSON(_ value: UIColor?) -> String? {
    guard let value else { return nil }
    var (red, green, blue, opacity): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    guard value.getRed(&red, green: &green, blue: &blue, alpha: &opacity) else { return nil }
    let parts = [red, green, blue] + (alpha ? [opacity] : [])
    return parts.reduce(into: prefix ? "#" : "") {
      $0 += String(format: "%02X", Int($1 * 255))
    }
  }
}
