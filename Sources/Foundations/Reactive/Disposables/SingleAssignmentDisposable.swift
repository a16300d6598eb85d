import VirtualTime

/// A disposable whose content is set later, once.
///
/// Several threads may use it at a time.
public final class SingleAssignmentDisposable: Cancelable {
  private let lock = Locked()
  private var content: (any Disposable)?
  private var wasSet = false
  private var wasDisposed = false

  /// Whether it was disposed of.
  public var isDisposed: Bool { lock.withValue { _ in wasDisposed } }

  /// Creates a disposable without content.
  public init() {}

  /// Sets the content, or disposes of it where this was disposed of already.
  ///
  /// Setting the content a second time stops the program.
  public func setDisposable(_ disposable: any Disposable) {
    var unneeded: (any Disposable)? = disposable
    let isFirst = lock.withValue { _ in
      defer { wasSet = true }
      if !wasDisposed { swap(&unneeded, &content) }
      return !wasSet
    }
    precondition(isFirst, "Reactive: a SingleAssignmentDisposable was set a second time")
    unneeded?.dispose()
  }

  /// Disposes of the content now, or once it is set.
  public func dispose() {
    var disposed: (any Disposable)?
    lock.withValue { _ in
      wasDisposed = true
      swap(&disposed, &content)
    }
    disposed?.dispose()
  }
}
