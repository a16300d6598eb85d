import Foundation

/// The snapshots that the processes of one part save while they explore, one after another.
///
/// The file has no name, and a forked process shares it, so that what a process has saved outlives it and
/// no file is left behind. A snapshot counts once its place is known, so a process that ends while it writes
/// loses that snapshot alone.
final class CheckpointFile {
  private let descriptor: Int32
  private var end = 0

  /// Creates an empty file; nil if the system refuses.
  init?() {
    guard let stream = tmpfile() else { return nil }
    defer { fclose(stream) }
    descriptor = dup(fileno(stream))
    guard descriptor >= 0 else { return nil }
  }

  deinit { close(descriptor) }

  /// Writes a snapshot after the others.
  ///
  /// - Returns: the place of its bytes; nil if the system cannot write them.
  func append(_ snapshot: ExplorationSnapshot) -> Range<Int>? {
    guard let data = try? JSONEncoder().encode(snapshot) else { return nil }
    let start = end
    let written = data.withUnsafeBytes {
      pwrite(descriptor, $0.baseAddress, $0.count, off_t(start))
    }
    guard written == data.count else { return nil }
    end += written
    return start..<end
  }

  /// Returns the snapshot at a place; nil if there is none.
  func snapshot(at place: Range<Int>) -> ExplorationSnapshot? {
    var data = Data(count: place.count)
    let count = data.withUnsafeMutableBytes {
      pread(descriptor, $0.baseAddress, $0.count, off_t(place.lowerBound))
    }
    guard count == place.count else { return nil }
    end = max(end, place.upperBound)
    return try? JSONDecoder().decode(ExplorationSnapshot.self, from: data)
  }
}
