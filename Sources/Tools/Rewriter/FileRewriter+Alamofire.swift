import SwiftSyntax

/// The types of Alamofire 4 that have a parameter more since its version 5.
extension FileRewriter {
  /// Adds the type of errors to a response that names the type of its value alone: `DataResponse<User>`.
  func completeResponse(_ name: TokenSyntax, _ arguments: GenericArgumentClauseSyntax?) {
    guard imports.contains("Alamofire"), ["DataResponse", "DownloadResponse"].contains(name.text),
      !index.appNames.contains(name.text), let arguments, arguments.arguments.count == 1,
      let value = arguments.arguments.first
    else { return }
    edits.insert(", AFError", after: value)
  }
}
