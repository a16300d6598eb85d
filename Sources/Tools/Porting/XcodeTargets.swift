import Foundation

/// The targets of Xcode projects: those that are ported with an app, and those of other programs.
///
/// Other programs are other apps, extensions, watch apps, tools and what is built for another system alone,
/// and the tests of these.
struct XcodeTargets {
  /// A target and the project it is in.
  typealias Member = (target: [String: Any], project: ProjectFile)

  /// The app that is ported.
  let app: Member
  /// The names of the apps beside it.
  let otherApps: [String]
  /// The app, the frameworks and the tests.
  private(set) var ported: [Member] = []
  /// The targets that are left out.
  private(set) var others: [Member] = []

  /// Chooses the app of a name, else the first one for iOS of the nearest project, else the first one.
  ///
  /// - Returns: nil if there is no app.
  init?(_ projects: [ProjectFile], named name: String?) {
    let all = projects.flatMap { project in project.targets.map { ($0, project) } } as [Member]
    let apps = all.filter { Self.type(of: $0) == "application" }
    let named = apps.first { member in
      name.map { Self.name(of: member).map(Port.identifier) == Port.identifier($0) } ?? false
    }
    guard let app = named ?? apps.first(where: Self.isForIOS) ?? apps.first else { return nil }
    self.app = app
    let id = app.project.id(of: app.target)
    let rest = apps.filter {
      $0.project.folder != app.project.folder || $0.project.id(of: $0.target) != id
    }
    otherApps = rest.compactMap(Self.name)
    for member in all {
      let isApp =
        member.project.folder == app.project.folder && member.project.id(of: member.target) == id
      let isPorted = isApp || Self.belongs(member) && !Self.tests(member, otherThan: id)
      if isPorted { ported.append(member) } else { others.append(member) }
    }
  }

  private static func name(of member: Member) -> String? { member.target["name"] as? String }

  /// Returns the targets that have a name, with it.
  static func named(_ members: [Member]) -> [(name: String, member: Member)] {
    members.compactMap { member in name(of: member).map { ($0, member) } }
  }

  /// The end of a target's product type.
  private static func type(of member: Member) -> String {
    let type = member.target["productType"] as? String ?? ""
    let prefix = "com.apple.product-type."
    return type.hasPrefix(prefix) ? String(type.dropFirst(prefix.count)) : type
  }

  /// Whether a target is an app or a framework, which become one module.
  static func isLinked(_ member: Member) -> Bool {
    let type = type(of: member)
    return type == "application" || type.contains("framework")
  }

  /// A kind of tests.
  enum Tests { case unit, ui }

  /// The kind of the tests in a target; nil if it holds none.
  static func tests(in member: Member) -> Tests? {
    switch type(of: member) {
    case "bundle.unit-test": .unit
    case "bundle.ui-testing": .ui
    default: nil
    }
  }

  /// Whether a target may belong to an app for iOS: a library or tests for it.
  private static func belongs(_ member: Member) -> Bool {
    let type = type(of: member)
    let isLibrary = ["framework", "library", "bundle"].contains { type.hasPrefix($0) }
    return isLibrary && isForIOS(member)
  }

  private static func isForIOS(_ member: Member) -> Bool {
    let settings = member.project.settings(of: member.target)
    if let platforms = settings["SUPPORTED_PLATFORMS"] { return platforms.contains("iphone") }
    return !["macosx", "watchos", "appletvos", "xros"].contains(settings["SDKROOT"])
  }

  /// Whether a target tests another program alone.
  private static func tests(_ member: Member, otherThan app: String?) -> Bool {
    guard type(of: member).hasPrefix("bundle") else { return false }
    let tested = member.project.dependencies(of: member.target)
    return !tested.isEmpty
      && tested.allSatisfy { id in
        guard id != app, let target = member.project.objects[id] else { return false }
        return !belongs((target, member.project))
      }
  }
}
