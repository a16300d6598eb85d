// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are those of OHHTTPStubs, and their documentation is too.
public import Foundation

public func hasBody(_ body: Data) -> HTTPStubsTestBlock { { $0.httpBody == body } }

public func hasJsonBody(_ jsonObject: [AnyHashable: Any]) -> HTTPStubsTestBlock {
  { request in
    guard let body = request.httpBody,
      let object = try? JSONSerialization.jsonObject(with: body) as? [AnyHashable: Any]
    else { return false }
    return NSDictionary(dictionary: object).isEqual(to: jsonObject)
  }
}

public func hasFormBody(_ params: [String: String?]) -> HTTPStubsTestBlock {
  hasFormBody(params.map { URLQueryItem(name: $0, value: $1) })
}

public func hasFormBody(_ queryItems: [URLQueryItem]) -> HTTPStubsTestBlock {
  { request in
    guard
      request.value(forHTTPHeaderField: "Content-Type") == "application/x-www-form-urlencoded",
      let body = request.httpBody
    else { return false }
    var components = URLComponents()
    components.percentEncodedQuery = String(bytes: body, encoding: .utf8)
    return sorted(components.queryItems ?? []) == sorted(queryItems)
  }
}

public func hasFormBody(_ queryItems: URLQueryItem...) -> HTTPStubsTestBlock {
  hasFormBody(queryItems)
}

private func sorted(_ items: [URLQueryItem]) -> [URLQueryItem] {
  items.sorted { $0.name < $1.name }
}
