/// An observable that starts sending once it is connected.
public protocol ConnectableObservableType<Element>: ObservableType {
  /// Subscribes to the source, unless it is connected already.
  ///
  /// - Returns: a disposable that ends the connection.
  func connect() -> any Disposable
}

/// An observable that starts sending once it is connected, to all its observers at a time.
public class ConnectableObservable<Element>: Observable<Element>, ConnectableObservableType {
  /// Subscribes to the source, unless it is connected already.
  public func connect() -> any Disposable {
    fatalError("Reactive: a connectable observable that cannot be connected")
  }
}

extension ObservableType {
  /// Sends the sequence through a subject to all observers, once it is connected.
  public func multicast<Subject: SubjectType>(
    _ subject: Subject
  ) -> ConnectableObservable<Subject.Element> where Subject.Observer.Element == Element {
    MulticastObservable(asObservable()) { subject }
  }

  /// Sends the sequence through a subject made for each connection, once it is connected.
  public func multicast<Subject: SubjectType>(
    makeSubject: @escaping () -> Subject
  ) -> ConnectableObservable<Subject.Element> where Subject.Observer.Element == Element {
    MulticastObservable(asObservable(), makeSubject)
  }

  /// Sends the sequence that a closure makes of this one, connected for each subscription.
  public func multicast<Subject: SubjectType, Result>(
    _ subjectSelector: @escaping () throws -> Subject,
    selector: @escaping (Observable<Subject.Element>) throws -> Observable<Result>
  ) -> Observable<Result> where Subject.Observer.Element == Element {
    let source = asObservable()
    return Observable.deferred {
      let subject = try subjectSelector()
      let connectable = MulticastObservable(source) { subject }
      let result = try selector(connectable)
      return .create { observer in
        let subscription = result.subscribe(observer)
        return Disposables.create(subscription, connectable.connect())
      }
    }
  }

  /// Sends the sequence to all observers, once it is connected.
  public func publish() -> ConnectableObservable<Element> {
    multicast { PublishSubject() }
  }

  /// Sends the sequence to all observers, once it is connected; later ones receive the last elements.
  public func replay(_ bufferSize: Int) -> ConnectableObservable<Element> {
    multicast { ReplaySubject.create(bufferSize: bufferSize) }
  }

  /// Sends the sequence to all observers, once it is connected; later ones receive all elements.
  public func replayAll() -> ConnectableObservable<Element> {
    multicast { ReplaySubject.createUnbounded() }
  }
}

/// Sends a source through a subject while it is connected.
private final class MulticastObservable<Subject: SubjectType>: ConnectableObservable<
  Subject.Element
>
{
  private let source: Observable<Subject.Observer.Element>
  private let makeSubject: () -> Subject
  private var subject: Subject?
  private var connection: Connection<Subject>?

  init(
    _ source: Observable<Subject.Observer.Element>, _ makeSubject: @escaping () -> Subject
  ) {
    self.source = source
    self.makeSubject = makeSubject
  }

  override func connect() -> any Disposable {
    if let connection { return connection }
    let connection = Connection(self, currentSubject.asObserver())
    self.connection = connection
    source.attach(connection)
    return connection
  }

  override func run(_ sink: Sink<Subject.Element>) -> LinkedDisposable? {
    currentSubject.asObservable().run(sink)
  }

  fileprivate func ended(_ connection: Connection<Subject>) {
    guard connection === self.connection else { return }
    self.connection = nil
    subject = nil
  }

  private var currentSubject: Subject {
    if let subject { return subject }
    let subject = makeSubject()
    self.subject = subject
    return subject
  }
}

/// One connection: the sink of the source.
private final class Connection<Subject: SubjectType>: Sink<Subject.Observer.Element> {
  private var parent: MulticastObservable<Subject>?
  private let observer: Subject.Observer

  init(_ parent: MulticastObservable<Subject>, _ observer: Subject.Observer) {
    self.parent = parent
    self.observer = observer
  }

  override func next(_ element: Subject.Observer.Element) {
    if !isDisposed { observer.onNext(element) }
  }

  override func error(_ error: any Error) {
    guard !isDisposed else { return }
    dispose()
    observer.onError(error)
  }

  override func completed() {
    guard !isDisposed else { return }
    dispose()
    observer.onCompleted()
  }

  override func dispose() {
    guard markDisposed() else { return }
    parent?.ended(self)
    parent = nil
    disposeUpstream()
  }
}
