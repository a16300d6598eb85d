public import Foundation

/// A control of several segments, of which one is selected.
open class UISegmentedControl: UIControl {
  /// The index that means no segment.
  public static let noSegment = -1

  private struct Segment {
    var title: String?
    var image: UIImage?
    var action: UIAction?
    var isEnabled = true

    var label: String { title ?? image?.accessibilityLabel ?? "" }
  }

  @exclusivity(unchecked)  // each access is over at once, as those of the next ones are
  private var segments: [Segment] = [] {
    didSet { parts = nil }
  }
  private var parts: [PartialElement]?

  /// The selected segment, or ``noSegment``; setting it in code sends no event.
  @exclusivity(unchecked)
  open var selectedSegmentIndex = UISegmentedControl.noSegment {
    didSet {
      if !segments.indices.contains(selectedSegmentIndex) {
        selectedSegmentIndex = UISegmentedControl.noSegment
      }
    }
  }

  /// A Boolean value that indicates whether the selection ends with the touch.
  @exclusivity(unchecked)
  open var isMomentary = false

  /// Creates a control without segments.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Creates a control of a storyboard or nib.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Creates a control with titles and images.
  public init(items: [Any]?) {
    super.init(frame: .zero)
    segments = (items ?? []).map {
      Segment(title: $0 as? String, image: $0 as? UIImage)
    }
  }

  /// Creates a control with a segment for each action.
  public convenience init(frame: CGRect, actions: [UIAction]) {
    self.init(frame: frame)
    segments = actions.map(Self.segment)
  }

  private static func segment(of action: UIAction) -> Segment {
    Segment(
      title: action.title.isEmpty ? nil : action.title, image: action.image, action: action)
  }

  /// Returns the action of a segment; nil if it has none.
  open func actionForSegment(at segment: Int) -> UIAction? {
    segments.indices.contains(segment) ? segments[segment].action : nil
  }

  /// Returns the segment of the action with an identifier; `NSNotFound` if there is none.
  open func segmentIndex(identifiedBy actionIdentifier: UIAction.Identifier) -> Int {
    segments.firstIndex { $0.action?.identifier == actionIdentifier } ?? NSNotFound
  }

  /// The number of segments.
  open var numberOfSegments: Int { segments.count }

  /// Returns the title of a segment; nil if it has none.
  open func titleForSegment(at segment: Int) -> String? {
    segments.indices.contains(segment) ? segments[segment].title : nil
  }

  /// Sets the title of a segment.
  open func setTitle(_ title: String?, forSegmentAt segment: Int) {
    if segments.indices.contains(segment) { segments[segment].title = title }
  }

  /// Returns the image of a segment; nil if it has none.
  open func imageForSegment(at segment: Int) -> UIImage? {
    segments.indices.contains(segment) ? segments[segment].image : nil
  }

  /// Sets the image of a segment.
  open func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
    if segments.indices.contains(segment) { segments[segment].image = image }
  }

  /// Sets the action of a segment, which runs when it is selected.
  open func setAction(_ action: UIAction, forSegmentAt segment: Int) {
    guard segments.indices.contains(segment) else { return }
    segments[segment].action = action
    segments[segment].title = action.title.isEmpty ? nil : action.title
    segments[segment].image = action.image
  }

  /// Returns whether a segment is enabled.
  open func isEnabledForSegment(at segment: Int) -> Bool {
    segments.indices.contains(segment) && segments[segment].isEnabled
  }

  /// Enables or disables a segment.
  open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {
    if segments.indices.contains(segment) { segments[segment].isEnabled = enabled }
  }

  /// Inserts a segment with a title; an index beyond the end appends.
  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    insert(Segment(title: title), at: segment)
  }

  /// Inserts a segment with an image; an index beyond the end appends.
  open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
    insert(Segment(image: image), at: segment)
  }

  /// Inserts a segment with an action; an index beyond the end appends.
  open func insertSegment(action: UIAction, at segment: Int, animated: Bool) {
    insert(Self.segment(of: action), at: segment)
  }

  private func insert(_ segment: Segment, at index: Int) {
    let place = min(max(index, 0), segments.count)
    segments.insert(segment, at: place)
    if selectedSegmentIndex >= place { selectedSegmentIndex += 1 }
  }

  /// Removes a segment; does nothing if there is none.
  open func removeSegment(at segment: Int, animated: Bool) {
    guard segments.indices.contains(segment) else { return }
    let chosen = selectedSegmentIndex
    segments.remove(at: segment)
    if chosen == segment {
      selectedSegmentIndex = UISegmentedControl.noSegment
    } else if chosen > segment {
      selectedSegmentIndex = chosen - 1
    }
  }

  /// Removes all segments.
  open func removeAllSegments() {
    segments = []
    selectedSegmentIndex = UISegmentedControl.noSegment
  }

  // MARK: AccessibleElement

  override var isElementByDefault: Bool { true }

  package override var elementType: ElementType? {
    isAccessibilityElement ? .segmentedControl : nil
  }

  package override var elementValue: String? {
    accessibilityValue ?? titleForSegment(at: selectedSegmentIndex)
  }

  package override func forEachAccessibleChild(
    _ body: (any AccessibleElement) -> Bool
  ) -> Bool {
    for part in partialElements where body(part) { return true }
    return false
  }

  private var partialElements: [PartialElement] {
    if let parts { return parts }
    let made = segments.indices.map { index in
      PartialElement(
        .button, segments[index].label, of: self,
        isEnabled: { ($0 as? UISegmentedControl)?.isEnabledForSegment(at: index) ?? false },
        isSelected: { ($0 as? UISegmentedControl)?.selectedSegmentIndex == index },
        act: { ($0 as? UISegmentedControl)?.choose(index) })
    }
    parts = made
    return made
  }

  /// Selects a segment and sends valueChanged; the selected segment sends nothing, as in UIKit.
  private func choose(_ index: Int) {
    guard isMomentary || index != selectedSegmentIndex else { return }
    selectedSegmentIndex = index
    if let action = segments[index].action { sendAction(action) }
    sendActions(for: [.valueChanged])
    sendActions(for: .primaryActionTriggered)
    if isMomentary { selectedSegmentIndex = UISegmentedControl.noSegment }
  }

  package override func performTap() throws(Refusal) {
    throw Refusal("a tap on \(elementName) must say on which segment: \(titles).")
  }

  private var titles: String {
    segments.map { "\"\($0.label)\"" }.joined(separator: ", ")
  }

  /// Selects a segment by its title.
  package override func performSet(_ value: String) throws(Refusal) {
    try requireReachable()
    guard let index = segments.firstIndex(where: { $0.label == value }) else {
      throw Refusal("\(elementName) has no segment \"\(value)\"; it has \(titles).")
    }
    try partialElements[index].performTap()
  }

  // MARK: Stored, without effect

  /// The colour of the selected segment.
  open var selectedSegmentTintColor: UIColor?
}
