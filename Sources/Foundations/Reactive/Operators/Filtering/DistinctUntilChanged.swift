extension ObservableType {
  /// The elements that differ from the one before.
  public func distinctUntilChanged() -> Observable<Element> where Element: Equatable {
    pipe { EqualStage($0) }
  }

  /// The elements whose key differs from the key of the one before.
  public func distinctUntilChanged<Key: Equatable>(
    _ keySelector: @escaping (Element) throws -> Key
  ) -> Observable<Element> {
    pipe { DistinctStage($0, keySelector, ==) }
  }

  /// The elements that a comparison finds different from the one before.
  public func distinctUntilChanged(
    _ comparer: @escaping (Element, Element) throws -> Bool
  ) -> Observable<Element> {
    pipe { DistinctStage($0, { $0 }, comparer) }
  }

  /// The elements whose key a comparison finds different from the key of the one before.
  public func distinctUntilChanged<Key>(
    _ keySelector: @escaping (Element) throws -> Key,
    comparer: @escaping (Key, Key) throws -> Bool
  ) -> Observable<Element> {
    pipe { DistinctStage($0, keySelector, comparer) }
  }

  /// The elements that differ from the one before in one property.
  public func distinctUntilChanged<Property: Equatable>(
    at keyPath: KeyPath<Element, Property>
  ) -> Observable<Element> {
    distinctUntilChanged { $0[keyPath: keyPath] == $1[keyPath: keyPath] }
  }
}

private final class DistinctStage<Element, Key>: Stage<Element, Element> {
  private let keySelector: (Element) throws -> Key
  private let comparer: (Key, Key) throws -> Bool
  @exclusivity(unchecked)  // never accessed while foreign code runs
  private var last = Held<Key>()

  init(
    _ downstream: Sink<Element>, _ keySelector: @escaping (Element) throws -> Key,
    _ comparer: @escaping (Key, Key) throws -> Bool
  ) {
    self.keySelector = keySelector
    self.comparer = comparer
    super.init(downstream)
  }

  deinit {
    last.free()
  }

  override func next(_ element: Element) {
    do {
      let key = try keySelector(element)
      if last.isFull, try comparer(last.value, key) { return }
      last.put(key)
      forward(element)
    } catch {
      fail(error)
    }
  }
}

/// The plain case, compared without a closure.
private final class EqualStage<Element: Equatable>: Stage<Element, Element> {
  @exclusivity(unchecked)  // never accessed while foreign code runs
  private var last = Held<Element>()

  deinit {
    last.free()
  }

  override func next(_ element: Element) {
    if last.isFull, last.value == element { return }
    last.put(element)
    forward(element)
  }
}
