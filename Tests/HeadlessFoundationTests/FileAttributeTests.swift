#if !canImport(ObjectiveC)
  import Foundation
  import HeadlessFoundation
  import Testing

  @Suite("Attributes of files in a dictionary")
  struct FileAttributeTests {
    @Test("a file's size, type, dates, permissions and owners are read by their methods")
    func attributes() {
      let (created, changed) = (Date(timeIntervalSince1970: 1), Date(timeIntervalSince1970: 2))
      let values: [FileAttributeKey: Any] = [
        .size: NSNumber(value: 294), .type: FileAttributeType.typeRegular, .creationDate: created,
        .modificationDate: changed, .posixPermissions: NSNumber(value: 0o644),
        .ownerAccountName: "ada", .groupOwnerAccountName: "staff",
        .systemNumber: NSNumber(value: 7), .systemFileNumber: NSNumber(value: 8),
      ]
      let file = values as NSDictionary
      #expect(file.fileSize() == 294)
      #expect(file.fileType() == "NSFileTypeRegular")
      #expect([file.fileCreationDate(), file.fileModificationDate()] == [created, changed])
      #expect(file.filePosixPermissions() == 0o644)
      #expect([file.fileOwnerAccountName(), file.fileGroupOwnerAccountName()] == ["ada", "staff"])
      #expect(file.fileSystemNumber() == 7 && file.fileSystemFileNumber() == 8)
    }

    @Test("keys may be texts, and a dictionary without attributes has none")
    func others() {
      let file: NSDictionary = ["NSFileSize": 3, "NSFileType": "NSFileTypeDirectory"]
      #expect(file.fileSize() == 3)
      #expect(file.fileType() == "NSFileTypeDirectory")
      let empty = NSDictionary()
      #expect(empty.fileSize() == 0 && empty.filePosixPermissions() == 0)
      #expect(empty.fileType() == nil && empty.fileCreationDate() == nil)
      #expect(!empty.fileExtensionHidden())
    }
  }
#endif
