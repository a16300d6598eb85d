#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// A body that several threads run at once, each with numbers of its own.
///
/// The threads get it as a pointer, since what the tests share between them is not `Sendable`.
nonisolated final class ConcurrentRounds<Result> {
  private let results: UnsafeMutableBufferPointer<Result?>
  private let body: (Int) -> Result

  private init(count: Int, body: @escaping (Int) -> Result) {
    results = .allocate(capacity: count)
    results.initialize(repeating: nil)
    self.body = body
  }

  deinit {
    results.deinitialize()
    results.deallocate()
  }

  /// Runs a body for the numbers up to a count on eight threads, and returns the results in order.
  static func run(_ count: Int, _ body: @escaping (Int) -> Result) -> [Result] {
    let rounds = ConcurrentRounds(count: count, body: body)
    let shares = (0..<8).map { Share(rounds, first: $0, step: 8) }
    let threads = shares.map { start($0) }
    for thread in threads { _ = thread.map { pthread_join($0, nil) } }
    withExtendedLifetime(shares) {}
    return rounds.results.compactMap { $0 }
  }

  fileprivate func run(_ number: Int) {
    guard results.indices.contains(number) else { return }
    results[number] = body(number)
  }

  fileprivate var count: Int { results.count }
}

/// A thread's part of the rounds.
nonisolated private class AnyShare {
  func run() {}
}

nonisolated private final class Share<Result>: AnyShare {
  private let rounds: ConcurrentRounds<Result>
  private let first: Int
  private let step: Int

  init(_ rounds: ConcurrentRounds<Result>, first: Int, step: Int) {
    self.rounds = rounds
    self.first = first
    self.step = step
  }

  override func run() {
    for number in stride(from: first, to: rounds.count, by: step) { rounds.run(number) }
  }
}

#if canImport(Darwin)
  nonisolated private func start(_ share: AnyShare) -> pthread_t? {
    var thread: pthread_t?
    let pointer = Unmanaged.passUnretained(share).toOpaque()
    pthread_create(&thread, nil, { run($0) }, pointer)
    return thread
  }
#else
  nonisolated private func start(_ share: AnyShare) -> pthread_t? {
    var thread = pthread_t()
    let pointer = Unmanaged.passUnretained(share).toOpaque()
    let result = pthread_create(&thread, nil, { run($0) }, pointer)
    return result == 0 ? thread : nil
  }
#endif

nonisolated private func run(_ pointer: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
  if let pointer { Unmanaged<AnyShare>.fromOpaque(pointer).takeUnretainedValue().run() }
  return nil
}
