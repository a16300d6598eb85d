public import Exploration

/// The faults that an exploration found, for a test's failure.
public struct FaultsFound: Error, CustomStringConvertible {
  /// The faults.
  public let faults: [Fault]

  /// Each fault with its reason and its script.
  public let description: String
}

extension Exploration {
  /// Explores an app and throws if it has a fault.
  ///
  /// For example `try Exploration(AppDelegate.self, faults: .all).run(for: .states(10_000))`.
  ///
  /// - Throws: ``FaultsFound`` with the scripts of the faults, or the error of the first launch.
  @discardableResult
  public func run(for limits: Limit...) throws -> ExplorationResult {
    let result = try exploreInParts(for: limits).result
    guard result.faults.isEmpty else { throw failure(result.faults) }
    return result
  }

  private func failure(_ faults: [Fault]) -> FaultsFound {
    let texts = faults.map { fault in
      """
      \(fault.rule) on \(fault.place): \(fault.message)
      a fault because \(fault.reason); this script fails while it is there:
      \(fault.script)
      """
    }
    return FaultsFound(faults: faults, description: texts.joined(separator: "\n"))
  }
}
