import VirtualTime

func advanceAClock() throws {
  let clock = VirtualClock()
  clock.schedule(after: .seconds(2)) { print("two seconds later") }
  try clock.advance(by: .seconds(3))
}
