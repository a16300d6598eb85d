import CrewShared
import Foundation
import MVPCF
import Reactive

/// The presenter of the task detail screen.
protocol TaskDetailPresenter: ErrorThrowingPresenter {
  /// The task's name.
  var name: BehaviorRelay<String> { get }

  /// Whether the task is done, as the switch shows it.
  var isDone: BehaviorRelay<Bool> { get }

  /// Marks the task as done or not done.
  func setDone(_ isDone: Bool)
}

/// The values that the task detail screen shows.
struct TaskDetailProps: Equatable {
  var name: String
  var isDone: Bool
}

/// The default presenter.
final class DefaultTaskDetailPresenter: TaskDetailPresenter {
  let name = BehaviorRelay(value: "")
  let isDone = BehaviorRelay(value: false)
  let errors = PublishRelay<PresentableError>()

  private let taskID: String
  private let modelManager: any ModelManager
  private let disposeBag = DisposeBag()
  private var pendingChanges = 0

  init(taskID: String, modelManager: any ModelManager) {
    self.taskID = taskID
    self.modelManager = modelManager
    let task = modelManager.tasks.compactMap { tasks in tasks.first { $0.id == taskID } }
    task.map(\.name).bind(to: name).disposed(by: disposeBag)
    task.map(\.done)
      .subscribe(with: self, onNext: { presenter, _ in presenter.showStoredState() })
      .disposed(by: disposeBag)
  }

  var props: TaskDetailProps {
    TaskDetailProps(name: name.value, isDone: isDone.value)
  }

  func setDone(_ isDone: Bool) {
    self.isDone.accept(isDone)
    pendingChanges += 1
    modelManager.set(done: isDone, of: taskID)
      .subscribe(
        onSuccess: { [weak self] in self?.finishChange() },
        onFailure: { [weak self] in self?.fail($0) }
      )
      .disposed(by: disposeBag)
  }

  private func fail(_ error: any Error) {
    finishChange()
    errors.accept(
      PresentableError(title: "Something went wrong".localized, message: error.localizedDescription)
    )
  }

  private func finishChange() {
    pendingChanges -= 1
    showStoredState()
  }

  /// Shows the stored state, unless a change is under way.
  ///
  /// Until the last change has ended, the switch keeps the user's choice.
  private func showStoredState() {
    guard pendingChanges == 0,
      let task = modelManager.tasks.value.first(where: { $0.id == taskID })
    else { return }
    isDone.accept(task.done)
  }
}
