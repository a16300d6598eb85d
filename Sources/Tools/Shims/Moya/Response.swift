// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are Moya's, and their documentation is too.
public import Foundation
public import UIKit

#if canImport(FoundationNetworking)
  public import FoundationNetworking
#endif

public typealias Image = UIImage

/// The answer of a request.
nonisolated public final class Response: @unchecked Sendable {
  public let statusCode: Int
  public let data: Data
  public let request: URLRequest?
  public let response: HTTPURLResponse?

  public init(
    statusCode: Int, data: Data, request: URLRequest? = nil, response: HTTPURLResponse? = nil
  ) {
    self.statusCode = statusCode
    self.data = data
    self.request = request
    self.response = response
  }
}

nonisolated extension Response: CustomStringConvertible, CustomDebugStringConvertible, Equatable {
  public var description: String { "Status Code: \(statusCode), Data Length: \(data.count)" }
  public var debugDescription: String { description }

  public static func == (left: Response, right: Response) -> Bool {
    left.statusCode == right.statusCode && left.data == right.data
      && left.response == right.response
  }
}

extension Response {
  public func filter<R: RangeExpression>(statusCodes: R) throws -> Response
  where R.Bound == Int {
    guard statusCodes.contains(statusCode) else { throw MoyaError.statusCode(self) }
    return self
  }

  public func filter(statusCode: Int) throws -> Response {
    try filter(statusCodes: statusCode...statusCode)
  }

  public func filterSuccessfulStatusCodes() throws -> Response {
    try filter(statusCodes: 200...299)
  }

  public func filterSuccessfulStatusAndRedirectCodes() throws -> Response {
    try filter(statusCodes: 200...399)
  }

  public func mapJSON(failsOnEmptyData: Bool = true) throws -> Any {
    do {
      return try JSONSerialization.jsonObject(with: data, options: .allowFragments)
    } catch {
      if data.isEmpty, !failsOnEmptyData { return NSNull() }
      throw MoyaError.jsonMapping(self)
    }
  }

  public func mapString(atKeyPath keyPath: String? = nil) throws -> String {
    let text =
      if let keyPath {
        (try mapJSON() as? NSDictionary)?.value(forKeyPath: keyPath) as? String
      } else {
        String(data: data, encoding: .utf8)
      }
    guard let text else { throw MoyaError.stringMapping(self) }
    return text
  }

  public func map<D: Decodable>(
    _ type: D.Type, atKeyPath keyPath: String? = nil, using decoder: JSONDecoder = JSONDecoder(),
    failsOnEmptyData: Bool = true
  ) throws -> D {
    do {
      let part = try keyPath.map(part(at:)) ?? data
      guard part.isEmpty, !failsOnEmptyData else { return try decoder.decode(D.self, from: part) }
      for empty in ["{}", "[{}]"] {
        if let value = try? decoder.decode(D.self, from: Data(empty.utf8)) { return value }
      }
      return try decoder.decode(D.self, from: part)
    } catch let error as MoyaError {
      throw error
    } catch {
      throw MoyaError.objectMapping(error, self)
    }
  }

  /// Returns the JSON of a part of the answer.
  private func part(at keyPath: String) throws -> Data {
    guard let object = (try mapJSON() as? NSDictionary)?.value(forKeyPath: keyPath) else {
      throw MoyaError.jsonMapping(self)
    }
    return try JSONSerialization.data(withJSONObject: object, options: .fragmentsAllowed)
  }

  public func mapImage() throws -> Image {
    guard let image = Image(data: data) else { throw MoyaError.imageMapping(self) }
    return image
  }
}
