import Testing

@testable import Reactive

@Suite("Queue")
struct QueueTests {
  /// The number of places that a queue's storage has, with those of removed elements.
  private func placeCount(_ queue: Queue<Int>) -> Int? {
    Mirror(reflecting: queue).children.first { $0.label == "storage" }
      .flatMap { $0.value as? [Int?] }?.count
  }

  @Test("elements leave in the order of arrival, and first does not remove one")
  func order() {
    var queue = Queue<Int>()
    #expect(queue.isEmpty && queue.first == nil)
    for number in 1...3 { queue.append(number) }
    #expect(queue.first == 1 && queue.removeFirst() == 1)
    queue.append(4)
    var rest: [Int] = []
    while !queue.isEmpty { rest.append(queue.removeFirst()) }
    #expect(rest == [2, 3, 4] && queue.first == nil)
  }

  @Test("an empty queue has no places, and one that many passed through few more than it needs")
  func places() {
    var queue = Queue<Int>()
    for number in 0..<1_000 {
      queue.append(number)
      #expect(queue.removeFirst() == number)
    }
    #expect(placeCount(queue) == 0)
    for number in 0..<100 { queue.append(number) }
    for number in 0..<50 { #expect(queue.removeFirst() == number) }
    #expect(placeCount(queue) == 100)
    for number in 50..<65 { #expect(queue.removeFirst() == number) }
    #expect(placeCount(queue) == 35)
    for number in 65..<100 { #expect(queue.removeFirst() == number) }
    #expect(queue.isEmpty && placeCount(queue) == 0)
  }
}
