/// A protocol declaration, which the rewriter reads from its source by SwiftSyntax.
struct ProtocolDeclaration: Equatable, Decodable {
  /// The source location of a declaration.
  struct Place: Equatable, Decodable, CustomStringConvertible {
    let file: String
    let line: Int

    var description: String { "\(file):\(line)" }
  }

  /// A property requirement.
  struct Property: Equatable, Decodable {
    let name: String
    let type: String
    let isSettable: Bool
  }

  /// A parameter of a method.
  struct Parameter: Equatable, Decodable {
    /// The argument label; nil for `_`.
    let label: String?
    let name: String
    let type: String
  }

  /// A method requirement.
  struct Method: Equatable, Decodable {
    let name: String
    let parameters: [Parameter]
    /// The effects as in the source: `async`, `throws` or both.
    let effects: String
    /// The result type; nil for a method that returns nothing.
    let result: String?
  }

  /// A requirement that mocks do not support.
  struct UnsupportedRequirement: Equatable, Decodable {
    let what: String
    let place: Place
  }

  let name: String
  let place: Place
  let isMarked: Bool
  var inherited: [String] = []
  var properties: [Property] = []
  var methods: [Method] = []
  var unsupported: [UnsupportedRequirement] = []
}
