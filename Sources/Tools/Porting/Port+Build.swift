import Foundation

extension Port {
  /// Builds the written package; returns the places of sources that the compiler refuses, nil if there are none.
  ///
  /// - Throws: ``PortError`` where the package does not build for another reason.
  func refusedPlaces(of output: PackageFolder) throws -> [Refusal]? {
    let build = try build(request.output)
    if build.hasSucceeded { return nil }
    var places: Set<String> = []
    let refused = build.problems.compactMap { problem -> Refusal? in
      var refusal = problem
      guard let source = output.source(of: problem.path),
        places.insert("\(source):\(problem.line)").inserted
      else { return nil }
      refusal.path = source
      return refusal
    }
    guard !refused.isEmpty else { throw doesNotBuild(build) }
    let count = refused.count == 1 ? "1 line, which is" : "\(refused.count) lines, which are"
    say("the compiler refuses \(count) left out")
    return refused
  }

  /// The error for an app that cannot do without what the compiler refuses.
  func cannotDoWithout(_ refused: [Refusal], _ error: PortError) -> PortError {
    PortError("\(error)\nthe compiler refuses:" + lines(refused))
  }

  /// The error for lines whose files are left out already.
  func refusedAgain(_ refused: [Refusal]) -> PortError {
    PortError("the compiler refuses what is left out already:" + lines(refused))
  }

  private func lines(_ refused: [Refusal]) -> String {
    refused.map { "\n  \($0.path):\($0.line): \($0.message)" }.joined()
  }

  private func doesNotBuild(_ build: PackageBuild) -> PortError {
    PortError(
      "the package in \(request.output.path) does not build, and no line of the app is the reason:"
        + lines(build.problems) + build.others.map { "\n  \($0)" }.joined())
  }
}
