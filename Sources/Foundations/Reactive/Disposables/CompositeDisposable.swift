/// A group of disposables that are disposed of together, in the order they were added.
public final class CompositeDisposable: Cancelable {
  /// The key that removes a disposable from its group.
  public struct DisposeKey {
    fileprivate let serial: Int
  }

  /// The disposables in order of their serials; a removed one leaves nil until the gaps are closed.
  private var entries: [(serial: Int, disposable: (any Disposable)?)] = []
  private var nextSerial = 0

  /// Whether the group was disposed of.
  public private(set) var isDisposed = false

  /// The number of disposables in the group.
  public private(set) var count = 0

  /// Creates an empty group.
  public init() {}

  /// Creates a group of disposables.
  public init(disposables: [any Disposable]) {
    disposables.forEach { _ = insert($0) }
  }

  /// Creates a group of disposables.
  public convenience init(
    _ first: any Disposable, _ second: any Disposable, _ others: any Disposable...
  ) {
    self.init(disposables: [first, second] + others)
  }

  /// Adds a disposable, or disposes of it where the group was disposed of already.
  ///
  /// - Returns: the key that removes it; nil where the group was disposed of.
  public func insert(_ disposable: any Disposable) -> DisposeKey? {
    guard !isDisposed else {
      disposable.dispose()
      return nil
    }
    let key = DisposeKey(serial: nextSerial)
    nextSerial += 1
    entries.append((key.serial, disposable))
    count += 1
    return key
  }

  /// Removes a disposable from the group and disposes of it; O(log n) on average.
  public func remove(for key: DisposeKey) {
    let index = entries.partitioningIndex { $0.serial >= key.serial }
    guard index < entries.count, entries[index].serial == key.serial,
      let disposable = entries[index].disposable
    else { return }
    entries[index].disposable = nil
    count -= 1
    closeGaps()
    disposable.dispose()
  }

  /// Disposes of all disposables, in the order they were added.
  public func dispose() {
    isDisposed = true
    let disposed = entries
    entries = []
    count = 0
    disposed.forEach { $0.disposable?.dispose() }
  }

  /// Closes the gaps once they are half of the entries, so that removal stays cheap on average.
  private func closeGaps() {
    guard count * 2 <= entries.count else { return }
    entries.removeAll { $0.disposable == nil }
  }
}

extension Array {
  /// Returns the first index whose element is in the second half of a partitioned array; O(log n).
  fileprivate func partitioningIndex(where isInSecondHalf: (Element) -> Bool) -> Int {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if isInSecondHalf(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
