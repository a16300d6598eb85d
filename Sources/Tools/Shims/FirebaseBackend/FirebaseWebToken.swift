// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
import Foundation

/// A JSON Web Token that nobody signed, with the claims that an app or a service reads.
public enum FirebaseWebToken {
  /// Returns the token with claims.
  public static func text(_ claims: FirebaseJSON) -> String {
    [Data(object: ["alg": "none", "typ": "JWT"]), Data(object: claims), Data()].map(encoded)
      .joined(separator: ".")
  }

  /// Returns the claims of a token; empty for a text that is none.
  public static func claims(in token: String) -> FirebaseJSON {
    let parts = token.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count == 3 else { return [:] }
    var text = parts[1].map { $0 == "-" ? "+" : $0 == "_" ? "/" : $0 }
    while text.count % 4 != 0 { text.append("=") }
    return Data(base64Encoded: String(text))?.object ?? [:]
  }

  private static func encoded(_ bytes: Data) -> String {
    String(
      bytes.base64EncodedString().filter { $0 != "=" }
        .map { $0 == "+" ? "-" : $0 == "/" ? "_" : $0 })
  }
}
