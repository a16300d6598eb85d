extension AsyncSequence where Self: Sendable, Element: Sendable {
  /// Returns the elements as an observable; each subscription iterates in a task of its own.
  ///
  /// While a driver moves a clock, the events arrive on its thread. Elsewhere they arrive on a
  /// background thread: deliver them by ``ObservableType/observe(on:fileID:line:)``.
  public func asObservable(priority: TaskPriority? = nil) -> Observable<Element> {
    .create { observer in
      let results = TaskResults<Element?>()
      results.deliver { observer.on(Event($0)) }
      let task = Task.detached(priority: priority) {
        do {
          for try await element in self { results.send(.success(element)) }
          results.end(with: .success(nil))
        } catch is CancellationError {
          results.end(with: .success(nil))
        } catch {
          results.end(with: .failure(error))
        }
      }
      return Disposables.create { task.cancel() }
    }
  }
}

extension Event {
  /// Creates the event of a task's result; nil stands for completion.
  fileprivate init(_ result: Result<Element?, any Error>) {
    switch result {
    case .success(let element): self = element.map { .next($0) } ?? .completed
    case .failure(let error): self = .error(error)
    }
  }
}

extension PrimitiveSequenceType where Trait == SingleTrait, Element: Sendable {
  /// Creates a single of the result of asynchronous work, done once for each subscription.
  @_disfavoredOverload
  public static func create(
    detached: Bool = false, priority: TaskPriority? = nil,
    work: @Sendable @escaping () async throws -> Element
  ) -> Single<Element> {
    .create { observer in
      let results = TaskResults<Element>()
      results.deliver(to: observer)
      let operation: @Sendable () async -> Void = {
        do {
          results.end(with: .success(try await work()))
        } catch {
          results.end(with: .failure(error))
        }
      }
      let task =
        detached
        ? Task.detached(priority: priority, operation: operation)
        : Task(priority: priority, operation: operation)
      return Disposables.create { task.cancel() }
    }
  }
}
