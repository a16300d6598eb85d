import Foundation

/// The modules of Apple's and of others that the written package stands in for.
enum Shims {
  /// The products of Rehearsal that each module re-exports or uses.
  static let products: [String: [String]] = [
    "UIKit": ["HeadlessUIKit"],
    "CoreGraphics": ["HeadlessUIKit"],
    "QuartzCore": ["HeadlessUIKit"],
    "UserNotifications": ["HeadlessUIKit", "HeadlessFoundation"],
    "RxSwift": ["Reactive", "HeadlessFoundation"],
    "RxSwiftExt": ["Reactive"],
    "NSObject_Rx": ["Reactive", "HeadlessUIKit"],
    "RxRelay": ["Reactive"],
    "RxCocoa": [
      "Reactive", "ReactiveUIKit", "HeadlessDevice", "HeadlessFoundation", "HeadlessUIKit",
    ],
    "Differentiator": [],
    "RxDataSources": ["HeadlessDevice", "HeadlessUIKit", "Reactive", "ReactiveUIKit"],
    "RxTest": ["Reactive"],
    "RxBlocking": ["Reactive"],
    "RunningTests": [],
    "Nimble": ["HeadlessDevice", "HeadlessFoundation", "VirtualTime"],
    "Quick": ["HeadlessFoundation"],
    "RxNimble": ["Reactive"],
    "OHHTTPStubs": ["HeadlessDevice", "HeadlessFoundation"],
    "OHHTTPStubsSwift": [],
    "SnapKit": ["HeadlessUIKit"],
    "Cartography": ["HeadlessUIKit"],
    "NVActivityIndicatorView": ["HeadlessFoundation", "HeadlessUIKit"],
    "NVActivityIndicatorViewExtended": [],
    "Toast_Swift": ["HeadlessFoundation", "HeadlessUIKit"],
    "Toast": [],
    "SkeletonView": ["HeadlessFoundation", "HeadlessUIKit"],
    "SwiftMessages": ["HeadlessFoundation", "HeadlessUIKit"],
    "PanModal": ["HeadlessUIKit"],
    "XLPagerTabStrip": ["HeadlessUIKit"],
    "FSCalendar": ["HeadlessUIKit", "HeadlessFoundation"],
    "ImageSlideshow": ["HeadlessUIKit", "HeadlessFoundation"],
    "ImageSlideshowKingfisher": [],
    "ImageSlideshowSDWebImage": [],
    "ImageSlideshowAlamofire": [],
    "TagListView": ["HeadlessUIKit"],
    "Hero": ["HeadlessFoundation", "HeadlessUIKit"],
    "RxGesture": ["HeadlessFoundation", "HeadlessUIKit", "Reactive", "ReactiveUIKit"],
    "Alamofire": ["HeadlessFoundation", "HeadlessDevice", "HeadlessCombine"],
    "Moya": ["HeadlessFoundation"],
    "RxMoya": ["HeadlessFoundation"],
    "RxAlamofire": ["Reactive"],
    "ReactorKit": ["HeadlessUIKit", "ReactiveUIKit"],
    "RxViewController": ["HeadlessUIKit", "ReactiveUIKit"],
    "Action": ["HeadlessUIKit", "Reactive", "ReactiveUIKit"],
    "IQKeyboardManagerSwift": ["HeadlessUIKit"],
    "ProgressHUDs": ["HeadlessFoundation", "HeadlessUIKit"],
    "MBProgressHUD": ["HeadlessUIKit"],
    "SVProgressHUD": ["HeadlessUIKit"],
    "JGProgressHUD": ["HeadlessUIKit"],
    "CombineMoya": ["HeadlessFoundation"],
    "RemoteImages": ["HeadlessUIKit", "HeadlessDevice", "HeadlessFoundation"],
    "Kingfisher": [],
    "SDWebImage": [],
    "SwiftyJSON": [],
    "ObjectMapper": ["HeadlessFoundation"],
    "AlamofireObjectMapper": ["HeadlessFoundation", "HeadlessUIKit"],
    "Moya_ObjectMapper": ["HeadlessUIKit"],
    "KeychainAccess": ["HeadlessFoundation"],
    "KeychainSwift": [],
    "SwiftKeychainWrapper": ["HeadlessFoundation"],
    "Then": [],
    "Nuke": ["HeadlessDevice", "HeadlessFoundation", "HeadlessUIKit", "HeadlessCombine"],
    "NukeExtensions": [],
    "NukeUI": [],
    "AlamofireImage": ["HeadlessDevice", "HeadlessFoundation", "HeadlessUIKit"],
    "AlamofireNetworkActivityIndicator": ["HeadlessDevice", "HeadlessFoundation"],
    "Lottie": ["HeadlessDevice", "HeadlessFoundation"],
    "FirebaseBackend": ["HeadlessDevice"],
    "FirebaseCore": ["HeadlessDevice", "HeadlessFoundation"],
    "FirebaseAuth": ["HeadlessDevice", "HeadlessFoundation", "HeadlessUIKit"],
    "FirebaseAnalytics": ["HeadlessDevice"],
    "FirebaseCrashlytics": ["HeadlessDevice"],
    "FirebaseMessaging": ["HeadlessDevice", "HeadlessFoundation", "HeadlessUIKit"],
    "FirebaseRemoteConfig": ["HeadlessDevice", "HeadlessFoundation"],
    "FirebasePerformance": ["HeadlessDevice"],
    "FirebaseInstallations": ["HeadlessDevice", "HeadlessFoundation"],
    "FirebaseAppCheck": ["HeadlessDevice", "HeadlessFoundation"],
    "GoogleSignIn": ["HeadlessDevice", "HeadlessFoundation", "HeadlessUIKit"],
    "Firebase": [],
    "FirebaseDatabase": ["HeadlessDevice", "HeadlessFoundation"],
    "FirebaseStorage": ["HeadlessDevice", "HeadlessFoundation"],
    "FirebaseFunctions": ["HeadlessDevice", "HeadlessFoundation"],
    "FirebaseDatabaseSwift": [], "FirebaseStorageSwift": [], "FirebaseFunctionsSwift": [],
    "FirebaseFirestore": ["HeadlessDevice", "HeadlessFoundation"],
    "FirebaseFirestoreSwift": [],
    "FirebaseFirestoreCombineSwift": [],
    "Reachability": ["HeadlessDevice", "HeadlessFoundation"],
    "RxReachability": [],
    "Swinject": ["Injection"],
    "SwinjectAutoregistration": ["Injection"],
    "SwinjectStoryboard": ["HeadlessUIKit", "Injection"],
    "RealmSwift": ["HeadlessDevice", "HeadlessFoundation"],
    "Realm": [],
    "RxRealm": ["HeadlessFoundation"],
    "Combine": ["HeadlessCombine", "HeadlessFoundation"],
    "CoreData": ["HeadlessCoreData"],
    "os": ["HeadlessDevice"],
    "OSLog": [],
    "WebKit": ["HeadlessUIKit", "HeadlessDevice", "HeadlessFoundation"],
    "SafariServices": ["HeadlessUIKit"],
    "StoreKit": ["HeadlessUIKit", "HeadlessDevice", "HeadlessFoundation"],
    "Security": ["HeadlessDevice", "HeadlessFoundation"],
    "LocalAuthentication": ["HeadlessDevice", "HeadlessFoundation"],
    "CoreLocation": ["HeadlessDevice", "HeadlessFoundation", "HeadlessUIKit"],
    "Photos": ["HeadlessDevice", "HeadlessFoundation", "HeadlessUIKit"],
    "MessageUI": ["HeadlessUIKit", "HeadlessDevice"],
    "SwiftUI": ["HeadlessUIKit", "HeadlessCombine", "HeadlessCoreData", "HeadlessFoundation"],
    "AVFoundation": ["HeadlessUIKit", "HeadlessDevice", "HeadlessFoundation"],
    "AVKit": ["HeadlessUIKit"],
    "MapKit": ["HeadlessUIKit", "HeadlessFoundation"],
    "Network": ["HeadlessDevice", "HeadlessFoundation"],
    "PhotosUI": ["HeadlessUIKit"],
    "UniformTypeIdentifiers": ["HeadlessUIKit"],
    "MobileCoreServices": [], "CoreServices": [],
    "AppTrackingTransparency": ["HeadlessFoundation"],
    "AdSupport": [],
    "BackgroundTasks": ["HeadlessDevice", "HeadlessFoundation"],
    "AudioToolbox": ["HeadlessDevice", "HeadlessFoundation"],
    "AuthenticationServices": ["HeadlessUIKit", "HeadlessDevice", "HeadlessFoundation"],
    "SystemSheets": ["HeadlessUIKit"],
    "CommonCrypto": [],
    "Contacts": ["HeadlessDevice", "HeadlessFoundation"],
    "ContactsUI": ["HeadlessUIKit", "HeadlessFoundation"],
    "CoreMotion": ["HeadlessDevice", "HeadlessFoundation"],
    "CoreSpotlight": ["HeadlessDevice", "HeadlessFoundation", "HeadlessUIKit"],
    "CoreMedia": [], "CoreVideo": [],
    "CryptoKit": ["HeadlessFoundation"],
    "EventKit": ["HeadlessUIKit", "HeadlessDevice", "HeadlessFoundation"],
    "ImageIO": ["HeadlessUIKit"],
    "QuickLook": ["HeadlessUIKit"],
    "SystemConfiguration": ["HeadlessDevice", "HeadlessFoundation"],
    "WatchConnectivity": ["HeadlessFoundation"],
    "WidgetKit": ["HeadlessDevice", "HeadlessFoundation"],
    "LinkPresentation": ["HeadlessUIKit"],
    "CoreHaptics": [],
    "CoreText": [],
    "PDFKit": ["HeadlessUIKit"],
    "CoreImage": ["HeadlessUIKit"],
    "MediaPlayer": ["HeadlessUIKit", "HeadlessDevice"],
  ]

  /// The modules of the written package that a module imports.
  static let modules: [String: [String]] = [
    "UIKit": ["CoreGraphics"], "OSLog": ["os"], "SwiftUI": ["Combine"],
    "AVFoundation": ["AudioToolbox"],
    "AVKit": ["AVFoundation", "AudioToolbox"],
    "MapKit": ["CoreLocation"], "Photos": ["AVFoundation", "AudioToolbox"],
    "PhotosUI": ["Photos", "UniformTypeIdentifiers", "AVFoundation", "AudioToolbox"],
    "CommonCrypto": ["CryptoKit"], "ContactsUI": ["Contacts", "CoreLocation"],
    "Contacts": ["CoreLocation"], "EventKit": ["CoreLocation"],
    "Nimble": ["RunningTests"], "Quick": ["RunningTests"],
    "RxNimble": ["Nimble", "RunningTests"], "OHHTTPStubsSwift": ["OHHTTPStubs"],
    "RxSwiftExt": ["RxSwift"], "NSObject_Rx": ["RxSwift"],
    "RxDataSources": ["Differentiator", "RxCocoa", "UIKit", "CoreGraphics"],
    "Moya": ["Alamofire", "UIKit", "CoreGraphics"],
    "RxMoya": ["Moya", "RxSwift", "Alamofire", "UIKit", "CoreGraphics"],
    "CombineMoya": ["Moya", "Combine", "Alamofire", "UIKit", "CoreGraphics"],
    "RxReachability": ["Reachability", "RxCocoa", "RxSwift"],
    "RxAlamofire": ["Alamofire"],
    "ReactorKit": ["RxSwift"],
    "RxViewController": ["RxCocoa"],
    "MBProgressHUD": ["ProgressHUDs"], "SVProgressHUD": ["ProgressHUDs"],
    "JGProgressHUD": ["ProgressHUDs"],
    "Realm": ["RealmSwift"], "RxRealm": ["RealmSwift", "RxSwift"],
    "SnapKit": ["UIKit", "CoreGraphics"],
    "Cartography": ["UIKit", "CoreGraphics"],
    "NVActivityIndicatorViewExtended": ["NVActivityIndicatorView"],
    "Toast": ["Toast_Swift"],
    "ImageSlideshow": ["Kingfisher", "RemoteImages", "UIKit", "CoreGraphics"],
    "ImageSlideshowKingfisher": [
      "ImageSlideshow", "Kingfisher", "RemoteImages", "UIKit", "CoreGraphics",
    ],
    "ImageSlideshowSDWebImage": [
      "ImageSlideshow", "Kingfisher", "RemoteImages", "UIKit", "CoreGraphics",
    ],
    "ImageSlideshowAlamofire": [
      "ImageSlideshow", "Kingfisher", "RemoteImages", "UIKit", "CoreGraphics",
    ],
    "Kingfisher": ["RemoteImages", "UIKit", "CoreGraphics"],
    "SDWebImage": ["RemoteImages", "UIKit", "CoreGraphics"],
    "ObjectMapper": ["UIKit", "CoreGraphics"],
    "AlamofireObjectMapper": ["Alamofire", "ObjectMapper", "UIKit", "CoreGraphics"],
    "Moya_ObjectMapper": [
      "ObjectMapper", "RxMoya", "Moya", "RxSwift", "Alamofire", "UIKit", "CoreGraphics",
    ],
    "KeychainAccess": ["LocalAuthentication", "Security"],
    "KeychainSwift": ["Security"],
    "SwiftKeychainWrapper": ["Security"],
    "Then": ["UIKit", "CoreGraphics"],
    "Nuke": ["RemoteImages", "UIKit", "CoreGraphics"],
    "NukeExtensions": ["Nuke", "RemoteImages", "UIKit", "CoreGraphics"],
    "NukeUI": ["Nuke", "RemoteImages", "SwiftUI", "Combine", "UIKit", "CoreGraphics"],
    "AlamofireImage": ["Alamofire", "RemoteImages", "UIKit", "CoreGraphics"],
    "AlamofireNetworkActivityIndicator": ["Alamofire", "UIKit", "CoreGraphics"],
    "Lottie": ["UIKit", "CoreGraphics"],
    "Firebase": [
      "FirebaseAnalytics", "FirebaseAppCheck", "FirebaseAuth", "FirebaseBackend", "FirebaseCore",
      "FirebaseCrashlytics", "FirebaseDatabase", "FirebaseFirestore", "FirebaseFunctions",
      "FirebaseInstallations", "FirebaseMessaging", "FirebasePerformance",
      "FirebaseRemoteConfig", "FirebaseStorage", "SystemSheets", "CryptoKit",
    ],
    "FirebaseDatabase": ["FirebaseBackend", "FirebaseCore"],
    "FirebaseStorage": ["FirebaseBackend", "FirebaseCore"],
    "FirebaseFunctions": ["FirebaseBackend", "FirebaseCore"],
    "FirebaseDatabaseSwift": ["FirebaseDatabase", "FirebaseBackend", "FirebaseCore"],
    "FirebaseStorageSwift": ["FirebaseStorage", "FirebaseBackend", "FirebaseCore"],
    "FirebaseFunctionsSwift": ["FirebaseFunctions", "FirebaseBackend", "FirebaseCore"],
    "FirebaseFirestore": ["FirebaseBackend", "FirebaseCore"],
    "FirebaseFirestoreSwift": ["FirebaseFirestore", "FirebaseBackend", "FirebaseCore"],
    "FirebaseFirestoreCombineSwift": [
      "FirebaseFirestore", "FirebaseBackend", "FirebaseCore", "Combine",
    ],
    "MobileCoreServices": ["UniformTypeIdentifiers"],
    "CoreServices": ["MobileCoreServices", "UniformTypeIdentifiers"],
    "CoreSpotlight": ["UniformTypeIdentifiers"],
    "CoreMedia": ["AVFoundation", "AudioToolbox"],
    "CoreVideo": ["AVFoundation", "AudioToolbox"],
    "AuthenticationServices": ["SystemSheets"],
    "FirebaseAuth": ["FirebaseBackend", "FirebaseCore", "SystemSheets", "CryptoKit"],
    "FirebaseAnalytics": ["FirebaseCore"],
    "FirebaseCrashlytics": ["FirebaseCore"],
    "FirebaseMessaging": ["FirebaseCore"],
    "FirebaseRemoteConfig": ["FirebaseBackend", "FirebaseCore"],
    "FirebasePerformance": ["FirebaseCore"],
    "FirebaseInstallations": ["FirebaseCore"],
    "FirebaseAppCheck": ["FirebaseCore"],
    "GoogleSignIn": ["FirebaseBackend", "SystemSheets"],
  ]

  /// The modules that use XCTest, which only a target of tests may have.
  static let forTests: Set<String> = ["Nimble", "Quick", "RunningTests", "RxNimble"]

  /// The modules that others' libraries import, whose members an app then sees in all of its files.
  private static let carried: [String: [String]] = Dictionary(
    uniqueKeysWithValues: [
      "RxAnimated", "RxFlow", "RxKeyboard", "RxOptional",
      "RxTheme", "RxWebKit",
    ].map { ($0, ["RxCocoa"]) }
      + ["GoogleMaps", "GooglePlaces", "Mapbox", "MapboxMaps"].map { ($0, ["CoreLocation"]) })

  /// Returns the modules that come with the import of modules which are not here.
  static func carried(by missing: Set<String>) -> Set<String> {
    Set(missing.flatMap { carried[$0] ?? [] })
  }

  /// The modules whose names a file sees that imports UIKit or Foundation.
  private static let implied: Set<String> = [
    "UIKit", "CoreGraphics", "QuartzCore", "UserNotifications", "Combine", "CoreText",
    "CoreImage", "ImageIO", "Security",
  ]

  /// Returns the modules whose names an app sees, by those that it imports.
  static func visible(_ imported: Set<String>) -> Set<String> {
    withNeeded(imported.union(implied))
  }

  /// Returns modules, and those of the written package that they import.
  static func withNeeded(_ names: Set<String>) -> Set<String> {
    names.union(names.flatMap { modules[$0] ?? [] })
  }

  /// The modules of which a package of others may well need more than their stand-ins have.
  static let partial: Set<String> = ["SwiftUI"]

  /// Returns the class that hears of the controllers of storyboards; nil if no module has one.
  static func storyboardLibrary(among modules: [String]) -> String? {
    modules.contains("SwinjectStoryboard") ? "SwinjectStoryboard.SwinjectStoryboard" : nil
  }

  /// The C libraries that Apple's SDK has as modules, and Linux without one.
  static let libraries = [
    SystemLibrary(
      module: "SQLite3", header: "sqlite3.h", library: "sqlite3", package: "libsqlite3-dev")
  ]

  /// The properties that stand-ins add to UIKit's classes and Interface Builder sets.
  static let inspectable = [
    (
      module: "SkeletonView",
      property: InspectableProperty(type: "UIView", name: "isSkeletonable")
    )
  ]

  /// The modules that the toolchain has.
  static let system: Set<String> = [
    "Foundation", "FoundationNetworking", "Dispatch", "Swift", "XCTest", "Testing",
    "_Testing_Foundation", "Observation", "_Concurrency", "RegexBuilder", "Synchronization",
  ]

  /// The modules of the system's C library and of Objective-C, whose names Foundation brings.
  static let ofSystem: Set<String> = ["CoreFoundation", "Darwin", "Glibc", "Musl", "ObjectiveC"]

  /// The folder with the sources of the modules.
  static var folder: URL { RewriterTool.checkout.appendingPathComponent("Sources/Tools/Shims") }

  /// The modules whose sources are there.
  static let available: Set<String> = Set(products.keys.filter { !sources(of: $0).isEmpty })

  /// The modules that a source may import without a package that has them.
  static let withoutPackage = system.union(available).union(libraries.map(\.module))

  /// The sources of a module: the file of its name, or those in the folder of its name.
  static func sources(of module: String) -> [URL] {
    let file = folder.appendingPathComponent("\(module).swift")
    if FileManager.default.fileExists(atPath: file.path) { return [file] }
    let own = folder.appendingPathComponent(module)
    let names = (try? FileManager.default.contentsOfDirectory(atPath: own.path)) ?? []
    return names.filter { $0.hasSuffix(".swift") }.sorted().map(own.appendingPathComponent)
  }
}
