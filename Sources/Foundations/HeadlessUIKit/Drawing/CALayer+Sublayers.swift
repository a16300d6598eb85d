public import Foundation

extension CALayer {
  /// Inserts a layer behind another one of the sublayers, or behind all of them.
  public final func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    layer.removeFromSuperlayer()
    insertSublayer(layer, at: UInt32(index(of: sibling) ?? 0))
  }

  /// Inserts a layer in front of another one of the sublayers, or in front of all of them.
  public final func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    layer.removeFromSuperlayer()
    insertSublayer(layer, at: UInt32(index(of: sibling).map { $0 + 1 } ?? sublayers?.count ?? 0))
  }

  /// Puts a layer in the place of a sublayer; without that sublayer nothing changes.
  public final func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
    guard oldLayer !== newLayer, oldLayer.superlayer === self else { return }
    insertSublayer(newLayer, below: oldLayer)
    oldLayer.removeFromSuperlayer()
  }

  private func index(of sibling: CALayer?) -> Int? {
    sublayers?.firstIndex { $0 === sibling }
  }

  /// Returns the size of the bounds, which is the preferred one without a layout manager.
  public final func preferredFrameSize() -> CGSize { bounds.size }
}
