import HeadlessUIKit
import Testing

/// Source: the documentation of NSItemProvider.
@Suite("The representations of an item provider")
struct ItemProviderTests {
  private final class Note: NSItemProviderWriting {
    static var writableTypeIdentifiersForItemProvider: [String] { ["app.note", "public.text"] }

    func loadData(
      withTypeIdentifier typeIdentifier: String,
      forItemProviderCompletionHandler completionHandler: @escaping (Data?, (any Error)?) -> Void
    ) -> Progress? { nil }
  }

  private struct Refused: Error {}

  @Test("an object that can be written gives the provider its types")
  func object() {
    let phone = Phone()
    let note = Note()
    let provider = NSItemProvider(object: note)
    #expect(provider.registeredTypeIdentifiers == ["app.note", "public.text"])
    #expect(provider.canLoadObject(ofClass: Note.self))
    var loaded: Note?
    provider.loadObject(ofClass: Note.self) { item, _ in loaded = item }
    #expect(loaded == nil)
    phone.settle()
    #expect(loaded === note)
  }

  @Test("an object that is registered adds its types, and the first one is loaded")
  func registeredObject() {
    let phone = Phone()
    let (first, second) = (Note(), Note())
    let provider = NSItemProvider()
    provider.registerObject(first, visibility: .all)
    provider.registerObject(second, visibility: .all)
    #expect(
      provider.registeredTypeIdentifiers
        == ["app.note", "public.text", "app.note", "public.text"])
    var loaded: Note?
    provider.loadObject(ofClass: Note.self) { item, _ in loaded = item }
    phone.settle()
    #expect(loaded === first)
  }

  @Test("registered closures load objects, bytes and files, with their errors")
  func registered() throws {
    let phone = Phone()
    let provider = NSItemProvider()
    provider.registerObject(ofClass: NSString.self, visibility: .all) {
      $0("text", nil)
      return nil
    }
    provider.registerDataRepresentation(forTypeIdentifier: "app.bytes", visibility: .team) {
      $0(Data([1, 2]), nil)
      return nil
    }
    provider.registerFileRepresentation(forTypeIdentifier: "app.file", visibility: .ownProcess) {
      $0(nil, false, Refused())
      return nil
    }
    #expect(provider.registeredTypeIdentifiers == ["app.bytes", "app.file"])
    #expect(provider.canLoadObject(ofClass: NSString.self))
    #expect(!provider.canLoadObject(ofClass: NSURL.self))
    let diary = Diary()
    provider.loadObject(ofClass: NSString.self) { text, _ in diary.write("\(text ?? "none")") }
    provider.loadDataRepresentation(forTypeIdentifier: "app.bytes") { data, _ in
      diary.write("\(data?.count ?? 0) bytes")
    }
    provider.loadItem(forTypeIdentifier: "app.file") { _, error in
      diary.write("\(error is Refused)")
    }
    provider.loadItem(forTypeIdentifier: "app.other") { _, error in
      diary.write("\(error != nil)")
    }
    phone.settle()
    #expect(diary.read() == ["text", "2 bytes", "true", "true"])
  }
}
