/// A disposable whose content is set later, once.
public final class SingleAssignmentDisposable: Cancelable {
  private var content: (any Disposable)?
  private var wasSet = false

  /// Whether it was disposed of.
  public private(set) var isDisposed = false

  /// An empty place for a disposable.
  public init() {}

  /// Sets the content, which is disposed of at once where this already was.
  ///
  /// The content is set once; setting it again is a mistake of the program and stops it.
  public func setDisposable(_ disposable: any Disposable) {
    precondition(!wasSet, "Reactive: a SingleAssignmentDisposable was set a second time")
    wasSet = true
    guard !isDisposed else { return disposable.dispose() }
    content = disposable
  }

  /// Disposes of the content, now or when it is set.
  public func dispose() {
    isDisposed = true
    let content = self.content
    self.content = nil
    content?.dispose()
  }
}
