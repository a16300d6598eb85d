import Foundation
import HeadlessUIKit
import Reactive
import ReactiveUIKit
import Testing

@Suite("Events of delegates")
struct DelegateEventTests {
  final class Delegate: UISearchBarDelegate, UISearchControllerDelegate,
    UINavigationControllerDelegate, UITabBarControllerDelegate, UITabBarDelegate,
    UITableViewDelegate, UITextViewDelegate
  {
    var heard: [String] = []

    func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { false }

    func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { heard.append("own cancel") }

    func willPresentSearchController(_ searchController: UISearchController) {
      heard.append("own will present")
    }

    func navigationController(
      _ navigationController: UINavigationController, didShow viewController: UIViewController,
      animated: Bool
    ) {
      heard.append("own did show")
    }

    func tabBarController(
      _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
    ) -> Bool { false }

    func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) { heard.append("own item") }

    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 7 }

    func tableView(
      _ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath
    ) {
      heard.append("own accessory")
    }

    func textViewDidChangeSelection(_ textView: UITextView) { heard.append("own selection") }
  }

  final class Log {
    var lines: [String] = []
  }

  let delegate = Delegate()
  let log = Log()
  let bag = DisposeBag()

  /// Adds a line for each event to the log of the app's own delegate.
  func note<Source: ObservableType>(_ name: String, _ source: Source) {
    source.subscribe(onNext: { [delegate] in delegate.heard.append("\(name) \($0)") })
      .disposed(by: bag)
  }

  @Test("a search bar sends its cancel button and its scopes, after its own delegate heard of them")
  func searchBar() {
    let bar = UISearchBar()
    bar.scopeButtonTitles = ["all", "mine"]
    bar.delegate = delegate
    let cancel = bar.rx.cancelButtonClicked.subscribe(onNext: { [delegate] in
      delegate.heard.append("cancel")
    })
    let scope = bar.rx.selectedScopeButtonIndex.subscribe(onNext: { [delegate] in
      delegate.heard.append("scope \($0)")
    })
    bar.delegate?.searchBarCancelButtonClicked(bar)
    bar.delegate?.searchBar(bar, selectedScopeButtonIndexDidChange: 1)
    #expect(bar.delegate?.searchBarShouldBeginEditing(bar) == false)
    #expect(
      delegate.heard == [
        "scope \(bar.selectedScopeButtonIndex)", "own cancel", "cancel", "scope 1",
      ])
    cancel.dispose()
    #expect(bar.delegate !== delegate)
    scope.dispose()
    #expect(bar.delegate === delegate)
    Observable.just(1).bind(to: bar.rx.selectedScopeButtonIndex).disposed(by: bag)
    #expect(bar.selectedScopeButtonIndex == 1)
  }

  @Test("a search controller sends its presentations and dismissals")
  func searchController() {
    let controller = UISearchController(searchResultsController: nil)
    controller.delegate = delegate
    note("will present", controller.rx.willPresent.map { "" })
    note("did present", controller.rx.didPresent.map { "" })
    note("will dismiss", controller.rx.willDismiss.map { "" })
    note("did dismiss", controller.rx.didDismiss.map { "" })
    controller.delegate?.willPresentSearchController(controller)
    controller.delegate?.didPresentSearchController(controller)
    controller.delegate?.willDismissSearchController(controller)
    controller.delegate?.didDismissSearchController(controller)
    #expect(
      delegate.heard == [
        "own will present", "will present ", "did present ", "will dismiss ", "did dismiss ",
      ])
  }

  @Test("a navigation controller sends the view controllers that it shows")
  func navigation() {
    let controller = UINavigationController()
    let screen = UIViewController()
    screen.title = "Trips"
    controller.delegate = delegate
    note(
      "will show", controller.rx.willShow.map { "\($0.viewController.title ?? "") \($0.animated)" })
    note(
      "did show", controller.rx.didShow.map { "\($0.viewController.title ?? "") \($0.animated)" })
    controller.delegate?.navigationController(controller, willShow: screen, animated: true)
    controller.delegate?.navigationController(controller, didShow: screen, animated: false)
    #expect(
      delegate.heard == ["will show Trips true", "own did show", "did show Trips false"])
  }

  @Test("tab bars send selected view controllers and items; the own delegate may refuse")
  func tabs() {
    let (controller, bar) = (UITabBarController(), UITabBar())
    let screen = UIViewController()
    screen.title = "Trips"
    controller.delegate = delegate
    bar.delegate = delegate
    note("selected", controller.rx.didSelect.map { $0.title ?? "" })
    note("item", bar.rx.didSelectItem.map { $0.title ?? "" })
    controller.delegate?.tabBarController(controller, didSelect: screen)
    bar.delegate?.tabBar(bar, didSelect: UITabBarItem(title: "Map", image: nil, tag: 0))
    #expect(controller.delegate?.tabBarController(controller, shouldSelect: screen) == false)
    #expect(delegate.heard == ["selected Trips", "own item", "item Map"])
  }

  @Test("a table sends highlights, accessories and the cells that it shows no longer")
  func table() {
    let table = UITableView(frame: .zero, style: .plain)
    let path = IndexPath(row: 1, section: 0)
    table.delegate = delegate
    note("highlighted", table.rx.itemHighlighted.map(\.row))
    note("unhighlighted", table.rx.itemUnhighlighted.map(\.row))
    note("accessory", table.rx.itemAccessoryButtonTapped.map(\.row))
    note("gone", table.rx.didEndDisplayingCell.map(\.indexPath.row))
    note("scrolled", table.rx.didEndScrollingAnimation.map { "" })
    table.delegate?.tableView(table, didHighlightRowAt: path)
    table.delegate?.tableView(table, didUnhighlightRowAt: path)
    table.delegate?.tableView(table, accessoryButtonTappedForRowWith: path)
    table.delegate?.tableView(table, didEndDisplaying: UITableViewCell(), forRowAt: path)
    table.delegate?.scrollViewDidEndScrollingAnimation(table)
    #expect(table.delegate?.tableView(table, heightForRowAt: path) == 7)
    #expect(
      delegate.heard == [
        "highlighted 1", "unhighlighted 1", "own accessory", "accessory 1", "gone 1", "scrolled ",
      ])
  }

  @Test("a collection view sends highlights and the cells that it shows no longer")
  func collection() {
    let view = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    let path = IndexPath(item: 2, section: 0)
    note("highlighted", view.rx.itemHighlighted.map(\.item))
    note("unhighlighted", view.rx.itemUnhighlighted.map(\.item))
    note("gone", view.rx.didEndDisplayingCell.map(\.at.item))
    view.delegate?.collectionView(view, didHighlightItemAt: path)
    view.delegate?.collectionView(view, didUnhighlightItemAt: path)
    view.delegate?.collectionView(view, didEndDisplaying: UICollectionViewCell(), forItemAt: path)
    #expect(delegate.heard == ["highlighted 2", "unhighlighted 2", "gone 2"])
  }

  @Test("a text view sends the changes of its selection")
  func textView() {
    let view = UITextView()
    view.delegate = delegate
    note("selection", view.rx.didChangeSelection.map { "" })
    view.delegate?.textViewDidChangeSelection(view)
    #expect(delegate.heard == ["own selection", "selection "])
  }

  @Test("the app's life cycle is sent")
  func application() {
    note("active", UIApplication.rx.didBecomeActive.map { "" })
    note("inactive", UIApplication.rx.willResignActive.map { "" })
    note("background", UIApplication.rx.didEnterBackground.map { "" })
    note("foreground", UIApplication.rx.willEnterForeground.map { "" })
    note("end", UIApplication.rx.willTerminate.map { "" })
    let names = [
      UIApplication.didBecomeActiveNotification, UIApplication.willResignActiveNotification,
      UIApplication.didEnterBackgroundNotification, UIApplication.willEnterForegroundNotification,
      UIApplication.willTerminateNotification,
    ]
    for name in names { NotificationCenter.default.post(name: name, object: nil) }
    #expect(delegate.heard == ["active ", "inactive ", "background ", "foreground ", "end "])
  }

  @Test("a table's and a collection view's proxies answer every method of the delegate's protocol")
  func forwarding() throws {
    let sources = "Sources/Foundations/"
    for (protocolFile, proxyFiles) in [
      (
        "HeadlessUIKit/Views/Tables/UITableViewDelegate.swift",
        [
          "ReactiveUIKit/Tables/TableViewDelegateProxy.swift",
          "ReactiveUIKit/Tables/TableViewDelegateProxy+Forwarding.swift",
        ]
      ),
      (
        "HeadlessUIKit/Views/Collections/UICollectionViewDelegate.swift",
        ["ReactiveUIKit/Collections/CollectionViewDelegateProxy.swift"]
      ),
    ] {
      let text = try String(contentsOfFile: sources + protocolFile, encoding: .utf8)
      let declared = methods(String(text.prefix { $0 != "}" }))
      let answered = try proxyFiles.reduce(into: Set<String>()) {
        $0.formUnion(methods(try String(contentsOfFile: sources + $1, encoding: .utf8)))
      }
      #expect(declared.subtracting(answered) == [])
      #expect(declared.count > 10)
    }
  }

  /// Returns the labels of each method in a source text.
  private func methods(_ text: String) -> Set<String> {
    Set(
      text.matches(of: /func (\w+)\(([^)]*)\)/).map { match in
        let labels = match.output.2.split(separator: ",").compactMap {
          $0.split(whereSeparator: \.isWhitespace).first
        }
        return "\(match.output.1)(\(labels.joined(separator: " ")))"
      })
  }
}

@Suite("Bound data sources")
struct DataSourceTests {
  final class Sections: NSObject, UITableViewDataSource, RxTableViewDataSourceType,
    SectionedViewDataSourceType
  {
    var events: [String] = []
    private var rows: [Int] = []

    func tableView(_ tableView: UITableView, observedEvent: Event<[Int]>) {
      events.append("\(observedEvent)")
      guard let element = observedEvent.element else { return }
      rows = element
      tableView.reloadData()
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      rows.count
    }

    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      UITableViewCell(style: .default, reuseIdentifier: nil)
    }

    func model(at indexPath: IndexPath) throws -> Any { rows[indexPath.row] }
  }

  let table = UITableView(frame: .zero, style: .plain)

  @Test("an app's own data source receives the elements and knows its models")
  func ownSource() throws {
    let source = Sections()
    var selected: [Int] = []
    let binding = Observable.just([4, 5]).bind(to: table.rx.items(dataSource: source))
    let selection = table.rx.modelSelected(Int.self).subscribe(onNext: { selected.append($0) })
    table.delegate?.tableView(table, didSelectRowAt: IndexPath(row: 1, section: 0))
    #expect(source.events == ["next([4, 5])", "completed"])
    #expect(table.numberOfRows(inSection: 0) == 2)
    #expect(selected == [5])
    #expect(try table.rx.model(at: IndexPath(row: 0, section: 0)) == 4)
    selection.dispose()
    binding.dispose()
    #expect(table.dataSource == nil)
  }

  @Test("a picker shows titles, and sends its selected rows with their models")
  func picker() {
    let picker = UIPickerView()
    var heard: [String] = []
    let binding = Observable.just(["north", "south"]).bind(to: picker.rx.itemTitles) { row, side in
      "\(row) \(side)"
    }
    let rows = picker.rx.itemSelected.subscribe(onNext: { heard.append("row \($0.row)") })
    let models = picker.rx.modelSelected(String.self).subscribe(onNext: { heard += $0 })
    picker.delegate?.pickerView(picker, didSelectRow: 1, inComponent: 0)
    #expect(picker.numberOfRows(inComponent: 0) == 2)
    #expect(
      picker.delegate?.pickerView(picker, titleForRow: 1, forComponent: 0) == "1 south")
    #expect(heard == ["row 1", "south"])
    for subscription in [rows, models, binding] { subscription.dispose() }
    #expect(picker.delegate == nil && picker.dataSource == nil)
  }

  @Test("a picker shows the words of titles with attributes, or the views that a closure makes")
  func pickerViews() {
    let picker = UIPickerView()
    let sides = Observable.just(["north", "south"])
    let titles = sides.bind(to: picker.rx.itemAttributedTitles) { row, side in
      NSAttributedString(string: "\(row) \(side)")
    }
    #expect(picker.delegate?.pickerView(picker, titleForRow: 1, forComponent: 0) == "1 south")
    titles.dispose()
    let views = sides.bind(to: picker.rx.items) { row, side, view in
      let label = view as? UILabel ?? UILabel()
      label.text = "\(side), \(view == nil ? "new" : "used again")"
      return label
    }
    let first = picker.delegate?.pickerView(picker, viewForRow: 0, forComponent: 0, reusing: nil)
    #expect((first as? UILabel)?.text == "north, new")
    let second = picker.delegate?.pickerView(
      picker, viewForRow: 1, forComponent: 0, reusing: first)
    #expect(second === first && (second as? UILabel)?.text == "south, used again")
    views.dispose()
    #expect(picker.delegate == nil && picker.dataSource == nil)
  }

  @Test("a model of a table that is not bound, or of another type, is an error that says so")
  func mistakes() {
    let path = IndexPath(row: 0, section: 0)
    func message(_ body: () throws -> Int) -> String {
      do { return "\(try body())" } catch { return "\(error)" }
    }
    #expect(
      message { try table.rx.model(at: path) }
        == "UITableView has no models. Bind a sequence to its rx.items first.")
    let binding = Observable.just(["a"]).bind(to: table.rx.items) { _, _, _ in UITableViewCell() }
    #expect(
      message { try table.rx.model(at: path) }
        == "The model a is not of type Int. Ask for its own type.")
    binding.dispose()
  }
}
