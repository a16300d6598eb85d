/// The names of Combine's operators as types, which the operators here share.
extension Publishers {
  /// The result of `map`.
  public typealias Map<Upstream: Publisher, Output> = Made<Output, Upstream.Failure>
  /// The result of `tryMap`.
  public typealias TryMap<Upstream: Publisher, Output> = Made<Output, any Error>
  /// The result of `compactMap`.
  public typealias CompactMap<Upstream: Publisher, Output> = Made<Output, Upstream.Failure>
  /// The result of `mapError`.
  public typealias MapError<Upstream: Publisher, Failure: Error> = Made<Upstream.Output, Failure>
  /// The result of `filter`.
  public typealias Filter<Upstream: Publisher> = Made<Upstream.Output, Upstream.Failure>
  /// The result of `flatMap`.
  public typealias FlatMap<New: Publisher, Upstream: Publisher> = Made<New.Output, New.Failure>
  where New.Failure == Upstream.Failure
  /// The result of `switchToLatest`.
  public typealias SwitchToLatest<New: Publisher, Upstream: Publisher> = Made<
    New.Output, New.Failure
  > where New == Upstream.Output, New.Failure == Upstream.Failure
  /// The result of `catch`.
  public typealias Catch<Upstream: Publisher, New: Publisher> = Made<Upstream.Output, New.Failure>
  where Upstream.Output == New.Output
  /// The result of `replaceError`.
  public typealias ReplaceError<Upstream: Publisher> = Made<Upstream.Output, Never>
  /// The result of `replaceEmpty`.
  public typealias ReplaceEmpty<Upstream: Publisher> = Made<Upstream.Output, Upstream.Failure>
  /// The result of `removeDuplicates`.
  public typealias RemoveDuplicates<Upstream: Publisher> = Made<Upstream.Output, Upstream.Failure>
  /// The result of `handleEvents`.
  public typealias HandleEvents<Upstream: Publisher> = Made<Upstream.Output, Upstream.Failure>
  /// The result of `print`.
  public typealias Print<Upstream: Publisher> = Made<Upstream.Output, Upstream.Failure>
  /// The result of `share`.
  public typealias Share<Upstream: Publisher> = Made<Upstream.Output, Upstream.Failure>
  /// The result of `setFailureType`.
  public typealias SetFailureType<Upstream: Publisher, Failure: Error> = Made<
    Upstream.Output, Failure
  >
  /// The result of `receive(on:)`.
  public typealias ReceiveOn<Upstream: Publisher, Context> = Made<
    Upstream.Output, Upstream.Failure
  >
  /// The result of `ignoreOutput`.
  public typealias IgnoreOutput<Upstream: Publisher> = Made<Never, Upstream.Failure>
  /// The result of `debounce`.
  public typealias Debounce<Upstream: Publisher, Context> = Made<Upstream.Output, Upstream.Failure>
  /// The result of `delay`.
  public typealias Delay<Upstream: Publisher, Context> = Made<Upstream.Output, Upstream.Failure>
  /// The result of `throttle`.
  public typealias Throttle<Upstream: Publisher, Context> = Made<Upstream.Output, Upstream.Failure>
  /// The result of `timeout`.
  public typealias Timeout<Upstream: Publisher, Context> = Made<Upstream.Output, Upstream.Failure>
  /// The result of `subscribe(on:)`.
  public typealias SubscribeOn<Upstream: Publisher, Context> = Made<
    Upstream.Output, Upstream.Failure
  >
  /// The result of `dropFirst`.
  public typealias Drop<Upstream: Publisher> = Made<Upstream.Output, Upstream.Failure>
  /// The result of `drop(while:)`.
  public typealias DropWhile<Upstream: Publisher> = Made<Upstream.Output, Upstream.Failure>
  /// The result of `drop(untilOutputFrom:)`.
  public typealias DropUntilOutput<Upstream: Publisher, Other> = Made<
    Upstream.Output, Upstream.Failure
  >
  /// The result of `prefix(while:)`.
  public typealias PrefixWhile<Upstream: Publisher> = Made<Upstream.Output, Upstream.Failure>
  /// The result of `prefix(untilOutputFrom:)`.
  public typealias PrefixUntilOutput<Upstream: Publisher, Other> = Made<
    Upstream.Output, Upstream.Failure
  >
  /// The result of `first()`.
  public typealias First<Upstream: Publisher> = Made<Upstream.Output, Upstream.Failure>
  /// The result of `first(where:)`.
  public typealias FirstWhere<Upstream: Publisher> = Made<Upstream.Output, Upstream.Failure>
  /// The result of `last()`.
  public typealias Last<Upstream: Publisher> = Made<Upstream.Output, Upstream.Failure>
  /// The result of `last(where:)`.
  public typealias LastWhere<Upstream: Publisher> = Made<Upstream.Output, Upstream.Failure>
  /// The result of `output(in:)`.
  public typealias Output<Upstream: Publisher> = Made<Upstream.Output, Upstream.Failure>
  /// The result of `scan`.
  public typealias Scan<Upstream: Publisher, Output> = Made<Output, Upstream.Failure>
  /// The result of `tryScan`.
  public typealias TryScan<Upstream: Publisher, Output> = Made<Output, any Error>
  /// The result of `reduce`.
  public typealias Reduce<Upstream: Publisher, Output> = Made<Output, Upstream.Failure>
  /// The result of `collect()`.
  public typealias Collect<Upstream: Publisher> = Made<[Upstream.Output], Upstream.Failure>
  /// The result of `count`.
  public typealias Count<Upstream: Publisher> = Made<Int, Upstream.Failure>
  /// The result of `contains`.
  public typealias Contains<Upstream: Publisher> = Made<Bool, Upstream.Failure>
  /// The result of `contains(where:)`.
  public typealias ContainsWhere<Upstream: Publisher> = Made<Bool, Upstream.Failure>
  /// The result of `allSatisfy`.
  public typealias AllSatisfy<Upstream: Publisher> = Made<Bool, Upstream.Failure>
  /// The result of `tryFilter`.
  public typealias TryFilter<Upstream: Publisher> = Made<Upstream.Output, any Error>
  /// The result of `tryCompactMap`.
  public typealias TryCompactMap<Upstream: Publisher, Output> = Made<Output, any Error>
  /// The result of `decode`.
  public typealias Decode<Upstream: Publisher, Output, Coder> = Made<Output, any Error>
  /// The result of `assertNoFailure`.
  public typealias AssertNoFailure<Upstream: Publisher> = Made<Upstream.Output, Never>
  /// The result of `retry`.
  public typealias Retry<Upstream: Publisher> = Made<Upstream.Output, Upstream.Failure>
  /// The result of `tryCatch`.
  public typealias TryCatch<Upstream: Publisher, New: Publisher> = Made<Upstream.Output, any Error>
  where Upstream.Output == New.Output
  /// The result of `collect` with a number.
  public typealias CollectByCount<Upstream: Publisher> = Made<[Upstream.Output], Upstream.Failure>
  /// The result of `collect` with an interval.
  public typealias CollectByTime<Upstream: Publisher, Context> = Made<
    [Upstream.Output], Upstream.Failure
  >
  /// The result of `measureInterval`.
  public typealias MeasureInterval<Upstream: Publisher, Context: Scheduler> = Made<
    Context.SchedulerTimeType.Stride, Upstream.Failure
  >
  /// The result of `map` with a key path.
  public typealias MapKeyPath<Upstream: Publisher, Output> = Made<Output, Upstream.Failure>
  /// The result of `min` and of `max`.
  public typealias Comparison<Upstream: Publisher> = Made<Upstream.Output, Upstream.Failure>
  /// The result of `tryReduce`.
  public typealias TryReduce<Upstream: Publisher, Output> = Made<Output, any Error>
  /// The result of `tryRemoveDuplicates`.
  public typealias TryRemoveDuplicates<Upstream: Publisher> = Made<Upstream.Output, any Error>
  /// The result of `tryDrop(while:)`.
  public typealias TryDropWhile<Upstream: Publisher> = Made<Upstream.Output, any Error>
  /// The result of `tryPrefix(while:)`.
  public typealias TryPrefixWhile<Upstream: Publisher> = Made<Upstream.Output, any Error>
  /// The result of `tryFirst(where:)`.
  public typealias TryFirstWhere<Upstream: Publisher> = Made<Upstream.Output, any Error>
  /// The result of `tryLast(where:)`.
  public typealias TryLastWhere<Upstream: Publisher> = Made<Upstream.Output, any Error>
  /// The result of `tryContains(where:)`.
  public typealias TryContainsWhere<Upstream: Publisher> = Made<Bool, any Error>
  /// The result of `tryAllSatisfy`.
  public typealias TryAllSatisfy<Upstream: Publisher> = Made<Bool, any Error>
}
