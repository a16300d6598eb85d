// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are Differentiator's, and their documentation is too.

/// The place of an item: its section, and its place there.
public struct ItemPath: Hashable {
  public let sectionIndex: Int
  public let itemIndex: Int

  public init(sectionIndex: Int, itemIndex: Int) {
    (self.sectionIndex, self.itemIndex) = (sectionIndex, itemIndex)
  }
}

/// The changes that a list shows at once, and its sections before and after them.
///
/// The places of deleted and updated parts are those before the changes, of inserted ones those after them.
public struct Changeset<Section: SectionModelType> {
  public typealias Item = Section.Item

  public let originalSections: [Section]
  public let finalSections: [Section]
  public let insertedSections: [Int]
  public let deletedSections: [Int]
  public let movedSections: [(from: Int, to: Int)]
  public let updatedSections: [Int]
  public let insertedItems: [ItemPath]
  public let deletedItems: [ItemPath]
  public let movedItems: [(from: ItemPath, to: ItemPath)]
  public let updatedItems: [ItemPath]

  init(
    originalSections: [Section] = [], finalSections: [Section] = [],
    insertedSections: [Int] = [], deletedSections: [Int] = [],
    movedSections: [(from: Int, to: Int)] = [], updatedSections: [Int] = [],
    insertedItems: [ItemPath] = [], deletedItems: [ItemPath] = [],
    movedItems: [(from: ItemPath, to: ItemPath)] = [], updatedItems: [ItemPath] = []
  ) {
    self.originalSections = originalSections
    self.finalSections = finalSections
    self.insertedSections = insertedSections
    self.deletedSections = deletedSections
    self.movedSections = movedSections
    self.updatedSections = updatedSections
    self.insertedItems = insertedItems
    self.deletedItems = deletedItems
    self.movedItems = movedItems
    self.updatedItems = updatedItems
  }

  public static func initialValue(_ sections: [Section]) -> Changeset<Section> {
    Changeset(finalSections: sections, insertedSections: Array(sections.indices))
  }

  var isEmpty: Bool {
    insertedSections.isEmpty && deletedSections.isEmpty && movedSections.isEmpty
      && insertedItems.isEmpty && deletedItems.isEmpty && movedItems.isEmpty
      && updatedItems.isEmpty
  }
}
