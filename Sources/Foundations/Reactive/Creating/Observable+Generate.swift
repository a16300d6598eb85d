extension ObservableType {
  /// Creates a sequence of one element repeated for ever.
  public static func repeatElement(
    _ element: Element, scheduler: any ImmediateSchedulerType = CurrentThreadScheduler.instance
  ) -> Observable<Element> {
    from(sequence(first: element) { _ in element }, scheduler: scheduler)
  }

  /// Creates a sequence of states, each made of the previous one, while a condition holds.
  public static func generate(
    initialState: Element, condition: @escaping (Element) throws -> Bool,
    scheduler: any ImmediateSchedulerType = CurrentThreadScheduler.instance,
    iterate: @escaping (Element) throws -> Element
  ) -> Observable<Element> {
    Observable.producer { sink in
      scheduler.scheduleRecursive((state: initialState, isFirst: true)) { step, recurse in
        do {
          let state = step.isFirst ? step.state : try iterate(step.state)
          guard try condition(state) else { return sink.completed() }
          sink.next(state)
          recurse((state, false))
        } catch {
          sink.error(error)
        }
      }.asLinkedDisposable
    }
  }

  /// Creates a sequence that holds a resource while it is subscribed to.
  public static func using<Resource: Disposable>(
    _ resourceFactory: @escaping () throws -> Resource,
    observableFactory: @escaping (Resource) throws -> Observable<Element>
  ) -> Observable<Element> {
    Observable.producer { sink in
      let operatorSink = UsingSink(sink)
      do {
        let resource = try resourceFactory()
        operatorSink.resource = resource
        operatorSink.connect(try observableFactory(resource).run(operatorSink))
      } catch {
        operatorSink.fail(error)
      }
      return operatorSink
    }
  }
}

extension ObservableType where Element: FixedWidthInteger {
  /// Creates a sequence of whole numbers in order.
  public static func range(
    start: Element, count: Element,
    scheduler: any ImmediateSchedulerType = CurrentThreadScheduler.instance
  ) -> Observable<Element> {
    precondition(count >= 0, "Reactive: range(start:count:) was given the count \(count)")
    let (_, overflows) = start.addingReportingOverflow(count == 0 ? 0 : count - 1)
    precondition(!overflows, "Reactive: range(start:count:) goes beyond the largest number")
    return from((0..<count).lazy.map { start + $0 }, scheduler: scheduler)
  }
}

/// A sink that disposes of a resource after the source.
private final class UsingSink<Element>: ForwardingSink<Element> {
  var resource: (any Disposable)?

  override func disposeResources() {
    disposeUpstream()
    resource?.dispose()
    resource = nil
  }
}
