/// A property in an extension of UIKit's class that Interface Builder sets.
struct InspectableProperty: Decodable {
  let type: String
  let name: String

  /// The case of a table that sets the property.
  var setter: String {
    "case (\"\(name)\", let object as \(type)): "
      + "return HeadlessUIKit.rehearsalAssign(value) { object.\(name) = $0 }"
  }
}
