import Foundation
import MVPCF
import Reactive

/// The logic of one task's screen.
protocol TaskDetailPresenter: ErrorThrowingPresenter {
  /// The task's name.
  var name: BehaviorRelay<String> { get }

  /// Whether it is done.
  var isDone: BehaviorRelay<Bool> { get }

  /// Marks it as done, or not.
  func setDone(_ isDone: Bool)
}

/// The default presenter.
final class DefaultTaskDetailPresenter: TaskDetailPresenter {
  let name = BehaviorRelay(value: "")
  let isDone = BehaviorRelay(value: false)
  let errors = PublishRelay<PresentableError>()

  private let taskID: String
  private let modelManager: any ModelManager
  private let disposeBag = DisposeBag()
  private var changesUnderWay = 0

  init(taskID: String, modelManager: any ModelManager) {
    self.taskID = taskID
    self.modelManager = modelManager
    let task = modelManager.tasks.compactMap { tasks in tasks.first { $0.id == taskID } }
    task.map(\.name).bind(to: name).disposed(by: disposeBag)
    task.map(\.done)
      .subscribe(with: self, onNext: { presenter, _ in presenter.showWhatIsKnown() })
      .disposed(by: disposeBag)
  }

  var values: [String: Any] { ["name": name.value, "isDone": isDone.value] }

  func setDone(_ isDone: Bool) {
    self.isDone.accept(isDone)
    changesUnderWay += 1
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
      PresentableError(title: "Something went wrong", message: error.localizedDescription))
  }

  private func finishChange() {
    changesUnderWay -= 1
    showWhatIsKnown()
  }

  /// While a change is under way, what the person wants shows, not what is known so far.
  private func showWhatIsKnown() {
    guard changesUnderWay == 0,
      let task = modelManager.tasks.value.first(where: { $0.id == taskID })
    else { return }
    isDone.accept(task.done)
  }
}
