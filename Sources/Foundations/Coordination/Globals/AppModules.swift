/// The modules that an app's executable contains, told apart by the mangled names of their symbols.
enum AppModules {
  /// Returns whether a symbol belongs to the app: to no module of this package or of the toolchain.
  ///
  /// An app's addition to a library's type is the app's.
  static func contain(_ mangled: String) -> Bool {
    guard isOfLibrary(mangled) else { return true }
    guard let text = demangled(variable(ofMark: mangled)),
      let start = text.firstRange(of: "(extension in ")
    else {
      return false
    }
    let module = text[start.upperBound...].prefix { $0 != ")" }
    return !libraries.contains(String(module))
  }

  /// Returns the name of a variable for the mark that it is initialised; another name as it is.
  ///
  /// The name of a mark as in code does not tell the module.
  private static func variable(ofMark mangled: String) -> String {
    let mark = ExecutableSymbols.Variable.Kind.mark.rawValue
    return mangled.hasSuffix(mark) ? mangled.dropLast(mark.count) + "SivpZ" : mangled
  }

  /// Returns the name of a symbol as in code; nil if it is not a symbol of Swift.
  static func demangled(_ name: String) -> String? {
    guard let text = swiftDemangle(name, name.utf8.count, nil, nil, 0) else { return nil }
    defer { text.deallocate() }
    return String(cString: text)
  }

  private static func isOfLibrary(_ mangled: String) -> Bool {
    mangled.hasPrefix("$ss") || mangled.hasPrefix("$sS")
      || prefixes.contains(where: mangled.hasPrefix)
  }

  private static let prefixes = libraries.map { "$s\($0.utf8.count)\($0)" }

  private static let libraries: Set = [
    "HeadlessUIKit", "HeadlessDevice", "Coordination", "VirtualTime", "Reactive", "ReactiveUIKit",
    "Injection", "RehearsalCore", "ScriptLanguage", "ScriptRunner", "Exploration", "Shell",
    "CommandLineInterface", "Rehearsal", "RehearsalTesting", "NavigationMap", "Serving",
    "JSONRPC", "LanguageServer", "HeadlessXCTest", "HeadlessFoundation", "HeadlessCombine",
    "HeadlessCoreData", "HTMLReport", "WebShell", "SystemXCTest", "Porting", "Testing", "XCTest",
    "Swift", "Foundation", "FoundationEssentials", "FoundationInternationalization",
    "FoundationNetworking", "FoundationXML", "Dispatch", "Synchronization", "_Concurrency",
    "_StringProcessing", "_RegexParser",
  ]
}

@_silgen_name("swift_demangle")
private func swiftDemangle(
  _ name: UnsafePointer<CChar>, _ length: Int, _ buffer: UnsafeMutablePointer<CChar>?,
  _ size: UnsafeMutablePointer<Int>?, _ flags: UInt32
) -> UnsafeMutablePointer<CChar>?
