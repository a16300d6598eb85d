/// The app's global and static variables that hold objects, read from the executable's symbols.
///
/// Mirrors show no globals, so a screen that only a singleton keeps would have no known holder. The
/// variables of this package are left out: they hold everything. Empty where the executable has no
/// symbol table, and off Linux. O(symbols) once in a process, then O(variables).
enum GlobalVariables {
  /// The references of the variables' current values; the property is the variable's name.
  static var references: [Reference] {
    GlobalVariable.all.flatMap { variable in
      variable.value.map { Reference.all(in: $0, named: variable.name) } ?? []
    }
  }
}

/// One global or static variable, of which one word holds the value: an object or a collection.
private struct GlobalVariable {
  /// The name as in code, without the module: `ScreenCache.shared`.
  let name: String

  private let type: Any.Type
  private let address: UnsafeRawPointer

  /// The class of the object, also of an optional one; nil for a value of another type.
  private let objectClass: AnyClass?

  /// The value; nil for one that is not initialised yet, that is nil, or that is held weakly.
  ///
  /// A weak variable has the name of a strong one in the executable, but does not point at its object.
  var value: Any? {
    let word = address.load(as: UInt.self)
    guard word != 0 else { return nil }
    if let objectClass, !SafeMemory.isObject(at: word, of: objectClass) { return nil }
    return address.value(of: type)
  }

  static let all: [GlobalVariable] = ExecutableSymbols.variables.compactMap { symbol in
    guard symbol.size == MemoryLayout<UInt>.size, symbol.kind != .mark,
      AppModules.contain(symbol.name), let text = AppModules.demangled(symbol.name),
      let colon = text.firstRange(of: " : "),
      let type = TypeText(text[colon.upperBound...]).type
    else { return nil }
    return GlobalVariable(
      name: name(of: text[..<colon.lowerBound]), type: type,
      address: UnsafeRawPointer(symbol.address),
      objectClass: objectClass(of: text[colon.upperBound...]))
  }

  private static func objectClass(of text: Substring) -> AnyClass? {
    let optional = "Swift.Optional<"
    let wrapped =
      text.hasPrefix(optional) ? text.dropFirst(optional.count).dropLast() : text
    return TypeText(wrapped).type as? AnyClass
  }

  /// Returns `Cache.shared` for `static App.(Cache in _1A).shared`.
  private static func name(of text: Substring) -> String {
    let words = text.replacing("static ", with: "").replacing(/\((\w+) in \w+\)/) { $0.1 }
    return words.split(separator: ".").dropFirst().joined(separator: ".")
  }
}
