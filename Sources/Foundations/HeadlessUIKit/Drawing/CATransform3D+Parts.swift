internal import Foundation

/// The parts of a transform that Core Animation's paths name; its rotations are those about the z axis.
extension CATransform3D {
  private static let prefix = "transform."

  /// The parts of one number each, by their paths below the transform.
  private static let translations: [String: WritableKeyPath<CATransform3D, CGFloat>] = [
    "translation.x": \.m41, "translation.y": \.m42, "translation.z": \.m43,
  ]

  private static let rows: [String: [WritableKeyPath<CATransform3D, CGFloat>]] = [
    "scale.x": [\.m11, \.m12, \.m13], "scale.y": [\.m22, \.m21, \.m23],
    "scale.z": [\.m33, \.m31, \.m32],
  ]

  private static let rotations: Set<String> = ["rotation", "rotation.z"]

  /// Returns the name of a part in a path such as `transform.scale`; nil for another path.
  private static func name(of path: String) -> String? {
    path.hasPrefix(prefix) ? String(path.dropFirst(prefix.count)) : nil
  }

  /// Returns a part; for `transform.scale` the mean of the three axes' scales, nil for another path.
  func part(at path: String) -> CGFloat? {
    guard let path = Self.name(of: path) else { return nil }
    if let translation = Self.translations[path] { return self[keyPath: translation] }
    if let row = Self.rows[path] { return length(of: row) }
    if Self.rotations.contains(path) { return atan2(m12, m11) }
    guard path == "scale" else { return nil }
    return Self.rows.values.map(length).reduce(0, +) / 3
  }

  /// Sets a part, and leaves the others as they are; returns false for another path.
  mutating func setPart(at path: String, to value: CGFloat) -> Bool {
    guard let path = Self.name(of: path) else { return false }
    if let translation = Self.translations[path] {
      self[keyPath: translation] = value
    } else if let row = Self.rows[path] {
      scale(row, to: value)
    } else if Self.rotations.contains(path) {
      rotate(to: value)
    } else if path == "scale" {
      for row in Self.rows.values { scale(row, to: value) }
    } else {
      return false
    }
    return true
  }

  private func length(of row: [WritableKeyPath<CATransform3D, CGFloat>]) -> CGFloat {
    row.map { self[keyPath: $0] * self[keyPath: $0] }.reduce(0, +).squareRoot()
  }

  /// Gives a row a length; one of no length becomes its axis.
  private mutating func scale(
    _ row: [WritableKeyPath<CATransform3D, CGFloat>], to length: CGFloat
  ) {
    let former = self.length(of: row)
    guard former > 0 else { return self[keyPath: row[0]] = length }
    for entry in row { self[keyPath: entry] *= length / former }
  }

  private mutating func rotate(to angle: CGFloat) {
    let (x, y) = ((m11 * m11 + m12 * m12).squareRoot(), (m21 * m21 + m22 * m22).squareRoot())
    (m11, m12) = (x * cos(angle), x * sin(angle))
    (m21, m22) = (-y * sin(angle), y * cos(angle))
  }
}
