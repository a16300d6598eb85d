public import Foundation

nonisolated extension NSValue {
  /// Creates a value of a rectangle.
  public convenience init(cgRect rect: CGRect) { self.init(rect: rect) }

  /// Creates a value of a point.
  public convenience init(cgPoint point: CGPoint) { self.init(point: point) }

  /// Creates a value of a size.
  public convenience init(cgSize size: CGSize) { self.init(size: size) }

  /// The rectangle of the value; zero for a value of another type.
  public var cgRectValue: CGRect { holds(NSValue(rect: .zero)) ? rectValue : .zero }

  /// The point of the value; zero for a value of another type.
  public var cgPointValue: CGPoint { holds(NSValue(point: .zero)) ? pointValue : .zero }

  /// The size of the value; zero for a value of another type.
  public var cgSizeValue: CGSize { holds(NSValue(size: .zero)) ? sizeValue : .zero }

  /// Whether both values are of one type.
  fileprivate func holds(_ example: NSValue) -> Bool {
    String(cString: objCType) == String(cString: example.objCType)
  }
}

/// Casts between `CGRect` and `NSValue`, as on Apple's systems: a keyboard's frame is read as either.
nonisolated extension CGRect: @retroactive _ObjectiveCBridgeable {
  /// Returns the value of the rectangle.
  public func _bridgeToObjectiveC() -> NSValue { NSValue(rect: self) }

  /// Sets the result to the rectangle of a value.
  public static func _forceBridgeFromObjectiveC(_ source: NSValue, result: inout CGRect?) {
    result = source.cgRectValue
  }

  /// Sets the result if the value is of a rectangle; returns whether it is.
  public static func _conditionallyBridgeFromObjectiveC(
    _ source: NSValue, result: inout CGRect?
  ) -> Bool {
    guard source.holds(NSValue(rect: .zero)) else { return false }
    result = source.rectValue
    return true
  }

  /// Returns the rectangle of a value; zero for nil.
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> CGRect {
    source?.cgRectValue ?? .zero
  }
}
