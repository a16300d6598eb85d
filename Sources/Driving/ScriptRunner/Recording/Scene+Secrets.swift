import HeadlessUIKit
import RehearsalCore
import ScriptLanguage

extension Scene {
  /// Returns the texts that the scene's own lines and settings name as secrets, before it runs.
  ///
  /// These are texts typed into an element that is named a secure text field, or a password, and
  /// stored values whose key says so. Others are known only once they are typed.
  ///
  /// - Parameter launch: the content of the storage at the first launch.
  func namedSecrets(launch: [String: String] = [:]) -> SecretTexts {
    var secrets = SecretTexts()
    secrets.add(Set((launch.stored + settings.launch.stored) + steps.flatMap(\.namedSecrets)))
    return secrets
  }
}

extension Step {
  /// The texts that the line names as secrets.
  fileprivate var namedSecrets: [String] {
    switch work {
    case .act(.touch(.type(let text, let query))),
      .act(.limited(.type(let text, let query), within: _)):
      query?.namesSecret == true ? [text] : []
    case .act(.process(.launch(let values))): values.stored
    case .arrange(.storage(let key, let value)): [key: value].stored
    case .repeated(_, let steps): steps.flatMap(\.namedSecrets)
    default: []
    }
  }
}

extension ElementQuery {
  /// Whether the query names a secure text field, or an element whose text says that it is one.
  fileprivate var namesSecret: Bool {
    type == .secureTextField || text.map(SecretName.isIn) == true
  }
}

extension [String: String] {
  /// The values whose keys name them as secrets.
  fileprivate var stored: [String] {
    filter { SecretName.isIn($0.key) && !SecretName.plainValues.contains($0.value.lowercased()) }
      .map(\.value)
  }
}

/// The words of a field's label or a storage's key that name its value as a secret.
private enum SecretName {
  private static let words: Set = ["password", "passwords", "passcode", "passphrase", "pin", "pwd"]

  /// Values that tell whether there is a secret, and are none.
  static let plainValues: Set = ["", "true", "false", "yes", "no", "on", "off", "0", "1"]

  /// Returns whether one of the words is in a name such as `Password`, `loginPassword` or `PIN code`.
  static func isIn(_ name: String) -> Bool {
    var word = ""
    var wasLower = false
    for character in name + " " {
      let startsWord = character.isUppercase && wasLower
      if startsWord || !character.isLetter {
        if words.contains(word) { return true }
        word = ""
      }
      if character.isLetter { word += character.lowercased() }
      wasLower = character.isLowercase
    }
    return false
  }
}
