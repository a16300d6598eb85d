/// A property that a stand-in adds to a class of UIKit and that Interface Builder sets.
struct InspectableProperty {
  let module: String
  let type: String
  let name: String

  /// The case of the app's table that sets the property.
  var setter: String {
    "case (\"\(name)\", let object as \(type)): "
      + "return HeadlessUIKit.rehearsalAssign(value) { object.\(name) = $0 }"
  }
}
