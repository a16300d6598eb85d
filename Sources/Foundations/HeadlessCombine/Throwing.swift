extension Publisher {
  /// Keeps the values that satisfy a condition; an error that is thrown ends the publisher.
  public func tryFilter(
    _ isIncluded: @escaping (Output) throws -> Bool
  ) -> Publishers.Made<Output, any Error> {
    tryCompactMap { try isIncluded($0) ? $0 : nil }
  }

  /// Transforms each value and drops nil; an error that is thrown ends the publisher.
  public func tryCompactMap<T>(
    _ transform: @escaping (Output) throws -> T?
  ) -> Publishers.Made<T, any Error> { tryMap(transform).compactMap { $0 } }

  /// Combines each value with the result so far; an error that is thrown ends the publisher.
  public func tryScan<T>(
    _ initial: T, _ next: @escaping (T, Output) throws -> T
  ) -> Publishers.Made<T, any Error> {
    Publishers.Made { down in
      var result = initial
      tryMap { value in
        result = try next(result, value)
        return result
      }.feed(down, receiveCompletion: down.send(completion:), receiveValue: down.send)
    }
  }

  /// Replaces an error by another publisher, or by the error that the closure throws.
  public func tryCatch<P: Publisher>(
    _ handler: @escaping (Failure) throws -> P
  ) -> Publishers.Made<Output, any Error> where P.Output == Output {
    self.catch { error -> AnyPublisher<Output, any Error> in
      do {
        return try handler(error).mapError { $0 }.eraseToAnyPublisher()
      } catch {
        return Fail(error: error).eraseToAnyPublisher()
      }
    }
  }

  /// Gives the publisher no type of error; an error ends the app.
  public func assertNoFailure(
    _ prefix: String = "", file: StaticString = #file, line: UInt = #line
  ) -> Publishers.Made<Output, Never> {
    self.catch { error -> Empty<Output, Never> in
      fatalError("\(prefix)\(prefix.isEmpty ? "" : ": ")\(error)", file: file, line: line)
    }
  }
}
