public import Coordination
public import HeadlessUIKit
public import Reactive
import ReactiveUIKit

/// The coordinator of one module: shows it, starts the modules it leads to, and tells its result.
///
/// A parent holds a child from ``coordinate(to:)`` until the child's sequence ends, whichever way
/// the person left; a subclass therefore ends its own with ``finish(with:)`` or ``finish()``, and
/// hears of a person who simply walked away by ``finish(whenGone:)``.
open class BaseCoordinator<Result>: Coordinating, Coordinator {
  /// Ends with the coordinator.
  public let disposeBag = DisposeBag()

  /// The coordinators of the modules this one led to and that are not over.
  public private(set) var children: [any Coordinator] = []

  private let outcome = PublishSubject<Result>()

  /// Creates a coordinator.
  public init() {
    Lifetimes.watch(self)
  }

  /// Shows the module.
  ///
  /// A subclass overrides it, shows its first screen, and returns what this returns.
  ///
  /// - Returns: a sequence that gives the result and completes when the module is over.
  open func start() -> Observable<Result> {
    outcome.asObservable()
  }

  /// Shows the module for a parent that waits for no result.
  public final func start() {
    let ending: Observable<Result> = start()
    ending.subscribe().disposed(by: disposeBag)
  }

  /// Starts a module and holds its coordinator until it is over.
  ///
  /// - Returns: the module's result, when it comes.
  public final func coordinate<ChildResult>(
    to module: Module<ChildResult>
  ) -> Observable<ChildResult> {
    let child = module.coordinator
    children.append(child)
    let ending: Observable<ChildResult> = child.start()
    return ending.do(onDispose: { [weak self, weak child] in self?.release(child) })
  }

  /// Ends the module with its result.
  public final func finish(with result: Result) {
    outcome.onNext(result)
    outcome.onCompleted()
  }

  /// Ends the module without a result: the person left.
  public final func finish() {
    outcome.onCompleted()
  }

  /// Ends the module without a result once UIKit has let go of its screen.
  ///
  /// Back, a swipe, a stack that was set anew, a sheet pulled away: whichever way the person took,
  /// the screen is gone at the end of it. So a coordinator that relies on this holds it weakly.
  public final func finish(whenGone screen: UIViewController) {
    screen.rx.deallocated
      .subscribe(with: self, onNext: { coordinator, _ in coordinator.finish() })
      .disposed(by: disposeBag)
  }

  /// Ends the modules this one led to, then takes away its own screens with ``dismissScreens(completion:)``.
  public final func stop(completion: (() -> Void)?) {
    stopChildren { [self] in
      dismissScreens { [self] in
        finish()
        completion?()
      }
    }
  }

  /// Takes away what the module shows; a subclass that presents or pushes overrides it.
  open func dismissScreens(completion: @escaping () -> Void) {
    completion()
  }

  /// Passes the action to the children, newest first, until one takes it.
  open func handle(_ action: CoordinatorAction) -> Bool {
    children.reversed().contains { $0.handle(action) }
  }

  private func release(_ child: (any Coordinator)?) {
    children.removeAll { $0 === child }
  }
}
