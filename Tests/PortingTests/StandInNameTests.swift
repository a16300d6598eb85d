import Testing

@testable import Porting

@Suite("The names of a ported app")
struct StandInNameTests {
  @Test("a type of Foundation or Dispatch that Rehearsal has is that of Rehearsal")
  func aliases() throws {
    let folders = try Folders(["AppDelegate.swift": appDelegate])
    _ = try folders.port()
    let lines = try folders.written("Sources/Hello/RehearsalNames.swift").split(separator: "\n")
    let types = [
      "BlockOperation", "DateComponentsFormatter", "DispatchPredicate", "DispatchQueue",
      "DispatchWorkItem", "ListFormatter", "MeasurementFormatter", "NSCompoundPredicate",
      "NSDataDetector", "NSPredicate", "NSSecureUnarchiveFromDataTransformer", "NSSortDescriptor",
      "NSValueTransformerName", "Operation", "OperationQueue", "PersonNameComponentsFormatter",
      "RelativeDateTimeFormatter", "Timer", "URLSession", "URLSessionDataDelegate",
      "URLSessionDataTask", "URLSessionDelegate", "URLSessionDownloadDelegate",
      "URLSessionDownloadTask", "URLSessionTask", "URLSessionTaskDelegate", "URLSessionUploadTask",
      "UserDefaults", "ValueTransformer",
    ]
    let aliases = lines.filter {
      $0.hasPrefix("public typealias ") && $0.contains(" = HeadlessFoundation.")
        && !$0.contains(".Ported")
    }
    #expect(aliases.sorted() == types.map { "public typealias \($0) = HeadlessFoundation.\($0)" })
  }

  @Test("a type that the app declares under such a name is the app's")
  func ownType() throws {
    let folders = try Folders([
      "AppDelegate.swift": appDelegate, "Timer.swift": "final class Timer {}\n",
    ])
    _ = try folders.port()
    let names = try folders.written("Sources/Hello/RehearsalNames.swift")
    #expect(!names.contains("typealias Timer "))
    #expect(names.contains("public typealias UserDefaults = HeadlessFoundation.UserDefaults\n"))
  }
}
