import FluxVIP

/// What the feature needs.
struct __Name__Dependencies {
  let status: __Name__Status
  let worker: __Name__Worker
}

/// The status in words.
final class __Name__ViewModel: FeatureViewModel {
  weak var uiDelegate: __Name__ViewController?

  let dependencies: __Name__Dependencies

  init(deps: __Name__Dependencies) {
    dependencies = deps
    deps.status.count.addObserver(self) { [weak self] in self?.notify() }
  }

  /// The count as it is shown.
  var text: String { "\(dependencies.status.count.value)" }
}
