/// Holds disposables and disposes of them, in their order, when it goes away.
public final class DisposeBag {
  private var disposables: [any Disposable] = []

  /// An empty bag.
  public init() {}

  /// A bag of disposables.
  public convenience init(disposing disposables: any Disposable...) {
    self.init()
    insert(disposables)
  }

  /// A bag of disposables.
  public convenience init(disposing disposables: [any Disposable]) {
    self.init()
    insert(disposables)
  }

  /// A bag of the disposables listed in a closure.
  public convenience init(@DisposableBuilder builder: () -> [any Disposable]) {
    self.init(disposing: builder())
  }

  deinit {
    disposables.forEach { $0.dispose() }
  }

  /// Adds a disposable.
  public func insert(_ disposable: any Disposable) {
    disposables.append(disposable)
  }

  /// Adds disposables.
  public func insert(_ disposables: any Disposable...) {
    insert(disposables)
  }

  /// Adds disposables.
  public func insert(_ disposables: [any Disposable]) {
    self.disposables.append(contentsOf: disposables)
  }

  /// Adds the disposables listed in a closure.
  public func insert(@DisposableBuilder builder: () -> [any Disposable]) {
    insert(builder())
  }

  /// Lets disposables be listed one a line.
  @resultBuilder public enum DisposableBuilder {
    /// The list.
    public static func buildBlock(_ disposables: any Disposable...) -> [any Disposable] {
      disposables
    }
  }
}

extension Disposable {
  /// Hands the disposable to a bag that ends it when the bag goes away.
  public func disposed(by bag: DisposeBag) {
    bag.insert(self)
  }
}
