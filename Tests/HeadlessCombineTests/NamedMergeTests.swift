import HeadlessCombine
import Testing

@Suite("Combine: publishers of several that are made by their names")
struct NamedMergeTests {
  @Test("Merge3 to Merge8 send the values of all their publishers, and end")
  func merges() {
    let all = (1...8).map { Just($0) }
    let found = [
      Recorder(Publishers.Merge3(all[0], all[1], all[2])),
      Recorder(Publishers.Merge4(all[0], all[1], all[2], all[3])),
      Recorder(Publishers.Merge5(all[0], all[1], all[2], all[3], all[4])),
      Recorder(Publishers.Merge6(all[0], all[1], all[2], all[3], all[4], all[5])),
      Recorder(Publishers.Merge7(all[0], all[1], all[2], all[3], all[4], all[5], all[6])),
      Recorder(Publishers.Merge8(all[0], all[1], all[2], all[3], all[4], all[5], all[6], all[7])),
    ]
    #expect(
      found.map(\.events) == (3...8).map { last in (1...last).map { "\($0)" } + ["finished"] })
  }

  @Test("CombineLatest and Zip of two to four publishers send their values together, and end")
  func groups() {
    let all = (1...4).map { Just($0) }
    let found = [
      Recorder(Publishers.CombineLatest(all[0], all[1])),
      Recorder(Publishers.CombineLatest3(all[0], all[1], all[2])),
      Recorder(Publishers.CombineLatest4(all[0], all[1], all[2], all[3])),
      Recorder(Publishers.Zip(all[0], all[1])),
      Recorder(Publishers.Zip3(all[0], all[1], all[2])),
      Recorder(Publishers.Zip4(all[0], all[1], all[2], all[3])),
    ]
    let groups = ["(1, 2)", "(1, 2, 3)", "(1, 2, 3, 4)"].map { [$0, "finished"] }
    #expect(found.map(\.events) == groups + groups)
  }
}
