// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are Firebase's, and their documentation is too.
import FirebaseBackend
import Foundation
import HeadlessDevice
import HeadlessFoundation

/// A client's cache, listeners and writes in one process of the app, with the app's closures.
///
/// The device owns it, so that the end of the process releases what the closures hold. A client that the app
/// keeps in a global constant gets a new one at the next launch.
final class ClientState {
  let client: FirestoreClient
  var cache: [String: CachedDocument] = [:]
  var listeners: [Listener] = []
  var syncListeners: [SyncListener] = []
  /// The writes that wait for an answer, in the order in which they were made.
  var writes: [PendingWrites] = []
  var waiting: [(last: PendingWrites, completion: () -> Void)] = []
  /// Whether the app allows requests.
  var usesNetwork = true

  private init(_ client: FirestoreClient) { self.client = client }

  private final class States {
    var byClient: [ObjectIdentifier: ClientState] = [:]
  }

  private static var states: States { Device.current.attached(States.self) { States() } }

  /// Returns the state of a client in the process that runs now.
  static func state(of client: FirestoreClient) -> ClientState {
    let key = ObjectIdentifier(client)
    if let state = states.byClient[key] { return state }
    let state = ClientState(client)
    states.byClient[key] = state
    FirebaseBackend.current.service(FirestoreService.self).observe(state)
    Device.current.network.observeReachability(state) { _ in
      Ported.async { client.connectionChanged() }
    }
    return state
  }

  /// Whether the state is one of the process that runs now.
  var isCurrent: Bool { Self.states.byClient[ObjectIdentifier(client)] === self }
}

extension FirestoreClient {
  var state: ClientState { ClientState.state(of: self) }
  var cache: [String: CachedDocument] { state.cache }
  var listeners: [Listener] { state.listeners }
  var writes: [PendingWrites] { state.writes }

  func add(_ listener: SyncListener) { state.syncListeners.append(listener) }
  func remove(_ listener: SyncListener) { state.syncListeners.removeAll { $0 === listener } }

  /// Calls a closure when the writes that are pending now are answered.
  func waitForWrites(_ completion: @escaping () -> Void) {
    enqueue { [self] in
      guard let last = writes.last else { return completion() }
      state.waiting.append((last, completion))
    }
  }

  /// Calls the closures that wait for writes.
  func endWaiting(for writes: PendingWrites) {
    let done = state.waiting.filter { $0.last === writes }
    state.waiting.removeAll { $0.last === writes }
    done.forEach { $0.completion() }
  }
}
