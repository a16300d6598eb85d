import FluxVIP

/// The feature's dependencies.
struct __Name__Dependencies {
  let status: __Name__Status
  let worker: __Name__Worker
}

/// The content of the screen.
struct __Name__Props: Equatable {
  var count = 0
}

/// The view model, which observes the status.
final class __Name__ViewModel: FeatureViewModel {
  weak var uiDelegate: __Name__ViewController?

  let dependencies: __Name__Dependencies

  init(deps: __Name__Dependencies) {
    dependencies = deps
    deps.status.count.addObserver(self) { [weak self] in self?.notify() }
  }

  /// The content of the screen.
  var props: __Name__Props { __Name__Props(count: dependencies.status.count.value) }
}
