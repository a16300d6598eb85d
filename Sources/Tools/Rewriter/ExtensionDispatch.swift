/// The overrides of members that the module's extensions add to classes of others.
///
/// Objective-C calls them by the class of the object. Here the extension's member asks the object for each
/// class that overrides it, itself or by an extension of another class of others.
struct ExtensionDispatch {
  /// The classes that override a member first, by the type that is extended and the member's key.
  private var classes: [String: [String: [String]]] = [:]
  /// The types whose extensions declare what a class overrides, by the class's name and the key.
  private var origins: [String: [String: String]] = [:]
  /// The keys of the members whose overrides other modules see, by the type that is extended.
  private var published: [String: Set<String>] = [:]
  /// The classes of others whose extensions override a member, by the type that is extended and the
  /// member's key; a class comes before those that it inherits from.
  private var extended: [String: [String: [String]]] = [:]
  /// The types whose extensions declare what an extension of a class of others overrides, by its name and key.
  private var extendedOrigins: [String: [String: String]] = [:]
  private var superclasses: [String: String] = [:]

  /// No overrides.
  init() {}

  /// The overrides of an index.
  init(_ index: Index) {
    superclasses = index.classes.compactMapValues(\.superclass)
    for (name, keys) in index.overrides.sorted(by: { $0.key < $1.key })
    where index.classes[name]?.isForeign == false {
      for (key, isPublic) in keys.sorted(by: { $0.key < $1.key }) {
        guard let origin = origin(of: key, in: name, index) else { continue }
        origins[name, default: [:]][key] = origin
        if isPublic { published[origin, default: []].insert(key) }
      }
    }
    for (name, keys) in origins.sorted(by: { $0.key < $1.key }) {
      for (key, origin) in keys.sorted(by: { $0.key < $1.key }) where isFirst(name, key) {
        classes[origin, default: [:]][key, default: []].append(name)
      }
    }
    extend(index)
  }

  /// Reads the overrides in extensions of UIKit's classes.
  private mutating func extend(_ index: Index) {
    let others = index.overrides.filter {
      index.classes[$0.key] == nil && UIKitHierarchy.superclass(of: $0.key) != nil
    }
    let nearest = others.sorted {
      (ancestors(of: $1.key).count, $0.key) < (ancestors(of: $0.key).count, $1.key)
    }
    for (name, keys) in nearest {
      for key in keys.keys.sorted() {
        guard let origin = origin(of: key, in: name, index) else { continue }
        extendedOrigins[name, default: [:]][key] = origin
        extended[origin, default: [:]][key, default: []].append(name)
      }
    }
  }

  /// Whether an extension of a class of others overrides a member of another extension.
  func extends(_ key: String, in name: String) -> Bool { extendedOrigins[name]?[key] != nil }

  /// The type of others whose extension declares the member that a class overrides.
  private func origin(of key: String, in name: String, _ index: Index) -> String? {
    let type = ancestors(of: name).first { index.extensionMembers[$0]?[key] != nil }
    guard let type, index.classes[type]?.isForeign != false,
      index.objectiveCMembers[type]?.contains(key) == true
    else { return nil }
    return type
  }

  /// Whether none of the classes that a class inherits from overrides a member.
  func isFirst(_ name: String, _ key: String) -> Bool { overrider(above: name, key) == nil }

  private func overrider(above name: String, _ key: String) -> String? {
    ancestors(of: name).first { origins[$0]?[key] != nil }
  }

  /// Whether a class overrides a member of an extension of a class of others.
  func overrides(_ key: String, in name: String) -> Bool { origins[name]?[key] != nil }

  /// The member of an extension that calls the overrides; nil if there are none.
  func dispatcher(_ member: ExtensionMember, of type: String, _ modifiers: String) -> String? {
    let own = (classes[type]?[member.key] ?? []).map {
      ($0, ExtensionMember.override(member.name))
    }
    let others = (extended[type]?[member.key] ?? []).map {
      ($0, ExtensionMember.override(member.name, inExtensionOf: $0))
    }
    guard !own.isEmpty || !others.isEmpty else { return nil }
    let isPublished = published[type]?.contains(member.key) == true
    return member.dispatcher(isPublished ? "public " : modifiers, to: own + others)
  }

  /// The declaration in a class that calls an override of the class's extension.
  ///
  /// - Parameter original: the name of the extension's member.
  func forward(_ member: ExtensionMember, of name: String, as original: String) -> String {
    guard overrides(member.key, in: name) else {
      if ExtensionMember.ofObjects.contains(member.key) {
        return member.declarationOfObject(calling: original)
      }
      return member.declaration("public override ", as: member.name, calling: original)
    }
    return member.declaration(
      isFirst(name, member.key) ? "public " : "public override ",
      as: ExtensionMember.override(member.name), calling: ExtensionMember.moved(member.name))
  }

  /// The name under which a class calls its superclass's member; nil if it has its own name.
  func superName(_ name: String, labels: [String]?, in type: String) -> String? {
    let key = labels.map { "\(name)(\($0.map { "\($0):" }.joined()))" } ?? name
    for key in [key, "class \(key)"] {
      if overrider(above: type, key) != nil { return ExtensionMember.override(name) }
      if let other = ancestors(of: type).first(where: { extends(key, in: $0) }) {
        return ExtensionMember.override(name, inExtensionOf: other)
      }
      if origins[type]?[key] != nil || extends(key, in: type) || isDispatched(key, above: type) {
        return ExtensionMember.original(name)
      }
    }
    return nil
  }

  /// Whether an extension of a class that a class inherits from calls overrides of a member.
  private func isDispatched(_ key: String, above name: String) -> Bool {
    ancestors(of: name).contains { classes[$0]?[key] != nil || extended[$0]?[key] != nil }
  }

  /// The classes that a class inherits from, the nearest first; UIKit's follow the module's.
  private func ancestors(of name: String) -> ArraySlice<String> {
    UIKitHierarchy.ancestry(of: name) { superclasses[$0] }.dropFirst()
  }
}
