public import Foundation

/// Sections that are each laid out in their own way.
open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
  /// Says how a section is laid out.
  public typealias SectionProvider = (Int, any NSCollectionLayoutEnvironment) ->
    NSCollectionLayoutSection?

  private let provider: SectionProvider

  /// What holds for all sections; kept for the vocabulary.
  open var configuration = UICollectionViewCompositionalLayoutConfiguration()

  /// Every section in the same way.
  public init(section: NSCollectionLayoutSection) {
    provider = { _, _ in section }
  }

  /// Every section as a closure says.
  public init(sectionProvider: @escaping SectionProvider) {
    provider = sectionProvider
  }

  /// Every section as a closure says.
  public convenience init(
    sectionProvider: @escaping SectionProvider,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    self.init(sectionProvider: sectionProvider)
    self.configuration = configuration
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

  override func swipeActions(
    _ side: SwipeSide, at path: IndexPath
  ) -> UISwipeActionsConfiguration? {
    let section = section(path.section)
    return side == .trailing
      ? section?.trailingActions?(path) : section?.leadingActions?(path)
  }
}

/// What holds for all sections; kept for the vocabulary.
open class UICollectionViewCompositionalLayoutConfiguration {
  /// The space between sections, in points.
  open var interSectionSpacing: CGFloat = 0
  /// Which way the sections follow each other.
  open var scrollDirection = UICollectionView.ScrollDirection.vertical
  /// What stands above and below all of them.
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []

  /// The usual configuration.
  public init() {}
}

/// What a layout may depend on.
@MainActor public protocol NSCollectionLayoutEnvironment {
  /// The traits of the screen.
  var traitCollection: UITraitCollection { get }
  /// The room there is.
  var container: any NSCollectionLayoutContainer { get }
}

/// The room there is for a layout.
@MainActor public protocol NSCollectionLayoutContainer {
  /// The size of all of it.
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
  /// Gives what a swipe to the right offers.
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

  var trailingActions: ((IndexPath) -> UISwipeActionsConfiguration?)?
  var leadingActions: ((IndexPath) -> UISwipeActionsConfiguration?)?

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
    section.trailingActions = configuration.trailingSwipeActionsConfigurationProvider
    section.leadingActions = configuration.leadingSwipeActionsConfigurationProvider
    return section
  }
}
