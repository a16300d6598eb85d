public import Foundation

/// A sequence whose elements are waited for, as RxBlocking's.
///
/// While a driver moves a clock, waiting advances that clock and takes no real time; elsewhere the
/// thread waits. On the main thread the main queue runs meanwhile.
public struct BlockingObservable<Element> {
  let source: Observable<Element>
  let timeout: TimeInterval?
}

extension ObservableConvertibleType {
  /// Returns the sequence as one whose elements are waited for.
  ///
  /// - Parameter timeout: the seconds after which waiting fails with `RxError.timeout`.
  public func toBlocking(timeout: TimeInterval? = nil) -> BlockingObservable<Element> {
    BlockingObservable(source: asObservable(), timeout: timeout)
  }
}

/// The elements of a sequence that ended, and how it ended.
@frozen public enum MaterializedSequenceResult<Element> {
  /// The sequence completed.
  case completed(elements: [Element])
  /// The sequence failed.
  case failed(elements: [Element], error: any Error)
}

extension BlockingObservable {
  /// Returns all elements.
  ///
  /// - Throws: the error of the sequence, or `RxError.timeout`.
  public func toArray() throws -> [Element] {
    try elements { _ in false }
  }

  /// Returns the first element, or nil where there is none.
  public func first() throws -> Element? {
    try elements { _ in true }.first
  }

  /// Returns the last element, or nil where there is none.
  public func last() throws -> Element? {
    try toArray().last
  }

  /// Returns the only element.
  ///
  /// - Throws: `RxError.noElements` or `RxError.moreThanOneElement`.
  public func single() throws -> Element {
    try single { _ in true }
  }

  /// Returns the only element that satisfies a predicate.
  public func single(_ predicate: @escaping (Element) throws -> Bool) throws -> Element {
    var found: [Element] = []
    var failure: (any Error)?
    _ = try elements { element in
      do {
        if try predicate(element) { found.append(element) }
      } catch {
        failure = error
      }
      return found.count > 1 || failure != nil
    }
    if let failure { throw failure }
    guard let element = found.first else { throw RxError.noElements }
    guard found.count == 1 else { throw RxError.moreThanOneElement }
    return element
  }

  /// Returns all elements and the end of the sequence.
  public func materialize() -> MaterializedSequenceResult<Element> {
    let wait = BlockingWait(source, timeout) { _ in false }
    wait.run()
    guard let error = wait.error else { return .completed(elements: wait.elements) }
    return .failed(elements: wait.elements, error: error)
  }

  /// Returns the elements up to the first one for which a closure returns true.
  private func elements(until isLast: @escaping (Element) -> Bool) throws -> [Element] {
    let wait = BlockingWait(source, timeout, isLast)
    wait.run()
    if let error = wait.error { throw error }
    return wait.elements
  }
}
