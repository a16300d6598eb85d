extension Publisher {
  /// Sends the last value at the end.
  public func last() -> Publishers.Made<Output, Failure> {
    fold(nil) { $1 }
  }

  /// Sends the last value that satisfies a condition, at the end.
  public func last(
    where predicate: @escaping (Output) -> Bool
  ) -> Publishers.Made<Output, Failure> { filter(predicate).last() }

  /// Sends at the end what a closure makes of all values.
  public func reduce<T>(
    _ initial: T, _ next: @escaping (T, Output) -> T
  ) -> Publishers.Made<T, Failure> {
    fold(initial) { result, value in result.map { next($0, value) } }
  }

  /// Sends the number of values at the end.
  public func count() -> Publishers.Made<Int, Failure> { reduce(0) { count, _ in count + 1 } }

  /// Sends true with the first value that satisfies a condition, and false at the end without one.
  public func contains(
    where predicate: @escaping (Output) -> Bool
  ) -> Publishers.Made<Bool, Failure> {
    filter(predicate).map { _ in true }.first().replaceEmpty(with: false)
  }

  /// Sends false with the first value that breaks a condition, and true at the end without one.
  public func allSatisfy(
    _ predicate: @escaping (Output) -> Bool
  ) -> Publishers.Made<Bool, Failure> { contains { !predicate($0) }.map { !$0 } }

  /// Sends the least value at the end, by a closure.
  public func min(
    by areInIncreasingOrder: @escaping (Output, Output) -> Bool
  ) -> Publishers.Made<Output, Failure> {
    fold(nil) { least, value in
      least.map { areInIncreasingOrder(value, $0) ? value : $0 } ?? value
    }
  }

  /// Sends the greatest value at the end, by a closure.
  public func max(
    by areInIncreasingOrder: @escaping (Output, Output) -> Bool
  ) -> Publishers.Made<Output, Failure> {
    fold(nil) { greatest, value in
      greatest.map { areInIncreasingOrder(value, $0) ? $0 : value } ?? value
    }
  }

  /// Drops all values and forwards the end.
  public func ignoreOutput() -> Publishers.Made<Never, Failure> {
    make { down in ({ _ in }, down.send(completion:)) }
  }

  /// Sends a value before the end of a publisher that has sent none.
  public func replaceEmpty(with output: Output) -> Publishers.Made<Output, Failure> {
    make { down in
      var isEmpty = true
      return (
        {
          isEmpty = false
          down.send($0)
        },
        { end in
          if case .finished = end, isEmpty { down.send(output) }
          down.send(completion: end)
        }
      )
    }
  }

  /// Sends the value with a number, counted from 0, and ends.
  public func output(at index: Int) -> Publishers.Made<Output, Failure> {
    dropFirst(index).first()
  }

  /// Sends the values with numbers in a range, counted from 0, and ends.
  public func output<Numbers: RangeExpression<Int>>(
    in range: Numbers
  ) -> Publishers.Made<Output, Failure> {
    let numbers = range.relative(to: 0..<Int.max)
    return dropFirst(numbers.lowerBound).prefix(numbers.count)
  }

  /// Sends at the end what is left after all values; nothing where that is nil.
  private func fold<T>(
    _ initial: T?, _ next: @escaping (T?, Output) -> T?
  ) -> Publishers.Made<T, Failure> {
    make { down in
      var result = initial
      return (
        { result = next(result, $0) },
        { end in
          if case .finished = end, let result { down.send(result) }
          down.send(completion: end)
        }
      )
    }
  }
}

extension Publisher where Output: Equatable {
  /// Sends true with the first value that equals the given one, and false at the end without one.
  public func contains(_ output: Output) -> Publishers.Made<Bool, Failure> {
    contains { $0 == output }
  }
}

extension Publisher where Output: Comparable {
  /// Sends the least value at the end.
  public func min() -> Publishers.Made<Output, Failure> { min { $0 < $1 } }

  /// Sends the greatest value at the end.
  public func max() -> Publishers.Made<Output, Failure> { max { $0 < $1 } }
}
