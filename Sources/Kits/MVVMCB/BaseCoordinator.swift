public import Coordination
public import HeadlessUIKit
public import Reactive
import ReactiveUIKit

/// The base class of coordinators, each of which shows one module and sends its result.
///
/// A parent retains a child from ``coordinate(to:)`` until the child's sequence ends. A subclass
/// must end its sequence with ``finish(with:)`` or ``finish()``. With ``finish(whenGone:)`` the
/// sequence also ends when the user leaves the screen, as with the back button or a swipe.
open class BaseCoordinator<Result>: Coordinating, Coordinator {
  /// The bag for subscriptions that end with the coordinator.
  public let disposeBag = DisposeBag()

  /// The coordinators of the modules that this one started and that have not ended.
  public private(set) var children: [any Coordinator] = []

  private let outcome = PublishSubject<Result>()

  /// The container of the module, which the coordinator keeps; set by its ``Module``.
  public private(set) final var container: DependencyManager?

  /// Creates a coordinator.
  public init() {
    Lifetimes.watch(self)
  }

  /// Shows the module.
  ///
  /// A subclass overrides it, shows its first screen, and returns the sequence from `super`.
  ///
  /// - Returns: a sequence that sends the result, and completes when the module ends.
  open func start() -> Observable<Result> {
    outcome.asObservable()
  }

  /// Shows the module for a parent that does not need the result.
  public final func start() {
    let ending: Observable<Result> = start()
    ending.subscribe().disposed(by: disposeBag)
  }

  /// Starts a module, and retains its coordinator until the module ends.
  ///
  /// - Returns: a sequence that sends the module's result.
  public final func coordinate<ChildResult>(
    to module: Module<ChildResult>
  ) -> Observable<ChildResult> {
    let child = module.coordinator
    children.append(child)
    let ending: Observable<ChildResult> = child.start()
    return ending.do(onDispose: { [weak self, weak child] in self?.release(child) })
  }

  /// Sends the result and ends the module.
  public final func finish(with result: Result) {
    outcome.onNext(result)
    outcome.onCompleted()
  }

  /// Ends the module without a result.
  public final func finish() {
    outcome.onCompleted()
  }

  /// Ends the module without a result when UIKit releases its screen.
  ///
  /// This covers the back button, a swipe, a replaced stack and a dismissed sheet. The coordinator
  /// must refer to the screen weakly.
  public final func finish(whenGone screen: UIViewController) {
    screen.rx.deallocated
      .subscribe(with: self, onNext: { coordinator, _ in coordinator.finish() })
      .disposed(by: disposeBag)
  }

  /// Stops the children, calls ``dismissScreens(completion:)``, then ends the module without a
  /// result.
  public final func stop(completion: (() -> Void)?) {
    stopChildren { [self] in
      dismissScreens { [self] in
        finish()
        completion?()
      }
    }
  }

  /// Removes the module's screens; a subclass that presents or pushes screens overrides it.
  open func dismissScreens(completion: @escaping () -> Void) {
    completion()
  }

  /// Passes the action to the children, newest first, until one handles it.
  open func handle(_ action: CoordinatorAction) -> Bool {
    children.reversed().contains { $0.handle(action) }
  }

  /// Keeps the container of the module for as long as the coordinator lives.
  final func keep(_ container: DependencyManager?) {
    self.container = container
  }

  private func release(_ child: (any Coordinator)?) {
    children.removeAll { $0 === child }
  }
}
