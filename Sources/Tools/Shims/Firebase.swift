// Firebase's modules by one name, as its libraries of CocoaPods have it.
@_exported public import FirebaseAnalytics
@_exported public import FirebaseAppCheck
@_exported public import FirebaseAuth
@_exported public import FirebaseCore
@_exported public import FirebaseCrashlytics
@_exported public import FirebaseDatabase
@_exported public import FirebaseFirestore
@_exported public import FirebaseFunctions
@_exported public import FirebaseInstallations
@_exported public import FirebaseMessaging
@_exported public import FirebasePerformance
@_exported public import FirebaseRemoteConfig
@_exported public import FirebaseStorage
