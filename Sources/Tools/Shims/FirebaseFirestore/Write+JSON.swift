// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are Firebase's, and their documentation is too.
import FirebaseBackend
import Foundation

/// The encoding of writes in REST's JSON.
extension Write {
  /// Returns the JSON of the write, for documents whose names begin with a root.
  func json(root: String) -> FirebaseJSON {
    let name = "\(root)/\(path)"
    var object: FirebaseJSON
    switch operation {
    case .delete: object = ["delete": name]
    case .verify: object = ["verify": name]
    case .set(let fields, let mask):
      object = ["update": ["name": name, "fields": fields.json] as FirebaseJSON]
      if let mask {
        object["updateMask"] = ["fieldPaths": mask.map(FieldPath.text)] as FirebaseJSON
      }
    }
    if !transforms.isEmpty { object["updateTransforms"] = transforms.map(\.json) }
    object["currentDocument"] = precondition?.json
    return object
  }

  /// Creates a write of REST's JSON; nil if it is none.
  init?(json object: FirebaseJSON) {
    if let name = object["delete"] as? String {
      self.init(path: Path.relative(name), operation: .delete)
    } else if let name = object["verify"] as? String {
      self.init(path: Path.relative(name), operation: .verify)
    } else if let update = object["update"] as? FirebaseJSON, let name = update["name"] as? String {
      let mask = (object["updateMask"] as? FirebaseJSON).map {
        ($0["fieldPaths"] as? [String] ?? []).map(FieldPath.parsed)
      }
      let transforms = object["updateTransforms"] as? [FirebaseJSON] ?? []
      self.init(
        path: Path.relative(name), operation: .set(Fields(json: update["fields"]), mask: mask),
        transforms: transforms.compactMap(FieldTransform.init(json:)))
    } else {
      return nil
    }
    precondition = Precondition(json: object["currentDocument"])
  }
}

extension Write.Precondition {
  fileprivate var json: FirebaseJSON {
    switch self {
    case .exists(let exists): ["exists": exists]
    case .updateTime(let time): ["updateTime": time.text]
    }
  }

  fileprivate init?(json: Any?) {
    guard let object = json as? FirebaseJSON else { return nil }
    if let exists = object["exists"] as? Bool {
      self = .exists(exists)
    } else if let time = (object["updateTime"] as? String).flatMap(Timestamp.init(text:)) {
      self = .updateTime(time)
    } else {
      return nil
    }
  }
}

extension FieldTransform {
  fileprivate var json: FirebaseJSON {
    var object: FirebaseJSON = ["fieldPath": FieldPath.text(path)]
    switch change {
    case .time: object["setToServerValue"] = "REQUEST_TIME"
    case .increment(let number): object["increment"] = number.json
    case .union(let values):
      object["appendMissingElements"] = ["values": values.map(\.json)] as FirebaseJSON
    case .removal(let values):
      object["removeAllFromArray"] = ["values": values.map(\.json)] as FirebaseJSON
    }
    return object
  }

  fileprivate init?(json object: FirebaseJSON) {
    guard let text = object["fieldPath"] as? String else { return nil }
    path = FieldPath.parsed(text)
    if let number = Value(json: object["increment"]) {
      change = .increment(number)
    } else if let values = object["appendMissingElements"] as? FirebaseJSON {
      change = .union(Self.values(values))
    } else if let values = object["removeAllFromArray"] as? FirebaseJSON {
      change = .removal(Self.values(values))
    } else {
      change = .time
    }
  }

  private static func values(_ object: FirebaseJSON) -> [Value] {
    (object["values"] as? [Any] ?? []).compactMap { Value(json: $0) }
  }
}
