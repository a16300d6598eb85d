extension Network {
  /// Records that the app could not decode the response that it is handling.
  ///
  /// A decoder's error is usually lost in a general message, such as "Something went wrong". Reports of failures,
  /// `requests` and `events` show it with the request. Call it where the error is caught:
  ///
  /// ```swift
  /// do {
  ///   return try JSONDecoder().decode(Trip.self, from: response.body)
  /// } catch {
  ///   Device.current.network.reportDecodingFailure(error)
  ///   throw TripError.unreadable
  /// }
  /// ```
  ///
  /// - Parameter error: the decoder's error. It belongs to the response that was answered last.
  public func reportDecodingFailure(_ error: any Error) {
    recordDecodingFailure((error as? DecodingError)?.reason ?? "\(error)")
  }
}

extension DecodingError {
  /// The error with its place in the value: `rows[0].name: expected String, found null`.
  fileprivate var reason: String {
    switch self {
    case .typeMismatch(let type, let context):
      Self.text(context.codingPath, "expected \(type). \(context.debugDescription)")
    case .valueNotFound(let type, let context):
      Self.text(context.codingPath, "expected \(type), found null")
    case .keyNotFound(let key, let context):
      Self.text(context.codingPath, "there is no `\(key.stringValue)`")
    case .dataCorrupted(let context): Self.text(context.codingPath, context.debugDescription)
    @unknown default: "\(self)"
    }
  }

  private static func text(_ path: [any CodingKey], _ reason: String) -> String {
    let place = path.reduce(into: "") { place, key in
      if let index = key.intValue {
        place += "[\(index)]"
      } else {
        place += (place.isEmpty ? "" : ".") + key.stringValue
      }
    }
    return place.isEmpty ? reason : "\(place): \(reason)"
  }
}
