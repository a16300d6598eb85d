import Foundation

/// A file of names, one a line.
struct NamesFile {
  private let bytes: Data

  /// About the number of names: one of the toolchain's has fifteen bytes.
  var estimatedCount: Int { bytes.count / 15 }

  init(_ path: String) throws {
    bytes = try Data(contentsOf: URL(fileURLWithPath: path))
  }

  /// Calls a function with each name.
  ///
  /// A text would be split at its characters, which takes ten times as long. The pointers are plain, since
  /// slices are slow in this program, which is not optimized.
  func forEach(_ body: (String) -> Void) {
    bytes.withUnsafeBytes { bytes in
      guard var start = bytes.baseAddress else { return }
      let end = start + bytes.count
      while start < end {
        let line = memchr(start, 0x0A, end - start).map { UnsafeRawPointer($0) } ?? end
        if start < line {
          let name = UnsafeRawBufferPointer(start: start, count: line - start)
          body(String(decoding: name, as: UTF8.self))
        }
        start = line + 1
      }
    }
  }
}
