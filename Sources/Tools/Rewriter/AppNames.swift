import SwiftSyntax

/// The names that the files of an app declare and use, without the declarations that are left out.
struct AppNames {
  private(set) var files: [FileNames]
  /// The declarations that are left out, by the number of their file.
  private(set) var removed: [Int: [Syntax]] = [:]

  /// The inheritance of the app's types, read when it is first needed.
  private(set) lazy var inheritance = Inheritance(trees)

  private lazy var members = MemberDeclarations(trees)

  private let trees: [SourceFileSyntax]
  private let conditions: BuildConditions

  /// Reads files; code that conditions leave out is skipped.
  init(_ trees: [SourceFileSyntax], _ conditions: BuildConditions) {
    self.trees = trees
    self.conditions = conditions
    files = trees.map { FileNames($0, conditions) }
  }

  /// Returns whether every use of a member is found: it alone has its name, or only its type and those
  /// that inherit from it use the name.
  ///
  /// - Parameters:
  ///   - item: The member.
  ///   - name: Its name.
  ///   - type: The type that has the member.
  ///   - number: The number of the file.
  ///   - isKnown: Whether something that is not the app's has the name.
  mutating func findsUses(
    of item: Syntax, _ name: String, of type: String, in number: Int, isKnown: Bool
  ) -> Bool {
    let rest = names(of: number, without: item)
    if rest.offered.contains(name) { return false }
    var others = files
    others.remove(at: number)
    let all = others + [rest]
    let uses = all.map { file in (file.usesByName[name] ?? []).filter { !file.isLocal($0) } }
    // A label of a tuple is used like a member.
    let isLabel = zip(all, uses).contains { $0.local.contains(name) && !$1.allSatisfy(\.isOfSelf) }
    if !isKnown, !isLabel, !others.contains(where: { $0.offered.contains(name) }) { return true }
    let isInherited = all.contains { $0.usesByName[type]?.contains(where: \.isInherited) == true }
    if isInherited, others.contains(where: { $0.offered.contains(name) }) { return false }
    return uses.joined().allSatisfy(\.isOfSelf)
  }

  /// Returns the requirement that a member is or fulfils, if all of the app's members of the name are it or fulfil it;
  /// nil if there is none, or if another member may be meant by the name.
  mutating func requirement(
    _ name: String, of type: String
  ) -> MemberDeclarations.Member? {
    let all = members.named(name)
    let required = all.filter(\.isRequirement)
    guard required.count == 1, let requirement = required.first,
      Set(all.map(\.type)).count == all.count
    else { return nil }
    let inheritance = inheritance
    let areOfOne = (all.map(\.type) + [type]).allSatisfy {
      inheritance.ancestors(of: $0).contains(requirement.type)
    }
    return areOfOne ? requirement : nil
  }

  /// Leaves a declaration out, with those inside of it.
  mutating func remove(_ item: Syntax, from number: Int) {
    files[number] = names(of: number, without: item)
    removed[number, default: []].removeAll { $0.isInside(item) }
    removed[number, default: []].append(item)
  }

  /// Forgets the declarations of a file, which is left out as a whole.
  mutating func forget(_ number: Int) { removed[number] = nil }

  private func names(of number: Int, without item: Syntax) -> FileNames {
    FileNames(trees[number], without: (removed[number] ?? []) + [item], conditions)
  }

  /// The outlets that are left out of classes that stay, by the name of the class.
  var removedOutlets: [String: [String]] {
    removed.values.joined().reduce(into: [:]) { outlets, item in
      guard
        let variable = item.as(MemberBlockItemSyntax.self)?.decl.as(VariableDeclSyntax.self),
        variable.attributes.attribute(["IBOutlet"]) != nil,
        let type = item.parent?.parent?.parent?.as(ClassDeclSyntax.self),
        let name = variable.bindings.first?.pattern.trimmedDescription
      else { return }
      outlets[type.name.text, default: []].append(name)
    }
  }
}

extension Syntax {
  /// Returns whether the node is another one or a part of it.
  func isInside(_ other: Syntax) -> Bool {
    other.position <= position && endPosition <= other.endPosition
  }
}
