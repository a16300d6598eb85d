// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are Firebase's, and their documentation is too.
import FirebaseBackend
import Foundation
import HeadlessDevice

/// The reason that a request has no result.
enum LoadFailure: Error {
  /// The request did not reach the service.
  case unreachable
  /// The service refused the request.
  case refused(NSError)
}

extension FirestoreClient {
  /// Requests the documents of a target, and takes over the answer before the completion.
  func load(_ target: Target, completion: @escaping (LoadFailure?) -> Void) {
    guard isConnected else { return completion(.unreachable) }
    Device.current.network.send(request(target)) { [self] result in
      completion(take(result, for: target))
    }
  }

  /// Requests the documents of a target for an app that waits: no time passes.
  func loadNow(_ target: Target) -> LoadFailure? {
    guard isConnected else { return .unreachable }
    return take(Device.current.network.answer(request(target)), for: target)
  }

  private func take(
    _ result: Result<HTTPResponse, NetworkError>, for target: Target
  ) -> LoadFailure? {
    guard case .success(let response) = result else { return .unreachable }
    if case .document = target, response.status == 404 {
      store([], for: target)
      return nil
    }
    guard response.isSuccess else { return .refused(FirestoreErrorCode.Code.error(response)) }
    guard let documents = Self.documents(response, of: target) else {
      let error = FirestoreErrorCode.Code.internal.error("The answer is not JSON.")
      Device.current.network.reportDecodingFailure(error)
      return .refused(error)
    }
    store(documents, for: target)
    return nil
  }

  private func request(_ target: Target) -> HTTPRequest {
    switch target {
    case .document(let path): HTTPRequest("GET", FirestoreCall.path(root, path))
    case .query(let plan) where plan.isWholeCollection:
      HTTPRequest(
        "GET", FirestoreCall.path(root, Path.joined(plan.parent, plan.collectionID)))
    case .query(let plan):
      HTTPRequest(
        "POST", FirestoreCall.path(root, plan.parent, verb: "runQuery"),
        object: ["structuredQuery": plan.json])
    }
  }

  /// Returns the documents of an answer: one, those of a list, or those of a query; nil if it is not JSON.
  ///
  /// A single document need not be named.
  private static func documents(_ response: HTTPResponse, of target: Target) -> [Document]? {
    guard let objects = response.objects else { return nil }
    if case .document(let path) = target {
      guard let object = objects.first else { return nil }
      let document = Document(json: object)
      return [
        Document(
          path: path, fields: Fields(json: object["fields"]), updateTime: document?.updateTime)
      ]
    }
    return objects.flatMap { object -> [Any] in
      if let list = object["documents"] as? [Any] { return list }
      return [object["document"] ?? object]
    }.compactMap { Document(json: $0) }
  }

  /// Loads the result of a listener; those of the same target share one request.
  func load(_ listener: Listener) {
    guard isConnected, !listener.isCurrent, !listener.isLoading, !listener.isRemoved else { return }
    let isUnderWay = listeners.contains { $0.isLoading && $0.target == listener.target }
    listener.isLoading = true
    guard !isUnderWay else { return }
    load(listener.target) { [self] failure in
      let waiting = listeners.filter { $0.isLoading && $0.target == listener.target }
      for listener in waiting { end(listener, failure) }
      if failure == nil { refresh() }
    }
  }

  /// Ends the request of a listener; one that the service refuses ends, and others try again later.
  private func end(_ listener: Listener, _ failure: LoadFailure?) {
    listener.isLoading = false
    switch failure {
    case nil:
      listener.isCurrent = true
      listener.failures = 0
    case .refused(let error):
      listener.fail(error)
      remove(listener)
    case .unreachable:
      listener.refresh(self, evenIfEmpty: true)
      listener.failures += 1
      retry(after: listener.failures) { self.load(listener) }
    }
  }

  /// Runs work again if requests are still sent now; a connection that returns does so by itself.
  ///
  /// The waits are those of Firestore: a second, then half as much again each time, up to a minute.
  func retry(after failures: Int, _ work: @escaping () -> Void) {
    guard isConnected else { return }
    let seconds = min(60, pow(1.5, Double(failures - 1)))
    Device.current.clock.schedule(after: .seconds(seconds)) { work() }
  }

  // MARK: Single reads

  func read(
    _ target: Target, _ source: FirestoreSource,
    completion: @escaping (Result<LocalView, any Error>) -> Void
  ) {
    enqueue { [self] in
      guard source != .cache else { return completion(cached(target, .cache)) }
      load(target) { [self] failure in
        switch failure {
        case nil:
          completion(.success(view(target, isFromCache: false)))
          refresh()
        case .refused(let error): completion(.failure(error))
        case .unreachable: completion(cached(target, source))
        }
      }
    }
  }

  private func cached(
    _ target: Target, _ source: FirestoreSource
  ) -> Result<LocalView, any Error> {
    if source == .server { return .failure(Self.unavailable(target, source)) }
    if case .document(let path) = target, known(path) == nil {
      return .failure(Self.unavailable(target, source))
    }
    return .success(view(target, isFromCache: true))
  }

  private static func unavailable(_ target: Target, _ source: FirestoreSource) -> NSError {
    var what = "document"
    if case .query = target { what = "documents" }
    let message =
      switch source {
      case .default: "Failed to get \(what) because the client is offline."
      case .server: "Failed to get \(what) from server."
      case .cache: "Failed to get \(what) from cache."
      }
    return FirestoreErrorCode.Code.unavailable.error(message)
  }
}
