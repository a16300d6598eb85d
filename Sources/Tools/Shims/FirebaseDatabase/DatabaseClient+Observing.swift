import FirebaseBackend
import Foundation
import HeadlessDevice
import HeadlessFoundation

/// The observers, and what they need of the server.
extension DatabaseClient {
  func addObserver(
    _ query: DatabaseQuery, _ type: DataEventType, isSingle: Bool = false,
    _ action: @escaping (DataSnapshot, String?) -> Void, _ cancel: ((any Error) -> Void)? = nil
  ) -> DatabaseHandle {
    lastHandle += 1
    let observer = Observer(lastHandle, type, isSingle: isSingle, query, action, cancel)
    let listen = listen(at: query.location)
    if listen.state == .waiting {
      if isShownElsewhere(listen.location) { listen.state = .loaded }
      _ = listen.show(view(of: listen.location))
    }
    listen.observers.append(observer)
    tell([observer], listen.firstEvents, of: listen)
    if listens.contains(where: { $0 === listen }), listen.state == .waiting { load(listen) }
    return lastHandle
  }

  private func listen(at location: Location) -> Listen {
    if let listen = listens.first(where: { $0.location == location }) { return listen }
    let listen = Listen(location)
    listens.append(listen)
    return listen
  }

  func removeObservers(at path: NodePath, handle: DatabaseHandle? = nil) {
    for listen in listens where listen.location.path == path {
      let ended = listen.observers.filter { handle == nil || $0.handle == handle }
      for observer in ended {
        observer.end()
        remove(observer, from: listen)
      }
    }
  }

  func remove(_ observer: Observer, from listen: Listen) {
    listen.observers.removeAll { $0 === observer }
    dropIfUnused(listen)
  }

  private func dropIfUnused(_ listen: Listen) {
    guard listen.observers.isEmpty, !listen.isKeptSynced else { return }
    listens.removeAll { $0 === listen }
  }

  func keepSynced(_ location: Location, _ isKept: Bool) {
    let listen = listen(at: location)
    listen.isKeptSynced = isKept
    if isKept, listen.state == .waiting { load(listen) }
    dropIfUnused(listen)
  }

  func load(_ listen: Listen) {
    guard information(at: listen.location.path) == nil else { return listen.state = .loaded }
    guard canSend, listens.contains(where: { $0 === listen }) else { return }
    listen.state = .loading
    get(listen.location) { [weak self] result in self?.finish(listen, result) }
  }

  private func finish(_ listen: Listen, _ result: Result<Void, Failure>) {
    guard listens.contains(where: { $0 === listen }) else { return }
    listen.state = .waiting
    switch result {
    case .success:
      listen.state = .loaded
      if keepsData { service.kept.locations.insert(listen.location) }
      refresh(listen)
    case .failure(.refused(let error)):
      let observers = listen.observers
      listens.removeAll { $0 === listen }
      Ported.async { observers.forEach { $0.tell(error) } }
    case .failure(.unanswered) where canSend:
      listen.tries += 1
      guard listen.tries < Retry.limit else { return }
      Retry.schedule(listen.tries) { [weak self] in
        if listen.state == .waiting { self?.load(listen) }
      }
    case .failure(.unanswered): break
    }
  }

  enum Failure: Error {
    case refused(NSError)
    case unanswered
  }

  /// Gets what the server has at a location; the answer of a stub becomes what the server has.
  func get(_ location: Location, completion: @escaping (Result<Void, Failure>) -> Void) {
    let address = DatabaseService.address(location.path, location.query)
    let request = HTTPRequest("GET", address, headers: [DatabaseService.header: "1"])
    Device.current.network.send(request) { [service] result in
      switch result {
      case .success(let response) where response.isSuccess:
        guard let node = Node(json: response.body) else { return completion(.failure(.unanswered)) }
        if !DatabaseService.gave(response) {
          service.adopt(node, at: location.path, location.query)
        }
        completion(.success(()))
      case .success(let response):
        completion(.failure(.refused(DatabaseErrors.refusal(response))))
      case .failure: completion(.failure(.unanswered))
      }
    }
  }
}
