extension Publisher {
  /// Ends with the first value that breaks a condition.
  public func prefix(
    while predicate: @escaping (Output) -> Bool
  ) -> Publishers.Made<Output, Failure> {
    make { down in
      (
        { if predicate($0) { down.send($0) } else { down.send(completion: .finished) } },
        down.send(completion:)
      )
    }
  }

  /// Ends with the first value of another publisher.
  public func prefix<P: Publisher>(
    untilOutputFrom other: P
  ) -> Publishers.Made<Output, Failure> {
    Publishers.Made { down in
      other.feed(
        down, receiveCompletion: { _ in }, receiveValue: { _ in down.send(completion: .finished) })
      feed(down, receiveCompletion: down.send(completion:), receiveValue: down.send)
    }
  }

  /// Drops the values before the first one that breaks a condition.
  public func drop(
    while predicate: @escaping (Output) -> Bool
  ) -> Publishers.Made<Output, Failure> {
    make { down in
      var isOpen = false
      return (
        {
          isOpen = isOpen || !predicate($0)
          if isOpen { down.send($0) }
        }, down.send(completion:)
      )
    }
  }

  /// Drops the values before the first one of another publisher.
  public func drop<P: Publisher>(
    untilOutputFrom other: P
  ) -> Publishers.Made<Output, Failure> where P.Failure == Failure {
    Publishers.Made { down in
      var isOpen = false
      other.feed(
        down,
        receiveCompletion: { if !isOpen { down.send(completion: $0) } },
        receiveValue: { _ in isOpen = true })
      feed(
        down, receiveCompletion: down.send(completion:),
        receiveValue: { if isOpen { down.send($0) } })
    }
  }

  /// Sends values after those of the publisher, when it has finished.
  public func append(_ values: Output...) -> Publishers.Made<Output, Failure> { append(values) }

  /// Sends the elements of a sequence after the values of the publisher, when it has finished.
  public func append<Values: Sequence>(
    _ values: Values
  ) -> Publishers.Made<Output, Failure> where Values.Element == Output {
    append(values.publisher.setFailureType(to: Failure.self))
  }

  /// Sends the values of another publisher when this one has finished.
  public func append<P: Publisher>(_ other: P) -> Publishers.Made<Output, Failure>
  where P.Output == Output, P.Failure == Failure {
    make { down in
      (
        down.send,
        { end in
          if case .failure = end { return down.send(completion: end) }
          other.feed(down, receiveCompletion: down.send(completion:), receiveValue: down.send)
        }
      )
    }
  }

  /// Sends the elements of a sequence before the values of the publisher.
  public func prepend<Values: Sequence>(
    _ values: Values
  ) -> Publishers.Made<Output, Failure> where Values.Element == Output {
    prepend(values.publisher.setFailureType(to: Failure.self))
  }

  /// Sends the values of another publisher, and those of this one when it has finished.
  public func prepend<P: Publisher>(_ other: P) -> Publishers.Made<Output, Failure>
  where P.Output == Output, P.Failure == Failure { other.append(self) }
}
