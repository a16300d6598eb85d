import SwiftSyntax

/// The names of others' modules that Apple's have too.
///
/// A file that imports such a module means its type: UIKit's names are visible in every file here.
enum NamesOfBoth {
  private static let moya: Set<String> = ["Cancellable", "Image", "Method", "Task"]

  /// The names by their modules.
  static let all: [String: Set<String>] = [
    "Alamofire": ["DataDecoder"], "AlamofireImage": ["Image"], "Bond": ["Observable"],
    "Eureka": ["Form", "Section"],
    "Kingfisher": ["ImageResource"],
    "Kanna": ["XMLDocument", "XMLElement"], "Logging": ["Logger"],
    "Macaw": ["Color", "Group", "Image", "Path", "Shape", "Text"],
    "CombineMoya": moya, "Moya": moya, "RxMoya": moya,
    "ReactiveKit": ["Observable"], "RealmSwift": ["SortDescriptor"],
    "Willow": ["Logger"],
  ]
}

extension FileRewriter {
  /// Names the module of a type that Apple's modules have too.
  func qualify(_ name: TokenSyntax, _ node: some SyntaxProtocol) {
    guard name.text.first?.isUppercase == true, !index.appNames.contains(name.text),
      node.parent?.as(MemberAccessExprSyntax.self)?.declName.id != node.id,
      let module = imports.first(where: { NamesOfBoth.all[$0]?.contains(name.text) == true })
    else { return }
    edits.insert("\(module).", before: name)
  }

  /// The protocols of the standard library that associated types may be named after.
  private static let standardProtocols: Set<String> = [
    "BidirectionalCollection", "Collection", "Comparable", "Equatable", "Error", "Hashable",
    "Identifiable", "RandomAccessCollection", "Sequence",
  ]

  /// Writes a protocol of the standard library with its module where a requirement names it and the app has
  /// an associated type of that name.
  ///
  /// With the main actor as the default, the compiler takes the name for the type that a conformance infers.
  func qualifyRequirement(_ node: IdentifierTypeSyntax) {
    let name = node.name.text
    guard Self.standardProtocols.contains(name), index.associatedNames.contains(name),
      node.parent?.is(GenericParameterSyntax.self) == true
        || node.parent?.as(ConformanceRequirementSyntax.self)?.rightType.id == node.id
    else { return }
    edits.insert("Swift.", before: node.name)
  }
}
