import Foundation
import Testing

@testable import Porting

@Suite("Odd input")
struct OddInputTests {
  private static let manager = FileManager.default

  @Test("a folder that does not exist, or has no Swift files, is an error")
  func nothing() throws {
    let folders = try Folders(["notes.txt": "no Swift here\n"])
    #expect(
      folders.failure() == "ROOT/Hello has no Swift sources: name the folder of an iOS app")
    #expect(
      folders.failure { $0.app.appendPathComponent("Nowhere") }
        == "there is no folder ROOT/Hello/Nowhere")
  }

  @Test("a source that is not UTF-8 is an error with its line, and nothing is written")
  func encoding() throws {
    let folders = try Folders(["AppDelegate.swift": appDelegate])
    try Data("let a = 1\nlet b = \"".utf8 + [0xE9] + "\"\n".utf8)
      .write(to: folders.app.appendingPathComponent("Latin.swift"))
    #expect(
      folders.failure() == """
        ROOT/Hello/Latin.swift:2: the text is not UTF-8: save the file as UTF-8, or leave it out with \
        --exclude
        """)
    #expect(!Self.manager.fileExists(atPath: folders.output.path))
    #expect(try folders.port { $0.excluded = ["Latin.swift"] }.files == 1)
  }

  @Test("a source whose name has control characters is written without them")
  func controlCharacters() throws {
    let folders = try Folders([
      "AppDelegate.swift": appDelegate, "Model/\u{10}\u{10}Log\u{7}in.swift": "let a = 1\n",
    ])
    _ = try folders.port()
    #expect(try folders.written("Sources/Hello/App/Model/Login.swift") == "let a = 1\n")
  }

  @Test("a model, a catalogue and a package that are left out are not read")
  func leftOut() throws {
    let folders = try Folders([
      "AppDelegate.swift": appDelegate, "Old.xcdatamodeld/contents": "no model",
      "Kept/New.xcdatamodeld/contents": "no model", "Old.xcassets/a.imageset/Contents.json": "no",
      "Kept/New.xcassets/Contents.json": "{}",
      "OldPackage/Package.swift": "import PackageDescription",
      "Kept/Other/Package.swift": "import PackageDescription",
    ])
    func read(_ excluded: [String]) throws -> [[String]] {
      let folder = try AppFolder(folders.app, excluding: excluded, project: nil)
      return [folder.models, folder.catalogs, folder.packages.map(\.lastPathComponent)]
    }
    #expect(
      try read([]) == [
        ["Kept/New.xcdatamodeld", "Old.xcdatamodeld"], ["Kept/New.xcassets", "Old.xcassets"],
        ["Other", "OldPackage"],
      ])
    #expect(
      try read(["Old*"]) == [["Kept/New.xcdatamodeld"], ["Kept/New.xcassets"], ["Other"]])
    #expect(
      try read(["Kept/**"]) == [["Old.xcdatamodeld"], ["Old.xcassets"], ["OldPackage"]])
  }

  @Test("a source that is called Package.swift is a source of the app, and no package")
  func sourceCalledPackage() throws {
    let folders = try Folders([
      "AppDelegate.swift": appDelegate,
      "Model/Package.swift": "struct Package { let weight = 1 }\n",
      "Model/Parcel.swift": "let parcel = Package()\n",
    ])
    let folder = try AppFolder(folders.app, excluding: [], project: nil)
    #expect(folder.sources == ["AppDelegate.swift", "Model/Package.swift", "Model/Parcel.swift"])
    #expect(folder.packages.isEmpty)
    #expect(try folders.port().files == 3)
  }

  @Test("a stand-in of a module that the app imports is written with the package, and no other")
  func standIns() throws {
    let folders = try Folders([
      "AppDelegate.swift": appDelegate,
      "Map.swift": "import MapKit\nimport UIKit\nlet view = MKMapView()\n",
    ])
    _ = try folders.port()
    let sources = ["UIKit", "MapKit", "CoreLocation"].map { ($0, Shims.sources(of: $0)) }
    #expect(
      sources.map { $1.map(\.lastPathComponent) }
        == [
          ["OlderNames.swift", "UIKit.swift"],
          [
            "MKDistanceFormatter.swift", "MKLocalSearch.swift", "MKMapView+UserLocation.swift",
            "MKOverlay.swift",
            "MapKit.swift", "PendingAnswer.swift",
          ],
          [
            "CLLocationManager.swift", "CLLocationManagerDelegate.swift", "CLRegion.swift",
            "CoreLocation.swift",
          ],
        ])
    for (name, files) in sources {
      for file in files {
        #expect(
          try folders.written("Sources/Modules/\(name)/\(file.lastPathComponent)")
            == String(contentsOf: file, encoding: .utf8))
      }
    }
    let modules = folders.output.appendingPathComponent("Sources/Modules").path
    #expect(
      try Self.manager.contentsOfDirectory(atPath: modules).sorted()
        == ["CoreGraphics", "CoreLocation", "MapKit", "UIKit"])
  }

  @Test("a file that cannot be read is an error with its path")
  func unreadable() throws {
    let folders = try Folders(["AppDelegate.swift": appDelegate])
    let link = folders.app.appendingPathComponent("Gone.swift")
    try Self.manager.createDirectory(at: link, withIntermediateDirectories: true)
    #expect(try folders.port().files == 1)
    #expect(
      throws: PortError(
        "\(link.path) cannot be read: make it readable, or leave it out with --exclude")
    ) { try SourceText.read(link.path) }
  }

  @Test(
    "a manifest is no source of the app; a source of that name is one, and so is what names the manifest's module"
  )
  func manifests() throws {
    let folders = try Folders([
      "Package.swift": "// swift-tools-version: 6.0\nimport PackageDescription\n",
      "Sources/Hello/AppDelegate.swift": appDelegate,
      "Sources/Hello/Package.swift": "struct Package {}\n",
      "Sources/Hello/Notes.swift": "/// See PackageDescription.\nstruct Notes {}\n",
    ])
    #expect(try folders.port().files == 3)
    let sources = folders.output.appendingPathComponent("Sources/Hello/App/Sources/Hello").path
    #expect(
      try Self.manager.contentsOfDirectory(atPath: sources).sorted()
        == ["AppDelegate.swift", "Notes.swift", "Package.swift"])
  }

  @Test("a package of one's own is never overwritten, and a file is no folder")
  func foreignOutput() throws {
    let folders = try Folders(["AppDelegate.swift": appDelegate])
    try Self.manager.createDirectory(at: folders.output, withIntermediateDirectories: true)
    let manifest = folders.output.appendingPathComponent("Package.swift")
    try Data("precious".utf8).write(to: manifest)
    #expect(
      folders.failure() == """
        ROOT/out has a Package.swift that no port wrote: name another folder with --output, so that \
        nothing of it is overwritten
        """)
    #expect(try folders.written("Package.swift") == "precious")
    #expect(
      folders.failure { $0.output = manifest }
        == "ROOT/out/Package.swift is a file: name another folder with --output")
    #expect(
      folders.failure { $0.app.appendPathComponent("AppDelegate.swift") }
        == "ROOT/Hello/AppDelegate.swift is a file: name the folder of the app")
  }

  @Test("a module cannot be called like a word of Swift or a module that it imports")
  func names() throws {
    let folders = try Folders(["AppDelegate.swift": appDelegate])
    #expect(
      folders.failure { $0.name = "" }
        == "the module needs a name with letters: give it one with --name")
    for name in ["class", "Foundation", "RxSwift", "Rehearsal"] {
      #expect(
        folders.failure { $0.name = name } == """
          the module cannot be called \(name), which Swift or another module is: give it another \
          name with --name
          """)
    }
    #expect(try folders.port { $0.name = "Über app" }.name == "Über_app")
  }

  @Test("an app that is called like a module gets App behind its name")
  func takenName() throws {
    let folders = try Folders(["AppDelegate.swift": appDelegate])
    for name in ["Photos", "class"] {
      let app = folders.app.deletingLastPathComponent().appendingPathComponent(name)
      try Self.manager.copyItem(at: folders.app, to: app)
      #expect(try folders.port { $0.app = app }.name == name + "App")
      try Self.manager.removeItem(at: folders.output)
    }
  }

  @Test("a strings catalog that is not JSON is an error with its path")
  func catalog() throws {
    let folders = try Folders([
      "AppDelegate.swift": appDelegate, "Localizable.xcstrings": "{",
    ])
    #expect(
      folders.failure() == """
        ROOT/Hello/Localizable.xcstrings is not a strings catalog: mend it, or leave it out with \
        --exclude
        """)
  }

  @Test("a link that leads back into the folder is followed once")
  func cycle() throws {
    let folders = try Folders(["AppDelegate.swift": appDelegate, "Inner/A.swift": "struct A {}\n"])
    try Self.manager.createSymbolicLink(
      at: folders.app.appendingPathComponent("Inner/Loop"), withDestinationURL: folders.app)
    #expect(try folders.port().files == 2)
  }

  @Test("an output folder in the app's folder is not part of the app; one around it is refused")
  func output() throws {
    let folders = try Folders(["AppDelegate.swift": appDelegate])
    let inner = folders.app.appendingPathComponent("Ported")
    #expect(try folders.port { $0.output = inner }.files == 1)
    #expect(try folders.port { $0.output = inner }.changed == 0)
    #expect(try folders.port().files == 1)
    #expect(
      folders.failure { $0.output = folders.root }
        == "ROOT contains the app: name another folder with --output")
  }

  @Test("a broken storyboard is an error with its line, and an earlier port stays as it was")
  func brokenStoryboard() throws {
    let folders = try Folders([
      "AppDelegate.swift": appDelegate, "Main.storyboard": "<document></document>",
    ])
    _ = try folders.port()
    try folders.write("Main.storyboard", "<document>\n<scene>\n")
    let text = try #require(folders.failure())
    #expect(text.hasPrefix("ROOT/Hello/Main.storyboard:"))
    #expect(text.contains(": it is not a storyboard or nib in XML: open and save it in Xcode"))
    #expect(
      try folders.written("Sources/Hello/Resources/Main.storyboard.json").contains("document"))
  }

  @Test("a broken property list is an error with its path")
  func brokenList() throws {
    let folders = try Folders(["AppDelegate.swift": appDelegate, "Info.plist": "<plist"])
    #expect(
      folders.failure() == """
        ROOT/Hello/Info.plist is not a property list with keys: mend it, or leave it out with --exclude
        """)
  }

  @Test("a project that is broken is an error; one without targets leaves every file in the app")
  func project() throws {
    let folders = try Folders([
      "AppDelegate.swift": appDelegate, "Hello.xcodeproj/project.pbxproj": "{",
    ])
    let text = try #require(folders.failure())
    #expect(text.hasPrefix("ROOT/Hello/Hello.xcodeproj/project.pbxproj is not an Xcode project: "))
    try folders.write("Hello.xcodeproj/project.pbxproj", "{ objects = { }; }")
    let report = try folders.port()
    #expect(report.files == 1)
    #expect(report.name == "Hello")
  }

  @Test("a merge conflict in a project is told with its line")
  func conflict() throws {
    let folders = try Folders([
      "AppDelegate.swift": appDelegate,
      "Hello.xcodeproj/project.pbxproj":
        "{\n<<<<<<< HEAD\na = 1;\n=======\na = 2;\n>>>>>>> other\n}\n",
    ])
    #expect(
      folders.failure() == """
        ROOT/Hello/Hello.xcodeproj/project.pbxproj:2: a merge conflict is not resolved: resolve it, or \
        move it out of the app's folder; without a project every file of the folder is ported
        """)
  }

  @Test("of two apps in a folder one is ported, and the other is told")
  func twoApps() throws {
    func project(_ name: String) -> String {
      """
      { objects = { A = { isa = PBXNativeTarget; name = \(name); \
      productType = "com.apple.product-type.application"; }; }; }
      """
    }
    let folders = try Folders([
      "A/Alpha.xcodeproj/project.pbxproj": project("Alpha"), "A/AppDelegate.swift": appDelegate,
      "B/Beta.xcodeproj/project.pbxproj": project("Beta"),
    ])
    let report = try folders.port()
    #expect(report.name == "Alpha")
    #expect(
      report.notes.map(\.advice) == [
        "Alpha is ported without the files of the other app: --name chooses it"
      ])
  }
}
