/// The modules of Apple's SDK for iOS, of which no checkout can be named.
enum ApplesModules {
  /// The names of the modules.
  static let all: Set<String> = [
    "Accelerate", "AccessorySetupKit", "Accounts", "ActivityKit", "AdSupport", "AppClip",
    "AppIntents", "AppTrackingTransparency", "ARKit", "AssetsLibrary", "AudioToolbox", "AudioUnit",
    "AuthenticationServices", "AutomaticAssessmentConfiguration", "AVFAudio", "AVFoundation",
    "AVKit", "BackgroundTasks", "BusinessChat", "CallKit", "CarKey", "CarPlay", "CFNetwork",
    "Charts", "Cinematic", "ClassKit", "ClockKit", "CloudKit", "ColorSync", "Combine",
    "CommonCrypto", "Contacts", "ContactsUI", "CoreAudio", "CoreAudioKit", "CoreAudioTypes",
    "CoreBluetooth", "CoreData", "CoreGraphics", "CoreHaptics", "CoreImage", "CoreLocation",
    "CoreLocationUI", "CoreMedia", "CoreMIDI", "CoreML", "CoreMotion", "CoreNFC", "CoreServices",
    "CoreSpotlight", "CoreTelephony", "CoreText", "CoreTransferable", "CoreVideo", "CreateML",
    "CryptoKit", "DeviceActivity", "DeviceCheck", "DeviceDiscoveryUI", "EventKit", "EventKitUI",
    "ExposureNotification", "ExternalAccessory", "FamilyControls", "FileProvider",
    "FoundationModels", "GameController", "GameKit", "GameplayKit", "GLKit", "GroupActivities",
    "GSS", "HealthKit", "HomeKit", "iAd", "IdentityLookup", "ImageIO", "ImagePlayground", "Intents",
    "IntentsUI", "IOKit", "IOSurface", "JavaScriptCore", "JournalingSuggestions",
    "LinkPresentation", "LocalAuthentication", "LocalAuthenticationEmbeddedUI",
    "LockedCameraCapture", "ManagedSettings", "MapKit", "Matter", "MediaPlayer", "Messages",
    "MessageUI", "Metal", "MetalFX", "MetalKit", "MetalPerformanceShaders", "MetricKit",
    "MLCompute", "MobileCoreServices", "ModelIO", "MultipeerConnectivity", "NaturalLanguage",
    "NearbyInteraction", "Network", "NetworkExtension", "NewsstandKit", "OpenGLES", "OSLog",
    "PaperKit", "PassKit", "PDFKit", "PencilKit", "PHASE", "Photos", "PhotosUI", "ProximityReader",
    "PushKit", "PushToTalk", "QuartzCore", "QuickLook", "QuickLookThumbnailing", "RealityKit",
    "ReplayKit", "RoomPlan", "SafariServices", "SceneKit", "ScreenTime", "SecureElementCredential",
    "Security", "SensitiveContentAnalysis", "SensorKit", "SharedWithYou", "ShazamKit", "Social",
    "SoundAnalysis", "Speech", "SpriteKit", "StickerKit", "StoreKit", "StoreKitTest", "SwiftData",
    "SwiftUI", "Symbols", "SystemConfiguration", "ThreadNetwork", "TipKit", "Translation",
    "TVUIKit", "UIKit", "UniformTypeIdentifiers", "UserNotifications", "UserNotificationsUI",
    "VideoSubscriberAccount", "VideoToolbox", "Vision", "VisionKit", "WatchConnectivity",
    "WatchKit", "WeatherKit", "WebKit", "WidgetKit", "WorkoutKit", "XCTest",
  ]
}
