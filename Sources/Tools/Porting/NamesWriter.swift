/// Writes the names that shadow Foundation's within the ported module.
///
/// A declaration of the own module is found before one of an imported module. So the app's sources
/// stay as they are, and a name that the app declares itself stays the app's.
struct NamesWriter {
  /// The declarations of the module's sources.
  let reply: RewriteReply
  /// The modules that all files see: the keychain's, which Foundation brings on Apple's systems, and those
  /// of a header for Objective-C.
  let imported: Set<String>
  /// The identifiers of the app's bundle and of its frameworks, which are one bundle here.
  var bundles: [String] = []
  /// The modules that no other file imports, although the app's sources use what they add to types.
  var lost: Set<String> = []

  /// The types of Foundation and Dispatch that others stand in for.
  static let aliases = [
    "Timer", "UserDefaults", "URLSession", "URLSessionTask", "URLSessionDataTask",
    "URLSessionUploadTask", "URLSessionDownloadTask", "URLSessionDelegate",
    "URLSessionTaskDelegate",
    "URLSessionDataDelegate", "URLSessionDownloadDelegate", "DispatchQueue", "DispatchWorkItem",
    "NSPredicate", "NSCompoundPredicate", "NSSortDescriptor", "Operation", "BlockOperation",
    "OperationQueue", "RelativeDateTimeFormatter", "DateComponentsFormatter",
    "MeasurementFormatter", "NSDataDetector", "ListFormatter", "PersonNameComponentsFormatter",
    "DispatchPredicate", "ValueTransformer", "NSSecureUnarchiveFromDataTransformer",
    "NSValueTransformerName", "NSExpression", "NSComparisonPredicate",
  ]

  /// The source.
  var text: String {
    let own = Set(reply.names)
    let aliases = Self.aliases.filter { !own.contains($0) }.map {
      "public typealias \($0) = HeadlessFoundation.\($0)\n"
    }
    let functions = Self.declarations.filter { !own.contains($0.name) }.map { "\n\($0.text)\n" }
    let imports =
      imported.sorted().map { "@_exported import \($0)\n" }.joined()
      + lost.subtracting(imported).sorted().map { "import \($0)\n" }.joined()
    let xml =
      reply.usesXML
      ? "#if canImport(FoundationXML)\n  @_exported import FoundationXML\n#endif\n\n" : ""
    return Self.head + imports + xml + aliases.joined() + functions.joined() + classNames
      + application + random + Self.extensions + bundleOfIdentifier
  }

  /// The bundle of an identifier, which is the app's for that of the app or of one of its frameworks.
  private var bundleOfIdentifier: String {
    let own = bundles.map(\.debugDescription).joined(separator: ", ")
    return """

      public extension Bundle {
        nonisolated convenience init?(identifier: String) {
          guard ([\(own)] as [String]).contains(identifier)
            || identifier == Ported.bundle.infoDictionary?["CFBundleIdentifier"] as? String
          else { return nil }
          self.init(url: Ported.bundle.bundleURL)
        }
      }

      """
  }

  /// The names that classes have for Objective-C, without a module.
  private var classNames: String {
    let entries = reply.objectiveCNames.sorted { $0.key < $1.key }.map {
      "\n  ObjectIdentifier(\($0.key).self): \"\($0.value)\","
    }
    let list = entries.isEmpty ? "[:]" : "[\(entries.joined())\n]"
    return "\nprivate nonisolated let rehearsalClassNames: [ObjectIdentifier: String] = \(list)\n"
  }

  /// The windows, scenes and delegate of the app that hosts tests.
  private var application: String {
    let members = Self.applicationProperties.filter { !reply.applicationMembers.contains($0.name) }
    return "\npublic extension UIApplication {\n\(members.map(\.text).joined())}\n"
  }

  private static let applicationProperties: [(name: String, text: String)] = [
    ("keyWindow", "  var keyWindow: UIWindow? { Ported.keyWindow(of: self) }\n"),
    ("windows", "  var windows: [UIWindow] { Ported.windows(of: self) }\n"),
    (
      "connectedScenes",
      "  var connectedScenes: Set<UIScene> { Ported.connectedScenes(of: self) }\n"
    ),
    (
      "delegate",
      """
        var delegate: (any UIApplicationDelegate)? {
          get { Ported.delegate(of: self) }
          set { Ported.setDelegate(newValue, of: self) }
        }

      """
    ),
  ]

  /// Swift's functions that draw random numbers, from the device's seed.
  private var random: String {
    Self.random.filter { !reply.randomFunctions.contains($0.name) }.map(\.text).joined()
  }

  private static let random: [(name: String, text: String)] = [
    ("random", ranges("FixedWidthInteger")),
    ("random", ranges("BinaryFloatingPoint where RawSignificand: FixedWidthInteger")),
    ("random", draw("Bool", "static func random() -> Bool", "random(using:")),
    ("shuffled", draw("Sequence", "func shuffled() -> [Element]", "shuffled(using:")),
    (
      "shuffle",
      draw(
        "MutableCollection where Self: RandomAccessCollection", "mutating func shuffle()",
        "shuffle(using:")
    ),
    (
      "randomElement",
      draw("Collection", "func randomElement() -> Iterator.Element?", "randomElement(using:")
    ),
  ]

  private static func ranges(_ type: String) -> String {
    ["Range", "ClosedRange"].map {
      draw(
        type, "static func random(in range: Swift.\($0)<Self>) -> Self", "random(in: range, using:")
    }.joined()
  }

  /// An extension with a function that calls another one with the device's generator.
  private static func draw(_ type: String, _ head: String, _ call: String) -> String {
    """

    public nonisolated extension Swift.\(type) {
      \(head) {
        var generator = Ported.Random()
        return \(call) &generator)
      }
    }

    """
  }

  private static let head = """
    // The names of the ported module that stand in for Foundation's: on virtual time, and with the
    // app's resources. Written by `rehearse port`.
    @_exported import HeadlessUIKit
    import HeadlessFoundation
    #if canImport(FoundationNetworking)
      @_exported import FoundationNetworking
    #endif


    """

  /// Returns the waiting of tests, which moves virtual time; an app's tests have it as their host.
  static func tests(of app: String? = nil, delegate: String = "") -> String {
    let host = app == nil ? "" : "Ported.hostTests(in: \(delegate).self)"
    let imported = app.map { "@testable import \($0)\n" } ?? ""
    return """

      \(imported)import RehearsalTesting
      import XCTest

      nonisolated func rehearsalTurn<Result: Sendable>(
        _ body: @MainActor () throws -> Result
      ) rethrows -> Result {
        defer { Ported.endTurn() }
        MainActor.assumeIsolated { \(host) }
        return try MainActor.assumeIsolated(body)
      }

      @MainActor func rehearsalTestTime() -> Ported.TimeMovement {
        \(host)
        return Ported.moveTimeInTest()
      }

      """ + waiting + systemNames
  }

  /// The names that XCTest has on Apple's systems alone.
  private static var systemNames: String {
    let names = [
      "XCTMetric", "XCTClockMetric", "XCTCPUMetric", "XCTMemoryMetric", "XCTStorageMetric",
      "XCTMeasureOptions", "XCTContext", "XCTActivity", "XCTAttachment",
    ]
    let lines = names.map { "  typealias \($0) = RehearsalTesting.\($0)\n" }
    return "\n#if !canImport(Darwin)\n\(lines.joined())#endif\n"
  }

  private static let waiting = """

    nonisolated extension XCTWaiter {
      static func wait(
        for expectations: [XCTestExpectation], timeout seconds: TimeInterval,
        enforceOrder: Bool = false, file: StaticString = #filePath, line: Int = #line
      ) -> XCTWaiter.Result {
        XCTWaiter().wait(
          for: expectations, timeout: seconds, enforceOrder: enforceOrder, file: file, line: line)
      }

      @discardableResult func wait(
        for expectations: [XCTestExpectation], timeout seconds: TimeInterval,
        enforceOrder: Bool = false, file: StaticString = #filePath, line: Int = #line
      ) -> XCTWaiter.Result {
        let time = Ported.moveTime(for: seconds)
        defer { time.stop() }
        return rehearsalWait(
          for: expectations, timeout: seconds, enforceOrder: enforceOrder, file: file, line: line)
      }
    }

    nonisolated extension XCTestCase {
      @preconcurrency @MainActor func waitForExpectations(
        timeout seconds: TimeInterval, file: StaticString = #filePath, line: Int = #line,
        handler: XCWaitCompletionHandler? = nil
      ) {
        let time = Ported.moveTime(for: seconds)
        defer { time.stop() }
        rehearsalWaitForExpectations(timeout: seconds, file: file, line: line, handler: handler)
      }

      func wait(
        for expectations: [XCTestExpectation], timeout seconds: TimeInterval = 10,
        enforceOrder: Bool = false, file: StaticString = #filePath, line: Int = #line
      ) {
        XCTWaiter(delegate: self).wait(
          for: expectations, timeout: seconds, enforceOrder: enforceOrder, file: file, line: line)
      }

      @MainActor func fulfillment(
        of expectations: [XCTestExpectation], timeout seconds: TimeInterval = 10,
        enforceOrder: Bool = false, file: StaticString = #filePath, line: Int = #line
      ) async {
        let time = Ported.moveTime(for: seconds)
        defer { time.stop() }
        await XCTWaiter(delegate: self).fulfillment(
          of: expectations, timeout: seconds, enforceOrder: enforceOrder, file: file, line: line)
      }

      @discardableResult @preconcurrency @MainActor func expectation(
        for predicate: HeadlessFoundation.NSPredicate, evaluatedWith object: Any?,
        handler: XCTNSPredicateExpectation.Handler? = nil
      ) -> XCTestExpectation {
        expectation(for: predicate.rehearsalOriginal, evaluatedWith: object, handler: handler)
      }
    }

    extension HeadlessFoundation.NSPredicate {
      fileprivate var rehearsalOriginal: Foundation.NSPredicate {
        Foundation.NSPredicate { object, _ in
          MainActor.assumeIsolated { self.evaluate(with: object) }
        }
      }
    }

    extension XCTNSPredicateExpectation {
      @preconcurrency @MainActor convenience init(
        predicate: HeadlessFoundation.NSPredicate, object: Any?
      ) { self.init(predicate: predicate.rehearsalOriginal, object: object) }
    }

    """

  /// The names of a package: its resources, which are the app's in the written package, and `Sendable`.
  ///
  /// A package's generic functions ask it of types that belong to the main actor here.
  static let package = """

    extension Bundle {
      nonisolated static var module: Bundle { Ported.bundle }
    }

    public typealias Sendable = Any

    """

  /// The names that the written module declares itself, and members of them.
  static let writtenNames = {
    let declaration = /(?:func|let|var|case|typealias|enum|class|struct) (\w+)/
    let texts =
      declarations.map(\.text) + applicationProperties.map(\.text) + [extensions, package]
    return declarations.map(\.name)
      + texts.flatMap { $0.matches(of: declaration).map { String($0.output.1) } }
  }()

  /// The declarations that an app's own of the same name replace.
  private static let declarations = functions + foundationNames

  private static let functions: [(name: String, text: String)] = [
    (
      "rehearsalIsMissing",
      """
      public nonisolated func rehearsalIsMissing(_ message: String) -> Never { fatalError(message) }
      """
    ),
    (
      "rehearsalLeavesOut",
      """
      public nonisolated func rehearsalLeavesOut(_ statement: String) { Ported.leaveOut(statement) }
      """
    ),
    (
      "rehearsalSkips",
      """
      public nonisolated func rehearsalSkips(_ message: String) { Ported.skip(message) }
      """
    ),
    (
      "rehearsalFailure",
      """
      public nonisolated func rehearsalFailure(_ message: String) -> any Error {
        Ported.skip(message)
        return NSError(domain: "Rehearsal", code: 1, userInfo: [NSLocalizedDescriptionKey: message])
      }
      """
    ),
    (
      "rehearsalNumber",
      """
      /// The number of a value, which Swift makes of more types on Apple's systems.
      public nonisolated func rehearsalNumber(_ value: Any) -> NSNumber {
        switch value {
        case let value as CGFloat: NSNumber(value: Double(value))
        case let value as Decimal: NSDecimalNumber(decimal: value)
        default: value as! NSNumber
        }
      }
      """
    ),
    (
      "rehearsalColor",
      """
      public nonisolated func rehearsalColor(
        red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat
      ) -> UIColor { UIColor(red: red, green: green, blue: blue, alpha: alpha) }

      /// The literal as a colour of a layer, where nothing else fits.
      @_disfavoredOverload
      public nonisolated func rehearsalColor(
        red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat
      ) -> CGColor { UIColor(red: red, green: green, blue: blue, alpha: alpha).cgColor }
      """
    ),
    (
      "NSLocalizedString",
      """
      public nonisolated func NSLocalizedString(
        _ key: String, tableName: String? = nil, bundle: Bundle = .main, value: String = "",
        comment: String
      ) -> String { Ported.text(key, table: tableName, value: value) }
      """
    ),
    (
      "dispatchPrecondition",
      """
      public nonisolated func dispatchPrecondition(
        condition: @autoclosure () -> HeadlessFoundation.DispatchPredicate
      ) { HeadlessFoundation.dispatchPrecondition(condition: condition()) }
      """
    ),
    (
      "autoreleasepool",
      """
      public nonisolated func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result {
        try HeadlessUIKit.rehearsalAutoreleasePool(body)
      }
      """
    ),
    ("CFString", "public typealias CFString = String"),
    (
      "kCFBundleVersionKey",
      """
      public nonisolated let kCFBundleVersionKey: String! = "CFBundleVersion"
      public nonisolated let kCFBundleNameKey: String! = "CFBundleName"
      public nonisolated let kCFBundleIdentifierKey: String! = "CFBundleIdentifier"
      public nonisolated let kCFBundleExecutableKey: String! = "CFBundleExecutable"
      public nonisolated let kCFBundleDevelopmentRegionKey: String! = "CFBundleDevelopmentRegion"
      public nonisolated let kCFBundleLocalizationsKey: String! = "CFBundleLocalizations"
      public nonisolated let kCFBundleInfoDictionaryVersionKey: String! = "CFBundleInfoDictionaryVersion"
      """
    ),
    ("NSInteger", "public typealias NSInteger = Int"),
    (
      "PTHREAD_MUTEX_RECURSIVE",
      """
      #if os(Linux)
        public nonisolated let PTHREAD_MUTEX_RECURSIVE: Int32 = 1
      #endif
      """
    ),
    (
      "NSStringFromClass",
      """
      #if !canImport(ObjectiveC)
        public nonisolated func NSStringFromClass(_ aClass: AnyClass) -> String {
          rehearsalClassNames[ObjectIdentifier(aClass)] ?? HeadlessUIKit.rehearsalName(of: aClass)
        }
      #endif
      """
    ),
    ("NSEC_PER_SEC", "public nonisolated let NSEC_PER_SEC: UInt64 = 1_000_000_000"),
    ("NSEC_PER_MSEC", "public nonisolated let NSEC_PER_MSEC: UInt64 = 1_000_000"),
    ("NSEC_PER_USEC", "public nonisolated let NSEC_PER_USEC: UInt64 = 1_000"),
    ("USEC_PER_SEC", "public nonisolated let USEC_PER_SEC: UInt64 = 1_000_000"),
    (
      "NSFoundationVersionNumber",
      """
      public nonisolated let NSFoundationVersionNumber: Double = 2575
      public nonisolated let NSFoundationVersionNumber_iOS_8_0: Double = 1140.11
      public nonisolated let NSFoundationVersionNumber_iOS_8_3: Double = 1144.17
      public nonisolated let NSFoundationVersionNumber_iOS_9_0: Double = 1240.1
      public nonisolated let NSFoundationVersionNumber_iOS_9_4: Double = 1280.25
      """
    ),
    ("MAXFLOAT", "public nonisolated let MAXFLOAT = Float.greatestFiniteMagnitude"),
    ("HUGE", "public nonisolated let HUGE = Float.greatestFiniteMagnitude"),
    (
      "CFAbsoluteTimeGetCurrent",
      """
      public typealias CFAbsoluteTime = Double

      public nonisolated func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime {
        Ported.date.timeIntervalSinceReferenceDate
      }
      """
    ),
    (
      "CFRunLoop",
      """
      public typealias CFRunLoop = RunLoop

      public nonisolated func CFRunLoopGetMain() -> CFRunLoop! { RunLoop.main }
      public nonisolated func CFRunLoopGetCurrent() -> CFRunLoop! { RunLoop.current }

      public nonisolated enum CFRunLoopMode: String {
        case defaultMode = "kCFRunLoopDefaultMode"
        case commonModes = "kCFRunLoopCommonModes"
      }

      public nonisolated let kCFRunLoopDefaultMode = CFRunLoopMode.defaultMode.rawValue
      public nonisolated let kCFRunLoopCommonModes = CFRunLoopMode.commonModes.rawValue
      """
    ),
    (
      "NSSearchPathForDirectoriesInDomains",
      """
      public nonisolated func NSSearchPathForDirectoriesInDomains(
        _ directory: FileManager.SearchPathDirectory, _ domains: FileManager.SearchPathDomainMask,
        _ expandTilde: Bool
      ) -> [String] { Ported.folder(directory).map { [$0.path] } ?? [] }
      """
    ),
    (
      "NSTemporaryDirectory",
      "public nonisolated func NSTemporaryDirectory() -> String { Ported.temporaryFolder.path + \"/\" }"
    ),
    (
      "NSHomeDirectory",
      "public nonisolated func NSHomeDirectory() -> String { Ported.homeFolder.path }"
    ),
    (
      "URLCache",
      """
      public nonisolated extension URLCache {
        convenience init(memoryCapacity: Int, diskCapacity: Int, directory: URL? = nil) {
          self.init(memoryCapacity: memoryCapacity, diskCapacity: diskCapacity, diskPath: nil)
        }
        var currentMemoryUsage: Int { 0 }
        var currentDiskUsage: Int { 0 }
        func cachedResponse(for request: URLRequest) -> CachedURLResponse? { nil }
        func storeCachedResponse(_ cachedResponse: CachedURLResponse, for request: URLRequest) {}
        func removeCachedResponse(for request: URLRequest) {}
        func removeCachedResponses(since date: Date) {}
        func removeAllCachedResponses() {}
      }
      """
    ),
    (
      "CACurrentMediaTime",
      "public nonisolated func CACurrentMediaTime() -> Double { Ported.uptime }"
    ),
    ("DateFormatter", "public typealias DateFormatter = HeadlessFoundation.PortedDateFormatter"),
    (
      "NumberFormatter",
      "public typealias NumberFormatter = HeadlessFoundation.PortedNumberFormatter"
    ),
  ]

  private static let bundleOfClass =
    "nonisolated convenience init(for aClass: AnyClass) { self.init(url: Ported.bundle.bundleURL)! }"

  /// Returns names with which the bundle of a class of a test's module is the test's own.
  static func withTestBundle(_ names: String, module: String) -> String {
    names.replacing(
      bundleOfClass,
      with: """
        nonisolated convenience init(for aClass: AnyClass) {
            let isOfTests = String(reflecting: aClass).hasPrefix("\(module).")
            self.init(url: (isOfTests ? Bundle.module : Ported.bundle).bundleURL)!
          }
        """)
  }

  private static let extensions = """

    public extension Bundle {
      nonisolated static var main: Bundle { Ported.bundle }
      \(bundleOfClass)
      nonisolated func localizedString(
        forKey key: String, value: String?, table tableName: String?
      ) -> String { Ported.text(key, table: tableName, value: value ?? "") }
    }

    public nonisolated extension Swift.String {
      typealias LocalizationValue = HeadlessFoundation.PortedLocalizationValue

      init(
        localized key: LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
        comment: StaticString? = nil
      ) { self = key.text(table: table) }
      init(
        localized key: StaticString, defaultValue: LocalizationValue, table: String? = nil,
        bundle: Bundle? = nil, comment: StaticString? = nil
      ) {
        let text = LocalizationValue(stringLiteral: "\\(key)").text(table: table)
        self = text == "\\(key)" ? defaultValue.text(table: nil) : text
      }
      init(format: __shared String, _ arguments: any CVarArg...) {
        self = Ported.text(format: format, locale: nil, arguments)
      }
      init(format: __shared String, arguments: __shared [any CVarArg]) {
        self = Ported.text(format: format, locale: nil, arguments)
      }
      init(format: __shared String, locale: __shared Foundation.Locale?, _ args: any CVarArg...) {
        self = Ported.text(format: format, locale: locale, args)
      }
      init(
        format: __shared String, locale: __shared Foundation.Locale?, arguments: __shared [any CVarArg]
      ) { self = Ported.text(format: format, locale: locale, arguments) }
      static func localizedStringWithFormat(
        _ format: String, _ arguments: any CVarArg...
      ) -> String { Ported.text(format: format, locale: Ported.locale, arguments) }
    }

    public nonisolated extension Swift.String {
      init(contentsOf url: __shared Foundation.URL) throws { self = try Ported.text(of: url) }
      init(contentsOf url: __shared Foundation.URL, encoding enc: Encoding) throws {
        self = try Ported.text(of: url, encoding: enc)
      }
    }

    public nonisolated extension Foundation.Data {
      init(contentsOf url: __shared Foundation.URL, options: ReadingOptions = []) throws {
        self = try Ported.contents(of: url, options: options)
      }
    }

    public nonisolated extension Foundation.FileManager {
      func urls(
        for directory: FileManager.SearchPathDirectory, in domainMask: FileManager.SearchPathDomainMask
      ) -> [Foundation.URL] { Ported.folder(directory).map { [$0] } ?? [] }
      func url(
        for directory: FileManager.SearchPathDirectory,
        in domain: FileManager.SearchPathDomainMask, appropriateFor url: Foundation.URL?, create shouldCreate: Bool
      ) throws -> Foundation.URL {
        guard let folder = Ported.folder(directory) else { throw CocoaError(.fileNoSuchFile) }
        return folder
      }
      var temporaryDirectory: Foundation.URL { Ported.temporaryFolder }
      func contentsOfDirectory(atPath path: String) throws -> [String] {
        try Ported.names(in: path, of: self)
      }
      func contentsOfDirectory(
        at url: Foundation.URL, includingPropertiesForKeys keys: [URLResourceKey]?,
        options mask: FileManager.DirectoryEnumerationOptions = []
      ) throws -> [Foundation.URL] { try Ported.files(in: url, keys, mask, of: self) }
      func containerURL(forSecurityApplicationGroupIdentifier group: String) -> Foundation.URL? {
        Ported.groupFolder(group)
      }
    }

    public nonisolated extension Foundation.URL {
      static var documentsDirectory: Foundation.URL { Ported.folder(.documentDirectory)! }
      static var cachesDirectory: Foundation.URL { Ported.folder(.cachesDirectory)! }
      static var libraryDirectory: Foundation.URL { Ported.folder(.libraryDirectory)! }
      static var applicationSupportDirectory: Foundation.URL { Ported.folder(.applicationSupportDirectory)! }
      static var temporaryDirectory: Foundation.URL { Ported.temporaryFolder }
    }

    public nonisolated extension Foundation.Date {
      init() { self = Ported.now }
      init(timeIntervalSinceNow seconds: TimeInterval) {
        self = Ported.date.addingTimeInterval(seconds)
      }
      static var now: Foundation.Date { Ported.now }
      var timeIntervalSinceNow: TimeInterval { timeIntervalSince(Ported.date) }
    }

    #if !canImport(ObjectiveC)
      public nonisolated extension NSNumber {
        var pointerValue: UnsafeMutableRawPointer? { UnsafeMutableRawPointer(bitPattern: uintValue) }
      }

      public nonisolated extension URLSessionConfiguration {
        static func background(withIdentifier identifier: String) -> URLSessionConfiguration { .default }
      }
    #endif

    public nonisolated extension Foundation.UUID {
      init() { self = Ported.uuid }
    }

    public nonisolated extension Foundation.Locale {
      static var current: Foundation.Locale { Ported.locale }
      static var autoupdatingCurrent: Foundation.Locale { Ported.locale }
      static var preferredLanguages: [String] { [Ported.locale.identifier(.bcp47)] }
    }

    public nonisolated extension Foundation.NSLocale {
      class var current: Foundation.Locale { Ported.locale }
      class var autoupdatingCurrent: Foundation.Locale { Ported.locale }
      class var preferredLanguages: [String] { Foundation.Locale.preferredLanguages }
    }

    public nonisolated extension Foundation.ProcessInfo {
      var operatingSystemVersion: OperatingSystemVersion { Ported.systemVersion }
      var operatingSystemVersionString: String {
        let version = Ported.systemVersion
        return "Version \\(version.majorVersion).\\(version.minorVersion)"
      }
      func isOperatingSystemAtLeast(_ version: OperatingSystemVersion) -> Bool {
        Ported.isSystem(atLeast: version)
      }
    }

    public nonisolated extension Foundation.TimeZone {
      static var current: Foundation.TimeZone { Ported.timeZone }
      static var autoupdatingCurrent: Foundation.TimeZone { Ported.timeZone }
    }

    public nonisolated extension Foundation.NSTimeZone {
      class var local: Foundation.TimeZone { Ported.timeZone }
      class var system: Foundation.TimeZone { Ported.timeZone }
    }

    public nonisolated extension Foundation.Calendar {
      static var current: Foundation.Calendar { Ported.calendar }
      static var autoupdatingCurrent: Foundation.Calendar { Ported.calendar }
    }

    #if canImport(FoundationNetworking)
      public nonisolated extension URLProtocol {
        @discardableResult
        class func registerClass(_ protocolClass: AnyClass) -> Bool {
          Ported.register(protocol: protocolClass)
        }
        class func unregisterClass(_ protocolClass: AnyClass) {
          Ported.unregister(protocol: protocolClass)
        }
      }
    #endif

    public nonisolated extension DispatchTime {
      static func now() -> DispatchTime { Ported.dispatchTime }
    }

    public nonisolated extension Foundation.JSONDecoder {
      func decode<T: Decodable>(_ type: T.Type, from data: Foundation.Data) throws -> T {
        try Ported.decode(type, from: data, with: self)
      }
    }

    public nonisolated extension Foundation.RunLoop {
      func run(until limitDate: Foundation.Date) { Ported.run(self, until: limitDate) }
    }

    public extension _Concurrency.Task where Success == Never, Failure == Never {
      static func sleep(nanoseconds duration: UInt64) async throws {
        try await Ported.sleep(for: .nanoseconds(Int64(duration)))
      }
      static func sleep(for duration: Swift.Duration) async throws { try await Ported.sleep(for: duration) }
    }

    """
}
