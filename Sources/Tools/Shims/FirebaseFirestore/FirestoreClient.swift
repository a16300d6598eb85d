// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are Firebase's, and their documentation is too.
import FirebaseBackend
import Foundation
import HeadlessDevice
import HeadlessFoundation

/// The app's side of a database: what was loaded, the writes that wait for an answer, and the listeners.
///
/// All of it belongs to the app's process: a relaunch begins without cache, and drops the writes that wait.
final class FirestoreClient {
  /// The beginning of the documents' names, as in `projects/p/databases/(default)/documents`.
  let root: String
  let database: String

  init(project: String, database: String) {
    self.database = database
    root = "projects/\(project)/databases/\(database)/documents"
  }

  private var service: FirestoreService {
    FirebaseBackend.current.service(FirestoreService.self)
  }

  /// Whether requests are sent.
  var isConnected: Bool { state.usesNetwork && Device.current.network.isOnline }

  /// Runs an operation after the current work and after all operations before it.
  func enqueue(_ operation: @escaping @MainActor () -> Void) {
    Ported.async(operation)
  }

  // MARK: The app's view

  /// Returns a document as the app sees it: nil where nothing is known, without fields where it is not there.
  func known(_ path: String) -> CachedDocument? {
    let changes = pending(path)
    guard cache[path] != nil || !changes.isEmpty else { return nil }
    let fields = changes.reduce(cache[path]?.fields) {
      $1.write.appliedLocally(to: $0, at: $1.date)
    }
    guard fields != nil || cache[path] != nil || changes.contains(where: \.isDeletion) else {
      return nil
    }
    return CachedDocument(fields: fields)
  }

  private func local(_ path: String) -> LocalDocument? {
    known(path)?.fields.map {
      LocalDocument(path: path, fields: $0, hasPendingWrites: !pending(path).isEmpty)
    }
  }

  private func pending(_ path: String) -> [(write: Write, date: Timestamp, isDeletion: Bool)] {
    writes.flatMap { batch in
      batch.writes.filter { $0.path == path }.map { ($0, batch.date, $0.operation == .delete) }
    }
  }

  private func hasPendingWrites(_ path: String) -> Bool { !pending(path).isEmpty }

  /// Returns the result of a target as the app sees it.
  func view(_ target: Target, isFromCache: Bool) -> LocalView {
    let found = documents(target)
    let isPending =
      switch target {
      case .document(let path): hasPendingWrites(path)
      case .query: found.contains(where: \.hasPendingWrites)
      }
    return LocalView(documents: found, isFromCache: isFromCache, hasPendingWrites: isPending)
  }

  /// Returns the documents of a target as the app sees them.
  private func documents(_ target: Target) -> [LocalDocument] {
    switch target {
    case .document(let path): return local(path).map { [$0] } ?? []
    case .query(let plan):
      let paths = Set(cache.keys).union(writes.flatMap { $0.writes.map(\.path) })
      return plan.result(of: paths.compactMap(local), path: \.path, fields: \.fields)
    }
  }

  // MARK: What the service has

  func store(_ document: CachedDocument, at path: String) { state.cache[path] = document }

  /// Takes over the documents of an answer, and forgets those that the service would have named too.
  func store(_ documents: [Document], for target: Target) {
    for document in documents {
      state.cache[document.path] = CachedDocument(
        fields: document.fields, updateTime: document.updateTime)
    }
    switch target {
    case .document(let path):
      if documents.isEmpty { state.cache[path] = CachedDocument() }
    case .query(let plan): forgetOthers(than: Set(documents.map(\.path)), plan)
    }
  }

  private func forgetOthers(than paths: Set<String>, _ plan: QueryPlan) {
    while true {
      let present = cache.compactMap { path, document in document.fields.map { (path, $0) } }
      let result = plan.result(of: present, path: \.0, fields: \.1)
      let stale = result.map(\.0).filter { !paths.contains($0) }
      guard !stale.isEmpty else { return }
      for path in stale { state.cache[path] = nil }
    }
  }

  /// Takes over what has changed in the service, as far as the app has loaded it or listens to it.
  func serviceChanged(_ paths: [String]) {
    guard isConnected else { return }
    for path in Set(paths) {
      let document = service.document(path, in: database)
      guard cache[path] != nil || listeners.contains(where: { $0.target.includes(document) })
      else { continue }
      state.cache[path] = CachedDocument(fields: document?.fields, updateTime: document?.updateTime)
    }
    for listener in listeners where listener.isCurrent { refill(listener) }
    enqueue { self.refresh() }
  }

  /// Loads the documents that move up in a limited result where others leave it.
  private func refill(_ listener: Listener) {
    guard case .query(let plan) = listener.target, plan.limit != nil else { return }
    for document in service.documents(plan, in: database) {
      state.cache[document.path] = CachedDocument(
        fields: document.fields, updateTime: document.updateTime)
    }
  }

  /// Forgets what was loaded, and the writes that wait.
  func clear() {
    state.cache = [:]
    state.writes = []
  }

  // MARK: Listeners

  func add(_ listener: Listener) {
    enqueue { [self] in
      guard !listener.isRemoved else { return }
      state.listeners.append(listener)
      listener.refresh(self)
      load(listener)
    }
  }

  func remove(_ listener: Listener) {
    listener.isRemoved = true
    state.listeners.removeAll { $0 === listener }
  }

  func endListeners() { listeners.forEach(remove) }

  /// Tells each listener whose result has changed.
  func refresh() {
    var tells = false
    for listener in listeners where listener.refresh(self) { tells = true }
    if tells { state.syncListeners.forEach { $0.action() } }
  }

  // MARK: Connection

  func setUsesNetwork(_ uses: Bool) {
    state.usesNetwork = uses
    connectionChanged()
  }

  func connectionChanged() {
    guard isConnected else {
      for listener in listeners { listener.isCurrent = false }
      return refresh()
    }
    sendWrites()
    for listener in listeners where !listener.isCurrent { load(listener) }
  }
}
