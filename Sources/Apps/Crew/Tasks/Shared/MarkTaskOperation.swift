import Reactive

/// An operation that marks a task as done or not done, on the server and then on the device.
///
/// It runs to its end even if its result has no subscriber any more.
final class MarkTaskOperation {
  private let done: Bool
  private let taskID: String
  private let local: any LocalTaskRepository
  private let remote: any RemoteTaskRepository
  private let resultSubject = ReplaySubject<Void>.create(bufferSize: 1)

  init(
    done: Bool, of taskID: String, local: any LocalTaskRepository,
    remote: any RemoteTaskRepository
  ) {
    self.done = done
    self.taskID = taskID
    self.local = local
    self.remote = remote
  }

  /// The operation's result; disposing of a subscription does not cancel the operation.
  var result: Single<Void> { resultSubject.asSingle() }

  /// Runs the operation; completes when it has ended, also after an error.
  func run() -> Observable<Void> {
    remote.set(done: done, of: taskID).map { [local] in local.replace($0) }
      .asObservable()
      .do(
        onNext: resultSubject.onNext, onError: resultSubject.onError,
        onCompleted: resultSubject.onCompleted
      )
      .catch { _ in .empty() }
  }
}
