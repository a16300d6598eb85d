public import HeadlessUIKit
public import Reactive

/// A text field or a text view with its text, for operators that bind in both directions.
public struct TextInput<Base: UITextInput> {
  /// The field or view.
  public let base: Base
  /// Its text.
  public let text: ControlProperty<String?>

  /// Creates an input of a field or view and its text.
  public init(base: Base, text: ControlProperty<String?>) {
    self.base = base
    self.text = text
  }
}

extension Reactive where Base: UITextField {
  /// The field with its text.
  public var textInput: TextInput<Base> { TextInput(base: base, text: text) }
}

extension Reactive where Base: UITextView {
  /// The view with its text.
  public var textInput: TextInput<Base> { TextInput(base: base, text: text) }
}
