import Foundation
import HeadlessDevice
import HeadlessFoundation
import Testing

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

@Suite("Older names of Foundation")
struct OlderNamesTests {
  @Test("a property list is a dictionary, or an error")
  func propertyLists() throws {
    let folder = FileManager.default.temporaryDirectory
    let file = folder.appendingPathComponent("older-\(UUID().uuidString).plist")
    defer { try? FileManager.default.removeItem(at: file) }
    func write(_ value: Any) throws {
      try PropertyListSerialization.data(fromPropertyList: value, format: .xml, options: 0)
        .write(to: file, options: .atomicWrite)
    }
    try write(["key": "abc"])
    #expect(try NSDictionary(contentsOf: file, error: ()) == ["key": "abc"])
    try write([1, 2])
    #expect(throws: CocoaError.self) { try NSDictionary(contentsOf: file, error: ()) }
    try FileManager.default.removeItem(at: file)
    #expect(throws: CocoaError.self) { try NSDictionary(contentsOf: file, error: ()) }
  }

  @Test("a hexadecimal number is scanned into a signed integer; a text is not")
  func hexadecimal() {
    var number: Int64 = 7
    #expect(!Scanner(string: "zz").scanHexInt64(&number))
    #expect(number == 7)
    #expect(Scanner(string: "ff8000").scanHexInt64(&number))
    #expect(number == 0xff8000)
  }

  @Test("a text and an error are created without arguments, and a time moves by an interval")
  func withoutArguments() {
    let text: NSMutableAttributedString = .init()
    text.append(NSAttributedString(string: "a"))
    #expect(text.string == "a" && NSAttributedString().length == 0)
    #expect(NSError().code == 0)
    let request = NSMutableURLRequest()
    #expect(request.url == nil && request.httpMethod == "GET")
    let time = DispatchTime(uptimeNanoseconds: 1_000)
    #expect(time.advanced(by: .nanoseconds(500)).uptimeNanoseconds == 1_500)
  }

  @Test("a path is the URL of a file or a folder")
  func fileURLs() {
    #expect(NSURL.fileURL(withPath: "/tmp/a.txt").absoluteString == "file:///tmp/a.txt")
    #expect(
      NSURL.fileURL(withPath: "/tmp/a", isDirectory: true).absoluteString == "file:///tmp/a/")
  }

  @Test("an array is sorted by descriptors, the first of which counts most")
  func sortedArrays() {
    let orders = [
      HeadlessFoundation.NSSortDescriptor(key: "a", ascending: true),
      HeadlessFoundation.NSSortDescriptor(key: "b", ascending: false),
    ]
    let rows = [["a": 2, "b": 1], ["a": 1, "b": 1], ["a": 1, "b": 2]]
    let sorted = NSArray(array: rows).sortedArray(using: orders) as? [[String: Int]]
    #expect(sorted == [["a": 1, "b": 2], ["a": 1, "b": 1], ["a": 2, "b": 1]])
  }

  @Test("the app runs on no Mac, and the phone's clock counts virtual nanoseconds")
  func system() throws {
    #expect(!ProcessInfo.processInfo.isiOSAppOnMac && !ProcessInfo.processInfo.isMacCatalystApp)
    let start = mach_absolute_time()
    try Device.current.clock.advance(by: .milliseconds(2))
    #expect(mach_absolute_time() - start == 2_000_000)
  }
}
