// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are Firebase's, and their documentation is too.
import Foundation

nonisolated extension DocumentReference: Codable {
  public convenience init(from decoder: any Decoder) throws {
    throw FirestoreDecodingError.decodingIsNotSupported(
      "DocumentReference values can only be decoded with Firestore.Decoder")
  }

  public func encode(to encoder: any Encoder) throws {
    throw FirestoreEncodingError.encodingIsNotSupported(
      "DocumentReference values can only be encoded with Firestore.Encoder")
  }
}

extension DocumentReference {
  public func setData<T: Encodable>(
    from value: T, encoder: Firestore.Encoder = Firestore.Encoder(),
    completion: (((any Error)?) -> Void)? = nil
  ) throws {
    setData(try encoder.encode(value), completion: completion)
  }

  public func setData<T: Encodable>(
    from value: T, merge: Bool, encoder: Firestore.Encoder = Firestore.Encoder(),
    completion: (((any Error)?) -> Void)? = nil
  ) throws {
    setData(try encoder.encode(value), merge: merge, completion: completion)
  }

  public func setData<T: Encodable>(
    from value: T, mergeFields: [Any], encoder: Firestore.Encoder = Firestore.Encoder(),
    completion: (((any Error)?) -> Void)? = nil
  ) throws {
    setData(try encoder.encode(value), mergeFields: mergeFields, completion: completion)
  }

  public func getDocument<T: Decodable>(
    as type: T.Type, with serverTimestampBehavior: ServerTimestampBehavior = .none,
    decoder: Firestore.Decoder = Firestore.Decoder(),
    completion: @escaping (Result<T, any Error>) -> Void
  ) {
    getDocument { snapshot, error in
      guard let snapshot else {
        let unknown = FirestoreErrorCode.Code.unknown.error("There is no result.")
        return completion(.failure(error ?? unknown))
      }
      completion(
        Result { try snapshot.data(as: type, with: serverTimestampBehavior, decoder: decoder) })
    }
  }

  public func getDocument<T: Decodable>(
    as type: T.Type, with serverTimestampBehavior: ServerTimestampBehavior = .none,
    decoder: Firestore.Decoder = Firestore.Decoder()
  ) async throws -> T {
    try await getDocument().data(as: type, with: serverTimestampBehavior, decoder: decoder)
  }
}

extension DocumentSnapshot {
  public func data<T: Decodable>(
    as type: T.Type, with serverTimestampBehavior: ServerTimestampBehavior = .none,
    decoder: Firestore.Decoder = Firestore.Decoder()
  ) throws -> T {
    try decoder.decode(
      type, from: data(with: serverTimestampBehavior) ?? NSNull(), in: reference)
  }
}
