import HeadlessUIKit
import Testing

@Suite("Appearance proxies")
struct AppearanceProxyTests {
  @Test("a class has one proxy, in each container too, and another class another one")
  func proxies() {
    let containers: [AnyClass] = [UINavigationController.self]
    let proxies: [(UIView, UIView)] = [
      (UIView.appearance(), UIWindow.appearance(whenContainedInInstancesOf: containers)),
      (
        UICollectionView.appearance(),
        UICollectionView.appearance(whenContainedInInstancesOf: containers)
      ),
      (UILabel.appearance(), UILabel.appearance(whenContainedInInstancesOf: containers)),
      (UIButton.appearance(), UIButton.appearance(whenContainedInInstancesOf: containers)),
      (UITextField.appearance(), UITextField.appearance(whenContainedInInstancesOf: containers)),
      (UITextView.appearance(), UITextView.appearance(whenContainedInInstancesOf: containers)),
      (UISwitch.appearance(), UISwitch.appearance(whenContainedInInstancesOf: containers)),
      (UISlider.appearance(), UISlider.appearance(whenContainedInInstancesOf: containers)),
      (UIStepper.appearance(), UIStepper.appearance(whenContainedInInstancesOf: containers)),
      (
        UISegmentedControl.appearance(),
        UISegmentedControl.appearance(whenContainedInInstancesOf: containers)
      ),
      (
        UIPageControl.appearance(), UIPageControl.appearance(whenContainedInInstancesOf: containers)
      ),
      (UITableView.appearance(), UITableView.appearance(whenContainedInInstancesOf: containers)),
      (
        UITableViewCell.appearance(),
        UITableViewCell.appearance(whenContainedInInstancesOf: containers)
      ),
      (
        UITableViewHeaderFooterView.appearance(),
        UITableViewHeaderFooterView.appearance(whenContainedInInstancesOf: containers)
      ),
      (UISearchBar.appearance(), UISearchBar.appearance(whenContainedInInstancesOf: containers)),
      (
        UIActivityIndicatorView.appearance(),
        UIActivityIndicatorView.appearance(whenContainedInInstancesOf: containers)
      ),
      (
        UIProgressView.appearance(),
        UIProgressView.appearance(whenContainedInInstancesOf: containers)
      ),
      (
        UIRefreshControl.appearance(),
        UIRefreshControl.appearance(whenContainedInInstancesOf: containers)
      ),
      (UIImageView.appearance(), UIImageView.appearance(whenContainedInInstancesOf: containers)),
      (UIDatePicker.appearance(), UIDatePicker.appearance(whenContainedInInstancesOf: containers)),
      (
        UINavigationBar.appearance(),
        UINavigationBar.appearance(whenContainedInInstancesOf: containers)
      ),
    ]
    #expect(proxies.allSatisfy { $0 === $1 })
    #expect(Set(proxies.map { ObjectIdentifier($0.0) }).count == proxies.count)
    #expect(UIToolbar.appearance() === UIToolbar.appearance())
    #expect(UITabBarItem.appearance() === UITabBarItem.appearance())
  }
}
