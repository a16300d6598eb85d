// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are Firebase's, and their documentation is too.
import FirebaseBackend
public import Foundation
import HeadlessDevice
import HeadlessFoundation

/// The result of a function.
open class HTTPSCallableResult: NSObject {
  public let data: Any

  init(_ data: Any) {
    self.data = data
    super.init()
  }
}

/// A function on the server: a call sends `POST /NAME` with `{"data": …}`.
open class HTTPSCallable: NSObject {
  private let path: String
  open var timeoutInterval: TimeInterval = 70

  init(_ path: String) {
    self.path = path
    super.init()
  }

  open func call(
    _ data: Any? = nil, completion: @escaping (HTTPSCallableResult?, (any Error)?) -> Void
  ) {
    send(data) { result in
      switch result {
      case .success(let value): completion(value, nil)
      case .failure(let error): completion(nil, error)
      }
    }
  }

  @discardableResult
  open func call(_ data: Any? = nil) async throws -> HTTPSCallableResult {
    try await withCheckedThrowingContinuation { continuation in
      send(data) { continuation.resume(with: $0) }
    }
  }

  private func send(
    _ data: Any?, _ completion: @escaping (Result<HTTPSCallableResult, any Error>) -> Void
  ) {
    guard let body = FunctionsValues.body(data) else {
      let error = FunctionsErrorCode.invalidArgument.error("The data of a call is no JSON value.")
      return Ported.async { completion(.failure(error)) }
    }
    let headers = ["Content-Type": "application/json"]
    let call = Call(completion)
    call.start(HTTPRequest("POST", path, headers: headers, body: body), timeout: timeoutInterval)
  }
}

/// A call under way, which ends with an answer or after its time.
private final class Call {
  private let completion: (Result<HTTPSCallableResult, any Error>) -> Void
  private var tokens: [VirtualClock.Token] = []

  init(_ completion: @escaping (Result<HTTPSCallableResult, any Error>) -> Void) {
    self.completion = completion
  }

  func start(_ request: HTTPRequest, timeout: TimeInterval) {
    let answer = Device.current.network.send(request) { [self] result in
      end(Self.outcome(of: result))
    }
    let time = Duration.milliseconds(Int(timeout * 1000))
    let deadline = Device.current.clock.schedule(after: time) { [self] in
      end(.failure(FunctionsErrorCode.deadlineExceeded.error()))
    }
    tokens = [answer, deadline]
  }

  private func end(_ result: Result<HTTPSCallableResult, any Error>) {
    tokens.forEach { $0.cancel() }
    tokens = []
    Ported.async { [completion] in completion(result) }
  }

  private static func outcome(
    of result: Result<HTTPResponse, NetworkError>
  ) -> Result<HTTPSCallableResult, any Error> {
    switch result {
    case .failure(let failure): return .failure(FunctionsErrors.error(failure))
    case .success(let response):
      if let error = FunctionsErrors.error(response) { return .failure(error) }
      // An older answer has its result under `data`.
      guard let value = response.object["result"] ?? response.object["data"] else {
        return .failure(FunctionsErrorCode.internal.error("Response is missing data field."))
      }
      return .success(HTTPSCallableResult(FunctionsValues.decoded(value)))
    }
  }
}
