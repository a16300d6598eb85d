extension Publisher {
  /// Combines all values to a result; an error that is thrown ends the publisher.
  public func tryReduce<T>(
    _ initial: T, _ next: @escaping (T, Output) throws -> T
  ) -> Publishers.Made<T, any Error> { tryScan(initial, next).last().replaceEmpty(with: initial) }

  /// Drops a value that follows an equal one; an error that is thrown ends the publisher.
  public func tryRemoveDuplicates(
    by areEqual: @escaping (Output, Output) throws -> Bool
  ) -> Publishers.Made<Output, any Error> {
    tried {
      var last: Output?
      return { value in
        if let last, try areEqual(last, value) { return nil }
        last = value
        return value
      }
    }
  }

  /// Drops values until one does not meet a condition; an error that is thrown ends the publisher.
  public func tryDrop(
    while condition: @escaping (Output) throws -> Bool
  ) -> Publishers.Made<Output, any Error> {
    tried {
      var isDropping = true
      return { value in
        if isDropping { isDropping = try condition(value) }
        return isDropping ? nil : value
      }
    }
  }

  /// Sends values until one does not meet a condition; an error that is thrown ends the publisher.
  public func tryPrefix(
    while condition: @escaping (Output) throws -> Bool
  ) -> Publishers.Made<Output, any Error> {
    tryMap { (value: $0, isSent: try condition($0)) }.prefix(while: \.isSent).map(\.value)
  }

  /// Sends the first value that meets a condition; an error that is thrown ends the publisher.
  public func tryFirst(
    where condition: @escaping (Output) throws -> Bool
  ) -> Publishers.Made<Output, any Error> { tryFilter(condition).first() }

  /// Sends the last value that meets a condition; an error that is thrown ends the publisher.
  public func tryLast(
    where condition: @escaping (Output) throws -> Bool
  ) -> Publishers.Made<Output, any Error> { tryFilter(condition).last() }

  /// Sends whether a value meets a condition; an error that is thrown ends the publisher.
  public func tryContains(
    where condition: @escaping (Output) throws -> Bool
  ) -> Publishers.Made<Bool, any Error> { tryMap(condition).contains(true) }

  /// Sends whether all values meet a condition; an error that is thrown ends the publisher.
  public func tryAllSatisfy(
    _ condition: @escaping (Output) throws -> Bool
  ) -> Publishers.Made<Bool, any Error> { tryMap(condition).allSatisfy { $0 } }

  /// Transforms values with a closure that is made for each subscriber; nil is dropped.
  private func tried<T>(
    _ makeTransform: @escaping () -> (Output) throws -> T?
  ) -> Publishers.Made<T, any Error> {
    Publishers.Made { down in
      tryCompactMap(makeTransform())
        .feed(down, receiveCompletion: down.send(completion:), receiveValue: down.send)
    }
  }
}
