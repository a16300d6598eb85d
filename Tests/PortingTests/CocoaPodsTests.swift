import Foundation
import Testing

@testable import Porting

@Suite("Libraries of CocoaPods")
struct CocoaPodsTests {
  /// A library of a project: its name, module and sources.
  private struct Pod {
    let name: String
    var module: String?
    let sources: [String]
  }

  /// The project of CocoaPods with the targets of libraries.
  private func project(_ pods: [Pod]) -> String {
    var objects = [
      "P = { isa = PBXProject; mainGroup = G; targets = ("
        + pods.indices.map { "T\($0)" }.joined(separator: ", ") + "); };",
      "G = { isa = PBXGroup; sourceTree = \"<group>\"; children = ("
        + pods.indices.map { "G\($0)" }.joined(separator: ", ") + "); };",
    ]
    for (number, pod) in pods.enumerated() {
      let files = pod.sources.indices.map { "\(number)x\($0)" }
      objects += [
        "T\(number) = { isa = PBXNativeTarget; name = \"\(pod.name)\"; buildPhases = (S\(number)); "
          + "buildConfigurationList = L\(number); "
          + "productType = \"com.apple.product-type.framework\"; };",
        "S\(number) = { isa = PBXSourcesBuildPhase; files = ("
          + files.map { "B\($0)" }.joined(separator: ", ") + "); };",
        "L\(number) = { isa = XCConfigurationList; buildConfigurations = (C\(number)); };",
        "C\(number) = { isa = XCBuildConfiguration; name = Debug; buildSettings = { "
          + (pod.module.map { "PRODUCT_MODULE_NAME = \($0); " } ?? "") + "}; };",
        "G\(number) = { isa = PBXGroup; sourceTree = \"<group>\"; path = \"\(pod.name)\"; "
          + "children = (" + files.map { "F\($0)" }.joined(separator: ", ") + "); };",
      ]
      for (file, source) in zip(files, pod.sources) {
        objects.append("B\(file) = { isa = PBXBuildFile; fileRef = F\(file); };")
        objects.append(
          "F\(file) = { isa = PBXFileReference; path = \"\(source)\"; sourceTree = \"<group>\"; };")
      }
    }
    return "{ objects = { \(objects.joined(separator: "\n")) }; }"
  }

  private func ported(
    _ pods: [Pod], _ files: [String: String],
    change: (inout PortRequest) -> Void = { _ in }
  ) throws -> (folders: Folders, notes: [String]) {
    let folders = try Folders(
      files.merging([
        "AppDelegate.swift": appDelegate, "Pods/Pods.xcodeproj/project.pbxproj": project(pods),
      ]) { $1 })
    var request = PortRequest(app: folders.app, output: folders.output)
    request.builds = true
    change(&request)
    let port = Port(request, build: { _ in PackageBuild(hasSucceeded: true, output: "") })
    let notes = try port.run().notes.map { "\($0.kind) \($0.name): \($0.advice)" }
    return (folders, notes)
  }

  private func packages(_ folders: Folders) -> [String] {
    let place = folders.output.appendingPathComponent("Sources/Packages").path
    let paths = FileManager.default.enumerator(atPath: place)?.compactMap { $0 as? String } ?? []
    return paths.filter { $0.hasSuffix(".swift") && !$0.hasSuffix("RehearsalNames.swift") }.sorted()
  }

  @Test(
    "a library with UIKit is ported, one in plain Swift copied, each without what it does not build"
  )
  func libraries() throws {
    let (folders, notes) = try ported(
      [
        Pod(name: "Badges", sources: ["Sources/Badge.swift", "Sources/More/Dot.swift"]),
        Pod(name: "Plain-Maths", module: "PlainMaths", sources: ["Sum.swift"]),
        Pod(name: "Pods-Hello", sources: ["Pods-Hello-dummy.m"]),
      ],
      [
        "Pods/Badges/Sources/Badge.swift": "import UIKit\npublic final class Badge: UIView {}\n",
        "Pods/Badges/Sources/More/Dot.swift": "import UIKit\nimport PlainMaths\nlet dot = sum\n",
        "Pods/Badges/Sources/Mac.swift": "import AppKit\n",
        "Pods/Plain-Maths/Sum.swift": "public let sum = 1\n",
        "Pods/Pods-Hello/Pods-Hello-dummy.m": "",
        "Screen.swift": """
        import Badges
        import PlainMaths
        import UIKit
        class Screen: UIViewController { let badge = Badge(); let sum = PlainMaths.sum }

        """,
      ])
    #expect(notes == [])
    #expect(
      packages(folders) == ["Badges/Badge.swift", "Badges/More/Dot.swift", "PlainMaths/Sum.swift"])
    #expect(
      try folders.written("Sources/Hello/App/Screen.swift")
        .hasPrefix("import Badges\nimport PlainMaths\nimport UIKit\nclass Screen"))
    #expect(
      try folders.written("Sources/Packages/PlainMaths/Sum.swift") == "public let sum = 1\n")
    let manifest = try folders.written("Package.swift")
    #expect(manifest.contains("path: \"Sources/Packages/PlainMaths\""))
    #expect(!manifest.contains("Pods"))
  }

  @Test("a copied library that does not compile is ported, so that it does without what is refused")
  func refused() throws {
    let folders = try Folders([
      "AppDelegate.swift": appDelegate,
      "Pods/Pods.xcodeproj/project.pbxproj": project([Pod(name: "Specs", sources: ["World.swift"])]
      ),
      "Pods/Specs/World.swift": """
      public func run() {
        print("before")
        Spec.shared.run()
      }

      """,
      "Screen.swift": "import Specs\nimport UIKit\nfunc start() { run() }\n",
    ])
    var request = PortRequest(app: folders.app, output: folders.output)
    request.builds = true
    var copies: [String] = []
    let port = Port(request) { package in
      let copy = package.appendingPathComponent("Sources/Packages/Specs/World.swift")
      copies.append(try String(contentsOf: copy, encoding: .utf8))
      let problem = "\(copy.path):3:3: error: cannot find 'Spec' in scope\n"
      return PackageBuild(hasSucceeded: copies.count > 1, output: copies.count > 1 ? "" : problem)
    }
    let notes = try port.run().notes.map { "\($0.kind) \($0.name): \($0.advice)" }
    #expect(
      notes == [
        "statement left out Spec: no Swift source or module here declares it: the stand-ins lack it"
      ])
    #expect(copies[0].contains("  Spec.shared.run()\n"))
    #expect(copies[1].contains("  rehearsalLeavesOut(\"Spec of World.swift:3\")\n"))
  }

  @Test(
    "a library in Objective-C is left out with those that import it; one without a module of Apple's is not"
  )
  func lacking() throws {
    let (folders, notes) = try ported(
      [
        Pod(name: "Store", sources: ["Store.m"]),
        Pod(name: "StoreSwift", sources: ["Objects.swift"]),
        Pod(name: "Deep", sources: ["Deep.swift"]),
        Pod(name: "Fast", sources: ["Fast.swift"]),
        Pod(name: "RxSwift", sources: ["Rx.swift"]),
      ],
      [
        "Pods/Store/Store.m": "", "Pods/StoreSwift/Objects.swift": "import Store\n",
        "Pods/Deep/Deep.swift": "import StoreSwift\n",
        "Pods/Fast/Fast.swift": "import Accelerate\nimport UIKit\npublic let fast = UIView()\n",
        "Pods/RxSwift/Rx.swift": "public let original = 1\n",
        "Screen.swift":
          "import Deep\nimport Fast\nimport RxSwift\nimport Store\nlet bag = DisposeBag()\n",
      ])
    let remedy = ": name a checkout of it with --package, or do without it"
    #expect(
      notes.filter { $0.hasPrefix("pod") } == [
        "pod left out Store: it has no Swift sources, and Objective-C is not ported\(remedy)",
        "pod left out Deep: it imports StoreSwift\(remedy)",
      ])
    #expect(packages(folders) == ["Fast/Fast.swift"])
  }

  @Test("without --build a library is left out, and the report says that --build ports it")
  func withoutBuild() throws {
    let (folders, notes) = try ported(
      [Pod(name: "Badges", sources: ["Badge.swift"])],
      [
        "Pods/Badges/Badge.swift": "import UIKit\npublic let badge = UIView()\n",
        "Screen.swift": "import Badges\nlet other = 1\n",
      ]
    ) { $0.builds = false }
    #expect(notes.last == "pod left out Badges: --build ports it with the app")
    #expect(packages(folders) == [])
  }

  @Test("--exclude leaves a library out, and --package takes precedence")
  func precedence() throws {
    let pods = [
      Pod(name: "Badges", sources: ["Badge.swift"]), Pod(name: "Dots", sources: ["Dot.swift"]),
    ]
    let files = [
      "Pods/Badges/Badge.swift": "import UIKit\npublic let badge = UIView()\n",
      "Pods/Dots/Dot.swift": "import UIKit\npublic let dot = UIView()\n",
      "Screen.swift": "import Badges\nimport Dots\nlet all = [badge, dot]\n",
      "Own/Badges/Package.swift": """
      // swift-tools-version: 5.9
      import PackageDescription
      let package = Package(name: "Badges", products: [.library(name: "Badges", targets: ["Badges"])],
        targets: [.target(name: "Badges")])
      """,
      "Own/Badges/Sources/Badges/Own.swift": "import UIKit\npublic let badge = UIView()\n",
    ]
    let (folders, _) = try ported(pods, files) { $0.excluded = ["Pods/Dots"] }
    #expect(packages(folders) == ["Badges/Own.swift"])
  }
}
