// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are IQKeyboardManager's, and their documentation is too.
public import Foundation
public import HeadlessUIKit

/// The handler of the return key, which leads from a field of a controller to the next one.
public class IQKeyboardReturnKeyHandler: NSObject {
  public weak var delegate: (any UITextFieldDelegate & UITextViewDelegate)?
  public var lastTextFieldReturnKeyType = UIReturnKeyType.default { didSet { labelKeys() } }
  public var dismissTextViewOnReturn = false

  private struct Former {
    weak var delegate: (any UITextFieldDelegate)?
  }

  private var fields: [UITextField] = []
  private var formers: [ObjectIdentifier: Former] = [:]

  public override init() { super.init() }

  public convenience init(controller: UIViewController) {
    self.init()
    addResponderFromView(controller.view)
  }

  public func addResponderFromView(_ view: UIView, recursive: Bool = true) {
    for subview in view.subviews {
      if let field = subview as? UITextField {
        addTextFieldView(field)
      } else if recursive {
        addResponderFromView(subview)
      }
    }
  }

  public func removeResponderFromView(_ view: UIView, recursive: Bool = true) {
    for field in fields where field.isDescendant(of: view) { removeTextFieldView(field) }
  }

  public func addTextFieldView(_ view: UIView) {
    guard let field = view as? UITextField, !fields.contains(where: { $0 === field }) else {
      return
    }
    formers[ObjectIdentifier(field)] = Former(delegate: field.delegate)
    fields.append(field)
    field.delegate = self
    labelKeys()
  }

  public func removeTextFieldView(_ view: UIView) {
    guard let field = view as? UITextField,
      let former = formers.removeValue(forKey: ObjectIdentifier(field))
    else { return }
    fields.removeAll { $0 === field }
    field.delegate = former.delegate
  }

  private func labelKeys() {
    for field in fields {
      field.returnKeyType = field === fields.last ? lastTextFieldReturnKeyType : .next
    }
  }

  private func former(_ field: UITextField) -> (any UITextFieldDelegate)? {
    delegate ?? formers[ObjectIdentifier(field)]?.delegate
  }
}

extension IQKeyboardReturnKeyHandler: UITextFieldDelegate {
  public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
    former(textField)?.textFieldShouldBeginEditing(textField) ?? true
  }

  public func textFieldDidBeginEditing(_ textField: UITextField) {
    former(textField)?.textFieldDidBeginEditing(textField)
  }

  public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
    former(textField)?.textFieldShouldEndEditing(textField) ?? true
  }

  public func textFieldDidEndEditing(_ textField: UITextField) {
    former(textField)?.textFieldDidEndEditing(textField)
  }

  public func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool {
    former(textField)?.textField(
      textField, shouldChangeCharactersIn: range, replacementString: string) ?? true
  }

  public func textFieldShouldClear(_ textField: UITextField) -> Bool {
    former(textField)?.textFieldShouldClear(textField) ?? true
  }

  public func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    let returns = former(textField)?.textFieldShouldReturn(textField) ?? true
    guard returns, let place = fields.firstIndex(where: { $0 === textField }) else {
      return returns
    }
    if place + 1 < fields.count {
      fields[place + 1].becomeFirstResponder()
    } else {
      textField.resignFirstResponder()
    }
    return returns
  }
}
