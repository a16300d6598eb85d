import HeadlessUIKit

extension Session {
  /// The number of bytes above which the content of a field is not recorded.
  private static let longestRecordedContent = 256

  /// Types text into an element, and records it as a secret if the element is a secure text field.
  func typeText(_ text: String, into element: any AccessibleElement) throws {
    recordSecret(text, in: element)
    defer { recordContent(of: element) }
    try element.performType(text)
  }

  /// Sets the value of an element, and records it as a secret if the element is a secure text field.
  func setValue(_ value: String, of element: any AccessibleElement) throws {
    recordSecret(value, in: element)
    try element.performSet(value)
  }

  /// Records the content of the secure text fields on the present screen, which the app may have filled.
  package func recordShownSecrets(on screen: Screen) {
    guard screen.elements.contains(where: { $0.type == .secureTextField && $0.value != nil })
    else { return }
    makeCurrent()
    for layer in visibleLayers { recordContents(in: layer.root) }
  }

  private func recordContents(in root: any AccessibleElement) {
    recordContent(of: root)
    root.forEachAccessibleChild { child in
      recordContents(in: child)
      return false
    }
  }

  private func recordSecret(_ text: String, in element: any AccessibleElement) {
    if element.elementType == .secureTextField { record(text) }
  }

  /// Records the whole content of a field into which a secret is typed in parts.
  private func recordContent(of element: any AccessibleElement) {
    guard element.elementType == .secureTextField, let text = (element as? UITextField)?.text,
      text.utf8.count <= Self.longestRecordedContent
    else { return }
    record(text)
  }

  private func record(_ secret: String) {
    guard !secret.isEmpty, secrets.insert(secret).inserted else { return }
    didLearnSecret?(secret)
  }
}
