/// An element that is a part of a control but no view, such as a segment.
final class PartialElement: AccessibleElement {
  private weak var whole: UIControl?
  private let act: (UIControl) -> Void
  private let isChosen: (UIControl) -> Bool
  private let isUsable: (UIControl) -> Bool

  package let elementType: ElementType?
  package let elementLabel: String

  init(
    _ type: ElementType, _ label: String, of whole: UIControl,
    isEnabled: @escaping (UIControl) -> Bool = { _ in true },
    isSelected: @escaping (UIControl) -> Bool = { _ in false },
    act: @escaping (UIControl) -> Void
  ) {
    elementType = type
    elementLabel = label
    self.whole = whole
    self.act = act
    isChosen = isSelected
    isUsable = isEnabled
  }

  package var elementTitle: String? { elementLabel }

  package var elementIsEnabled: Bool {
    guard let whole else { return false }
    return whole.elementIsEnabled && isUsable(whole)
  }

  package var elementIsSelected: Bool { whole.map(isChosen) ?? false }

  package func performTap() throws(Refusal) {
    guard let whole else { throw Refusal("\(elementName) is gone.") }
    try whole.requireReachable()
    guard isUsable(whole) else {
      throw Refusal("\(elementName) is disabled. Do first what enables it.")
    }
    act(whole)
  }
}
