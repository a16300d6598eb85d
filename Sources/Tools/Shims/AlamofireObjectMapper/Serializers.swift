// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are AlamofireObjectMapper's, and their documentation is too.
public import Alamofire
import Foundation
import HeadlessUIKit
public import ObjectMapper

#if canImport(FoundationNetworking)
  public import FoundationNetworking
#endif

/// A closure that makes a value of an answer.
public typealias MappingCallback<T> = (
  URLRequest?, HTTPURLResponse?, Data?, (any Error)?
) throws -> T

public final class MappableResponseSerializer<T: BaseMappable>: @MainActor ResponseSerializer {
  public let decoder: any DataDecoder = JSONDecoder()
  public let emptyResponseCodes: Set<Int>
  public let emptyRequestMethods: Set<HTTPMethod>
  public let keyPath: String?
  public let context: (any MapContext)?
  public let object: T?
  public let serializeCallback: MappingCallback<T>

  public init(
    _ keyPath: String?, mapToObject object: T? = nil, context: (any MapContext)? = nil,
    emptyResponseCodes: Set<Int> = [204, 205], emptyRequestMethods: Set<HTTPMethod> = [.head],
    serializeCallback: @escaping MappingCallback<T>
  ) {
    (self.keyPath, self.context, self.object) = (keyPath, context, object)
    (self.emptyResponseCodes, self.emptyRequestMethods) = (emptyResponseCodes, emptyRequestMethods)
    self.serializeCallback = serializeCallback
  }

  public func serialize(
    request: URLRequest?, response: HTTPURLResponse?, data: Data?, error: (any Error)?
  ) throws -> T {
    try MappingFailure.check(data, error, T.self, mayBeEmpty(request, response))
    return try serializeCallback(request, response, data, error)
  }
}

public final class MappableArrayResponseSerializer<T: BaseMappable>: @MainActor ResponseSerializer {
  public let decoder: any DataDecoder = JSONDecoder()
  public let emptyResponseCodes: Set<Int>
  public let emptyRequestMethods: Set<HTTPMethod>
  public let keyPath: String?
  public let context: (any MapContext)?
  public let serializeCallback: MappingCallback<[T]>

  public init(
    _ keyPath: String?, context: (any MapContext)? = nil,
    serializeCallback: @escaping MappingCallback<[T]>, emptyResponseCodes: Set<Int> = [204, 205],
    emptyRequestMethods: Set<HTTPMethod> = [.head]
  ) {
    (self.keyPath, self.context) = (keyPath, context)
    (self.emptyResponseCodes, self.emptyRequestMethods) = (emptyResponseCodes, emptyRequestMethods)
    self.serializeCallback = serializeCallback
  }

  public func serialize(
    request: URLRequest?, response: HTTPURLResponse?, data: Data?, error: (any Error)?
  ) throws -> [T] {
    try MappingFailure.check(data, error, T.self, mayBeEmpty(request, response))
    return try serializeCallback(request, response, data, error)
  }
}

extension ResponseSerializer {
  fileprivate func mayBeEmpty(_ request: URLRequest?, _ response: HTTPURLResponse?) -> Bool {
    request?.method.map(emptyRequestMethods.contains) == true
      || response.map { emptyResponseCodes.contains($0.statusCode) } == true
  }
}

/// The errors of answers that give no objects.
enum MappingFailure {
  static var noObject: AFError {
    .responseSerializationFailed(
      reason: .decodingFailed(
        error: NSError(
          domain: "com.alamofireobjectmapper.error", code: 2,
          userInfo: [
            NSLocalizedFailureReasonErrorKey: "The JSON of the response is not that of the object."
          ])))
  }

  /// Throws the error of an answer that failed, or that is empty; no object can be made of nothing.
  static func check<T>(
    _ data: Data?, _ error: (any Error)?, _ type: T.Type, _ mayBeEmpty: Bool
  ) throws {
    if let error { throw error }
    guard data?.isEmpty != false else { return }
    throw AFError.responseSerializationFailed(
      reason: mayBeEmpty
        ? .invalidEmptyResponse(type: "\(T.self)") : .inputDataNilOrZeroLength)
  }
}
