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
      kit = {isa = PBXNativeTarget; name = "Shop-Kit"; buildConfigurationList = kitList;
        productType = "com.apple.product-type.framework";};
      kitList = {buildConfigurations = (kitDebug);};
      kitDebug = {name = Debug; buildSettings = {PRODUCT_BUNDLE_IDENTIFIER = "com.example.Kit";};};
      widget = {isa = PBXNativeTarget; name = Widget;
        productType = "com.apple.product-type.app-extension";};
      zoo = {isa = PBXNativeTarget; name = Zoo;
        productType = "com.apple.product-type.application";};
      list = {buildConfigurations = (release, debug);};
      release = {name = Release; buildSettings = {MARKETING_VERSION = "1.0";};};
      debug = {name = Debug; buildSettings = {MARKETING_VERSION = "2.0"; FLAGS = (a, b);
        PRODUCT_BUNDLE_IDENTIFIER = "com.example.Shop";};};
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
    #expect(
      project.settings == [
        "FLAGS": "a b", "MARKETING_VERSION": "2.0", "PRODUCT_BUNDLE_IDENTIFIER": "com.example.Shop",
      ])
    #expect(project.modules == ["Shop", "Shop_Kit"])
    #expect(project.bundles == ["com.example.Kit", "com.example.Shop"])
    #expect(project.otherApps == ["Zoo"])
    #expect(
      ["Sources/A.swift", "Other/B.swift", "C.png", "D.swift"].map(project.leavesOut)
        == [false, true, false, false])
  }

  @Test("a library belongs to an app if one of its platforms is an iPhone's")
  func platforms() throws {
    let libraries = [("Phone", "iphoneos iphonesimulator macosx"), ("Desk", "macosx")]
    let targets = libraries.map { name, platforms in
      """
      \(name) = {isa = PBXNativeTarget; name = \(name); buildConfigurationList = list\(name);
        productType = "com.apple.product-type.framework";};
      list\(name) = {buildConfigurations = (debug\(name));};
      debug\(name) = {name = Debug; buildSettings = {SUPPORTED_PLATFORMS = "\(platforms)";};};
      """
    }
    let folders = try Folders([
      "Hello.xcodeproj/project.pbxproj": project(settings: "")
        .replacing("app =", with: targets.joined() + "app =")
    ])
    #expect(try XcodeProject(in: folders.app)?.modules == ["Hello", "Phone"])
  }

  /// A project of one app with build settings.
  private func project(settings: String) -> String {
    """
    // !$*UTF8*$!
    {objects = {
      app = {isa = PBXNativeTarget; name = Hello; buildConfigurationList = list;
        productType = "com.apple.product-type.application";};
      list = {buildConfigurations = (debug);};
      debug = {name = Debug; buildSettings = {\(settings)};};
    };}
    """
  }

  /// The Info.plist in the written package.
  private func writtenInfo(_ folders: Folders) throws -> [String: Any] {
    let text = try folders.written("Sources/Hello/Resources/Info.plist")
    let list = try PropertyListSerialization.propertyList(from: Data(text.utf8), format: nil)
    return try #require(list as? [String: Any])
  }

  @Test(
    "the Info.plist that the app's target names is taken, whatever other ones hold",
    arguments: ["App/Info.plist", "$(SRCROOT)/App/Info.plist", "${PROJECT_DIR}/App/Info.plist"])
  func namedInfo(_ setting: String) throws {
    func plist(_ key: String) -> String {
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0"><dict><key>\(key)</key><dict/></dict></plist>
      """
    }
    let folders = try Folders([
      "App/AppDelegate.swift": appDelegate,
      "Hello.xcodeproj/project.pbxproj": project(settings: "INFOPLIST_FILE = \"\(setting)\";"),
      "App/Info.plist": plist("Own"), "Another/Info.plist": plist("UIApplicationSceneManifest"),
    ])
    _ = try folders.port()
    let keys = try writtenInfo(folders).keys
    #expect(keys.contains("Own") && !keys.contains("UIApplicationSceneManifest"))
  }

  @Test("settings of configuration files and of other settings stand in Info.plist")
  func configurationFiles() throws {
    let project = """
      // !$*UTF8*$!
      {objects = {
        root = {isa = PBXProject; mainGroup = main; buildConfigurationList = whole;};
        main = {isa = PBXGroup; sourceTree = "<group>"; children = (group);};
        group = {isa = PBXGroup; path = Config; sourceTree = "<group>"; children = (file);};
        file = {isa = PBXFileReference; path = "Debug.xcconfig"; sourceTree = "<group>";};
        app = {isa = PBXNativeTarget; name = Hello; buildConfigurationList = own;
          productType = "com.apple.product-type.application";};
        own = {buildConfigurations = (debug);}; whole = {buildConfigurations = (all);};
        debug = {name = Debug; baseConfigurationReference = file;
          buildSettings = {SUFFIX = ".own"; INFOPLIST_FILE = Info.plist; LOOP = "a$(LOOP)";};};
        all = {name = Debug; baseConfigurationReferenceAnchor = group;
          baseConfigurationReferenceRelativePath = "All.xcconfig"; buildSettings = {};};
      };}
      """
    let keys = ["CONFIGURATION", "API_URL", "NAME", "SUFFIX", "ALL", "GONE", "LOOP"]
    let entries = keys.map { "<key>\($0)</key><string>$(\($0))</string>" }.joined()
    let folders = try Folders([
      "AppDelegate.swift": appDelegate, "Hello.xcodeproj/project.pbxproj": project,
      "Info.plist": """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0"><dict>\(entries)</dict></plist>
      """,
      "Config/Debug.xcconfig": """
      // The server of developers.
      #include "Shared.xcconfig"
      #include? "Nowhere.xcconfig"
      API_URL = https:/$()/$(HOST)/v1 // a comment
      SUFFIX = .base
      NAME[sdk=iphoneos*] = Hello$(SUFFIX);
      """,
      "Config/Shared.xcconfig": "#include \"Debug.xcconfig\"\nHOST = dev.example.test\n",
      "Config/All.xcconfig": "ALL = yes\nSUFFIX = .whole\n",
    ])
    _ = try folders.port()
    let info = try writtenInfo(folders)
    #expect(
      keys.map { info[$0] as? String }
        == ["Debug", "https://dev.example.test/v1", "Hello.own", ".own", "yes", "", "aaaaaaaaaa"])
  }

  @Test("sounds and pictures that the app's target builds are resources, those of a README are not")
  func media() throws {
    let project = """
      // !$*UTF8*$!
      {objects = {
        root = {isa = PBXProject; mainGroup = main;};
        main = {isa = PBXGroup; sourceTree = "<group>"; children = (bell, delegate);};
        bell = {isa = PBXFileReference; path = "bell.mp3"; sourceTree = "<group>";};
        delegate = {isa = PBXFileReference; path = "AppDelegate.swift"; sourceTree = "<group>";};
        app = {isa = PBXNativeTarget; name = Hello; buildPhases = (sources, resources);
          productType = "com.apple.product-type.application";};
        sources = {isa = PBXSourcesBuildPhase; files = (first);};
        first = {isa = PBXBuildFile; fileRef = delegate;};
        resources = {isa = PBXResourcesBuildPhase; files = (second);};
        second = {isa = PBXBuildFile; fileRef = bell;};
      };}
      """
    let files = [
      "AppDelegate.swift": appDelegate, "bell.mp3": "bell", "docs/screen.PNG": "picture",
      "Kit/Package.swift": "import PackageDescription\n", "Kit/Sources/Kit/a.ttf": "font",
      "Kit/docs/b.jpg": "picture",
    ]
    let bare = try Folders(files)
    let alone = try AppFolder(bare.app, excluding: [], project: nil)
    #expect(alone.resources == ["bell.mp3", "docs/screen.PNG"])
    let folders = try Folders(files.merging(["Hello.xcodeproj/project.pbxproj": project]) { $1 })
    let known = try AppFolder(
      folders.app, excluding: [], project: XcodeProject(in: folders.app))
    #expect(known.resources == ["bell.mp3"])
    let package = try AppFolder(
      folders.app.appendingPathComponent("Kit"), excluding: [], project: nil)
    #expect(package.resources == ["Sources/Kit/a.ttf"])
  }

  @Test("Info.plist has the project's settings for it, unless the file has them, and no others")
  func infoSettings() throws {
    let settings =
      "INFOPLIST_KEY_UIMainStoryboardFile = Main; INFOPLIST_KEY_Kept = project; INFOPLIST_FILE = x;"
    let folders = try Folders([
      "AppDelegate.swift": appDelegate,
      "Hello.xcodeproj/project.pbxproj": project(settings: settings),
      "Info.plist": """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0"><dict><key>Kept</key><string>file</string></dict></plist>
      """,
    ])
    _ = try folders.port()
    let table = try writtenInfo(folders)
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

  private let programs = """
    // !$*UTF8*$!
    {objects = {
      project = {isa = PBXProject; mainGroup = main; targets = (desk, shop, share, kit, deskTests, shopTests);
        buildConfigurationList = list;};
      list = {buildConfigurations = (debug);};
      debug = {name = Debug; buildSettings = {SDKROOT = iphoneos;};};
      deskList = {buildConfigurations = (deskDebug);};
      deskDebug = {name = Debug; buildSettings = {SDKROOT = macosx;};};
      main = {isa = PBXGroup; children = (a, both, desktop, menu, extension, test, whole);
        sourceTree = "<group>";};
      a = {isa = PBXFileReference; path = "App.swift"; sourceTree = "<group>";};
      both = {isa = PBXFileReference; path = "Both.swift"; sourceTree = "<group>";};
      desktop = {isa = PBXFileReference; path = "Desk.swift"; sourceTree = "<group>";};
      menu = {isa = PBXVariantGroup; children = (base); name = Menu; sourceTree = "<group>";};
      base = {isa = PBXFileReference; path = "Base.lproj/Menu.xib"; sourceTree = "<group>";};
      extension = {isa = PBXFileReference; path = "Share.swift"; sourceTree = "<group>";};
      test = {isa = PBXFileReference; path = "DeskTests/Test.swift"; sourceTree = "<group>";};
      whole = {isa = PBXFileSystemSynchronizedRootGroup; path = Whole; sourceTree = "<group>";
        exceptions = (notForDesk, forShop);};
      notForDesk = {target = desk; membershipExceptions = ("Own.swift");};
      forShop = {target = shop; membershipExceptions = ("Shared.swift");};
      desk = {isa = PBXNativeTarget; name = Desk; buildPhases = (deskPhase, deskResources);
        productType = "com.apple.product-type.application"; buildConfigurationList = deskList;
        fileSystemSynchronizedGroups = (whole);};
      deskPhase = {files = (d1, d2);}; d1 = {fileRef = desktop;}; d2 = {fileRef = both;};
      deskResources = {files = (d3);}; d3 = {fileRef = menu;};
      shop = {isa = PBXNativeTarget; name = Shop; buildPhases = (shopPhase);
        productType = "com.apple.product-type.application";};
      shopPhase = {files = (s1, s2);}; s1 = {fileRef = a;}; s2 = {fileRef = both;};
      share = {isa = PBXNativeTarget; name = Share; buildPhases = (sharePhase);
        productType = "com.apple.product-type.app-extension";};
      sharePhase = {files = (e1);}; e1 = {fileRef = extension;};
      kit = {isa = PBXNativeTarget; name = Kit; productType = "com.apple.product-type.framework";};
      deskTests = {isa = PBXNativeTarget; name = DeskTests; buildPhases = (testPhase); dependencies = (onDesk);
        productType = "com.apple.product-type.bundle.unit-test";};
      testPhase = {files = (t1);}; t1 = {fileRef = test;};
      onDesk = {isa = PBXTargetDependency; target = desk;};
      shopTests = {isa = PBXNativeTarget; name = ShopTests; dependencies = (onShop);
        productType = "com.apple.product-type.bundle.unit-test";};
      onShop = {isa = PBXTargetDependency; target = shop;};
    };}
    """

  @Test(
    "files of other apps, extensions and systems are left out, and --name chooses among apps",
    arguments: [
      (nil, "Shop", ["App.swift", "Both.swift", "Whole/Own.swift", "Whole/Shared.swift"], "Desk"),
      (
        "Desk", "Desk",
        [
          "Base.lproj/Menu.xib", "Both.swift", "Desk.swift", "DeskTests/Test.swift",
          "Whole/New.swift", "Whole/Own.swift", "Whole/Shared.swift",
        ], "Shop"
      ),
    ] as [(String?, String, [String], String)])
  func otherPrograms(
    _ name: String?, _ app: String, _ kept: [String], _ other: String
  ) throws {
    let files = [
      "App.swift", "Base.lproj/Menu.xib", "Both.swift", "Desk.swift", "DeskTests/Test.swift",
      "Share.swift", "Whole/New.swift", "Whole/Own.swift", "Whole/Shared.swift",
    ]
    let folders = try Folders(["Shop.xcodeproj/project.pbxproj": programs])
    let project = try #require(try XcodeProject(in: folders.app, named: name))
    #expect(project.name == app)
    #expect(project.modules == [app, "Kit"])
    #expect(project.otherApps == [other])
    #expect(files.filter { !project.isOfAnother($0) } == kept)
  }

  @Test("files have the use of the targets that build them, whatever their folders are called")
  func uses() throws {
    let text = """
      // !$*UTF8*$!
      {objects = {
        project = {isa = PBXProject; mainGroup = main;};
        main = {isa = PBXGroup; children = (app, spec, screen, robot); sourceTree = "<group>";};
        app = {isa = PBXFileReference; path = "ABTests/Variant.swift"; sourceTree = "<group>";};
        spec = {isa = PBXFileReference; path = "Specs/List.swift"; sourceTree = "<group>";};
        screen = {isa = PBXFileReference; path = "Specs/UITests/Screen.swift"; sourceTree = "<group>";};
        robot = {isa = PBXFileReference; path = "Robots/Tap.swift"; sourceTree = "<group>";};
        shop = {isa = PBXNativeTarget; name = Shop; buildPhases = (p1);
          productType = "com.apple.product-type.application";};
        p1 = {files = (f1);}; f1 = {fileRef = app;};
        specs = {isa = PBXNativeTarget; name = "Shop Specs"; buildPhases = (p2);
          productType = "com.apple.product-type.bundle.unit-test";};
        p2 = {files = (f2, f3);}; f2 = {fileRef = spec;}; f3 = {fileRef = screen;};
        robots = {isa = PBXNativeTarget; name = Robots; buildPhases = (p3);
          productType = "com.apple.product-type.bundle.ui-testing";};
        p3 = {files = (f4);}; f4 = {fileRef = robot;};
      };}
      """
    let sources = [
      "ABTests/Variant.swift", "Robots/Tap.swift", "Specs/List.swift", "Specs/UITests/Screen.swift",
      "Unknown/UITests/Old.swift",
    ]
    let folders = try Folders(
      Dictionary(uniqueKeysWithValues: sources.map { ($0, "") })
        .merging(["Shop.xcodeproj/project.pbxproj": text]) { $1 })
    let project = try #require(try XcodeProject(in: folders.app))
    #expect(sources.map(project.use) == [.app, .uiTests, .tests, .tests, nil])
    #expect(sources.map(project.testTarget) == [nil, nil, "Shop Specs", "Shop Specs", nil])
    let folder = try AppFolder(folders.app, excluding: [], project: project)
    #expect(folder.sources == ["ABTests/Variant.swift"])
    #expect(folder.tests == ["Specs/List.swift", "Specs/UITests/Screen.swift"])
    #expect(folder.uiTests == ["Robots/Tap.swift", "Unknown/UITests/Old.swift"])
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

  @Test("a file of the app outside its folder is told, with the folder that has both; no folder is")
  func filesOutside() throws {
    let folders = try Folders([
      "AppDelegate.swift": appDelegate, "../Shared/words.txt": "a", "../Sounds/bell.wav": "a",
      "Hello.xcodeproj/project.pbxproj": """
      // !$*UTF8*$!
      {objects = {
        root = {isa = PBXProject; mainGroup = main;};
        main = {isa = PBXGroup; children = (a, w, s, g); sourceTree = "<group>";};
        a = {isa = PBXFileReference; path = "AppDelegate.swift"; sourceTree = "<group>";};
        w = {isa = PBXFileReference; path = "../Shared/words.txt"; sourceTree = "<group>";};
        s = {isa = PBXFileReference; path = "../Sounds"; sourceTree = "<group>";};
        g = {isa = PBXFileReference; path = "../Shared/gone.txt"; sourceTree = "<group>";};
        app = {isa = PBXNativeTarget; name = Hello; buildPhases = (phase);
          productType = "com.apple.product-type.application";};
        phase = {files = (one, two, three, four);};
        one = {fileRef = a;};
        two = {fileRef = w;};
        three = {fileRef = s;};
        four = {fileRef = g;};
      };}
      """,
    ])
    let report = try folders.port()
    let root = folders.root.standardizedFileURL.path
    #expect(
      report.notes == [
        PortReport.Note(
          kind: "file outside", name: "words.txt", places: ["\(root)/Shared/words.txt"],
          advice: "the app's target builds it: port the folder with both, \(root)")
      ])
  }

  /// A project whose app builds files of names in one group, each as the group's project file spells it.
  private func project(group: String, files: [String]) -> String {
    let references = files.enumerated().map { number, name in
      """
      r\(number) = {isa = PBXFileReference; path = "\(name)"; sourceTree = "<group>";};
      f\(number) = {fileRef = r\(number);};
      """
    }
    let numbers = files.indices
    return """
      // !$*UTF8*$!
      {objects = {
        root = {isa = PBXProject; mainGroup = main;};
        main = {isa = PBXGroup; children = (own); sourceTree = "<group>";};
        own = {isa = PBXGroup; path = \(group); sourceTree = "<group>";
          children = (\(numbers.map { "r\($0)" }.joined(separator: ", ")));};
        app = {isa = PBXNativeTarget; name = Hello; buildPhases = (phase);
          productType = "com.apple.product-type.application";};
        phase = {files = (\(numbers.map { "f\($0)" }.joined(separator: ", ")));};
        \(references.joined())
      };}
      """
  }

  @Test("a project may spell folders and files in another case, as a Mac's disk allows")
  func spelling() throws {
    let folders = try Folders([
      "Sources/AppDelegate.swift": appDelegate, "Sources/PublicAPI.swift": "enum Api {}",
      "Sources/Old.swift": "enum Api {}",
      "Hello.xcodeproj/project.pbxproj": project(
        group: "sources", files: ["AppDelegate.swift", "PublicApi.swift"]),
    ])
    let project = try #require(try XcodeProject(in: folders.app))
    #expect(
      ["AppDelegate", "PublicAPI", "Old"].map { project.leavesOut("Sources/\($0).swift") }
        == [false, false, true])
    #expect(try folders.port().notes == [])
  }

  @Test("a source that the app's target builds and that is nowhere in the folder is told")
  func missingFiles() throws {
    let folders = try Folders([
      "App/AppDelegate.swift": appDelegate, "Moved/Card.swift": "struct Card {}",
      "Hello.xcodeproj/project.pbxproj": project(
        group: "App", files: ["AppDelegate.swift", "Card.swift", "Strings+Generated.swift"]),
    ])
    #expect(
      try folders.port().notes == [
        PortReport.Note(
          kind: "file missing", name: "Strings+Generated.swift",
          places: [folders.app.appendingPathComponent("App/Strings+Generated.swift").path],
          advice:
            "the app's target builds it: run what generates it, such as SwiftGen, and port again")
      ])
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
