// swift-format-ignore-file
import RealmSwift

enum Mood: String, PersistableEnum {
  case fresh, tired
}

class Goal: Object, ObjectKeyIdentifiable {
  @Persisted(primaryKey: true) var _id: ObjectId
  @Persisted(indexed: true) var name: String
  @Persisted var mood: Mood = .fresh
  @Persisted var doneAt: Date?

  convenience init(name: String) {
    self.init()
    self.name = name
  }
}

class Project: Object {
  @objc dynamic var name = "", colour: String?
  @objc dynamic var isOpen = true { didSet { if !isOpen { colour = "grey" } } }
  @objc dynamic var label: String { "\(name) (\(colour ?? "plain"))" }
  let sessions = List<Session>()

  override static func primaryKey() -> String? { "name" }
}

class Session: Object {
  @objc dynamic var minutes: Int = 0
  @objc dynamic var goal: Goal?
  let projects = LinkingObjects(fromType: Project.self, property: "sessions")
}
