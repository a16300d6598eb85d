import Foundation
import Testing

@testable import Porting

@Suite("Checkouts of packages")
struct CheckoutTests {
  private static func manifest(
    _ name: String, version: String = "6.0", products: String? = nil, dependencies: String = "",
    targets: String? = nil
  ) -> String {
    """
    // swift-tools-version: \(version)
    import PackageDescription
    let package = Package(
      name: "\(name)",
      products: [\(products ?? ".library(name: \"\(name)\", targets: [\"\(name)\"])")],
      dependencies: [\(dependencies)],
      targets: [\(targets ?? ".target(name: \"\(name)\")")])

    """
  }

  private static let importing = "import Alpha\nlet used = 1\n"

  /// Ports an app that imports a package `Alpha`, which lies beside it; returns the folders.
  private func ported(
    _ package: [String: String], app: String = importing, _ manifest: String = manifest("Alpha")
  ) throws -> Folders {
    let folders = try Folders(["AppDelegate.swift": appDelegate, "A.swift": app])
    try folders.write("../Alpha/Package.swift", manifest)
    for (path, text) in package { try folders.write("../Alpha/\(path)", text) }
    let report = try folders.port {
      $0.packages = [folders.root.appendingPathComponent("Alpha")]
    }
    #expect(report.notes == [])
    return folders
  }

  private func isPorted(_ source: String) throws -> Bool {
    try ported(["Sources/Alpha/A.swift": source]).written("Package.swift")
      .contains("path: \"Sources/Packages/Alpha\"")
  }

  /// The lines of a package's source in the written package.
  private func lines(_ source: String) throws -> [String] {
    let folders = try ported(["Sources/Alpha/A.swift": "import UIKit\n\(source)"])
    return try folders.written("Sources/Packages/Alpha/A.swift").split(separator: "\n").map(
      String.init)
  }

  @Test(
    "a package that names the network, a timer, a queue or defaults of Foundation is ported",
    arguments: [
      "let a = URLSession.shared\n", "let a = Timer()\n", "let a = OperationQueue()\n",
      "let a = UserDefaults.standard\n",
    ])
  func leaving(source: String) throws {
    #expect(try isPorted("import Foundation\n\(source)"))
  }

  @Test("a comment or a part of a word that names them does not decide")
  func comments() throws {
    #expect(
      try !isPorted(
        """
        import Foundation
        /*
         A URLSession.
         */
        // A Timer.
        let makeTimerSource = 1

        """))
  }

  @Test("code that only Apple's systems compile is ported, unless the package looks after Linux")
  func apples() throws {
    let source = "import Foundation\nfunc text() -> Any { \"a\" as NSString }\n"
    #expect(try isPorted(source))
    #expect(try !isPorted("\(source)#if os(Linux)\n#endif\n"))
    #expect(try !isPorted("import Foundation\nlet a = 1\n"))
  }

  @Test("a target that nothing of the app imports is left out with what it misses")
  func unneeded() throws {
    let folders = try ported(
      [
        "Sources/Alpha/A.swift": "import UIKit\nimport Beta\n",
        "Sources/Beta/B.swift": "public let b = 1\n",
        "Sources/Gamma/C.swift": "import Alpha\nimport Nowhere\nlet c = Nowhere()\n",
      ], app: Self.importing,
      Self.manifest(
        "Alpha",
        targets: """
          .target(name: "Alpha", dependencies: ["Beta"]), .target(name: "Beta"),
          .target(name: "Gamma", dependencies: ["Alpha"])
          """))
    let manifest = try folders.written("Package.swift")
    let places = ["Alpha", "Beta", "Gamma"].filter { manifest.contains("Sources/Packages/\($0)\"") }
    #expect(places == ["Alpha", "Beta"])
  }

  @Test("of products with the same targets one is linked, which is not the dynamic one")
  func products() throws {
    let folders = try ported(
      ["Sources/Alpha/A.swift": "public let a = 1\n"], app: Self.importing,
      Self.manifest(
        "Alpha",
        products: """
          .library(name: "Alpha-Dynamic", type: .dynamic, targets: ["Alpha"]),
          .library(name: "Alpha", targets: ["Alpha"]),
          .library(name: "Alpha-Static", type: .static, targets: ["Alpha"])
          """))
    let manifest = try folders.written("Package.swift")
    let names = manifest.matches(of: /\.product\(name: "(Alpha[^"]*)"/).map { String($0.1) }
    #expect(Set(names) == ["Alpha"])
  }

  @Test("a package whose dependencies would be fetched is copied as it is, in its mode of Swift")
  func fetching() throws {
    let source = "import Foundation\n@objc protocol A: Sendable {}\n#if os(Linux)\n#endif\n"
    let folders = try ported(
      ["Sources/Alpha/A.swift": source], app: Self.importing,
      Self.manifest(
        "Alpha", version: "5.9",
        dependencies: ".package(url: \"https://example.test/b.git\", from: \"1.0.0\")"))
    let manifest = try folders.written("Package.swift")
    #expect(!manifest.contains("Alpha\"),\n  ]"))
    #expect(
      manifest.contains(
        """
              path: "Sources/Packages/Alpha",
              swiftSettings: [.swiftLanguageMode(.v5), .unsafeFlags(["-suppress-warnings"])]),
        """))
    #expect(try folders.written("Sources/Packages/Alpha/A.swift") == source)
  }

  @Test("a package that imports what would be fetched is ported without it, and that is told")
  func missingDependency() throws {
    let folders = try Folders([
      "AppDelegate.swift": appDelegate, "Screen.swift": Self.importing,
      "Alpha/Package.swift": Self.manifest(
        "Alpha", version: "5.9",
        dependencies: ".package(url: \"https://example.test/b.git\", from: \"1.0.0\")"),
      "Alpha/Sources/Alpha/A.swift": """
      import Fetched
      public let a = 1
      public func load() -> Int { Loader().load() }
      """,
      "Alpha/Sources/Alpha/B.swift": "import Fetched\npublic final class Lost: Loader {}\n",
      "Use.swift": "import Alpha\nimport UIKit\nfunc use() -> Any { Lost() }\n",
    ])
    #expect(
      try folders.port().notes.map { "\($0.kind) \($0.name): \($0.advice)" } == [
        "body left out load() of A.swift: it uses `Loader` of Fetched: "
          + "name a checkout of Fetched with --package",
        "body left out use() of Use.swift: it uses `Lost`, which no Swift source or module here "
          + "declares: declare it in Swift, or do without it",
        "file left out B.swift: it uses `Loader` of Fetched: "
          + "name a checkout of Fetched with --package",
      ])
    #expect(
      try folders.written("Sources/Packages/Alpha/A.swift").hasPrefix(
        "/* import Fetched */\npublic let a = 1\n"))
  }

  @Test("an app whose delegate needs what its package loses is refused with what the package needs")
  func missingDependencyOfDelegate() throws {
    let folders = try Folders([
      "AppDelegate.swift": """
      import Alpha
      import UIKit
      @main
      final class AppDelegate: Lost, UIApplicationDelegate {}
      """,
      "Alpha/Package.swift": Self.manifest(
        "Alpha", version: "5.9",
        dependencies: ".package(url: \"https://example.test/b.git\", from: \"1.0.0\")"),
      "Alpha/Sources/Alpha/B.swift": "import Fetched\npublic final class Lost: Loader {}\n",
    ])
    #expect(
      folders.failure() == """
        the app delegate is among the files that are left out, because what they use is not here:
          ROOT/Hello/Alpha/Sources/Alpha/B.swift:2: it uses `Loader` of Fetched: \
        name a checkout of Fetched with --package
          ROOT/Hello/AppDelegate.swift:4: it uses `Lost`, which no Swift source or module here \
        declares: declare it in Swift, or do without it
        """)
  }

  @Test("the manifest for the toolchain's version is read")
  func version() throws {
    let folders = try ported(
      [
        "Package@swift-6.0.swift": Self.manifest(
          "Alpha", targets: ".target(name: \"Alpha\", path: \"Code\")"),
        "Code/A.swift": "import UIKit\npublic let a = 1\n",
        "Sources/Alpha/A.swift": "import UIKit\npublic let old = 1\n",
      ], app: Self.importing, Self.manifest("Alpha", version: "5.9"))
    #expect(
      try folders.written("Sources/Packages/Alpha/A.swift") == "import UIKit\npublic let a = 1\n")
  }

  @Test("a condition on a module that is nowhere, or on Security without the keychain, is false")
  func conditions() throws {
    let source = """
      #if canImport(Nowhere) || canImport(Security) || canImport(Nowhere.Part)
      import Security
      #elseif canImport(Foundation) || canImport(Glibc)
      #endif
      """
    #expect(
      try lines(source) == [
        "import UIKit", "#if false || false || false", "/* import Security */",
        "#elseif canImport(Foundation) || canImport(Glibc)", "#endif",
      ])
    #expect(
      try lines("#if canImport(Security)\nlet a = SecItemDelete\n#endif")
        == ["import UIKit", "#if canImport(Security)", "let a = SecItemDelete", "#endif"])
  }

  @Test("a file that imports UIKit is not Linux's")
  func linux() throws {
    #expect(
      try lines("#if os(iOS) && !os(Linux)\n#endif")
        == ["import UIKit", "#if canImport(UIKit) && canImport(UIKit)", "#endif"])
    #expect(try lines("#if os(Linux)\n#endif")[1] == "#if !canImport(UIKit)")
    let source =
      "#if !os(Linux)\nimport RxSwift\n#endif\n#if !os(Linux)\nimport Foundation\n#endif\n"
    let written = try ported(["Sources/Alpha/A.swift": source])
      .written("Sources/Packages/Alpha/A.swift")
    #expect(
      written.split(separator: "\n") == [
        "#if canImport(UIKit)", "import RxSwift", "#endif", "#if !os(Linux)", "import Foundation",
        "#endif",
      ])
  }

  @Test("closures and errors are not bound to be sendable, and nothing in a package is")
  func sendable() throws {
    let source = """
      func a(_ b: @escaping @Sendable (any Error & Sendable) -> Void) {}
      protocol P {}
      func c(_ d: P & Sendable & UITableViewDelegate, _ e: some Sendable) {}
      """
    #expect(
      try lines(source) == [
        "import UIKit", "func a(_ b: @escaping  (any Error) -> Void) {}",
        "protocol P {}", "func c(_ d: P & UITableViewDelegate, _ e: some Sendable) {}",
      ])
    let folders = try ported(["Sources/Alpha/A.swift": "import UIKit\n"])
    #expect(
      try folders.written("Sources/Packages/Alpha/RehearsalNames.swift").contains(
        "public typealias Sendable = Any\n"))
  }

  @Test("an iterator that stores another one advances a copy of it on the main actor")
  func iterator() throws {
    let source = """
      struct I: AsyncIteratorProtocol {
        mutating func next() async throws -> Int? { try await base.next() }
        func other() async { _ = await base.next() }
      }
      """
    #expect(
      try lines(source) == [
        "import UIKit", "struct I: AsyncIteratorProtocol {",
        "  mutating func next() async throws -> Int? { try await "
          + "{ var rehearsalIterator = base; defer { base = rehearsalIterator }; "
          + "return try await rehearsalIterator.next(isolation: #isolation) }() }",
        "  func other() async { _ = await base.next() }", "}",
      ])
  }

  @Test("a stream's error and a text for Core Foundation have other names off Apple's systems")
  func foundation() throws {
    #expect(
      try lines("let a = stream.streamError\nlet b = Unmanaged.passRetained(text as CFString)")
        == [
          "import UIKit", "let a = stream.rehearsalStreamError",
          "let b = Unmanaged.passRetained(NSString(string: text))",
        ])
  }

  @Test(
    "a body of a checkout that needs what a stand-in lacks is left out; functions of C are known")
  func lacking() throws {
    let folders = try Folders(["AppDelegate.swift": appDelegate, "A.swift": Self.importing])
    try folders.write("../Alpha/Package.swift", Self.manifest("Alpha"))
    try folders.write(
      "../Alpha/Sources/Alpha/A.swift",
      "import UIKit\nfunc a() { let b = UINowhere(); b.c() }\nfunc d() { pthread_self() }\n")
    let report = try folders.port {
      $0.packages = [folders.root.appendingPathComponent("Alpha")]
    }
    #expect(report.notes.map(\.kind) == ["body left out"])
    #expect(report.notes.map(\.name) == ["a() of A.swift"])
    #expect(report.notes.map(\.advice) == ["it uses `UINowhere`: the stand-ins lack it"])
    #expect(
      try folders.written("Sources/Packages/Alpha/A.swift").hasSuffix(
        "\nfunc d() { pthread_self() }\n"))
  }

  @Test(
    "a part of a package that CocoaPods build into its module is imported where it is used",
    arguments: [("RxSwift", "a.rx", "RxMoya"), ("Combine", "a.requestPublisher", "CombineMoya")])
  func podParts(_ other: String, _ use: String, _ part: String) throws {
    let app = "import Moya\nimport \(other)\nfunc b(_ a: Provider) { _ = \(use) }\n"
    let folders = try Folders([
      "AppDelegate.swift": appDelegate, "A.swift": app,
      "B.swift": "import Moya\nlet c = Provider()\n",
    ])
    try folders.write(
      "../Moya/Package.swift",
      Self.manifest(
        "Moya",
        products: """
          .library(name: "Moya", targets: ["Moya"]), .library(name: "\(part)", targets: ["\(part)"])
          """,
        targets: """
          .target(name: "Moya"), .target(name: "\(part)", dependencies: ["Moya"])
          """))
    try folders.write(
      "../Moya/Sources/Moya/P.swift", "public class Provider { public init() {} }\n")
    try folders.write(
      "../Moya/Sources/\(part)/P.swift",
      "import Moya\npublic extension Provider { var rx: Int { 1 }; var requestPublisher: Int { 2 } }\n"
    )
    let report = try folders.port { $0.packages = [folders.root.appendingPathComponent("Moya")] }
    #expect(report.notes == [])
    #expect(
      try folders.written("Sources/Hello/App/A.swift").hasPrefix(
        "import \(part); import Moya\nimport \(other)\n"))
    #expect(try folders.written("Sources/Hello/App/B.swift").hasPrefix("import Moya\n"))
    #expect(try folders.written("Package.swift").contains("\"\(part)\""))
  }
}
