/// A group of disposables that end together, in the order they were added.
public final class CompositeDisposable: Cancelable {
  /// What removes a disposable from the group it was added to.
  public struct DisposeKey {
    fileprivate let serial: Int
  }

  private var entries: [(serial: Int, disposable: any Disposable)] = []
  private var nextSerial = 0

  /// Whether the group was disposed of.
  public private(set) var isDisposed = false

  /// How many disposables the group holds.
  public var count: Int { entries.count }

  /// An empty group.
  public init() {}

  /// A group of disposables.
  public init(disposables: [any Disposable]) {
    disposables.forEach { _ = insert($0) }
  }

  /// A group of disposables.
  public convenience init(
    _ first: any Disposable, _ second: any Disposable, _ others: any Disposable...
  ) {
    self.init(disposables: [first, second] + others)
  }

  /// Adds a disposable, or disposes of it where the group already was.
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
    return key
  }

  /// Removes a disposable from the group and disposes of it; O(log n) to find, O(n) to close up.
  public func remove(for key: DisposeKey) {
    let place = entries.partitioningIndex { $0.serial >= key.serial }
    guard place < entries.count, entries[place].serial == key.serial else { return }
    entries.remove(at: place).disposable.dispose()
  }

  /// Disposes of all, in the order they were added.
  public func dispose() {
    isDisposed = true
    let ending = entries
    entries = []
    ending.forEach { $0.disposable.dispose() }
  }
}

extension Array {
  /// The first index whose element is in the second half of a partitioned array; O(log n).
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
