/// Who shows what a search finds.
@MainActor public protocol UISearchResultsUpdating: AnyObject {
  /// The text changed, or the search began.
  func updateSearchResults(for searchController: UISearchController)
}

/// Who is told that a search begins and ends.
@MainActor public protocol UISearchControllerDelegate: AnyObject {
  /// The search is about to begin.
  func willPresentSearchController(_ searchController: UISearchController)
  /// The search has begun.
  func didPresentSearchController(_ searchController: UISearchController)
  /// The search is about to end.
  func willDismissSearchController(_ searchController: UISearchController)
  /// The search has ended.
  func didDismissSearchController(_ searchController: UISearchController)
}

extension UISearchControllerDelegate {
  /// Does nothing.
  public func willPresentSearchController(_ searchController: UISearchController) {}
  /// Does nothing.
  public func didPresentSearchController(_ searchController: UISearchController) {}
  /// Does nothing.
  public func willDismissSearchController(_ searchController: UISearchController) {}
  /// Does nothing.
  public func didDismissSearchController(_ searchController: UISearchController) {}
}

/// A search bar with somebody who shows what is found.
///
/// It begins and ends within the call here; UIKit presents it with an animation.
open class UISearchController: UIViewController {
  private var isSearching = false

  /// The screen that is searched, from the first search on.
  final weak var host: UIViewController?
  private var shownResults: UIViewController?

  /// The bar.
  public final let searchBar = UISearchBar()

  /// What shows the results; nil where the screen that is searched does.
  public final let searchResultsController: UIViewController?

  /// Who shows what is found.
  open weak var searchResultsUpdater: (any UISearchResultsUpdating)?

  /// Who is told that the search begins and ends.
  open weak var delegate: (any UISearchControllerDelegate)?

  /// Whether the results show even though nothing is written.
  open var showsSearchResultsController = false

  /// Creates a search whose results a controller shows; nil where the screen that is searched does.
  public init(searchResultsController: UIViewController?) {
    self.searchResultsController = searchResultsController
    super.init(nibName: nil, bundle: nil)
    searchBar.searchController = self
    searchBar.placeholder = "Search"
  }

  /// Creates a search without results of its own, whatever the archive says.
  public required init?(coder: NSCoder) {
    searchResultsController = nil
    super.init(coder: coder)
    searchBar.searchController = self
    searchBar.placeholder = "Search"
  }

  /// Whether a search goes on; the keyboard begins one, the button to give up ends it.
  open var isActive: Bool {
    get { isSearching }
    set {
      guard newValue != isSearching else { return }
      newValue ? begin() : end()
    }
  }

  /// The results controller while its results show.
  package final var visibleResults: UIViewController? {
    guard isSearching, showsSearchResultsController || searchBar.searchTextField.hasText else {
      return nil
    }
    return searchResultsController
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

  /// Becomes known to the screen whose bar this is, so that it can be found from its results.
  private func registerWithHost() {
    var node: UIResponder? = searchBar.controllerOfItem ?? searchBar.next
    while let responder = node, !(responder is UIViewController) { node = responder.next }
    host = node as? UIViewController
    presenter = host
    host?.bars.search = self
  }

  /// Shows the results over the screen that is searched, or takes them away.
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

  /// The results that come and go with the screen that is searched.
  final var resultsWithHost: UIViewController? { shownResults }

  final func scopeDidChange() {
    update()
  }

  // MARK: Stored, without effect

  /// Whether the screen that is searched is dimmed.
  open var obscuresBackgroundDuringPresentation = true

  /// Whether the navigation bar hides.
  open var hidesNavigationBarDuringPresentation = true

  /// Whether the bar shows a button to give up by itself.
  open var automaticallyShowsCancelButton = true

  /// Whether the scopes show by themselves; kept for the vocabulary.
  open var automaticallyShowsScopeBar = true
}
