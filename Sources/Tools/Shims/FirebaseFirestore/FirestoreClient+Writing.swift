// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are Firebase's, and their documentation is too.
import FirebaseBackend
import Foundation
import HeadlessDevice

/// Writes that the service takes together, until it has answered.
final class PendingWrites {
  enum State {
    case waiting
    case sent
    case answered(NSError?, commitTime: Timestamp?)
  }

  let writes: [Write]
  let date: Timestamp
  let completion: ((any Error)?) -> Void
  /// The identifier that the service knows the writes by when they are sent again.
  let key = Device.current.uuid().uuidString
  var state = State.waiting
  var failures = 0

  init(_ writes: [Write], _ completion: @escaping ((any Error)?) -> Void) {
    self.writes = writes
    self.completion = completion
    date = Timestamp(date: Device.current.date)
  }
}

extension FirestoreClient {
  /// Shows writes at once, and sends them when there is a connection.
  ///
  /// The completion is called when the service has answered: not while the phone is offline.
  func write(_ changes: [Write], completion: (((any Error)?) -> Void)?) {
    let pending = PendingWrites(changes) { completion?($0) }
    enqueue { [self] in
      state.writes.append(pending)
      refresh()
      sendWrites()
    }
  }

  func sendWrites() {
    guard isConnected else { return }
    for pending in writes {
      guard case .waiting = pending.state else { continue }
      pending.state = .sent
      commit(pending.writes, key: pending.key) { [self] in answered(pending, $0) }
    }
  }

  func commit(
    _ changes: [Write], key: String,
    completion: @escaping (Result<HTTPResponse, NetworkError>) -> Void
  ) {
    var request = HTTPRequest(
      "POST", FirestoreCall.path(root, "", verb: "commit"),
      object: ["writes": changes.map { $0.json(root: root) }])
    request.headers[FirestoreCall.keyHeader] = key
    Device.current.network.send(request, completion: completion)
  }

  private func answered(_ pending: PendingWrites, _ result: Result<HTTPResponse, NetworkError>) {
    guard case .success(let response) = result else {
      pending.state = .waiting
      pending.failures += 1
      return retry(after: pending.failures) { self.sendWrites() }
    }
    let error = response.isSuccess ? nil : FirestoreErrorCode.Code.error(response)
    pending.state = .answered(error, commitTime: Self.commitTime(response))
    finishAnswered()
  }

  static func commitTime(_ response: HTTPResponse) -> Timestamp? {
    (response.object["commitTime"] as? String).flatMap(Timestamp.init(text:))
  }

  /// Ends the writes that are answered, in the order in which they were made.
  private func finishAnswered() {
    while let first = writes.first, case .answered(let error, let time) = first.state {
      state.writes.removeFirst()
      if error == nil { keep(first.writes, time) }
      first.completion(error)
      refresh()
      endWaiting(for: first)
    }
  }

  /// Takes over writes that the service has accepted, unless it has told of them already.
  func keep(_ changes: [Write], _ commitTime: Timestamp?) {
    let time = commitTime ?? Timestamp(date: Device.current.date)
    for write in changes where write.operation != .verify {
      if let known = cache[write.path]?.updateTime, let commitTime, known >= commitTime { continue }
      let base = cache[write.path]
      // An update of a document that was never loaded leaves it unknown.
      if base == nil, case .set(_, mask: .some) = write.operation { continue }
      if case .set = write.operation, base?.fields == nil, write.precondition == .exists(true) {
        continue
      }
      let fields = write.applied(to: base?.fields) { _ in .timestamp(time) }
      store(CachedDocument(fields: fields, updateTime: fields == nil ? nil : time), at: write.path)
    }
  }
}
