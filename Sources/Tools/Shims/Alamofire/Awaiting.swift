// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are Alamofire's, and their documentation is too.
public import Foundation
public import HeadlessCombine

/// The answer of a request, which is awaited.
public struct DataTask<Value> {
  private let request: DataRequest
  private let serialize: (@escaping (AFDataResponse<Value>) -> Void) -> Void

  init(
    _ request: DataRequest,
    _ serialize: @escaping (@escaping (AFDataResponse<Value>) -> Void) -> Void
  ) {
    (self.request, self.serialize) = (request, serialize)
  }

  public var response: AFDataResponse<Value> {
    get async {
      let box: Box<AFDataResponse<Value>> = await withTaskCancellationHandler {
        await withCheckedContinuation { continuation in
          serialize { continuation.resume(returning: Box(value: $0)) }
        }
      } onCancel: { [request] in
        Task { @MainActor in request.cancel() }
      }
      return box.value
    }
  }

  public var result: AFResult<Value> { get async { await response.result } }

  public var value: Value { get async throws { try await result.get() } }

  public func cancel() { request.cancel() }
}

/// A value that goes from the main actor to the main actor.
private struct Box<Value>: @unchecked Sendable {
  let value: Value
}

extension DataRequest {
  public func serializingData(emptyResponseCodes: Set<Int> = [204, 205]) -> DataTask<Data> {
    DataTask(self) { handler in
      self.responseData(emptyResponseCodes: emptyResponseCodes, completionHandler: handler)
    }
  }

  public func serializingString(encoding: String.Encoding? = nil) -> DataTask<String> {
    DataTask(self) { self.responseString(encoding: encoding, completionHandler: $0) }
  }

  public func serializingDecodable<Value: Decodable>(
    _ type: Value.Type = Value.self, automaticallyCancelling: Bool = true,
    decoder: any DataDecoder = JSONDecoder(), emptyResponseCodes: Set<Int> = [204, 205],
    emptyRequestMethods: Set<HTTPMethod> = [.head]
  ) -> DataTask<Value> {
    DataTask(self) { handler in
      self.responseDecodable(
        of: type, decoder: decoder, emptyResponseCodes: emptyResponseCodes,
        emptyRequestMethods: emptyRequestMethods, completionHandler: handler)
    }
  }

  public func serializingResponse<Serializer: DataResponseSerializerProtocol>(
    using serializer: Serializer
  ) -> DataTask<Serializer.SerializedObject> {
    DataTask(self) { self.response(responseSerializer: serializer, completionHandler: $0) }
  }
}

// MARK: Combine

/// A publisher of the answer of a request, which is sent for the first subscriber.
public struct DataResponsePublisher<Value>: Publisher {
  public typealias Output = AFDataResponse<Value>
  public typealias Failure = Never

  private let answers: AnyPublisher<AFDataResponse<Value>, Never>

  init(_ serialize: @escaping (@escaping (AFDataResponse<Value>) -> Void) -> Void) {
    answers = Deferred { Future { promise in serialize { promise(.success($0)) } } }
      .eraseToAnyPublisher()
  }

  public func receive<S: Subscriber>(subscriber: S)
  where S.Input == AFDataResponse<Value>, S.Failure == Never {
    answers.receive(subscriber: subscriber)
  }

  public func result() -> AnyPublisher<AFResult<Value>, Never> {
    map { $0.result }.eraseToAnyPublisher()
  }

  public func value() -> AnyPublisher<Value, AFError> {
    setFailureType(to: AFError.self)
      .flatMap { Result.Publisher($0.result) }
      .eraseToAnyPublisher()
  }
}

extension DataRequest {
  public func publishDecodable<T: Decodable>(
    type: T.Type = T.self, decoder: any DataDecoder = JSONDecoder()
  ) -> DataResponsePublisher<T> {
    DataResponsePublisher {
      self.responseDecodable(of: type, decoder: decoder, completionHandler: $0)
    }
  }

  public func publishData() -> DataResponsePublisher<Data> {
    DataResponsePublisher { self.responseData(completionHandler: $0) }
  }

  public func publishString() -> DataResponsePublisher<String> {
    DataResponsePublisher { self.responseString(completionHandler: $0) }
  }
}
