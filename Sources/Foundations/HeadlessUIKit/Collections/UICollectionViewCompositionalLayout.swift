public import Foundation

/// Sections that are each laid out in their own way.
open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
  /// Says how a section is laid out.
  public typealias SectionProvider = (Int, any NSCollectionLayoutEnvironment) ->
    NSCollectionLayoutSection?

  private let provider: SectionProvider

  /// Every section in the same way.
  public init(section: NSCollectionLayoutSection) {
    provider = { _, _ in section }
  }

  /// Every section as a closure says.
  public init(sectionProvider: @escaping SectionProvider) {
    provider = sectionProvider
  }

  /// Every section as a list.
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

  override func swipeActions(at path: IndexPath) -> UISwipeActionsConfiguration? {
    section(path.section)?.swipeActions?(path)
  }
}

/// What a layout may depend on.
@MainActor public protocol NSCollectionLayoutEnvironment {
  /// The traits of the screen.
  var traitCollection: UITraitCollection { get }
}

private struct LayoutEnvironment: NSCollectionLayoutEnvironment {
  var traitCollection: UITraitCollection { UIScreen.main.traitCollection }
}

/// How a list looks, and what a swipe on an item offers.
public struct UICollectionLayoutListConfiguration {
  /// Gives what a swipe on an item offers.
  public typealias SwipeActionsConfigurationProvider = (IndexPath) -> UISwipeActionsConfiguration?

  /// What a list looks like.
  nonisolated public enum Appearance: Int, Sendable {
    /// Rows from edge to edge, in groups, in groups with margins, or as in a side bar.
    case plain, grouped, insetGrouped, sidebar, sidebarPlain
  }

  /// Whether a view stands above or below a section.
  nonisolated public enum HeaderMode: Int, Sendable {
    /// None, a view of its own, or the first item.
    case none, supplementary, firstItemInSection
  }

  /// Whether a view stands below a section.
  nonisolated public enum FooterMode: Int, Sendable {
    /// None, or a view of its own.
    case none, supplementary
  }

  /// What the list looks like.
  public let appearance: Appearance
  /// Whether a view stands above a section.
  public var headerMode = HeaderMode.none
  /// Whether a view stands below a section.
  public var footerMode = FooterMode.none
  /// Whether there are lines between items.
  public var showsSeparators = true
  /// The colour behind the list.
  public var backgroundColor: UIColor?
  /// Gives what a swipe to the left offers.
  public var trailingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
  /// Gives what a swipe to the right offers; no driver swipes to the right.
  public var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?

  /// A list of an appearance.
  public init(appearance: Appearance) {
    self.appearance = appearance
  }
}

/// How a section is laid out.
open class NSCollectionLayoutSection {
  /// Whether a section scrolls across on its own.
  nonisolated public enum OrthogonalScrollingBehavior: Int, Sendable {
    /// Not, freely, or from page to page.
    case none, continuous, continuousGroupLeadingBoundary, paging, groupPaging, groupPagingCentered
  }

  /// The views around the section.
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  /// The distances around the content.
  open var contentInsets = NSDirectionalEdgeInsets.zero
  /// The gap between groups.
  open var interGroupSpacing: CGFloat = 0
  /// Whether the section scrolls across on its own.
  open var orthogonalScrollingBehavior = OrthogonalScrollingBehavior.none

  var swipeActions: ((IndexPath) -> UISwipeActionsConfiguration?)?

  /// A section of groups.
  public init(group: NSCollectionLayoutGroup) {}

  private init() {}

  /// A section that is a list.
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
    section.swipeActions = configuration.trailingSwipeActionsConfigurationProvider
    return section
  }
}
