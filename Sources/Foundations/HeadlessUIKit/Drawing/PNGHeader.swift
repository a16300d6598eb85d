import Foundation

/// The beginning of a PNG file, which has the size of the image in pixels.
nonisolated struct PNGHeader {
  let size: CGSize

  private static let start: [UInt8] = [
    0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52,
  ]

  init(size: CGSize) { self.size = size }

  /// Reads the size; nil for bytes that are no PNG.
  init?(_ data: Data) {
    let bytes = Array(data.prefix(Self.start.count + 8))
    guard bytes.count == Self.start.count + 8, bytes.starts(with: Self.start) else { return nil }
    let number = { (range: Range<Int>) in bytes[range].reduce(0) { $0 << 8 | Int($1) } }
    size = CGSize(width: number(16..<20), height: number(20..<24))
  }

  /// The bytes up to the size.
  var bytes: Data { Data(Self.start + Self.bytes(size.width) + Self.bytes(size.height)) }

  private static func bytes(_ length: CGFloat) -> [UInt8] {
    let number = UInt32(clamping: Int(length.isFinite ? max(0, length.rounded(.up)) : 0))
    return [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
  }
}
