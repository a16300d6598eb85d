// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are those of OHHTTPStubs, and their documentation is too.
public import Foundation

#if canImport(FoundationNetworking)
  public import FoundationNetworking
#endif

extension URLRequest {
  public var ohhttpStubs_httpBody: Data? { httpBody }
}

@discardableResult
public func stub(
  condition: @escaping HTTPStubsTestBlock, response: @escaping HTTPStubsResponseBlock
) -> any HTTPStubsDescriptor {
  HTTPStubs.stubRequests(passingTest: condition, withStubResponse: response)
}

public func fixture(
  filePath: String, status: Int32 = 200, headers: [AnyHashable: Any]?
) -> HTTPStubsResponse {
  HTTPStubsResponse(fileAtPath: filePath, statusCode: status, headers: headers)
}

public func isMethodGET() -> HTTPStubsTestBlock { { $0.httpMethod == "GET" } }
public func isMethodPOST() -> HTTPStubsTestBlock { { $0.httpMethod == "POST" } }
public func isMethodPUT() -> HTTPStubsTestBlock { { $0.httpMethod == "PUT" } }
public func isMethodPATCH() -> HTTPStubsTestBlock { { $0.httpMethod == "PATCH" } }
public func isMethodDELETE() -> HTTPStubsTestBlock { { $0.httpMethod == "DELETE" } }
public func isMethodHEAD() -> HTTPStubsTestBlock { { $0.httpMethod == "HEAD" } }

public func isAbsoluteURLString(_ url: String) -> HTTPStubsTestBlock {
  { $0.url?.absoluteString == url }
}

public func isScheme(_ scheme: String) -> HTTPStubsTestBlock { { $0.url?.scheme == scheme } }

public func isHost(_ host: String) -> HTTPStubsTestBlock { { $0.url?.host == host } }

public func isPath(_ path: String) -> HTTPStubsTestBlock { { $0.url?.path == path } }

public func pathStartsWith(_ path: String) -> HTTPStubsTestBlock {
  { $0.url?.path.hasPrefix(path) ?? false }
}

public func pathEndsWith(_ path: String) -> HTTPStubsTestBlock {
  { $0.url?.path.hasSuffix(path) ?? false }
}

public func pathMatches(_ regex: NSRegularExpression) -> HTTPStubsTestBlock {
  { request in
    guard let path = request.url?.path else { return false }
    let whole = NSRange(path.startIndex..., in: path)
    return regex.firstMatch(in: path, options: [], range: whole) != nil
  }
}

public func pathMatches(
  _ regexString: String, options: NSRegularExpression.Options = []
) -> HTTPStubsTestBlock {
  guard let regex = try? NSRegularExpression(pattern: regexString, options: options) else {
    return { _ in false }
  }
  return pathMatches(regex)
}

public func isExtension(_ ext: String) -> HTTPStubsTestBlock { { $0.url?.pathExtension == ext } }

public func containsQueryParams(_ params: [String: String?]) -> HTTPStubsTestBlock {
  { request in
    let url = request.url
    let items = url.flatMap { URLComponents(url: $0, resolvingAgainstBaseURL: true)?.queryItems }
    guard let items else { return false }
    return params.allSatisfy { name, value in
      items.contains { $0.name == name && $0.value == value }
    }
  }
}

public func hasHeaderNamed(_ name: String) -> HTTPStubsTestBlock {
  { $0.value(forHTTPHeaderField: name) != nil }
}

public func hasHeaderNamed(_ name: String, value: String) -> HTTPStubsTestBlock {
  { $0.value(forHTTPHeaderField: name) == value }
}

public func || (
  lhs: @escaping HTTPStubsTestBlock, rhs: @escaping HTTPStubsTestBlock
) -> HTTPStubsTestBlock { { lhs($0) || rhs($0) } }

public func && (
  lhs: @escaping HTTPStubsTestBlock, rhs: @escaping HTTPStubsTestBlock
) -> HTTPStubsTestBlock { { lhs($0) && rhs($0) } }

public prefix func ! (expr: @escaping HTTPStubsTestBlock) -> HTTPStubsTestBlock {
  { !expr($0) }
}
