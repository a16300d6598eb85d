/// A protocol as its source declares it.
struct ProtocolDeclaration: Equatable {
  /// Where something is declared.
  struct Place: Equatable, CustomStringConvertible {
    let file: String
    let line: Int

    var description: String { "\(file):\(line)" }
  }

  /// A property that whoever conforms must have.
  struct Property: Equatable {
    let name: String
    let type: String
    let isSettable: Bool
  }

  /// A parameter of a method.
  struct Parameter: Equatable {
    /// What a caller writes; nil for `_`.
    let label: String?
    let name: String
    let type: String
  }

  /// A method that whoever conforms must have.
  struct Method: Equatable {
    let name: String
    let parameters: [Parameter]
    /// `async`, `throws` or both, as they are written.
    let effects: String
    /// Nil for a method that returns nothing.
    let result: String?
  }

  /// A requirement that no mock can be written for.
  struct Unwritable: Equatable {
    let what: String
    let place: Place
  }

  let name: String
  let place: Place
  let isMarked: Bool
  var inherited: [String] = []
  var properties: [Property] = []
  var methods: [Method] = []
  var unwritable: [Unwritable] = []
}
