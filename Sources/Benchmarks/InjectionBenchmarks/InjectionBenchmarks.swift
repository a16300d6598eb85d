import Injection

/// Measures Injection and reports each benchmark as a line of JSON.
///
/// The baseline is a direct initialiser call measured in the same run.
public func injectionBenchmarks(report: (String) -> Void = { print($0) }) {
  report(twoLevels())
  report(levels(10, "injection.tenLevelsInGraphScope"))
  report(levels(100, "injection.hundredLevelsInGraphScope"))
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

/// Measures a service with two arguments that resolves one with a single argument.
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

/// Measures a chain of services in graph scope, of which each resolves the next.
///
/// The cost should be linear in the length of the chain.
private func levels(_ count: Int, _ name: String) -> String {
  let container = Container()
  let names = (0..<count).map { "level \($0)" }
  for level in 0..<count {
    container.register(Level.self, name: names[level]) { resolver in
      Level(level + 1 < count ? resolver.resolve(Level.self, name: names[level + 1]) : nil)
    }
  }
  return line(
    name, count: 1_000_000 / count,
    { _ in container.resolve(Level.self, name: names[0]) },
    baseline: { _ in (0..<count).reduce(nil as Level?) { next, _ in Level(next) } })
}

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
  _ name: String, count: Int = 100_000, _ body: @escaping (Int) -> AnyObject?,
  baseline: @escaping (Int) -> AnyObject?
) -> String {
  let measured = nanoseconds(count, body)
  let direct = nanoseconds(count, baseline)
  return """
    {"benchmark":"\(name)","unit":"resolution","ns":\(rounded(measured)),\
    "baseline":"a direct initialiser call","baselineNs":\(rounded(direct)),\
    "ratio":\(rounded(measured / max(direct, 0.01)))}
    """
}

/// Returns the nanoseconds of one call, the least of five rounds.
private func nanoseconds(_ count: Int, _ body: (Int) -> AnyObject?) -> Double {
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
