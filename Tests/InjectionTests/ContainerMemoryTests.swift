#if os(Linux)
  import Foundation
  import Injection
  import Testing

  /// The test runs in a process of its own, whose memory no other test changes.
  @Suite("The memory of a container")
  struct ContainerMemoryTests {
    @Test("a container that is released gives its memory back, also after its table has grown")
    func growth() async {
      await #expect(processExitsWith: .success) {
        await MainActor.run {
          fillContainers(20)
          let before = residentPages()
          fillContainers(200)
          // Tables of 1,000 registrations that kept what they outgrew would keep over 5,000 pages.
          exit(before > 0 && residentPages() - before < 1_000 ? 0 : 1)
        }
      }
    }
  }

  /// Fills containers with 1,000 registrations each, one after the other, and releases them.
  private func fillContainers(_ count: Int) {
    for _ in 0..<count {
      let container = Container()
      for index in 0..<1_000 { container.register(Int.self, name: "\(index)") { _ in index } }
    }
  }

  /// The pages of the process in memory; 0 where the kernel does not tell.
  private func residentPages() -> Int {
    let sizes = try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8)
    return sizes?.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0
  }
#endif
