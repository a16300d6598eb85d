import Reactive

/// Marks a task as done, or not: on the server, then on this phone.
///
/// It runs when its turn comes, and to its end, whoever still waits for it.
final class MarkTaskOperation {
  private let done: Bool
  private let taskID: String
  private let local: any LocalTaskRepository
  private let remote: any RemoteTaskRepository
  private let ending = ReplaySubject<Void>.create(bufferSize: 1)

  init(
    done: Bool, of taskID: String, local: any LocalTaskRepository,
    remote: any RemoteTaskRepository
  ) {
    self.done = done
    self.taskID = taskID
    self.local = local
    self.remote = remote
  }

  /// What comes of it; letting go of it cancels nothing.
  var result: Single<Void> { ending.asSingle() }

  /// Does the work; completes when it is over, well or not.
  func run() -> Observable<Void> {
    remote.set(done: done, of: taskID).map { [local] in local.replace($0) }
      .asObservable()
      .do(onNext: ending.onNext, onError: ending.onError, onCompleted: ending.onCompleted)
      .catch { _ in .empty() }
  }
}
