// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are Firebase's, and their documentation is too.
public import Combine
@_exported public import FirebaseFirestore

private typealias Completion = ((any Error)?) -> Void

/// Returns the future of a call whose completion has only an error.
private func future(_ start: @escaping (@escaping Completion) -> Void) -> Future<Void, any Error> {
  Future { promise in
    start { error in promise(error.map { .failure($0) } ?? .success(())) }
  }
}

/// Returns the future of a call whose completion has a result or an error.
private func future<Item>(
  _ start: @escaping (@escaping (Item?, (any Error)?) -> Void) -> Void
) -> Future<Item, any Error> {
  Future { promise in
    start { item, error in
      if let error {
        promise(.failure(error))
      } else if let item {
        promise(.success(item))
      }
    }
  }
}

/// Returns the snapshots of a listener, which a cancelled subscription removes.
private func listening<Item>(
  _ start: (@escaping (Item?, (any Error)?) -> Void) -> any ListenerRegistration
) -> AnyPublisher<Item, any Error> {
  let subject = PassthroughSubject<Item, any Error>()
  let registration = start { item, error in
    if let error {
      subject.send(completion: .failure(error))
    } else if let item {
      subject.send(item)
    }
  }
  return subject.handleEvents(receiveCancel: { registration.remove() }).eraseToAnyPublisher()
}

extension Query {
  public func getDocuments(source: FirestoreSource = .default) -> Future<QuerySnapshot, any Error> {
    future { self.getDocuments(source: source, completion: $0) }
  }

  public func snapshotPublisher(
    includeMetadataChanges: Bool = false
  ) -> AnyPublisher<QuerySnapshot, any Error> {
    listening {
      addSnapshotListener(includeMetadataChanges: includeMetadataChanges, listener: $0)
    }
  }
}

extension CollectionReference {
  @_disfavoredOverload @discardableResult
  public func addDocument(data: [String: Any]) -> Future<DocumentReference, any Error> {
    future { completion in
      var reference: DocumentReference?
      reference = self.addDocument(data: data) { completion(reference, $0) }
    }
  }

  @_disfavoredOverload @discardableResult
  public func addDocument<T: Encodable>(
    from value: T, encoder: Firestore.Encoder = Firestore.Encoder()
  ) -> Future<DocumentReference, any Error> {
    future { completion in
      do {
        var reference: DocumentReference?
        let data = try encoder.encode(value)
        reference = self.addDocument(data: data) { completion(reference, $0) }
      } catch {
        completion(nil, error)
      }
    }
  }
}

extension DocumentReference {
  @_disfavoredOverload @discardableResult
  public func setData(_ documentData: [String: Any]) -> Future<Void, any Error> {
    future { self.setData(documentData, completion: $0) }
  }

  @_disfavoredOverload @discardableResult
  public func setData(_ documentData: [String: Any], merge: Bool) -> Future<Void, any Error> {
    future { self.setData(documentData, merge: merge, completion: $0) }
  }

  @_disfavoredOverload @discardableResult
  public func setData<T: Encodable>(
    from value: T, merge: Bool = false, encoder: Firestore.Encoder = Firestore.Encoder()
  ) -> Future<Void, any Error> {
    future { completion in
      do {
        try self.setData(from: value, merge: merge, encoder: encoder, completion: completion)
      } catch {
        completion(error)
      }
    }
  }

  @_disfavoredOverload @discardableResult
  public func updateData(_ documentData: [AnyHashable: Any]) -> Future<Void, any Error> {
    future { self.updateData(documentData, completion: $0) }
  }

  @_disfavoredOverload @discardableResult
  public func delete() -> Future<Void, any Error> { future { self.delete(completion: $0) } }

  public func getDocument(
    source: FirestoreSource = .default
  ) -> Future<DocumentSnapshot, any Error> {
    future { self.getDocument(source: source, completion: $0) }
  }

  public func snapshotPublisher(
    includeMetadataChanges: Bool = false
  ) -> AnyPublisher<DocumentSnapshot, any Error> {
    listening {
      addSnapshotListener(includeMetadataChanges: includeMetadataChanges, listener: $0)
    }
  }
}

extension WriteBatch {
  @_disfavoredOverload @discardableResult
  public func commit() -> Future<Void, any Error> { future { self.commit(completion: $0) } }
}
