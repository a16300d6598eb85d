/// The request to the rewriter.
struct RewriteRequest: Encodable {
  struct File: Encodable {
    /// The part of the app that a file belongs to.
    enum Part: String, Encodable {
      case app, tests, uiTests
    }

    let path: String
    let part: Part
    /// The framework of the app's projects that a file belongs to; nil for the app's own.
    var framework: String?
  }

  let files: [File]
  let interfaces: [String]
  let models: [String]
  let modules: [String]
  let merged: [String]
  let module: String
  /// The modules that the headers for Objective-C import for all files of the app.
  let bridged: [String]
  /// The sources of other modules that are ported too, whose classes the module's may extend.
  let context: [String]
  let names: [String]
  /// The types of Foundation that the module has its own for.
  let shadows: [String]
  /// The other names that the written module declares.
  let written: [String]
  /// Whether the sources are others', which nobody changes: what the stand-ins lack is left out.
  let isCheckout: Bool
  /// The conditions that the module is built with.
  let conditions: CompilationConditions
  /// The places that the compiler refuses in the copies of an earlier port.
  let refusals: [Refusal]
}

/// The rewriter's reply.
struct RewriteReply: Decodable {
  struct File: Decodable {
    let path: String
    let text: String
    let imports: [String]
    /// The classes that configure Quick.
    let configurations: [String]
    let hasErrors: Bool
  }

  struct Interface: Decodable {
    let path: String
    let json: String
  }

  struct Model: Decodable {
    let name: String
    let json: String
  }

  struct Note: Decodable {
    let kind: String
    let name: String
    let file: String
    let line: Int
    let advice: String

    /// Whether a file is left out as a whole.
    var isLeftOutFile: Bool { kind == "file left out" }
  }

  var files: [File] = []
  var interfaces: [Interface] = []
  var models: [Model] = []
  var notes: [Note] = []
  var delegate: String?
  var names: [String] = []
  /// The static members that the app declares in extensions, as `UIColor.accent`.
  var staticMembers: [String] = []
  /// The properties that the app adds to UIApplication, as `keyWindow`.
  var applicationMembers: [String] = []
  /// The names that `@objc(Name)` gives to the app's classes, by the class's path.
  var objectiveCNames: [String: String] = [:]
  /// The functions of random numbers that the app adds to types.
  var randomFunctions: [String] = []
  var extensionMethods: [String] = []
  var extensionProperties: [InspectableProperty] = []
  /// The classes of the module whose objects storyboards and nibs create.
  var objectClasses: [String] = []
  /// The modules that only sources which are left out import; all sources see what they add to types.
  var lostImports: [String] = []
  var usesKeychain: Bool = false
  /// Whether sources name FoundationXML's types, which are Foundation's on Apple's systems.
  var usesXML: Bool = false
}
