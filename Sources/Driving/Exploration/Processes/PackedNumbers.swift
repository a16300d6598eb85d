import Foundation

/// Numbers that are stored as one text.
///
/// A snapshot has ten thousands of short lists of them, and an encoder takes a container for each list.
struct PackedNumbers: Codable, Equatable {
  let values: [Int32]

  init(_ values: [Int32]) { self.values = values }

  /// Reads the text, which has four bytes for each number, in base 64.
  ///
  /// - Throws: `DecodingError` for another text.
  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let data = try container.decode(Data.self)
    guard data.count.isMultiple(of: MemoryLayout<Int32>.size) else {
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "\(data.count) bytes are not whole numbers of four")
    }
    values = data.withUnsafeBytes { bytes in
      stride(from: 0, to: bytes.count, by: MemoryLayout<Int32>.size).map {
        Int32(littleEndian: bytes.loadUnaligned(fromByteOffset: $0, as: Int32.self))
      }
    }
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(values.map(\.littleEndian).withUnsafeBytes { Data($0) })
  }
}
