import Foundation
import Testing

@testable import Porting

@Suite("Xcode projects")
struct XcodeProjectTests {
  private let text = """
    // !$*UTF8*$!
    {objects = {
      app = {isa = PBXNativeTarget; name = Shop; buildConfigurationList = list;
        productType = "com.apple.product-type.application"; buildPhases = (phase);};
      kit = {isa = PBXNativeTarget; name = "Shop-Kit";
        productType = "com.apple.product-type.framework";};
      widget = {isa = PBXNativeTarget; name = Widget;
        productType = "com.apple.product-type.app-extension";};
      zoo = {isa = PBXNativeTarget; name = Zoo;
        productType = "com.apple.product-type.application";};
      list = {buildConfigurations = (release, debug);};
      release = {name = Release; buildSettings = {MARKETING_VERSION = "1.0";};};
      debug = {name = Debug; buildSettings = {MARKETING_VERSION = "2.0"; FLAGS = (a, b);};};
      phase = {files = (built);};
      built = {fileRef = a;};
      a = {isa = PBXFileReference; path = "Sources/A.swift";};
      b = {isa = PBXFileReference; name = "B.swift";};
      c = {isa = PBXFileReference; path = "C.png";};
    };}
    """

  @Test("a project gives the app, its settings, modules and the files it leaves out")
  func project() throws {
    let folders = try Folders(["Shop.xcodeproj/project.pbxproj": text])
    let project = try #require(try XcodeProject(in: folders.app))
    #expect(project.name == "Shop")
    #expect(project.settings == ["MARKETING_VERSION": "2.0"])
    #expect(project.modules == ["Shop", "Shop_Kit", "Zoo"])
    #expect(project.otherApps == ["Zoo"])
    #expect(
      ["Sources/A.swift", "Other/B.swift", "C.png", "D.swift"].map(project.leavesOut)
        == [false, true, false, false])
  }

  @Test("Info.plist has the project's settings for it, unless the file has them, and no others")
  func infoSettings() throws {
    let settings =
      "INFOPLIST_KEY_UIMainStoryboardFile = Main; INFOPLIST_KEY_Kept = project; INFOPLIST_FILE = x;"
    let folders = try Folders([
      "AppDelegate.swift": appDelegate,
      "Hello.xcodeproj/project.pbxproj": """
      // !$*UTF8*$!
      {objects = {
        app = {isa = PBXNativeTarget; name = Hello; buildConfigurationList = list;
          productType = "com.apple.product-type.application";};
        list = {buildConfigurations = (debug);};
        debug = {name = Debug; buildSettings = {\(settings)};};
      };}
      """,
      "Info.plist": """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0"><dict><key>Kept</key><string>file</string></dict></plist>
      """,
    ])
    _ = try folders.port()
    let files = try #require(
      FileManager.default.enumerator(atPath: folders.output.path)?.compactMap { $0 as? String })
    let path = try #require(files.first { $0.hasSuffix("Info.plist") })
    let data = try Data(contentsOf: folders.output.appendingPathComponent(path))
    let info = try PropertyListSerialization.propertyList(from: data, format: nil)
    let table = try #require(info as? [String: Any])
    #expect(
      table["UIMainStoryboardFile"] as? String == "Main" && table["Kept"] as? String == "file")
    #expect(
      table.keys.sorted() == [
        "CFBundleDevelopmentRegion", "CFBundleDisplayName", "CFBundleIdentifier", "CFBundleName",
        "CFBundleShortVersionString", "CFBundleVersion", "Kept", "RehearsalModuleName",
        "UIMainStoryboardFile",
      ])
  }

  @Test("a project with groups leaves out every file that no target builds, by its place")
  func members() throws {
    let text = """
      // !$*UTF8*$!
      {objects = {
        project = {isa = PBXProject; mainGroup = main; projectDirPath = "";};
        main = {isa = PBXGroup; children = (shop, whole, root); sourceTree = "<group>";};
        shop = {isa = PBXGroup; children = (views, a); path = Shop; sourceTree = "<group>";};
        views = {isa = PBXGroup; children = (list, gone, main); name = Views; sourceTree = "<group>";};
        whole = {isa = PBXFileSystemSynchronizedRootGroup; path = Whole; sourceTree = "<group>";};
        a = {isa = PBXFileReference; path = "A.swift"; sourceTree = "<group>";};
        list = {isa = PBXFileReference; path = "Views/List.swift"; sourceTree = "<group>";};
        gone = {isa = PBXFileReference; path = "Gone.swift"; sourceTree = "<group>";};
        root = {isa = PBXFileReference; path = "Shared/Root.swift"; sourceTree = SOURCE_ROOT;};
        app = {isa = PBXNativeTarget; name = Shop; buildPhases = (phase);
          productType = "com.apple.product-type.application";};
        phase = {files = (f1, f2, f3, f4);};
        f1 = {fileRef = a;}; f2 = {fileRef = list;}; f3 = {fileRef = gone;}; f4 = {fileRef = root;};
      };}
      """
    let built = ["Shop/A.swift", "Shop/Views/List.swift", "Shared/Root.swift"]
    let others = ["Old/A.swift", "Shop/New.swift", "Elsewhere/Gone.swift", "Whole/New.swift"]
    let files = Dictionary(uniqueKeysWithValues: (built + others).map { ($0, "") })
    let folders = try Folders(
      files.merging(["Shop.xcodeproj/project.pbxproj": text]) { file, _ in file })
    let project = try #require(try XcodeProject(in: folders.app))
    #expect(built.map(project.leavesOut) == [false, false, false])
    // The project's place of Gone.swift has no file, so a file of that name may be the one it means.
    #expect(others.map(project.leavesOut) == [true, true, false, false])
  }

  @Test("without a debug configuration the first one counts")
  func firstConfiguration() throws {
    let folders = try Folders([
      "Shop.xcodeproj/project.pbxproj": text.replacing("name = Debug", with: "name = Test")
    ])
    #expect(try XcodeProject(in: folders.app)?.settings == ["MARKETING_VERSION": "1.0"])
  }

  @Test(
    "a project is found up to two levels below the folder, not in hidden or built ones",
    arguments: [
      ("", true), ("ios/", true), ("ios/app/", true), ("a/b/c/", false), ("Pods/", false),
      (".hidden/", false), ("build/", false),
    ])
  func place(_ folder: String, _ isFound: Bool) throws {
    let folders = try Folders(["\(folder)Shop.xcodeproj/project.pbxproj": text])
    #expect((try XcodeProject(in: folders.app) != nil) == isFound)
  }

  @Test("the app is that of the nearest project")
  func nearest() throws {
    let folders = try Folders([
      "a/Deep.xcodeproj/project.pbxproj": text.replacing("Shop", with: "Deep"),
      "z.xcodeproj/project.pbxproj": text,
    ])
    let project = try #require(try XcodeProject(in: folders.app))
    #expect(project.name == "Shop")
    #expect(project.otherApps == ["Zoo", "Deep", "Zoo"])
  }

  @Test("a project without an app is none, and a file that is no project is a mistake")
  func none() throws {
    let library = try Folders([
      "Shop.xcodeproj/project.pbxproj": text.replacing("type.application", with: "type.bundle")
    ])
    #expect(try XcodeProject(in: library.app) == nil)
    let broken = try Folders(["Shop.xcodeproj/project.pbxproj": "{"])
    let path = broken.app.appendingPathComponent("Shop.xcodeproj/project.pbxproj").path
    do {
      _ = try XcodeProject(in: broken.app)
      Issue.record("no error")
    } catch {
      #expect(
        "\(error)" == """
          \(path) is not an Xcode project: open the project in Xcode and save it, or move it out of \
          the app's folder; without a project every file of the folder is ported
          """)
    }
  }
}
