public import Foundation

/// A layout of sections that each have a layout of their own.
open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
  /// A closure that returns the layout of a section.
  public typealias SectionProvider = (Int, any NSCollectionLayoutEnvironment) ->
    NSCollectionLayoutSection?

  private let provider: SectionProvider

  /// The configuration for all sections; stored, without effect.
  open var configuration = UICollectionViewCompositionalLayoutConfiguration()

  /// Creates a layout with the same layout for all sections.
  public init(section: NSCollectionLayoutSection) {
    provider = { _, _ in section }
    super.init()
  }

  /// Creates a layout without sections, as one of the app's in a storyboard.
  public required init?(coder: NSCoder) {
    provider = { _, _ in nil }
    super.init(coder: coder)
  }

  /// Creates a layout with the same layout for all sections, with a configuration.
  public convenience init(
    section: NSCollectionLayoutSection,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    self.init(section: section)
    self.configuration = configuration
  }

  /// Creates a layout that asks a closure for each section's layout.
  public init(sectionProvider: @escaping SectionProvider) {
    provider = sectionProvider
    super.init()
  }

  /// Creates a layout that asks a closure for each section's layout, with a configuration.
  public convenience init(
    sectionProvider: @escaping SectionProvider,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    self.init(sectionProvider: sectionProvider)
    self.configuration = configuration
  }

  /// Returns a layout of lists.
  public static func list(
    using configuration: UICollectionLayoutListConfiguration
  ) -> UICollectionViewCompositionalLayout {
    UICollectionViewCompositionalLayout { _, environment in
      .list(using: configuration, layoutEnvironment: environment)
    }
  }

  private func section(_ index: Int) -> NSCollectionLayoutSection? {
    provider(index, LayoutEnvironment())
  }

  override func kinds(ofSection section: Int) -> [String] {
    self.section(section)?.boundarySupplementaryItems.map(\.elementKind) ?? []
  }

  override func swipeActions(
    _ side: SwipeSide, at path: IndexPath
  ) -> UISwipeActionsConfiguration? {
    let section = section(path.section)
    return side == .trailing
      ? section?.trailingActions?(path) : section?.leadingActions?(path)
  }
}

/// The configuration for all sections of a layout; stored, without effect.
open class UICollectionViewCompositionalLayoutConfiguration: HeadlessObject {
  /// The space between sections, in points.
  open var interSectionSpacing: CGFloat = 0
  /// The direction in which sections follow each other.
  open var scrollDirection = UICollectionView.ScrollDirection.vertical
  /// The headers and footers of the whole layout.
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  /// The rectangle that the insets of sections begin at.
  open var contentInsetsReference = UIContentInsetsReference.safeArea

  /// Creates the default configuration.
  public override init() {}
}

/// The rectangle that insets begin at; without effect.
nonisolated public enum UIContentInsetsReference: Int, Sendable {
  /// The layout's own, none, the safe area, the margins, or the readable content.
  case automatic, none, safeArea, layoutMargins, readableContent
}

/// The environment of a layout.
@MainActor public protocol NSCollectionLayoutEnvironment {
  /// The traits of the screen.
  var traitCollection: UITraitCollection { get }
  /// The container of the layout.
  var container: any NSCollectionLayoutContainer { get }
}

/// The size that a layout can fill.
@MainActor public protocol NSCollectionLayoutContainer {
  /// The size with insets.
  var contentSize: CGSize { get }
  /// The size without insets.
  var effectiveContentSize: CGSize { get }
}

private struct LayoutEnvironment: NSCollectionLayoutEnvironment {
  var traitCollection: UITraitCollection { UIScreen.main.traitCollection }
  var container: any NSCollectionLayoutContainer { self }
}

extension LayoutEnvironment: NSCollectionLayoutContainer {
  var contentSize: CGSize { UIScreen.main.bounds.size }
  var effectiveContentSize: CGSize { contentSize }
}

/// The configuration of a list layout.
public struct UICollectionLayoutListConfiguration {
  /// A closure that returns the swipe actions of an item.
  public typealias SwipeActionsConfigurationProvider = (IndexPath) -> UISwipeActionsConfiguration?

  /// The appearance of a list; it has no effect.
  nonisolated public enum Appearance: Int, Sendable {
    /// Rows from edge to edge, grouped rows, grouped rows with margins, or a sidebar.
    case plain, grouped, insetGrouped, sidebar, sidebarPlain
  }

  /// The header of each section in a list.
  nonisolated public enum HeaderMode: Int, Sendable {
    /// No header, a supplementary view, or the section's first item.
    case none, supplementary, firstItemInSection
  }

  /// The footer of each section in a list.
  nonisolated public enum FooterMode: Int, Sendable {
    /// No footer, or a supplementary view.
    case none, supplementary
  }

  /// The appearance of the list.
  public let appearance: Appearance
  /// The header of each section.
  public var headerMode = HeaderMode.none
  /// The footer of each section.
  public var footerMode = FooterMode.none
  /// Whether there are separators between items; stored, without effect.
  public var showsSeparators = true
  /// The background colour; stored, without effect.
  public var backgroundColor: UIColor?
  /// The space above each header, in points; nil for the default; stored, without effect.
  public var headerTopPadding: CGFloat?
  /// The look of the separators; stored, without effect.
  public var separatorConfiguration: UIListSeparatorConfiguration
  /// The closure that changes the separators of an item; never called: nothing is drawn.
  public var itemSeparatorHandler:
    ((IndexPath, UIListSeparatorConfiguration) -> UIListSeparatorConfiguration)?
  /// A closure that returns the actions of a swipe to the left.
  public var trailingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
  /// A closure that returns the actions of a swipe to the right.
  public var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?

  /// Creates a configuration of an appearance.
  public init(appearance: Appearance) {
    self.appearance = appearance
    separatorConfiguration = UIListSeparatorConfiguration(listAppearance: appearance)
  }
}

/// The scrolling of a section across the layout's direction.
nonisolated public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable {
  /// None, continuous, or from page to page.
  case none, continuous, continuousGroupLeadingBoundary, paging, groupPaging, groupPagingCentered
}

/// The layout of a section.
open class NSCollectionLayoutSection: HeadlessObject {
  /// The headers and footers of the section.
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  /// The insets of the content; stored, without effect.
  open var contentInsets = NSDirectionalEdgeInsets.zero
  /// The rectangle that the insets begin at; stored, without effect.
  open var contentInsetsReference = UIContentInsetsReference.automatic
  /// The rectangle that the insets of headers begin at; stored, without effect.
  open var supplementaryContentInsetsReference = UIContentInsetsReference.automatic
  /// Whether headers and footers have the insets of the content; stored, without effect.
  open var supplementariesFollowContentInsets = true
  /// The decorations behind the section; stored, without effect.
  open var decorationItems: [NSCollectionLayoutDecorationItem] = []
  /// The space between groups; stored, without effect.
  open var interGroupSpacing: CGFloat = 0
  /// The scrolling across the layout's direction; stored, without effect.
  open var orthogonalScrollingBehavior =
    UICollectionLayoutSectionOrthogonalScrollingBehavior.none
  /// The closure that changes visible items while a person scrolls; never called: nothing is laid out.
  open var visibleItemsInvalidationHandler:
    (([any NSCollectionLayoutVisibleItem], CGPoint, any NSCollectionLayoutEnvironment) -> Void)?

  var trailingActions: ((IndexPath) -> UISwipeActionsConfiguration?)?
  var leadingActions: ((IndexPath) -> UISwipeActionsConfiguration?)?

  /// Creates a section of groups.
  public init(group: NSCollectionLayoutGroup) {}

  private override init() {}

  /// Returns a section with a list layout.
  public static func list(
    using configuration: UICollectionLayoutListConfiguration,
    layoutEnvironment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection {
    let section = NSCollectionLayoutSection()
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .estimated(44))
    if configuration.headerMode == .supplementary {
      section.boundarySupplementaryItems.append(
        .init(
          layoutSize: size, elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
      )
    }
    if configuration.footerMode == .supplementary {
      section.boundarySupplementaryItems.append(
        .init(
          layoutSize: size, elementKind: UICollectionView.elementKindSectionFooter,
          alignment: .bottom))
    }
    section.trailingActions = configuration.trailingSwipeActionsConfigurationProvider
    section.leadingActions = configuration.leadingSwipeActionsConfigurationProvider
    return section
  }
}

/// An item of a section that is visible.
@MainActor public protocol NSCollectionLayoutVisibleItem: AnyObject {
  /// The transparency, from 0 to 1.
  var alpha: CGFloat { get set }
  /// The order in front of other items.
  var zIndex: Int { get set }
  /// A Boolean value that indicates whether the item is hidden.
  var isHidden: Bool { get set }
  /// The centre in the collection.
  var center: CGPoint { get set }
  /// The transform.
  var transform: CGAffineTransform { get set }
  /// The bounds.
  var bounds: CGRect { get }
  /// The index path.
  var indexPath: IndexPath { get }
  /// The frame in the collection.
  var frame: CGRect { get }
}
