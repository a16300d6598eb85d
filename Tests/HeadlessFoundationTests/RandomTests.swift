import HeadlessDevice
import HeadlessFoundation
import Testing

@Suite("Random numbers of a ported app")
struct RandomTests {
  @Test("a generator continues the numbers of the device's seed")
  func seed() {
    func numbers(_ seed: UInt64) -> [Int] {
      var configuration = Device.Configuration()
      configuration.seed = seed
      Device.current = Device(configuration)
      return (0..<4).map { _ in
        var generator = Ported.Random()
        return Int.random(in: 0..<1000, using: &generator)
      }
    }
    let first = numbers(1)
    #expect(numbers(1) == first)
    #expect(numbers(2) != first)
    #expect(Set(first).count > 1)
  }
}
