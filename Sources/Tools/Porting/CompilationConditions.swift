/// The conditions of Swift's compiler with which a module is built, as in Xcode's Debug configuration.
struct CompilationConditions: Encodable {
  /// The names of those that are set.
  let set: Set<String>
  /// Whether no other one is set.
  let isComplete: Bool

  /// The conditions of packages, which may set others in their manifests.
  static let ofPackages = CompilationConditions(set: ["DEBUG"], isComplete: false)

  /// Creates the conditions of an app's project; of an app without one, `DEBUG` alone is known.
  init(of project: XcodeProject?) {
    self.init(
      set: (project?.conditions ?? []).union(["DEBUG"]), isComplete: project != nil)
  }

  private init(set: Set<String>, isComplete: Bool) {
    self.set = set
    self.isComplete = isComplete
  }
}
