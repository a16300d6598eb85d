import HeadlessDevice
import Testing

@testable import HeadlessUIKit

@Suite("Attributes of a storyboard's views", .portedFolder)
final class ViewAttributeTests {
  /// Made first in each test: another test may run between a suite's properties and its test.
  private lazy var phone = SpyPhone()

  @Test("each element of a view gives a view of its class")
  func classes() throws {
    _ = phone
    let types = [
      "view": "UIView", "containerView": "UIView", "label": "UILabel", "button": "UIButton",
      "textField": "UITextField", "textView": "UITextView", "switch": "UISwitch",
      "slider": "UISlider", "stepper": "UIStepper", "segmentedControl": "UISegmentedControl",
      "imageView": "UIImageView", "activityIndicatorView": "UIActivityIndicatorView",
      "progressView": "UIProgressView", "pageControl": "UIPageControl",
      "datePicker": "UIDatePicker", "pickerView": "UIPickerView", "searchBar": "UISearchBar",
      "scrollView": "UIScrollView", "stackView": "UIStackView", "tableView": "UITableView",
      "tableViewCell": "UITableViewCell", "collectionView": "UICollectionView",
      "collectionViewCell": "UICollectionViewCell",
      "collectionReusableView": "UICollectionReusableView", "toolbar": "UIToolbar",
      "navigationBar": "UINavigationBar", "visualEffectView": "UIVisualEffectView",
      "refreshControl": "UIRefreshControl", "control": "UIControl", "wkWebView": "UIView",
      "mapView": "UIView", "glkView": "UIView",
    ]
    for (name, type) in types.sorted(by: { $0.key < $1.key }) {
      let made = try loaded("<\(name)/>")
      #expect(made.view.subviews.map { word($0) } == [type], "\(name)")
    }
    #expect(try loaded("<unknownThing/>").view.subviews.isEmpty)
    #expect(phone.findings == [])
  }

  @Test("a view of the app's class is created; an unknown class is a finding")
  func customClass() throws {
    _ = phone
    let made = try loaded(#"<view \#(own("StoryView"))/><label customClass="Gone"/>"#)
    #expect(made.view.subviews.map { word($0) } == ["StoryView", "UILabel"])
    #expect(
      phone.findings == [
        """
        Unknown class Gone in Interface Builder file. The app has no class of that name for the \
        element label; one of UIKit's is used.
        """
      ])
  }

  @Test("a view without attributes has UIKit's defaults")
  func defaults() throws {
    _ = phone
    let made: UIView = try view("<view/>")
    #expect(!made.isHidden)
    #expect(made.alpha == 1)
    #expect(made.isUserInteractionEnabled)
    #expect(made.tag == 0)
    #expect(made.translatesAutoresizingMaskIntoConstraints)
    #expect(made.accessibilityIdentifier == nil)
    #expect(!made.isAccessibilityElement)
  }

  @Test("a view has its visibility, opacity, interaction, tag and constraints")
  func common() throws {
    _ = phone
    let made: UIView = try view(
      """
      <view hidden="YES" alpha="0.25" userInteractionEnabled="NO" tag="9" \
      translatesAutoresizingMaskIntoConstraints="NO"/>
      """)
    #expect(made.isHidden)
    #expect(made.alpha == 0.25)
    #expect(!made.isUserInteractionEnabled)
    #expect(made.tag == 9)
    #expect(!made.translatesAutoresizingMaskIntoConstraints)
    #expect(try view(#"<label userInteractionEnabled="YES"/>"#).isUserInteractionEnabled)
    #expect(try !view("<label/>").isUserInteractionEnabled)
  }

  @Test("an activity indicator that hides while stopped is visible once it is started")
  func hidesItself() throws {
    _ = phone
    let hiding: UIActivityIndicatorView = try view(
      #"<activityIndicatorView hidesWhenStopped="YES"/>"#)
    #expect(hiding.isHidden)
    hiding.startAnimating()
    #expect(!hiding.isHidden)
    #expect(try !view("<activityIndicatorView/>").isHidden)
    #expect(try !view(#"<activityIndicatorView animating="YES"/>"#).isHidden)
    #expect(try view(#"<activityIndicatorView animating="YES" hidden="YES"/>"#).isHidden)
  }

  @Test("a view has its accessibility configuration")
  func accessibility() throws {
    _ = phone
    let made: UIView = try view(
      """
      <view><accessibility key="accessibilityConfiguration" identifier="box" label="Box" \
      hint="A box"><bool key="isElement" value="YES"/></accessibility></view>
      """)
    #expect(
      [made.accessibilityIdentifier, made.accessibilityLabel, made.accessibilityHint] == [
        "box", "Box", "A box",
      ])
    #expect(made.isAccessibilityElement)
    let label: UILabel = try view(
      """
      <label text="Plain"><accessibility key="accessibilityConfiguration">\
      <bool key="isElement" value="NO"/></accessibility></label>
      """)
    #expect(!label.isAccessibilityElement)
    #expect(
      try view(#"<label text="P"><accessibility identifier="p"/></label>"#).isAccessibilityElement)
  }

  @Test("a control is enabled unless the storyboard says otherwise, and selected if it says so")
  func controls() throws {
    _ = phone
    let made = try loaded(
      #"<button/><button enabled="NO"/><button selected="YES"/><switch enabled="YES"/>"#)
    let controls = made.view.subviews.compactMap { $0 as? UIControl }
    #expect(controls.map(\.isEnabled) == [true, false, true, true])
    #expect(controls.map(\.isSelected) == [false, false, true, false])
  }
}
