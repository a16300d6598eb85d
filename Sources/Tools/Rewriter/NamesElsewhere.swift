/// The names that an app may use and does not declare.
///
/// They are those of the toolchain, of the written package's modules and of other packages.
struct NamesElsewhere {
  /// The names, and with the marks of ``DeclaredNames`` what each of them may be.
  private let names: Set<String>
  private let modules: Set<String>

  private static let builtIn: Set<String> = [
    "AnyObject", "Void", "Type", "Protocol", "error", "newValue", "oldValue", "some", "any",
    "Element", "Key", "Value", "Wrapped", "Success", "Failure", "Bound", "Base", "Input", "Output",
    "RawValue", "Body", "Context", "ID", "KeyType", "ObjectType", "K", "UnitType", "Pointee",
    // Made by the compiler for a type that is Codable.
    "CodingKeys",
    // The labels of tuples in Swift's library, which no symbol graph has.
    "inserted", "memberAfterInsert", "offset", "element", "key", "value", "partialValue",
    "overflow", "quotient", "remainder", "high", "low", "lowerBound", "upperBound", "index",
  ]

  /// The labels of the subscripts that the compiler itself declares.
  private static let builtInLabels: Set<String> = ["keyPath", "dynamicMember", "dynamicallyCall"]

  init(_ request: Request) throws {
    modules = Imports.ofSystem.union(request.modules + request.merged)
    let own = Self.builtIn.union(request.written)
    let marked = own.flatMap { name in
      [DeclaredNames.topLevelMark, DeclaredNames.callableMark, DeclaredNames.valueMark]
        .map { $0 + name }
    }
    let files = try request.names.map { try NamesFile($0) }
    var names = own.union(marked)
    names.reserveCapacity(names.count + files.map(\.estimatedCount).reduce(0, +))
    for file in files { file.forEach { names.insert($0) } }
    self.names = names
  }

  /// Whether all names of the toolchain are known; if they could not be read, nothing is nobody's.
  var isComplete: Bool {
    #if canImport(Darwin)
      // Foundation is Objective-C there, and the symbol graphs need not have all of it.
      false
    #else
      names.isSuperset(of: ["DateFormatter", "DispatchQueue", "print"])
    #endif
  }

  func declares(_ name: String) -> Bool { names.contains(name) }

  func declares(topLevel name: String) -> Bool {
    names.contains(DeclaredNames.topLevelMark + name)
  }

  /// Whether a use may mean a name that is declared here.
  func declares(_ use: FileNames.Use) -> Bool {
    if use.isType, use.isInExtension, names.contains(DeclaredNames.parameterMark + use.name) {
      return true
    }
    if use.isTopLevelType { return declares(topLevel: use.name) }
    return declares(use.name)
      || use.isUppercase && names.contains(DeclaredNames.associatedMark + use.name)
      || !use.isType && modules.contains(use.name)
  }

  /// Whether a member that a name here may mean cannot be what a use needs: it is called, or has members.
  func isOtherKind(_ use: FileNames.Use) -> Bool {
    guard isComplete, !use.isUppercase, declares(use.name) else { return false }
    return use.isCalledMember && !names.contains(DeclaredNames.callableMark + use.name)
      || use.hasMember && !names.contains(DeclaredNames.valueMark + use.name)
  }

  /// Whether nothing here has a label that a subscript or a type of elsewhere is used with.
  func isUnknown(label: String) -> Bool {
    isComplete && !Self.builtInLabels.contains(label) && !declares(label)
      && !names.contains(DeclaredNames.labelMark + label)
  }
}
