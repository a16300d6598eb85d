import HeadlessDevice
import Testing

@testable import HeadlessUIKit

@Suite("Values of a storyboard's views", .portedFolder)
final class ValueViewAttributeTests {
  /// Made first in each test: another test may run between a suite's properties and its test.
  private lazy var phone = SpyPhone()

  @Test("an image view has an asset's image, a symbol or none")
  func images() throws {
    _ = phone
    let made = try loaded(
      #"<imageView image="cat"/><imageView image="star" catalog="system"/><imageView/>"#)
    let images = made.view.subviews.map { ($0 as? UIImageView)?.image }
    #expect(images == [UIImage(named: "cat"), UIImage(systemName: "star"), nil])
  }

  @Test("an activity indicator runs and hides as the storyboard says")
  func indicators() throws {
    _ = phone
    let made = try loaded(
      """
      <activityIndicatorView/><activityIndicatorView animating="YES"/>\
      <activityIndicatorView hidesWhenStopped="YES"/>
      """)
    let indicators = made.view.subviews.compactMap { $0 as? UIActivityIndicatorView }
    #expect(indicators.map(\.isAnimating) == [false, true, false])
    #expect(indicators.map(\.hidesWhenStopped) == [false, false, true])
  }

  @Test("a progress view has its progress, 0 by default")
  func progress() throws {
    _ = phone
    let made = try loaded(#"<progressView progress="0.5"/><progressView/>"#)
    #expect(made.view.subviews.map { ($0 as? UIProgressView)?.progress } == [0.5, 0])
  }

  @Test("a switch is off unless the storyboard says on")
  func switches() throws {
    _ = phone
    let made = try loaded(#"<switch on="YES"/><switch on="NO"/><switch/>"#)
    #expect(made.view.subviews.map { ($0 as? UISwitch)?.isOn } == [true, false, false])
  }

  @Test("a slider has its limits and value, else 0 to 1 and 0.5")
  func sliders() throws {
    _ = phone
    let made = try loaded(#"<slider minValue="2" maxValue="8" value="4"/><slider/>"#)
    let sliders = made.view.subviews.compactMap { $0 as? UISlider }
    #expect(
      sliders.map { [$0.minimumValue, $0.maximumValue, $0.value] } == [[2, 8, 4], [0, 1, 0.5]])
  }

  @Test("a stepper has its limits, step and value, else 0 to 100 by 1 and 0")
  func steppers() throws {
    _ = phone
    let made = try loaded(
      """
      <stepper minimumValue="2" maximumValue="200" stepValue="3" value="150"/><stepper/>
      """)
    let values = made.view.subviews.compactMap { $0 as? UIStepper }.map {
      [$0.minimumValue, $0.maximumValue, $0.stepValue, $0.value]
    }
    #expect(values == [[2, 200, 3, 150], [0, 100, 1, 0]])
  }

  @Test("a page control has its pages and the current one")
  func pages() throws {
    _ = phone
    let made = try loaded(#"<pageControl numberOfPages="3" currentPage="2"/><pageControl/>"#)
    let pages = made.view.subviews.compactMap { $0 as? UIPageControl }
    #expect(pages.map { [$0.numberOfPages, $0.currentPage] } == [[3, 2], [0, 0]])
  }

  @Test("a date picker picks a date, a time, or both")
  func datePickers() throws {
    _ = phone
    let made = try loaded(
      """
      <datePicker datePickerMode="date"/><datePicker datePickerMode="time"/>\
      <datePicker datePickerMode="dateAndTime"/>
      """)
    let modes = made.view.subviews.compactMap { ($0 as? UIDatePicker)?.datePickerMode }
    #expect(modes == [.date, .time, .dateAndTime])
  }

  @Test("a segmented control has its segments, the selected one, and whether it is momentary")
  func segments() throws {
    _ = phone
    let full: UISegmentedControl = try view(
      """
      <segmentedControl selectedSegmentIndex="1" momentary="YES"><segments>\
      <segment title="Day"/><segment title="Week" enabled="NO"/>\
      <segment title="Year" enabled="YES"/></segments></segmentedControl>
      """)
    #expect((0..<3).map { full.titleForSegment(at: $0) } == ["Day", "Week", "Year"])
    #expect((0..<3).map { full.isEnabledForSegment(at: $0) } == [true, false, true])
    #expect(full.selectedSegmentIndex == 1)
    #expect(full.isMomentary)
    let bare: UISegmentedControl = try view(
      "<segmentedControl><segments><segment title=\"A\"/></segments></segmentedControl>")
    #expect(bare.selectedSegmentIndex == UISegmentedControl.noSegment)
    #expect(!bare.isMomentary)
    #expect(try view("<segmentedControl/>", as: UISegmentedControl.self).numberOfSegments == 0)
  }
}
