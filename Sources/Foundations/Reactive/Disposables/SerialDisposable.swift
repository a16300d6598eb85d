/// A disposable whose content can be replaced; what is replaced is disposed of.
public final class SerialDisposable: Cancelable {
  private var content: (any Disposable)?

  /// Whether it was disposed of.
  public private(set) var isDisposed = false

  /// An empty place for disposables, one at a time.
  public init() {}

  /// What it holds; setting disposes of what it held, and of the new content where this was disposed.
  public var disposable: any Disposable {
    get { content ?? Disposables.create() }
    set {
      guard !isDisposed else { return newValue.dispose() }
      let old = content
      content = newValue
      old?.dispose()
    }
  }

  /// Disposes of the content, and of all that is set afterwards.
  public func dispose() {
    isDisposed = true
    let content = self.content
    self.content = nil
    content?.dispose()
  }
}
