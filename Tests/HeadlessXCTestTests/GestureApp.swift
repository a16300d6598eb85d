import HeadlessUIKit
import HeadlessXCTest

extension Playground {
  /// Runs test code on the app with a table.
  static func runGestures(_ body: @escaping (XCUIApplication, PlaygroundCase) -> Void) -> Outcome {
    run(launches: false) { _, test in
      let app = XCUIApplication(GestureAppDelegate.self)
      app.launch()
      body(app, test)
    }
  }
}

/// An app with a table of swipeable rows, a slider, a picker and a search bar.
final class GestureAppDelegate: UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let window = UIWindow()
    window.rootViewController = UINavigationController(rootViewController: GestureViewController())
    window.makeKeyAndVisible()
    self.window = window
    return true
  }

  func application(
    _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
  ) -> Bool {
    GestureViewController.notes.append("open \(url)")
    return true
  }
}

final class GestureViewController: UIViewController, UITableViewDataSource, UITableViewDelegate,
  UIPickerViewDataSource, UIPickerViewDelegate
{
  static var notes: [String] = []

  private let table = UITableView()

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Gestures"
    Self.notes = []
    let slider = UISlider()
    slider.accessibilityLabel = "Volume"
    slider.addAction(
      UIAction { [unowned slider] _ in Self.notes.append("volume \(slider.value)") },
      for: .valueChanged)
    let picker = UIPickerView()
    picker.accessibilityLabel = "Size"
    picker.dataSource = self
    picker.delegate = self
    table.dataSource = self
    table.delegate = self
    table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    let button = UIButton(type: .system)
    button.setTitle("Hold", for: .normal)
    let press = UILongPressGestureRecognizer()
    press.addTarget(self) { _ in Self.notes.append("held") }
    button.addGestureRecognizer(press)
    button.addAction(UIAction { _ in Self.notes.append("tapped") }, for: .touchUpInside)
    for view in [slider, picker, button, table] { self.view.addSubview(view) }
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 60 }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    cell.textLabel?.text = "Row \(indexPath.row)"
    return cell
  }

  func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? { actions("Delete") }

  func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? { actions("Pin") }

  private func actions(_ title: String) -> UISwipeActionsConfiguration {
    UISwipeActionsConfiguration(actions: [
      UIContextualAction(style: .normal, title: title) { _, _, done in done(true) }
    ])
  }

  func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }

  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 3 }

  func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int)
    -> String?
  { ["Small", "Medium", "Large"][row] }

  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
    Self.notes.append("size \(row)")
  }
}
