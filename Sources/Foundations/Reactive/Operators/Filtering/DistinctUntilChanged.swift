extension ObservableType {
  /// Sends the elements that differ from the previous one.
  public func distinctUntilChanged() -> Observable<Element> where Element: Equatable {
    lift(EqualElementsSink.self) { $0.init($1) }
  }

  /// Sends the elements whose key differs from that of the previous one.
  public func distinctUntilChanged<Key: Equatable>(
    _ keySelector: @escaping (Element) throws -> Key
  ) -> Observable<Element> {
    lift(DistinctUntilChangedSink.self) { $0.init($1, keySelector, ==) }
  }

  /// Sends the elements for which a comparison with the previous one returns false.
  public func distinctUntilChanged(
    _ comparer: @escaping (Element, Element) throws -> Bool
  ) -> Observable<Element> {
    lift(DistinctUntilChangedSink.self) { $0.init($1, { $0 }, comparer) }
  }

  /// Sends the elements for whose key a comparison with the previous one's returns false.
  public func distinctUntilChanged<Key>(
    _ keySelector: @escaping (Element) throws -> Key,
    comparer: @escaping (Key, Key) throws -> Bool
  ) -> Observable<Element> {
    lift(DistinctUntilChangedSink.self) { $0.init($1, keySelector, comparer) }
  }

  /// Sends the elements that differ from the previous one in a property.
  public func distinctUntilChanged<Property: Equatable>(
    at keyPath: KeyPath<Element, Property>
  ) -> Observable<Element> {
    distinctUntilChanged { $0[keyPath: keyPath] == $1[keyPath: keyPath] }
  }
}

private class DistinctUntilChangedSink<Element, Key>: OperatorSink<Element, Element> {
  override class var keepsSource: Bool { true }

  private let keySelector: (Element) throws -> Key
  private let comparer: (Key, Key) throws -> Bool
  @exclusivity(unchecked)  // never accessed while the app's code runs
  private var last = OptionalStorage<Key>()

  required init(
    _ downstream: Sink<Element>, _ keySelector: @escaping (Element) throws -> Key,
    _ comparer: @escaping (Key, Key) throws -> Bool
  ) {
    self.keySelector = keySelector
    self.comparer = comparer
    super.init(downstream)
  }

  deinit {
    last.deallocate()
  }

  override func next(_ element: Element) {
    do {
      let key = try keySelector(element)
      if last.hasValue, try comparer(last.value, key) { return }
      last.set(key)
      forward(element)
    } catch {
      fail(error)
    }
  }
}

/// The sink for equatable elements, which compares without a closure.
private class EqualElementsSink<Element: Equatable>: OperatorSink<Element, Element> {
  override class var keepsSource: Bool { true }

  @exclusivity(unchecked)  // never accessed while the app's code runs
  private var last = OptionalStorage<Element>()

  required override init(_ downstream: Sink<Element>) {
    super.init(downstream)
  }

  deinit {
    last.deallocate()
  }

  override func next(_ element: Element) {
    if last.hasValue, last.value == element { return }
    last.set(element)
    forward(element)
  }
}
