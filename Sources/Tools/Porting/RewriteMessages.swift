/// The request to the rewriter.
struct RewriteRequest: Encodable {
  struct File: Encodable {
    /// The part of the app that a file belongs to.
    enum Part: String, Encodable {
      case app, tests, uiTests
    }

    let path: String
    let part: Part
  }

  let files: [File]
  let interfaces: [String]
  let models: [String]
  let modules: [String]
  let merged: [String]
  let module: String
  /// The sources of other modules that are ported too, whose classes the module's may extend.
  let context: [String]
  let names: [String]
  /// The types of Foundation that the module has its own for.
  let shadows: [String]
}

/// The rewriter's reply.
struct RewriteReply: Decodable {
  struct File: Decodable {
    let path: String
    let text: String
    let imports: [String]
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

  let files: [File]
  let interfaces: [Interface]
  let models: [Model]
  let notes: [Note]
  let delegate: String?
  let names: [String]
  /// The static members that the app declares in extensions, as `UIColor.accent`.
  let staticMembers: [String]
  /// The properties that the app adds to UIApplication, as `keyWindow`.
  let applicationMembers: [String]
  /// The functions of random numbers that the app adds to types.
  let randomFunctions: [String]
  let extensionMethods: [String]
  /// The classes of the module whose objects storyboards and nibs create.
  let objectClasses: [String]
  let usesKeychain: Bool
  /// Whether sources name FoundationXML's types, which are Foundation's on Apple's systems.
  let usesXML: Bool
}
