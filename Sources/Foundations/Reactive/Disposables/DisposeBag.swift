import VirtualTime

/// A bag of disposables that are disposed of, in order, when the bag is released.
///
/// Several threads may insert at a time.
public final class DisposeBag {
  private let lock = Locked()
  private var disposables: [any Disposable] = []

  /// Creates an empty bag.
  public init() {}

  /// Creates a bag of disposables.
  public convenience init(disposing disposables: any Disposable...) {
    self.init()
    insert(disposables)
  }

  /// Creates a bag of disposables.
  public convenience init(disposing disposables: [any Disposable]) {
    self.init()
    insert(disposables)
  }

  /// Creates a bag of the disposables listed in a closure.
  public convenience init(@DisposableBuilder builder: () -> [any Disposable]) {
    self.init(disposing: builder())
  }

  deinit {
    disposables.forEach { $0.dispose() }
  }

  /// Adds a disposable.
  public func insert(_ disposable: any Disposable) {
    lock.withValue { _ in disposables.append(disposable) }
  }

  /// Adds disposables.
  public func insert(_ disposables: any Disposable...) {
    insert(disposables)
  }

  /// Adds disposables.
  public func insert(_ disposables: [any Disposable]) {
    lock.withValue { _ in self.disposables.append(contentsOf: disposables) }
  }

  /// Adds the disposables listed in a closure.
  public func insert(@DisposableBuilder builder: () -> [any Disposable]) {
    insert(builder())
  }

  /// A result builder for disposables listed one a line.
  @resultBuilder public enum DisposableBuilder {
    /// Returns the disposables listed.
    public static func buildBlock(_ disposables: any Disposable...) -> [any Disposable] {
      disposables
    }
  }
}

extension Disposable {
  /// Adds the disposable to a bag.
  public func disposed(by bag: DisposeBag) {
    bag.insert(self)
  }
}
