/// A disposable whose content is set later, once.
public final class SingleAssignmentDisposable: Cancelable {
  private var content: (any Disposable)?
  private var wasSet = false

  /// Whether it was disposed of.
  public private(set) var isDisposed = false

  /// Creates a disposable without content.
  public init() {}

  /// Sets the content, or disposes of it where this was disposed of already.
  ///
  /// Setting the content a second time stops the program.
  public func setDisposable(_ disposable: any Disposable) {
    precondition(!wasSet, "Reactive: a SingleAssignmentDisposable was set a second time")
    wasSet = true
    guard !isDisposed else { return disposable.dispose() }
    content = disposable
  }

  /// Disposes of the content now, or once it is set.
  public func dispose() {
    isDisposed = true
    let content = self.content
    self.content = nil
    content?.dispose()
  }
}
