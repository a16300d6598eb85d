import HeadlessDevice
import HeadlessFoundation

/// The writes that the server has not answered.
extension DatabaseClient {
  func add(_ pending: PendingWrite) {
    writes.append(pending)
    keepWrites()
    if pending.isShown { pending.write.changes.forEach { didChange($0.path) } }
    send(pending)
  }

  func purgeWrites() {
    for pending in writes { end(pending, with: .refused(DatabaseErrors.cancelled)) }
  }

  func send(_ pending: PendingWrite) {
    guard canSend, writes.contains(where: { $0 === pending }) else { return }
    pending.isUnderWay = true
    Device.current.network.send(pending.request) { [weak self] result in
      pending.isUnderWay = false
      self?.finish(pending, result)
    }
  }

  private func finish(_ pending: PendingWrite, _ result: Result<HTTPResponse, NetworkError>) {
    guard writes.contains(where: { $0 === pending }) else { return }
    switch result {
    case .failure(.offline): break
    case .failure:
      pending.tries += 1
      guard pending.tries < Retry.limit else {
        return end(pending, with: .refused(DatabaseErrors.unavailable))
      }
      Retry.schedule(pending.tries) { [weak self] in
        if !pending.isUnderWay { self?.send(pending) }
      }
    case .success(let response) where response.isSuccess:
      if !DatabaseService.gave(response) { service.apply(pending.write) }
      end(pending, with: .taken)
    case .success(let response) where response.status == 412 && pending.expectation != nil:
      end(pending, with: .outdated)
    case .success(let response):
      end(pending, with: .refused(DatabaseErrors.refusal(response)))
    }
  }

  private func end(_ pending: PendingWrite, with answer: PendingWrite.Answer) {
    writes.removeAll { $0 === pending }
    keepWrites()
    // A transaction is tried again at once, so that observers do not see the time between.
    if case .outdated = answer { pending.completion(answer) }
    var wasTaken = false
    if case .taken = answer { wasTaken = true }
    for change in pending.write.changes { didChange(change.path, wasTaken: wasTaken) }
    if case .outdated = answer { return }
    Ported.async { pending.completion(answer) }
  }

  // MARK: Data that stays on the phone

  private func keepWrites() {
    if keepsData { service.kept.writes = writes.filter { $0.expectation == nil }.map(\.write) }
  }

  func takeKeptData() {
    let kept = service.kept.writes
    kept.map { PendingWrite($0) }.forEach(add)
    didChange(NodePath())
  }
}
