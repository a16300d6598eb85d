import HeadlessUIKit

extension Session {
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

  private func recordSecret(_ text: String, in element: any AccessibleElement) {
    if element.elementType == .secureTextField { secrets.insert(text) }
  }

  /// Records the whole content of a field into which a secret is typed in parts.
  private func recordContent(of element: any AccessibleElement) {
    guard element.elementType == .secureTextField, let text = (element as? UITextField)?.text,
      !text.isEmpty,
      text.utf8.count <= Self.longestRecordedContent
    else { return }
    secrets.insert(text)
  }

  /// The number of bytes above which the content of a field is not recorded.
  private static let longestRecordedContent = 256
}
