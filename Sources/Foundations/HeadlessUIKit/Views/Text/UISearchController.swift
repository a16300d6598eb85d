/// The object that updates the results of a search.
@MainActor public protocol UISearchResultsUpdating: AnyObject {
  /// Called when the text changes and when the search begins or ends.
  func updateSearchResults(for searchController: UISearchController)
}

/// The delegate of a search controller.
@MainActor public protocol UISearchControllerDelegate: AnyObject {
  /// Tells the delegate that the search is about to begin.
  func willPresentSearchController(_ searchController: UISearchController)
  /// Tells the delegate that the search is to be presented; never called, as no presentation is needed.
  func presentSearchController(_ searchController: UISearchController)
  /// Tells the delegate that the search began.
  func didPresentSearchController(_ searchController: UISearchController)
  /// Tells the delegate that the search is about to end.
  func willDismissSearchController(_ searchController: UISearchController)
  /// Tells the delegate that the search ended.
  func didDismissSearchController(_ searchController: UISearchController)
}

extension UISearchControllerDelegate {
  /// Does nothing.
  public func willPresentSearchController(_ searchController: UISearchController) {}
  /// Does nothing.
  public func presentSearchController(_ searchController: UISearchController) {}
  /// Does nothing.
  public func didPresentSearchController(_ searchController: UISearchController) {}
  /// Does nothing.
  public func willDismissSearchController(_ searchController: UISearchController) {}
  /// Does nothing.
  public func didDismissSearchController(_ searchController: UISearchController) {}
}

/// A controller of a search bar and its results.
///
/// The search begins and ends within the call; UIKit presents it with an animation.
open class UISearchController: UIViewController {
  private var isSearching = false

  /// The view controller that is searched, set when a search begins.
  final weak var host: UIViewController?
  private var shownResults: UIViewController?

  private let ownBar = UISearchBar()

  /// The search bar; a subclass may return its own.
  open var searchBar: UISearchBar { ownBar }

  /// The controller that shows the results; nil if the searched view controller does.
  public final let searchResultsController: UIViewController?

  /// Whether the searched content is covered, by the name of iOS 12; stored, without effect.
  open var dimsBackgroundDuringPresentation = true

  /// The object that updates the results.
  open weak var searchResultsUpdater: (any UISearchResultsUpdating)?

  /// The delegate.
  open weak var delegate: (any UISearchControllerDelegate)?

  /// A Boolean value that indicates whether a search hides the title and the buttons of the bar.
  open var hidesNavigationBarDuringPresentation = true

  /// A Boolean value that indicates whether the results are shown during a search, with or without text.
  ///
  /// Setting it ends ``automaticallyShowsSearchResultsController``, until which it has no effect.
  open var showsSearchResultsController = false {
    didSet { automaticallyShowsSearchResultsController = false }
  }

  /// A Boolean value that indicates whether the results are shown while the search has a text.
  open var automaticallyShowsSearchResultsController = true {
    didSet { showResults() }
  }

  /// A Boolean value that indicates whether the Cancel button is shown during a search alone.
  open var automaticallyShowsCancelButton = true

  /// A Boolean value that indicates whether the scope bar is shown during a search alone.
  open var automaticallyShowsScopeBar = true

  /// Creates a search controller; nil means the searched view controller shows the results.
  public init(searchResultsController: UIViewController? = nil) {
    self.searchResultsController = searchResultsController
    super.init(nibName: nil, bundle: nil)
    searchBar.searchController = self
    searchBar.placeholder = "Search"
  }

  /// Creates a search controller without a results controller; the archive is not read.
  public required init?(coder: NSCoder) {
    searchResultsController = nil
    super.init(coder: coder)
    searchBar.searchController = self
    searchBar.placeholder = "Search"
  }

  /// A Boolean value that indicates whether a search is in progress.
  ///
  /// Editing begins a search; the Cancel button ends it.
  open var isActive: Bool {
    get { isSearching }
    set {
      guard newValue != isSearching else { return }
      newValue ? begin() : end()
    }
  }

  /// The results controller while its results are shown.
  package final var visibleResults: UIViewController? {
    let isShown =
      automaticallyShowsSearchResultsController
      ? searchBar.searchTextField.hasText : showsSearchResultsController
    return isSearching && isShown ? searchResultsController : nil
  }

  final var isCancelButtonVisible: Bool {
    automaticallyShowsCancelButton ? isSearching : searchBar.showsCancelButton
  }

  final var isScopeBarVisible: Bool {
    automaticallyShowsScopeBar ? isSearching : searchBar.showsScopeBar
  }

  private func begin() {
    delegate?.willPresentSearchController(self)
    isSearching = true
    registerWithHost()
    searchBar.becomeFirstResponder()
    update()
    delegate?.didPresentSearchController(self)
  }

  private func end() {
    delegate?.willDismissSearchController(self)
    isSearching = false
    presenter = nil
    showResults()
    searchBar.resignFirstResponder()
    if searchBar.searchTextField.hasText {
      searchBar.text = ""
    } else {
      update()
    }
    delegate?.didDismissSearchController(self)
  }

  final func update() {
    searchResultsUpdater?.updateSearchResults(for: self)
    showResults()
  }

  override var movesChildViewsItself: Bool { true }

  // MARK: The results

  /// Registers with the view controller that has the bar, so that it can be found from the results.
  private func registerWithHost() {
    host = searchBar.controllerOfItem ?? searchBar.nearestController
    presenter = host
    host?.bars.search = self
  }

  /// Shows the results over the searched view controller, or removes them.
  private func showResults() {
    let wanted = visibleResults
    guard wanted !== shownResults else { return }
    if let former = shownResults { hide(former) }
    shownResults = wanted
    if let wanted, let host, host.isViewLoaded { show(wanted, over: host) }
  }

  private func show(_ results: UIViewController, over host: UIViewController) {
    if results.parent !== self { addChild(results) }
    if host.isOnScreen { results.beginAppearing(animated: false) }
    host.view.addSubview(results.view)
    if host.isOnScreen {
      results.isAppearingNow()
      results.endAppearing()
    }
  }

  private func hide(_ results: UIViewController) {
    results.beginDisappearing(animated: false)
    results.viewIfLoaded?.removeFromSuperview()
    results.endDisappearing()
  }

  /// The results that appear and disappear with the searched view controller.
  final var resultsWithHost: UIViewController? { shownResults }

  final func scopeDidChange() {
    update()
  }

  // MARK: Stored, without effect

  /// A Boolean value that indicates whether the searched content is dimmed.
  open var obscuresBackgroundDuringPresentation = true
}
