// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are XLPagerTabStrip's, and their documentation is too.
public import Foundation
public import HeadlessUIKit

/// A pager with a bar of cells, a tap on which shows the page.
open class BaseButtonBarPagerTabStripViewController<ButtonBarCellType: UICollectionViewCell>:
  PagerTabStripViewController, PagerTabStripDataSource, PagerTabStripIsProgressiveDelegate,
  UICollectionViewDelegate, UICollectionViewDataSource
{
  public typealias Change = (
    _ oldCell: ButtonBarCellType?, _ newCell: ButtonBarCellType?, _ animated: Bool
  ) -> Void
  public typealias ProgressiveChange = (
    _ oldCell: ButtonBarCellType?, _ newCell: ButtonBarCellType?, _ progressPercentage: CGFloat,
    _ changeCurrentIndex: Bool, _ animated: Bool
  ) -> Void

  public var settings = ButtonBarPagerTabStripSettings()
  public var buttonBarItemSpec: ButtonBarItemSpec<ButtonBarCellType>!
  public var changeCurrentIndex: Change?
  public var changeCurrentIndexProgressive: ProgressiveChange?
  public weak var buttonBarView: ButtonBarView!
  private var followsScrolling = true

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    delegate = self
    datasource = self
  }

  public required init?(coder aDecoder: NSCoder) {
    super.init(coder: aDecoder)
    delegate = self
    datasource = self
  }

  open override func rehearsalSet(_ value: Any?, forKey key: String) -> Bool {
    guard key == "buttonBarView" else { return super.rehearsalSet(value, forKey: key) }
    buttonBarView = value as? ButtonBarView
    return true
  }

  open override func viewDidLoad() {
    let bar = buttonBarView ?? makeBar()
    buttonBarView = bar
    super.viewDidLoad()
    // The bar comes before the pages, as it is read.
    if bar.superview == nil { view.insertSubview(bar, at: 0) }
    if bar.delegate == nil { bar.delegate = self }
    if bar.dataSource == nil { bar.dataSource = self }
    bar.selectedBar.backgroundColor = settings.style.selectedBarBackgroundColor
    bar.selectedBarHeight = settings.style.selectedBarHeight
    bar.selectedBarVerticalAlignment = settings.style.selectedBarVerticalAlignment
    if let color = settings.style.buttonBarBackgroundColor { bar.backgroundColor = color }
    (bar.collectionViewLayout as? UICollectionViewFlowLayout)?.scrollDirection = .horizontal
    if case .nibFile(let name, let bundle, _) = buttonBarItemSpec {
      bar.register(UINib(nibName: name, bundle: bundle), forCellWithReuseIdentifier: "Cell")
    } else {
      bar.register(ButtonBarCellType.self, forCellWithReuseIdentifier: "Cell")
    }
  }

  private func makeBar() -> ButtonBarView {
    let height = settings.style.buttonBarHeight ?? 44
    return ButtonBarView(
      frame: CGRect(x: 0, y: 0, width: view.frame.width, height: height),
      collectionViewLayout: UICollectionViewFlowLayout())
  }

  open override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    if isViewAppearing { selectCurrentItem() }
  }

  private func selectCurrentItem() {
    buttonBarView.moveTo(
      index: currentIndex, animated: false, swipeDirection: .none,
      pagerScroll: .scrollOnlyIfOutOfScreen)
    buttonBarView.selectItem(
      at: IndexPath(item: currentIndex, section: 0), animated: false, scrollPosition: [])
  }

  open override func reloadPagerTabStripView() {
    super.reloadPagerTabStripView()
    guard isViewLoaded else { return }
    buttonBarView.reloadData()
    buttonBarView.moveTo(
      index: currentIndex, animated: false, swipeDirection: .none, pagerScroll: .yes)
  }

  // MARK: The indicator

  open func updateIndicator(
    for viewController: PagerTabStripViewController, fromIndex: Int, toIndex: Int
  ) {
    guard followsScrolling else { return }
    buttonBarView.moveTo(
      index: toIndex, animated: false, swipeDirection: toIndex < fromIndex ? .right : .left,
      pagerScroll: .yes)
    changeCurrentIndex?(
      cell(at: currentIndex != fromIndex ? fromIndex : toIndex), cell(at: currentIndex), true)
  }

  open func updateIndicator(
    for viewController: PagerTabStripViewController, fromIndex: Int, toIndex: Int,
    withProgressPercentage progressPercentage: CGFloat, indexWasChanged: Bool
  ) {
    guard followsScrolling else { return }
    buttonBarView.move(
      fromIndex: fromIndex, toIndex: toIndex, progressPercentage: progressPercentage,
      pagerScroll: .yes)
    changeCurrentIndexProgressive?(
      cell(at: currentIndex != fromIndex ? fromIndex : toIndex), cell(at: currentIndex),
      progressPercentage, indexWasChanged, true)
  }

  private func cell(at index: Int) -> ButtonBarCellType? {
    buttonBarView.cellForItem(at: IndexPath(item: index, section: 0)) as? ButtonBarCellType
  }

  open override func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    super.scrollViewDidEndScrollingAnimation(scrollView)
    if scrollView === containerView { followsScrolling = true }
  }

  // MARK: The cells

  open func configure(cell: ButtonBarCellType, for indicatorInfo: IndicatorInfo) {
    fatalError("You must override this method to set up ButtonBarView cell accordingly")
  }

  open func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { viewControllers.count }

  open func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let new = collectionView.dequeueReusableCell(withReuseIdentifier: "Cell", for: indexPath)
    guard let cell = new as? ButtonBarCellType,
      let page = viewControllers[indexPath.item] as? any IndicatorInfoProvider
    else { fatalError("The cell of a button bar should be a \(ButtonBarCellType.self)") }
    let info = page.indicatorInfo(for: self)
    configure(cell: cell, for: info)
    show(cell, isCurrent: currentIndex == indexPath.item)
    cell.isAccessibilityElement = true
    cell.accessibilityLabel = info.accessibilityLabel ?? cell.accessibilityLabel ?? info.title
    cell.accessibilityTraits.insert([.button, .header])
    return cell
  }

  private func show(_ cell: ButtonBarCellType, isCurrent: Bool) {
    let (old, new) = isCurrent ? (nil, cell) : (cell, nil)
    if pagerBehaviour.isProgressiveIndicator {
      changeCurrentIndexProgressive?(old, new, 1, true, false)
    } else {
      changeCurrentIndex?(old, new, false)
    }
  }

  open func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) {
    guard indexPath.item != currentIndex else { return }
    buttonBarView.moveTo(
      index: indexPath.item, animated: true, swipeDirection: .none, pagerScroll: .yes)
    followsScrolling = false
    let (old, new) = (cell(at: currentIndex), cell(at: indexPath.item))
    if pagerBehaviour.isProgressiveIndicator {
      changeCurrentIndexProgressive?(old, new, 1, true, true)
    } else {
      changeCurrentIndex?(old, new, true)
    }
    moveToViewController(at: indexPath.item)
  }

  open func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAtIndexPath indexPath: IndexPath
  ) -> CGSize {
    guard let spec = buttonBarItemSpec,
      let page = viewControllers[indexPath.item] as? any IndicatorInfoProvider
    else { return .zero }
    return CGSize(
      width: spec.weight(page.indicatorInfo(for: self)), height: collectionView.frame.height)
  }
}
