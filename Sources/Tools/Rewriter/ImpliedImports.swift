/// The names of a module that come with the import of another one on Apple's systems.
struct ImpliedImports {
  /// The module.
  let module: String
  /// The modules whose import brings it.
  let carriers: Set<String>
  /// The names by which its use is known; those of attributes have their `@`.
  let names: Set<String>

  /// The modules that the written package has as modules of their own.
  static let all = [
    ImpliedImports(
      module: "Combine",
      carriers: [
        "Foundation", "UIKit", "AVFoundation", "CoreData", "CoreLocation", "CoreMotion", "MapKit",
        "Network", "StoreKit", "UserNotifications", "WatchConnectivity",
      ],
      names: [
        "AnyCancellable", "AnyPublisher", "CurrentValueSubject", "ObservableObject",
        "ObservableObjectPublisher", "PassthroughSubject", "Published",
      ]),
    ImpliedImports(
      module: "Observation", carriers: ["Combine", "Foundation", "SwiftUI", "UIKit", "XCTest"],
      names: ["@Observable", "@ObservationIgnored", "withObservationTracking"]),
    ImpliedImports(
      module: "CoreLocation", carriers: ["CoreData"],
      names: ["CLLocation", "CLLocationCoordinate2D", "CLPlacemark"]),
    ImpliedImports(
      module: "CoreText", carriers: ["UIKit"],
      names: [
        "CTFontManagerRegisterFontsForURL", "CTFontManagerRegisterGraphicsFont",
        "CTFontManagerUnregisterFontsForURL", "CGDataProvider", "CGFont",
      ]),
    ImpliedImports(
      module: "CoreImage", carriers: ["UIKit"],
      names: ["CIColor", "CIContext", "CIDetector", "CIFilter", "CIImage", "CIVector"]),
    ImpliedImports(
      module: "CoreVideo", carriers: ["UIKit", "ARKit", "CoreImage", "VideoToolbox", "Vision"],
      names: [
        "CVImageBuffer", "CVPixelBuffer", "CVPixelBufferCreate", "CVPixelBufferGetHeight",
        "CVPixelBufferGetWidth", "CVPixelBufferLockBaseAddress",
      ]),
    ImpliedImports(
      module: "ImageIO", carriers: ["UIKit", "CoreImage", "Foundation"],
      names: [
        "CGImageSource", "CGImageSourceCreateWithData", "CGImageSourceCreateWithURL",
        "CGImageDestination", "CGImageDestinationCreateWithData", "CGImageDestinationCreateWithURL",
      ]),
    // What Testing has for Foundation is a module of its own, whose import brings all names of Testing.
    ImpliedImports(module: "_Testing_Foundation", carriers: ["Testing"], names: ["Testing"]),
    // CocoaPods build these targets of a package into the module of another one.
    ImpliedImports(module: "RxMoya", carriers: ["Moya"], names: ["rx"]),
    ImpliedImports(
      module: "CombineMoya", carriers: ["Moya"],
      names: ["requestPublisher", "requestWithProgressPublisher"]),
  ]
}
