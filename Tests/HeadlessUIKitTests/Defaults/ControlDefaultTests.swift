import Foundation
import HeadlessDevice
import HeadlessUIKit
import Testing

/// Sources: UIKit's documentation of each property.
@Suite("Values of new controls")
struct ControlDefaultTests {
  @Test("a new UIButton has UIKit's values")
  func newUIButton() {
    Device.current = Device()
    let new = UIButton()
    #expect(new.adjustsImageWhenHighlighted)
    #expect(new.adjustsImageWhenDisabled)
    #expect(!new.isPointerInteractionEnabled)
    #expect(new.titleEdgeInsets == .zero)
    #expect(new.imageEdgeInsets == .zero)
    #expect(new.automaticallyUpdatesConfiguration)
    #expect(!new.showsTouchWhenHighlighted)
    #expect(!new.reversesTitleShadowWhenHighlighted)
    #expect(new.preferredMenuElementOrder == .automatic)
    #expect(!new.showsMenuAsPrimaryAction)
    #expect(!new.changesSelectionAsPrimaryAction)
    #expect(new.role == .normal)
    #expect(new.contentEdgeInsets == .zero)
  }

  @Test("a new UIButton.Configuration has UIKit's values")
  func newUIButtonConfiguration() {
    Device.current = Device()
    let new = UIButton.Configuration.plain()
    #expect(new.macIdiomStyle == .automatic)
    #expect(new.indicator == .automatic)
    #expect(new.automaticallyUpdateForSelection)
    #expect(new.titleAlignment == .automatic)
    #expect(!new.showsActivityIndicator)
    #expect(new.buttonSize == .medium)
    #expect(new.cornerStyle == .dynamic)
    #expect(new.contentInsets == .zero)
    #expect(new.imagePadding == 0)
    #expect(new.titlePadding == 0)
    #expect(new.imagePlacement == .leading)
  }

  @Test("a new UISwitch has UIKit's values")
  func newUISwitch() {
    Device.current = Device()
    let new = UISwitch()
    #expect(new.preferredStyle == .automatic)
    #expect(new.onImage == nil)
    #expect(new.offImage == nil)
    #expect(!new.isOn)
  }

  @Test("a new UISlider has UIKit's values")
  func newUISlider() {
    Device.current = Device()
    let new = UISlider()
    #expect(new.minimumValue == 0)
    #expect(new.maximumValue == 1)
    #expect(new.isContinuous)
  }

  @Test("a new UIStepper has UIKit's values")
  func newUIStepper() {
    Device.current = Device()
    let new = UIStepper()
    #expect(new.minimumValue == 0.0)
    #expect(new.maximumValue == 100.0)
    #expect(new.stepValue == 1.0)
    #expect(!new.wraps)
    #expect(new.autorepeat)
    #expect(new.isContinuous)
  }

  @Test("a new UISegmentedControl has UIKit's values")
  func newUISegmentedControl() {
    Device.current = Device()
    let new = UISegmentedControl()
    #expect(!new.apportionsSegmentWidthsByContent)
    #expect(new.selectedSegmentIndex == UISegmentedControl.noSegment)
    #expect(!new.isMomentary)
  }

  @Test("a new UIPageControl has UIKit's values")
  func newUIPageControl() {
    Device.current = Device()
    let new = UIPageControl()
    #expect(new.backgroundStyle == .automatic)
    #expect(new.allowsContinuousInteraction)
    #expect(new.preferredIndicatorImage == nil)
    #expect(!new.defersCurrentPageDisplay)
    #expect(new.numberOfPages == 0)
    #expect(new.currentPage == 0)
    #expect(!new.hidesForSinglePage)
  }

  @Test("a new UIDatePicker has UIKit's values")
  func newUIDatePicker() {
    Device.current = Device()
    let new = UIDatePicker()
    #expect(new.datePickerMode == .dateAndTime)
    #expect(new.calendar == Calendar(identifier: .gregorian))
    #expect(new.preferredDatePickerStyle == .automatic)
  }

  @Test("a new UIPickerView has UIKit's values")
  func newUIPickerView() {
    Device.current = Device()
    let new = UIPickerView()
    #expect(new.showsSelectionIndicator)
  }
}
