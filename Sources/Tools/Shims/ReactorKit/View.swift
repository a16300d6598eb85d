// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are ReactorKit's, and their documentation is too.
internal import HeadlessUIKit
internal import ReactiveUIKit
public import RxSwift

/// A view or a screen that binds a reactor's actions and states.
public protocol View: AnyObject {
  associatedtype Reactor: ReactorKit.Reactor

  /// The bag of the bindings, which is replaced with the reactor.
  var disposeBag: DisposeBag { get set }

  var reactor: Reactor? { get set }

  func bind(reactor: Reactor)
}

private var reactorKey: UInt8 = 0

extension View {
  fileprivate var heldReactor: Reactor? {
    objc_getAssociatedObject(self, &reactorKey) as? Reactor
  }

  /// Replaces the reactor, and ends the bindings of the one before.
  fileprivate func replaceReactor(_ reactor: Reactor?) {
    objc_setAssociatedObject(self, &reactorKey, reactor, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    disposeBag = DisposeBag()
  }

  public var reactor: Reactor? {
    get { heldReactor }
    set {
      replaceReactor(newValue)
      if let newValue { bind(reactor: newValue) }
    }
  }
}

/// A view whose reactor is bound once a screen's view is loaded, so that outlets are there.
public protocol StoryboardView: View {
  func performBinding()
}

private var boundKey: UInt8 = 0

extension StoryboardView {
  private var isBound: Bool {
    get { objc_getAssociatedObject(self, &boundKey) as? Bool ?? false }
    set { objc_setAssociatedObject(self, &boundKey, newValue, .OBJC_ASSOCIATION_RETAIN_NONATOMIC) }
  }

  public var reactor: Reactor? {
    get { heldReactor }
    set {
      replaceReactor(newValue)
      isBound = false
      performBinding()
    }
  }

  /// Binds the reactor unless it is bound, at once or after `viewDidLoad`.
  public func performBinding() {
    guard let reactor, !isBound else { return }
    if let screen = self as? UIViewController, !screen.isViewLoaded {
      bindOnceLoaded(screen)
    } else {
      isBound = true
      bind(reactor: reactor)
    }
  }

  private func bindOnceLoaded(_ screen: UIViewController) {
    screen.rx.methodInvoked(Selector("viewDidLoad")).take(1)
      .subscribe(onNext: { [weak self] _ in self?.performBinding() })
      .disposed(by: disposeBag)
  }
}

// The names of later versions.
public typealias ReactorView = View
public typealias DeferredReactorView = StoryboardView
