import SwiftSyntax

/// A method that is called by its selector.
struct ObjectiveCMethod {
  let name: String
  let selector: String
  let labels: [String]
  /// The types of the parameters.
  let types: [String]

  /// The numbers of the parameters that the method, or another one with its selector, reads.
  var read: Set<Int>
  let returnsValue: Bool
  let file: Int
  let isPrivate: Bool
  let isInExtension: Bool
  /// The path of the type that declares the method, as in `Screen.Coordinator`.
  let owner: String

  /// The statement of a table that calls the method on an object; among others of its name and labels, by the
  /// types of its parameters.
  func call(on object: String, amongOthers: Bool = false) -> String {
    let arguments = labels.enumerated().map { index, label in
      (label == "_" ? "" : "\(label): ")
        + (read.contains(index) ? "$0.argument(\(index))" : "$0.unreadArgument(\(index))")
        + (amongOthers ? " as \(types[index])" : "")
    }
    let call = "\(object).\(name)(\(arguments.joined(separator: ", ")))"
    let trying = labels.isEmpty ? call : "try \(call)"
    return returnsValue ? "{ _ = $0; return \(trying) }" : "{ _ = $0; \(trying); return nil }"
  }
}

/// A class of the app.
struct ClassEntry {
  var superclass: String?
  var inherits: [String] = []
  var methods: [ObjectiveCMethod] = []
  var outlets: [String] = []
  /// The outlets whose values their own code gets and sets.
  var computedOutlets: Set<String> = []
  /// The outlets that are left out, whose values are not kept.
  var lostOutlets: [String] = []
  /// The paths of the classes of this name; several where types have classes of the same name inside.
  var paths: Set<String> = []
  /// The methods without `@objc`, which a protocol with `@objc` may require, or a `#selector` name.
  var plainMethods: [ObjectiveCMethod] = []
  /// The overrides that call members of extensions.
  var forwards: [String] = []
  /// Whether another module declares the class.
  var isForeign = false
  /// Whether the class is private, so that the module may have another class of its name.
  var isPrivate = false
  /// The number of the file that declares the class; nil for another module's.
  var file: Int?
  /// Whether the class or an extension of it observes key paths as text.
  var observesKeyPaths = false

  /// The initializers of the class.
  var constructors = Constructors()

  /// Whether the class declares an initializer.
  var hasInitializer = false
  /// Whether the class overrides `init()`.
  var overridesInitializer = false
  /// Whether the class declares a deinitializer.
  var hasDeinitializer = false
  /// Whether the class is private or has initializers with arguments alone.
  var hidesInitializer = false

  /// Whether a method is told of changes at key paths.
  static func isObservation(_ node: FunctionDeclSyntax) -> Bool {
    node.name.text == "observeValue"
      && node.signature.parameterClause.parameters.first?.firstName.text == "forKeyPath"
  }

  /// Returns the methods of one of the classes of this name.
  ///
  /// Those of an extension whose type is written without the types around it may be any class's.
  func methods(of path: String) -> [ObjectiveCMethod] {
    guard paths.count > 1 else { return methods }
    return methods.filter { $0.owner == path || $0.isInExtension && !paths.contains($0.owner) }
  }

  var hasTable: Bool { !methods.isEmpty || !outlets.isEmpty || !lostOutlets.isEmpty }
}

/// The declarations in the app's sources.
struct Index {
  var classes: [String: ClassEntry] = [:]
  /// The methods in extensions of types, by the type's name.
  var extensions: [String: [ObjectiveCMethod]] = [:]
  /// The properties in extensions of types that Interface Builder sets, by the type's name.
  var extensionOutlets: [String: [String]] = [:]
  /// The methods without `@objc` in extensions of types that no class had the name of by then.
  var plainExtensions: [String: [ObjectiveCMethod]] = [:]
  /// The classes without a deinitializer that have a subclass with one.
  private(set) var superclassesOfEnding: Set<String> = []
  /// The protocols that extensions add, by the type's name.
  var conformances: [String: [String]] = [:]
  /// The types whose extensions observe key paths as text.
  var observing: Set<String> = []
  /// The overrides in extensions, by the class's name.
  var forwards: [String: [ExtensionMember]] = [:]
  /// The names that `@objc(Name)` gives to the app's classes, by the class's path; none of private classes.
  var objectiveCNames: [String: String] = [:]
  /// The numbers of the tests' files, whose extensions the app's tables of methods cannot call.
  var testFiles: Set<Int> = []
  /// The superclasses of the classes of tests.
  var testSuperclasses: Set<String> = []
  var protocols: Set<String> = []
  /// Whether an enumeration of the app has the cases `success` and `error`.
  var hasResultWithError = false
  /// The class with `@main` or `@UIApplicationMain`.
  var mainDelegate: String?
  /// Whether the app's delegate hands its calls on to parts that conform to its protocol.
  private(set) var hasServices = false
  /// The protocols with an alias of a type, which the signatures of their methods may name.
  var protocolsWithAliases: Set<String> = []
  /// The types that protocols inherit from, by the protocol's name.
  var protocolParents: [String: [String]] = [:]
  /// The names of all associated types.
  var associatedNames: Set<String> = []
  /// The types that associated types inherit from, by the protocol's name and theirs.
  var associatedBounds: [String: [(name: String, bound: TypeSyntax)]] = [:]
  /// The protocols that require an initializer without arguments.
  var initializingProtocols: Set<String> = []
  /// The members of extensions that a class would have to declare itself, by the class's name.
  var extensionMembers: [String: [String: ExtensionMember]] = [:]
  /// The keys of the members of extensions that are Objective-C's, by the type's name.
  var objectiveCMembers: [String: Set<String>] = [:]
  /// The members that classes override, by the class's name; the value says whether others see it.
  var overrides: [String: [String: Bool]] = [:]
  /// The members of extensions that subclasses override, by the class's name.
  var overridden: [String: Set<String>] = [:]
  /// The overrides of members that extensions add to classes of others.
  var dispatch = ExtensionDispatch()
  /// The data sources of tables whose rows are edited.
  var tableEditing = TableEditing()
  /// The keys of the members that protocols with `@objc` require, by the protocol's name.
  var objectiveCRequirements: [String: Set<String>] = [:]
  /// The selectors that protocols with `@objc` require, by the protocol's name.
  var requirements: [String: Set<String>] = [:]
  /// The base names of the methods that `#selector` names; before Swift 4 they needed no `@objc`.
  var selectedMethods: Set<String> = []
  /// The types of the variables that hold a class, by the variable's name.
  var classVariables: [String: TypeSyntax] = [:]
  /// The names of `@objc optional` methods.
  var optionalMethods: Set<String> = []
  /// The functions with a parameter that is any object.
  var objectFunctions: Set<String> = []
  /// The names of variables, whose optional closures are called with a question mark.
  var variables: Set<String> = []
  /// The types of the optional variables that have a name like UIKit's optional methods.
  var optionalVariables: [String: Set<String>] = [:]
  /// The names of the aliases of function types.
  var closureAliases: Set<String> = []
  var superclasses: Set<String> = []
  /// The private classes of whose name the module has another class.
  var privateTwins: [ClassEntry] = []
  var topLevel: Set<String> = []
  /// The types that top-level aliases stand for; several where conditions decide.
  var aliases: [String: [String]] = [:]
  /// The names that the app itself declares at the top level.
  var appNames: Set<String> = []
  /// The static members in extensions of types, as `UIColor.accent`.
  var staticMembers: Set<String> = []
  /// The properties that the module adds to UIApplication, as apps do with `keyWindow`.
  var applicationMembers: Set<String> = []
  /// The functions of random numbers that the module adds to types, as apps did before Swift had them.
  var randomFunctions: Set<String> = []
  /// The values that belong to no actor.
  let plainTypes: PlainTypes

  init(plainTypes: PlainTypes) { self.plainTypes = plainTypes }

  /// Swift's functions that draw random numbers.
  static let randomNames: Set<String> = ["random", "shuffled", "shuffle", "randomElement"]

  /// The number of a file of another module.
  static let elsewhere = -1

  /// The methods in the module's extensions of classes of others, by the type's name.
  private(set) var foreignExtensions: [String: [ObjectiveCMethod]] = [:]

  /// The properties in the module's extensions of classes of others that Interface Builder sets, by the type's name.
  private(set) var foreignOutlets: [String: [String]] = [:]

  /// Ends the declarations of other modules: the module's own begin.
  mutating func startOwnModule() {
    extensionOutlets = [:]
    for name in classes.keys { classes[name]?.isForeign = true }
    privateTwins = []
    objectiveCNames = [:]
    topLevel = []
    applicationMembers = []
    randomFunctions = []
  }

  /// Marks what a method reads as read in all methods with its selector, of which one may override it.
  private mutating func joinReads() {
    let own = classes.values.flatMap { $0.methods + $0.plainMethods }
    let read = Dictionary(
      (own + extensions.values.joined()).map { ($0.selector, $0.read) },
      uniquingKeysWith: { $0.union($1) })
    func join(_ methods: [ObjectiveCMethod]) -> [ObjectiveCMethod] {
      methods.map { method in
        var method = method
        method.read = read[method.selector] ?? method.read
        return method
      }
    }
    extensions = extensions.mapValues(join)
    for (name, entry) in classes {
      classes[name]?.methods = join(entry.methods)
      classes[name]?.plainMethods = join(entry.plainMethods)
    }
  }

  /// Adds the methods without `@objc` to classes that were declared after their extensions, and to classes
  /// of others where a `#selector` names them: the requirements of UIKit's protocols are such methods.
  private mutating func addPlainExtensions() {
    for (extended, methods) in plainExtensions.sorted(by: { $0.key < $1.key }) {
      if classes[extended] != nil {
        classes[extended]?.plainMethods += methods
      } else if UIKitNames.isClass(extended) {
        extensions[extended, default: []] += methods.filter { selectedMethods.contains($0.name) }
      }
    }
    plainExtensions = [:]
  }

  /// Adds the properties of extensions that Interface Builder sets to the module's classes.
  private mutating func addExtensionOutlets() {
    for (extended, outlets) in extensionOutlets.sorted(by: { $0.key < $1.key }) {
      let name = meaning(of: extended)
      if classes[name]?.isForeign == false {
        classes[name]?.outlets += outlets
        classes[name]?.computedOutlets.formUnion(outlets)
      } else if UIKitNames.isClass(name) {
        foreignOutlets[name, default: []] += outlets
      }
    }
  }

  /// Moves the methods of extensions into the classes.
  mutating func finish() {
    addPlainExtensions()
    addExtensionOutlets()
    joinReads()
    for (extended, methods) in extensions.sorted(by: { $0.key < $1.key }) {
      let name = meaning(of: extended)
      if classes[name]?.isForeign != false {
        let own = methods.filter { $0.file != Self.elsewhere && !testFiles.contains($0.file) }
        if !own.isEmpty { foreignExtensions[name, default: []] += own }
      }
      guard let entry = classes[name] else { continue }
      let seen = methods.filter { sees($0, in: entry) }
      classes[name]?.methods += seen
      let others = methods.filter { !sees($0, in: entry) }
      extensions[extended] = others.isEmpty ? nil : others
    }
    followAliases()
    extensionMembers = byMeaning(extensionMembers) { $0.merging($1) { first, _ in first } }
    exposeRequired()
    objectiveCMembers = byMeaning(objectiveCMembers) { $0.union($1) }
    for (name, added) in conformances { classes[name]?.inherits += added }
    for name in observing { classes[name]?.observesKeyPaths = true }
    dispatch = ExtensionDispatch(self)
    for (name, members) in forwards where classes[name]?.isForeign == false {
      let declarations = members.map { dispatch.forward($0, of: name, as: original($0, in: name)) }
      classes[name]?.forwards = declarations
    }
    findOverridden()
    for (name, entry) in classes {
      let required = entry.inherits.reduce(into: Set<String>()) {
        $0.formUnion(requirements[$1] ?? [])
      }
      let isObject = systemClass(above: name) != nil
      let exposed = entry.plainMethods.filter {
        sees($0, in: entry)
          && (required.contains($0.selector) || isObject && selectedMethods.contains($0.name))
      }
      classes[name]?.methods += exposed
    }
    superclasses = Set((classes.values + privateTwins).compactMap(\.superclass))
    hasServices =
      protocolParents.values.contains { $0.contains("UIApplicationDelegate") }
      || classes.keys.contains(where: isService)
    let ending =
      classes.filter(\.value.hasDeinitializer).map(\.key)
      + privateTwins.filter(\.hasDeinitializer).compactMap(\.superclass)
    superclassesOfEnding = Set(
      ending.flatMap { ancestry(of: $0) }.filter { classes[$0]?.hasDeinitializer == false })
  }

  /// Whether the table of a class can call a method: that of the app's class cannot call what the tests add.
  private func sees(_ method: ObjectiveCMethod, in entry: ClassEntry) -> Bool {
    !testFiles.contains(method.file) || entry.file.map(testFiles.contains) == true
  }

  /// Exposes the members of extensions that protocols with `@objc` require, as the compiler does.
  private mutating func exposeRequired() {
    for (type, protocols) in conformances {
      let required = protocols.reduce(into: Set<String>()) {
        $0.formUnion(objectiveCRequirements[$1] ?? [])
      }
      guard !required.isEmpty, let members = extensionMembers[type] else { continue }
      objectiveCMembers[type, default: []].formUnion(required.intersection(members.keys))
    }
  }

  /// Gives classes whose superclass is an alias, such as `typealias Controller = UIViewController`, the class.
  private mutating func followAliases() {
    for (name, entry) in classes {
      guard let parent = entry.superclass.map(meaning) else { continue }
      classes[name]?.superclass = parent
    }
  }

  /// Returns what extensions have by the class that their type's name means.
  private func byMeaning<Members>(
    _ members: [String: Members], joining join: (Members, Members) -> Members
  ) -> [String: Members] {
    let named = members.sorted { $0.key < $1.key }.map { (meaning(of: $0.key), $0.value) }
    return Dictionary(named, uniquingKeysWith: join)
  }

  /// Returns the class that a name means, through aliases.
  func meaning(of name: String) -> String {
    var name = name
    for _ in 0..<8 where classes[name] == nil {
      guard let meanings = aliases[name] else { break }
      name =
        meanings.first { classes[$0] != nil || UIKitHierarchy.superclass(of: $0) != nil }
        ?? meanings[0]
    }
    return name
  }

  /// A member of an extension that a subclass overrides moves into the class, which calls the extension's.
  private mutating func findOverridden() {
    for (subclass, keys) in overrides.sorted(by: { $0.key < $1.key }) {
      for name in ownSuperclasses(of: subclass) {
        for (key, member) in extensionMembers[name, default: [:]].sorted(by: { $0.key < $1.key })
        where keys[key] != nil && overridden[name, default: []].insert(key).inserted {
          let original = original(member, in: name)
          classes[name]?.forwards.append(
            member.declaration("public ", as: member.name, calling: original))
        }
      }
    }
  }

  /// The name of a member of a class's extension, which the class calls.
  ///
  /// Where extensions of the classes above declare it too, each has a name of its own, since extensions
  /// cannot override each other's members.
  func original(_ member: ExtensionMember, in name: String) -> String {
    let above = ownSuperclasses(of: name).count {
      extensionMembers[$0]?[member.key] != nil
        || forwards[$0]?.contains { $0.key == member.key } == true
    }
    return ExtensionMember.original(member.name, above: above)
  }

  /// The classes of the module that a class inherits from, the nearest first.
  private func ownSuperclasses(of name: String) -> ArraySlice<String> {
    ancestry(of: name).dropFirst().prefix { classes[$0]?.isForeign == false }
  }

  /// A class and the classes that it inherits from, the nearest first; UIKit's follow the module's.
  ///
  /// The classes of stand-ins are left out, since the sources have UIKit's above them.
  func ancestry(of name: String) -> [String] {
    UIKitHierarchy.ancestry(of: name) { name in
      guard let superclass = classes[name]?.superclass, classes[superclass] == nil else {
        return classes[name]?.superclass
      }
      return UIKitHierarchy.superclass(ofStandIn: superclass) ?? superclass
    }
  }

  /// Whether an extension makes a class of UIKit, or all objects, conform to a protocol.
  func conformsClassOfOthers(to name: String) -> Bool {
    conformances.contains { type, protocols in
      (type == "NSObject" || UIKitHierarchy.superclass(of: type) != nil)
        && classes[type] == nil && protocols.contains(name)
    }
  }

  /// The kind of table that a class needs.
  enum Table { case none, overriding, conforming }

  func table(of name: String) -> Table {
    guard let entry = classes[name], entry.hasTable else { return .none }
    return inheritsTable(name) ? .overriding : .conforming
  }

  private func inheritsTable(_ name: String) -> Bool {
    let owner = ancestry(of: name).dropFirst().first { classes[$0]?.hasTable != false }
    return owner.map { classes[$0] != nil || UIKitNames.hasTable($0) } ?? false
  }

  /// Whether a class observes key paths and none that it inherits from does.
  func observesFirst(_ name: String) -> Bool {
    classes[name]?.isForeign == false && isFirst(name) { classes[$0]?.observesKeyPaths == true }
  }

  /// Whether something holds for a class and for none that it inherits from.
  func isFirst(_ name: String, where holds: (String) -> Bool) -> Bool {
    holds(name) && !ancestry(of: name).dropFirst().contains(where: holds)
  }

  /// Whether a class declares no initializer, and a subclass of the app or its tests inherits it.
  ///
  /// One that the compiler writes may belong to no actor, while the subclass's belongs to the main actor.
  func needsInitializer(_ name: String) -> Bool {
    guard testSuperclasses.contains(name) || superclasses.contains(name),
      let entry = classes[name], !entry.hasInitializer
    else { return false }
    return entry.superclass.map { protocols.contains($0) || Self.languageProtocols.contains($0) }
      ?? true
  }

  /// The protocols of the language and of its libraries that a class names first.
  private static let languageProtocols: Set<String> = [
    "AnyObject", "Codable", "Decodable", "Encodable", "Equatable", "Hashable", "Identifiable",
    "Comparable", "Sendable", "CustomStringConvertible", "CustomDebugStringConvertible",
    "ObservableObject",
  ]

  /// Whether a class holds XCTest's tests, or the examples of a spec.
  func isTestCase(_ name: String) -> Bool {
    ancestry(of: name).dropFirst().contains("XCTestCase") || isSpec(name)
  }

  /// Whether a class holds the examples of a spec of Quick's.
  func isSpec(_ name: String) -> Bool {
    ancestry(of: name).dropFirst().contains { ["QuickSpec", "AsyncSpec"].contains($0) }
  }

  /// The nearest class above a class that no source declares; nil if there is none, or no class of the name.
  private func systemClass(above name: String) -> String? {
    guard classes[name] != nil else { return nil }
    return ancestry(of: name).first { classes[$0] == nil }
  }

  /// Whether a class inherits from NSObject and not from one of UIKit's responders.
  func isFoundationObject(_ name: String) -> Bool {
    systemClass(above: name)?.hasPrefix("NS") ?? false
  }

  /// Whether a class has the methods of the app's delegate, and a session cannot create it.
  func isService(_ name: String) -> Bool {
    guard let entry = classes[name], name != mainDelegate else { return false }
    return entry.inherits.contains("UIApplicationDelegate")
      && (superclasses.contains(name) || entry.hidesInitializer)
  }

  /// Whether a class inherits from Core Data's objects.
  func isManagedObject(_ name: String) -> Bool { systemClass(above: name) == "NSManagedObject" }

  /// Whether a class inherits from Realm's objects, if the app uses Realm.
  func isRealmObject(_ name: String) -> Bool {
    ["Object", "EmbeddedObject", "RealmSwiftObject"].contains(systemClass(above: name))
  }

  private static let plainFoundation: Set<String> = [
    "URLProtocol", "Formatter", "NumberFormatter", "DateFormatter", "Thread", "JSONDecoder",
    "JSONEncoder", "InputStream", "OutputStream", "NSError",
  ]

  /// Whether a class inherits from one of Foundation whose methods are called on any thread.
  func inheritsFromPlainFoundation(_ name: String) -> Bool {
    systemClass(above: name).map(Self.plainFoundation.contains) ?? false
  }

  /// Whether a class of the module can be created without arguments, as Interface Builder does.
  func canCreate(_ name: String) -> Bool {
    guard classes[name] != nil else { return false }
    return ancestry(of: name).allSatisfy { name in
      guard let entry = classes[name] else { return true }
      return !entry.isForeign && !entry.hidesInitializer && topLevel.contains(name)
    }
  }

  /// Whether a class inherits from one of UIKit or Core Animation, which are the main actor's here.
  func inheritsFromUIKit(_ name: String) -> Bool {
    systemClass(above: name).map { $0.hasPrefix("UI") || $0.hasPrefix("CA") } ?? false
  }

  /// Returns the selector of a method: of the type or of what it inherits from, then UIKit's own, then
  /// that of any class of the app.
  func selector(base: String, labels: [String]?, in type: String?) -> String? {
    if let own = inheritedSelector(base, labels, in: type) { return own }
    let isOfUIKit = type.map { classes[$0] == nil && UIKitNames.isClass($0) } ?? false
    if let known = UIKitNames.selector(base, labels), isOfUIKit || labels != nil { return known }
    if isOfUIKit { return extensionSelector(base, labels, of: type) }
    for methods in [extensions.values.flatMap { $0 }, classes.values.flatMap(\.methods)] {
      if let found = methods.first(where: { $0.name == base }) { return found.selector }
    }
    return UIKitNames.selector(base, labels)
  }

  private func inheritedSelector(_ base: String, _ labels: [String]?, in type: String?) -> String? {
    let methods = (type.map(ancestry) ?? []).lazy.flatMap { classes[$0]?.methods ?? [] }
    return methods.first { $0.name == base && (labels ?? $0.labels) == $0.labels }?.selector
  }

  private func extensionSelector(_ base: String, _ labels: [String]?, of type: String?) -> String? {
    let own = type.flatMap { extensions[$0] } ?? []
    let methods = own + extensions.keys.sorted().flatMap { extensions[$0] ?? [] }
    return methods.first { $0.name == base && (labels ?? $0.labels) == $0.labels }?.selector
  }
}

/// The names of UIKit that the rewriter has to know.
enum UIKitNames {
  private static let withoutTable: Set<String> = [
    "UICollectionViewLayout", "UICollectionViewFlowLayout", "UIPresentationController", "UIImage",
    "UIPercentDrivenInteractiveTransition", "UITableViewDiffableDataSource",
    "UICollectionViewDiffableDataSource", "UIBarItem", "UIBarButtonItem", "UITabBarItem",
    "UIActivity", "UIAlertAction", "UINavigationItem", "UIColor", "UIFont",
  ]

  /// Whether a class of UIKit has the methods that tables override.
  static func hasTable(_ name: String) -> Bool {
    name.hasPrefix("UI") && !withoutTable.contains(name)
  }

  private static let delegatePrefixes = [
    "tableView", "collectionView", "scrollView", "textField", "textView", "searchBar",
    "navigationController", "tabBarController", "presentationController", "application",
    "userNotificationCenter", "gestureRecognizer", "pickerView", "numberOfSections",
    "numberOfComponents", "pageViewController", "splitViewController", "updateSearchResults",
    "scene", "sceneDid", "sceneWill", "windowScene", "adaptivePresentationStyle", "viewForZooming",
    "animationEnded", "interactionControllerFor", "animationController", "tabBar",
    "locationManager", "mapView", "webView", "imagePickerController", "documentPicker",
    "audioPlayer", "urlSession",
  ]

  /// Whether a method of UIKit's protocols is optional there.
  static func isOptionalMethod(_ name: String) -> Bool {
    animatorMethods.contains(name) || delegatePrefixes.contains { name.hasPrefix($0) }
  }

  /// The optional methods of `UIViewImplicitlyAnimating`.
  private static let animatorMethods: Set<String> = [
    "addAnimations", "addCompletion", "continueAnimation",
  ]

  /// Whether a name is that of a class of Apple's frameworks that has methods for selectors.
  static func isClass(_ name: String) -> Bool {
    ["UI", "WK", "NS", "MK", "AV"].contains { name.hasPrefix($0) }
  }

  /// The selectors of UIKit's own methods whose names Swift has changed, by name and labels.
  private static let selectors: [String: (labels: [String], selector: String)] = [
    "endEditing": (["_"], "endEditing:"),
    "popViewController": (["animated"], "popViewControllerAnimated:"),
    "popToRootViewController": (["animated"], "popToRootViewControllerAnimated:"),
    "dismiss": (["animated", "completion"], "dismissViewControllerAnimated:completion:"),
    "viewWillAppear": (["_"], "viewWillAppear:"),
    "viewIsAppearing": (["_"], "viewIsAppearing:"),
    "viewDidAppear": (["_"], "viewDidAppear:"),
    "viewWillDisappear": (["_"], "viewWillDisappear:"),
    "viewDidDisappear": (["_"], "viewDidDisappear:"),
    "willMove": (["toParent"], "willMoveToParentViewController:"),
    "didMove": (["toParent"], "didMoveToParentViewController:"),
  ]

  /// Returns the selector of a method of UIKit; nil if its name is the same in Swift.
  static func selector(_ base: String, _ labels: [String]?) -> String? {
    guard let known = selectors[base], labels == nil || labels == known.labels else { return nil }
    return known.selector
  }
}
