import VirtualTime

/// A disposable whose content can be replaced; the replaced one is disposed of.
///
/// Several threads may use it at a time.
public final class SerialDisposable: Cancelable {
  private let lock = Locked()
  private var content: (any Disposable)?
  private var wasDisposed = false

  /// Whether it was disposed of.
  public var isDisposed: Bool { lock.withValue { _ in wasDisposed } }

  /// Creates an empty serial disposable.
  public init() {}

  /// The content; setting it disposes of the old one, or of the new one where this was disposed of.
  public var disposable: any Disposable {
    get {
      var current: (any Disposable)?
      lock.withValue { _ in current = content }
      return current ?? Disposables.create()
    }
    set {
      var unneeded: (any Disposable)? = newValue
      lock.withValue { _ in
        if !wasDisposed { swap(&unneeded, &content) }
      }
      unneeded?.dispose()
    }
  }

  /// Disposes of the content, and of any content set later.
  public func dispose() {
    var disposed: (any Disposable)?
    lock.withValue { _ in
      wasDisposed = true
      swap(&disposed, &content)
    }
    disposed?.dispose()
  }
}
