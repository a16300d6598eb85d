// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are Firebase's, and their documentation is too.
import Foundation

/// The writes that an app makes of its data.
extension Write {
  static func set(_ path: String, _ data: [String: Any], merge: Bool = false) -> Write {
    let data = UserData(data)
    return Write(
      path: path, operation: .set(data.fields, mask: merge ? data.leaves : nil),
      transforms: data.transforms)
  }

  static func set(_ path: String, _ data: [String: Any], mergeFields: [Any]) -> Write {
    let data = UserData(data).keeping(mergeFields.map(FieldPath.segments))
    return Write(
      path: path, operation: .set(data.fields, mask: data.leaves), transforms: data.transforms)
  }

  static func update(_ path: String, _ fields: [AnyHashable: Any]) -> Write {
    let data = UserData(updating: fields)
    return Write(
      path: path, operation: .set(data.fields, mask: data.leaves), transforms: data.transforms,
      precondition: .exists(true))
  }
}
