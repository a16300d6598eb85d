import CrewShared
import Foundation
import MVPCF
import Reactive

/// The presenter of the screen that adds a task.
protocol AddTaskPresenter: LoadablePresenter, ErrorThrowingPresenter {
  /// The typed name.
  var name: BehaviorRelay<String?> { get }

  /// Whether the name is not blank, the network reachable and no request under way.
  var addButtonAvailable: BehaviorRelay<Bool> { get }

  /// The id of each added task.
  var added: PublishRelay<String> { get }

  /// Adds the task; does nothing while adding is not available.
  func add()
}

/// The values that the screen for a new task shows.
struct AddTaskProps: Equatable {
  var name: String
  var addButtonAvailable: Bool
  var isLoading: Bool
}

/// The default presenter.
final class DefaultAddTaskPresenter: AddTaskPresenter {
  let name = BehaviorRelay<String?>(value: nil)
  let addButtonAvailable = BehaviorRelay(value: false)
  let isLoading = BehaviorRelay(value: false)
  let added = PublishRelay<String>()
  let errors = PublishRelay<PresentableError>()

  private let modelManager: any ModelManager
  private let disposeBag = DisposeBag()

  init(modelManager: any ModelManager, reachabilityManager: any ReachabilityManager) {
    self.modelManager = modelManager
    Observable.combineLatest(name, reachabilityManager.connectionIsReachable, isLoading) {
      name, isReachable, isLoading in
      !Self.trimmed(name).isEmpty && isReachable && !isLoading
    }
    .bind(to: addButtonAvailable)
    .disposed(by: disposeBag)
  }

  var props: AddTaskProps {
    AddTaskProps(
      name: name.value ?? "", addButtonAvailable: addButtonAvailable.value,
      isLoading: isLoading.value)
  }

  func add() {
    guard addButtonAvailable.value else { return }
    isLoading.accept(true)
    modelManager.create(name: Self.trimmed(name.value))
      .subscribe(
        onSuccess: { [weak self] task in
          self?.isLoading.accept(false)
          self?.added.accept(task.id)
        },
        onFailure: { [weak self] error in
          self?.isLoading.accept(false)
          self?.errors.accept(
            PresentableError(
              title: "Something went wrong".localized, message: error.localizedDescription))
        }
      )
      .disposed(by: disposeBag)
  }

  private static func trimmed(_ name: String?) -> String {
    var text = (name ?? "")[...]
    while text.first?.isWhitespace == true { text.removeFirst() }
    while text.last?.isWhitespace == true { text.removeLast() }
    return String(text)
  }
}
