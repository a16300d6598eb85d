extension Publisher {
  /// Merges the values of the publishers that a closure returns.
  public func flatMap<T, P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  ) -> Publishers.Made<T, Failure> where P.Output == T, P.Failure == Failure {
    make { down in
      var running = 1
      @MainActor func end() {
        running -= 1
        if running == 0 { down.send(completion: .finished) }
      }
      @MainActor func receive(_ completion: Subscribers.Completion<Failure>) {
        if case .failure = completion { down.send(completion: completion) } else { end() }
      }
      return (
        { value in
          running += 1
          transform(value).feed(down, receiveCompletion: receive, receiveValue: down.send)
        }, receive
      )
    }
  }

  /// Forwards the values of the last publisher that was sent.
  public func switchToLatest() -> Publishers.Made<Output.Output, Failure>
  where Output: Publisher, Output.Failure == Failure {
    make { down in
      var inner: AnyCancellable?
      var isInnerOver = true
      var isOuterOver = false
      down.hold(AnyCancellable { inner?.cancel() })
      return (
        { publisher in
          inner?.cancel()
          isInnerOver = false
          let subscriber = ClosureSubscriber<Output.Output, Failure>(
            value: down.send,
            completion: { end in
              isInnerOver = true
              if case .failure = end { return down.send(completion: end) }
              if isOuterOver { down.send(completion: .finished) }
            })
          inner = AnyCancellable { subscriber.cancel() }
          publisher.receive(subscriber: subscriber)
        },
        { end in
          isOuterOver = true
          if case .failure = end { return down.send(completion: end) }
          if isInnerOver { down.send(completion: .finished) }
        }
      )
    }
  }

  /// Merges the values of two publishers.
  public func merge<P: Publisher>(with other: P) -> Publishers.Made<Output, Failure>
  where P.Output == Output, P.Failure == Failure {
    Publishers.Made { down in
      var running = 2
      @MainActor func receive(_ end: Subscribers.Completion<Failure>) {
        running -= 1
        if case .failure = end { return down.send(completion: end) }
        if running == 0 { down.send(completion: .finished) }
      }
      feed(down, receiveCompletion: receive, receiveValue: down.send)
      other.feed(down, receiveCompletion: receive, receiveValue: down.send)
    }
  }

  /// Combines the last values of two publishers.
  public func combineLatest<P: Publisher>(
    _ other: P
  ) -> Publishers.Made<(Output, P.Output), Failure> where P.Failure == Failure {
    Publishers.Made { down in
      var (left, right): (Output?, P.Output?) = (nil, nil)
      var running = 2
      @MainActor func send() {
        if let left, let right { down.send((left, right)) }
      }
      @MainActor func receive(_ end: Subscribers.Completion<Failure>) {
        running -= 1
        if case .failure = end { return down.send(completion: end) }
        if running == 0 { down.send(completion: .finished) }
      }
      let receiveLeft: (Output) -> Void = {
        left = $0
        send()
      }
      let receiveRight: (P.Output) -> Void = {
        right = $0
        send()
      }
      feed(down, receiveCompletion: receive, receiveValue: receiveLeft)
      other.feed(down, receiveCompletion: receive, receiveValue: receiveRight)
    }
  }

  /// Combines the last values of two publishers with a closure.
  public func combineLatest<P: Publisher, T>(
    _ other: P, _ transform: @escaping (Output, P.Output) -> T
  ) -> Publishers.Made<T, Failure> where P.Failure == Failure {
    combineLatest(other).map { transform($0.0, $0.1) }
  }

  /// Combines the last values of three publishers.
  public func combineLatest<P: Publisher, Q: Publisher>(
    _ second: P, _ third: Q
  ) -> Publishers.Made<(Output, P.Output, Q.Output), Failure>
  where P.Failure == Failure, Q.Failure == Failure {
    combineLatest(second).combineLatest(third).map { ($0.0.0, $0.0.1, $0.1) }
  }

  /// Pairs the values of two publishers in their order.
  public func zip<P: Publisher>(_ other: P) -> Publishers.Made<(Output, P.Output), Failure>
  where P.Failure == Failure {
    Publishers.Made { down in
      var (left, right): ([Output], [P.Output]) = ([], [])
      var (isLeftOver, isRightOver) = (false, false)
      @MainActor func endIfDone() {
        if isLeftOver && left.isEmpty || isRightOver && right.isEmpty {
          down.send(completion: .finished)
        }
      }
      @MainActor func send() {
        guard !left.isEmpty, !right.isEmpty else { return }
        down.send((left.removeFirst(), right.removeFirst()))
        endIfDone()
      }
      let receiveLeft: (Output) -> Void = {
        left.append($0)
        send()
      }
      let receiveRight: (P.Output) -> Void = {
        right.append($0)
        send()
      }
      feed(
        down,
        receiveCompletion: { end in
          if case .failure = end { return down.send(completion: end) }
          isLeftOver = true
          endIfDone()
        }, receiveValue: receiveLeft)
      other.feed(
        down,
        receiveCompletion: { end in
          if case .failure = end { return down.send(completion: end) }
          isRightOver = true
          endIfDone()
        }, receiveValue: receiveRight)
    }
  }
}

extension Publisher where Failure == Never {
  /// Merges the values of the publishers that a closure returns, of which each may fail.
  @_disfavoredOverload
  public func flatMap<P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  ) -> Publishers.Made<P.Output, P.Failure> {
    setFailureType(to: P.Failure.self).flatMap(maxPublishers: maxPublishers, transform)
  }

  /// Forwards the values of the last publisher that was sent, of which each may fail.
  @_disfavoredOverload
  public func switchToLatest() -> Publishers.Made<Output.Output, Output.Failure>
  where Output: Publisher { setFailureType(to: Output.Failure.self).switchToLatest() }
}
