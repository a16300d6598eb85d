/// A protocol declaration, parsed from its source.
struct ProtocolDeclaration: Equatable {
  /// The source location of a declaration.
  struct Place: Equatable, CustomStringConvertible {
    let file: String
    let line: Int

    var description: String { "\(file):\(line)" }
  }

  /// A property requirement.
  struct Property: Equatable {
    let name: String
    let type: String
    let isSettable: Bool
  }

  /// A parameter of a method.
  struct Parameter: Equatable {
    /// The argument label; nil for `_`.
    let label: String?
    let name: String
    let type: String
  }

  /// A method requirement.
  struct Method: Equatable {
    let name: String
    let parameters: [Parameter]
    /// The effects as in the source: `async`, `throws` or both.
    let effects: String
    /// The result type; nil for a method that returns nothing.
    let result: String?
  }

  /// A requirement that mocks do not support.
  struct UnsupportedRequirement: Equatable {
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
