/// A disposable whose content can be replaced; the replaced one is disposed of.
public final class SerialDisposable: Cancelable {
  private var content: (any Disposable)?

  /// Whether it was disposed of.
  public private(set) var isDisposed = false

  /// Creates an empty serial disposable.
  public init() {}

  /// The content; setting it disposes of the old one, or of the new one where this was disposed of.
  public var disposable: any Disposable {
    get { content ?? Disposables.create() }
    set {
      guard !isDisposed else { return newValue.dispose() }
      let old = content
      content = newValue
      old?.dispose()
    }
  }

  /// Disposes of the content, and of any content set later.
  public func dispose() {
    isDisposed = true
    let content = self.content
    self.content = nil
    content?.dispose()
  }
}
