/// The sources to rewrite.
struct Request: Decodable {
  /// A source file.
  struct File: Decodable {
    /// The part of the app that a file belongs to.
    enum Part: String, Decodable {
      case app, tests, uiTests
    }

    let path: String
    let part: Part
    /// The framework of the app's projects that a file belongs to; nil for the app's own.
    var framework: String?

    var isTest: Bool { part != .app }
  }

  /// The Swift files of the app and of its tests.
  var files: [File]
  /// The storyboards and nibs.
  let interfaces: [String]
  /// The folders of Core Data's models.
  let models: [String]
  /// The modules that the written package has.
  let modules: [String]
  /// The modules of the app's own targets, which are one module in the written package.
  let merged: [String]
  /// The name of that module.
  let module: String
  /// The modules that the headers for Objective-C import for all files of the app.
  let bridged: [String]
  /// The sources of other modules that are ported too, whose classes the module's may extend.
  let context: [String]
  /// The files with the names that others declare: the toolchain, the written package's modules and
  /// local packages; empty if the app imports nothing else.
  let names: [String]
  /// The types of Foundation that the written module has its own for.
  let shadows: [String]
  /// The other names that the written module declares.
  let written: [String]
  /// Whether the sources are others', which nobody changes: what the stand-ins lack is left out.
  let isCheckout: Bool
  /// The conditions that the module is built with.
  let conditions: BuildConditions.Flags
  /// The places that the compiler refuses in the copies of an earlier port.
  let refusals: [Refusal]
}

/// The rewritten sources and what is known of them.
struct Reply: Encodable {
  /// A rewritten file.
  struct File: Encodable {
    let path: String
    let text: String
    let imports: [String]
    /// The classes that configure Quick.
    let configurations: [String]
    let hasErrors: Bool
  }

  /// A storyboard or nib as JSON.
  struct Interface: Encodable {
    let path: String
    let json: String
  }

  /// A property in an extension of a class.
  struct Property: Encodable {
    let type: String
    let name: String
  }

  /// A model of Core Data.
  struct Model: Encodable {
    let name: String
    let json: String
    /// The source of the classes that Xcode would generate.
    let classes: String
  }

  /// Something that could not be brought.
  struct Note: Encodable, Hashable {
    let kind: String
    let name: String
    let file: String
    let line: Int
    let advice: String
  }

  var files: [File] = []
  var interfaces: [Interface] = []
  var models: [Model] = []
  var notes: [Note] = []
  /// The class with `@main` or `@UIApplicationMain`.
  var delegate: String?
  /// The names of the types and functions that the app declares at the top level.
  var names: [String] = []
  /// The static members that the app declares in extensions, as `UIColor.accent`.
  var staticMembers: [String] = []
  /// The properties that the app adds to UIApplication, as `keyWindow`.
  var applicationMembers: [String] = []
  /// The names that `@objc(Name)` gives to the app's classes, by the class's path.
  var objectiveCNames: [String: String] = [:]
  /// The functions of random numbers that the app adds to types.
  var randomFunctions: [String] = []
  /// The members of the table for `@objc` methods in extensions of classes of others.
  var extensionMethods: [String] = []
  /// The properties in extensions of classes of others that Interface Builder sets.
  var extensionProperties: [Property] = []
  /// The classes of the module whose objects storyboards and nibs create.
  var objectClasses: [String] = []
  /// The modules that only sources which are left out import; all sources see what they add to types.
  var lostImports: [String] = []
  /// Whether a source calls the keychain.
  var usesKeychain = false
  /// Whether sources name FoundationXML's types, which are Foundation's on Apple's systems.
  var usesXML = false
}
