import CrewShared
import Foundation
import MVPCF
import Reactive

/// The content of a row.
struct TaskCellViewModel: Equatable {
  let id: String
  let name: String
  let isDone: Bool
}

/// The presenter of the task list.
protocol TaskListPresenter: LoadablePresenter, ErrorThrowingPresenter {
  /// The text in the search field.
  var searchInput: BehaviorRelay<String?> { get }

  /// The tasks whose names contain the search text, ignoring case; all tasks if it is empty.
  var searchResults: BehaviorRelay<[TaskCellViewModel]> { get }

  /// Requests the tasks; does nothing while a request is under way.
  func refresh()
}

/// The values that the task list shows.
struct TaskListProps: Equatable {
  var search: String
  var tasks: [TaskCellViewModel]
  var isLoading: Bool
}

/// The default presenter.
final class DefaultTaskListPresenter: TaskListPresenter {
  let searchInput = BehaviorRelay<String?>(value: nil)
  let searchResults = BehaviorRelay<[TaskCellViewModel]>(value: [])
  let isLoading = BehaviorRelay(value: false)
  let errors = PublishRelay<PresentableError>()

  private let modelManager: any ModelManager
  private let disposeBag = DisposeBag()

  /// Creates the presenter, which requests the tasks again when the app comes back.
  init(modelManager: any ModelManager, appStateManager: any AppStateManager) {
    self.modelManager = modelManager
    appStateManager.returns
      .subscribe(with: self, onNext: { presenter, _ in presenter.refresh() })
      .disposed(by: disposeBag)
    Observable.combineLatest(modelManager.tasks, searchInput) { tasks, search in
      tasks.filter { Self.matches($0.name, search ?? "") }
        .map { TaskCellViewModel(id: $0.id, name: $0.name, isDone: $0.done) }
    }
    .bind(to: searchResults)
    .disposed(by: disposeBag)
  }

  var props: TaskListProps {
    TaskListProps(
      search: searchInput.value ?? "", tasks: searchResults.value, isLoading: isLoading.value)
  }

  func refresh() {
    guard !isLoading.value else { return }
    isLoading.accept(true)
    modelManager.refresh()
      .subscribe(
        onSuccess: { [weak self] in self?.isLoading.accept(false) },
        onFailure: { [weak self] in self?.fail($0) }
      )
      .disposed(by: disposeBag)
  }

  private func fail(_ error: any Error) {
    isLoading.accept(false)
    errors.accept(
      PresentableError(title: "Something went wrong".localized, message: error.localizedDescription)
    )
  }

  private static func matches(_ name: String, _ search: String) -> Bool {
    search.isEmpty || name.lowercased().contains(search.lowercased())
  }
}
