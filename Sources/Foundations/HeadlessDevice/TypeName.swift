/// The name of a type.
///
/// `String(describing:)` asks the runtime first whether metatypes conform to three protocols, which
/// takes a pass over every conformance of the process. These names are the same.
package enum TypeName {
  /// Returns the name with its generic arguments, without modules: `Array<Int>`.
  package static func short(_ type: Any.Type) -> String { _typeName(type, qualified: false) }

  /// Returns the name with its modules: `Swift.Array<Swift.Int>`.
  package static func qualified(_ type: Any.Type) -> String { _typeName(type, qualified: true) }
}
