import Injection

/// Measures Injection and gives a line of JSON for each benchmark, with a direct initialiser call of
/// the same run as its baseline.
public func injectionBenchmarks(report: (String) -> Void = { print($0) }) {
  report(twoLevels())
  report(tenLevels())
  report(singleton())
  report(threeParentsUp())
}

private final class Leaf {
  let number: Int
  init(_ number: Int) { self.number = number }
}

private final class Root {
  let leaf: Leaf
  let name: String
  init(_ leaf: Leaf, _ name: String) {
    self.leaf = leaf
    self.name = name
  }
}

private final class Level {
  let next: Level?
  init(_ next: Level?) { self.next = next }
}

/// A root with two arguments over a leaf with one.
private func twoLevels() -> String {
  let container = Container()
  container.register(Leaf.self) { (_, number: Int) in Leaf(number) }
  container.register(Root.self) { (resolver, number: Int, name: String) in
    Root(resolver.resolve(Leaf.self, argument: number) ?? Leaf(0), name)
  }
  return line(
    "injection.twoLevelsWithArguments",
    { container.resolve(Root.self, arguments: $0, "name").map { $0 as AnyObject } },
    baseline: { Root(Leaf($0), "name") })
}

/// Ten registrations in graph scope, each of which needs the next.
private func tenLevels() -> String {
  let container = Container()
  for level in 0..<10 {
    container.register(Level.self, name: names[level]) { resolver in
      Level(level < 9 ? resolver.resolve(Level.self, name: names[level + 1]) : nil)
    }
  }
  return line(
    "injection.tenLevelsInGraphScope",
    { _ in container.resolve(Level.self, name: names[0]) },
    baseline: { _ in (0..<10).reduce(nil as Level?) { next, _ in Level(next) } })
}

private let names = (0..<10).map { "level \($0)" }

private func singleton() -> String {
  let container = Container()
  container.register(Leaf.self) { _ in Leaf(1) }.inObjectScope(.container)
  return line(
    "injection.singleton", { _ in container.resolve(Leaf.self) }, baseline: { Leaf($0) })
}

private func threeParentsUp() -> String {
  let root = Container()
  root.register(Leaf.self) { _ in Leaf(1) }
  let child = Container(parent: Container(parent: Container(parent: root)))
  return line(
    "injection.threeParentsUp", { _ in child.resolve(Leaf.self) }, baseline: { Leaf($0) })
}

private func line(
  _ name: String, _ body: @escaping (Int) -> AnyObject?,
  baseline: @escaping (Int) -> AnyObject?
) -> String {
  let measured = nanoseconds(body)
  let direct = nanoseconds(baseline)
  return """
    {"benchmark":"\(name)","unit":"resolution","ns":\(rounded(measured)),\
    "baseline":"a direct initialiser call","baselineNs":\(rounded(direct)),\
    "ratio":\(rounded(measured / max(direct, 0.01)))}
    """
}

/// Nanoseconds a call, the least of five rounds.
private func nanoseconds(_ body: (Int) -> AnyObject?) -> Double {
  let count = 100_000
  var best = Double.infinity
  for _ in 0..<5 {
    var last: AnyObject?
    let elapsed = ContinuousClock().measure {
      for number in 0..<count { last = body(number) }
    }
    withExtendedLifetime(last) {}
    let (seconds, attoseconds) = elapsed.components
    best = min(best, (Double(seconds) * 1e9 + Double(attoseconds) / 1e9) / Double(count))
  }
  return best
}

private func rounded(_ value: Double) -> String { "\((value * 100).rounded() / 100)" }
