public import Foundation

/// Drawing of text, which does nothing: nothing is drawn.
extension NSAttributedString {
  /// Does nothing: nothing is drawn.
  nonisolated public func draw(in rect: CGRect) {}
  /// Does nothing: nothing is drawn.
  nonisolated public func draw(at point: CGPoint) {}
  /// Does nothing: nothing is drawn.
  nonisolated public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [], context: AnyObject?
  ) {}
}

extension NSString {
  /// Does nothing: nothing is drawn.
  nonisolated public func draw(
    in rect: CGRect, withAttributes attributes: [NSAttributedString.Key: Any]? = nil
  ) {}
  /// Does nothing: nothing is drawn.
  nonisolated public func draw(
    at point: CGPoint, withAttributes attributes: [NSAttributedString.Key: Any]? = nil
  ) {}
}

extension String {
  /// Does nothing: nothing is drawn.
  nonisolated public func draw(
    in rect: CGRect, withAttributes attributes: [NSAttributedString.Key: Any]? = nil
  ) {}
  /// Does nothing: nothing is drawn.
  nonisolated public func draw(
    at point: CGPoint, withAttributes attributes: [NSAttributedString.Key: Any]? = nil
  ) {}
}

extension NSAttributedString {
  /// Returns zero, because no text is measured.
  nonisolated public func size() -> CGSize { .zero }

  /// Returns the zero rectangle, because no text is measured.
  nonisolated public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], context: AnyObject?
  ) -> CGRect { .zero }
}

extension NSString {
  /// Does nothing: nothing is drawn.
  nonisolated public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: AnyObject?
  ) {}
}

extension String {
  /// Does nothing: nothing is drawn.
  nonisolated public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: AnyObject?
  ) {}
}

extension UIImage {
  /// Does nothing: nothing is drawn.
  nonisolated public func draw(in rect: CGRect) {}
  /// Does nothing: nothing is drawn.
  nonisolated public func draw(at point: CGPoint) {}
  /// Does nothing: nothing is drawn.
  nonisolated public func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {}
  /// Does nothing: nothing is drawn.
  nonisolated public func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {}
}
