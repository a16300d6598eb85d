// A test that imports RehearsalTesting names scenes, sessions, screens and the app's device without
// further imports, as the examples of Docs/YourOwnApp.md do.
@_exported public import Exploration
@_exported public import HeadlessDevice
@_exported public import HeadlessUIKit
@_exported public import RehearsalCore
@_exported public import ScriptLanguage
