/// The names that only files and declarations which are left out declare.
struct LostNames {
  /// A file or a declaration that is left out.
  struct Part {
    enum Kind {
      case file
      case declaration
      /// A function or a property of a type or an extension that stays.
      case member
    }

    /// The number of the file.
    let number: Int
    let kind: Kind
    let names: FileNames
    /// The type that has a member, or that a declaration extends.
    var type: String?
  }

  /// The parts, by the names that nothing else offers.
  private var all: [String: Part] = [:]
  /// The parts, by their types that are not inside of others; a type that is may have the name.
  private var types: [String: Part] = [:]
  /// The parts, by their variables and functions outside of types that the app has once.
  private var members: [String: Part] = [:]
  /// The parts, by the paths of types that extensions declare: `Screen.Input`.
  private var nested: [String: Part] = [:]
  /// The members, by their names with those of their types; another type may have a member of the name.
  private var own: [String: Part] = [:]
  /// The names of the nested types and of the members of types, without those of their types.
  private var innerNames: Set<String> = []

  private let inheritance: Inheritance

  init(
    _ parts: [Part], kept: [FileNames], _ inheritance: Inheritance, _ elsewhere: NamesElsewhere
  ) {
    self.inheritance = inheritance
    let keptHere = kept.reduce(into: Set()) { $0.formUnion($1.offered) }
    // A file that has a private type of the name offers it itself.
    let keptTypes = kept.reduce(into: Set()) {
      $0.formUnion($1.topLevelTypes.subtracting($1.privateTypes))
    }
    for part in parts {
      for name in part.names.offered
      where !keptHere.contains(name) && !elsewhere.declares(name) {
        all[name] = part
      }
      for name in part.names.topLevelTypes
      where !keptTypes.contains(name)
        && !elsewhere.declares(topLevel: name)
      {
        types[name] = part
      }
      for name in part.names.topLevelMembers
      where !keptHere.contains(name)
        && !elsewhere.declares(topLevel: name)
      {
        members[name] = part
      }
      guard let type = part.type else { continue }
      for name in part.names.types { nested["\(type).\(name)"] = part }
      innerNames.formUnion(part.names.types)
      if part.kind == .member {
        for name in part.names.offered { own["\(type).\(name)"] = part }
        innerNames.formUnion(part.names.offered)
      }
    }
  }

  /// Returns the part that alone declares what a name means in a file; nil if none does.
  func part(of use: FileNames.Use, in file: FileNames) -> Part? {
    if file.isLocal(use) { return nil }
    if let part = all[use.name] ?? innerPart(of: use) { return part }
    guard use.isUnqualified, !file.offered.contains(use.name) else { return nil }
    return types[use.name] ?? members[use.name]
  }

  /// Returns the part with the nested type or the member of its type that a name means.
  private func innerPart(of use: FileNames.Use) -> Part? {
    guard innerNames.contains(use.name) else { return nil }
    if let part = use.path.flatMap({ nested[$0] }) { return part }
    guard !own.isEmpty, use.isOfSelf, let type = SyntaxAround.type(use.node) else { return nil }
    return inheritance.ancestors(of: type).lazy.compactMap { own["\($0).\(use.name)"] }.first
  }
}
