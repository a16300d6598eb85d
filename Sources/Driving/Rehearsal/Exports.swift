// A program that imports Rehearsal configures the device and names UIKit's types without further
// imports, as the examples of Docs/YourOwnApp.md do.
@_exported public import HeadlessDevice
@_exported public import HeadlessUIKit
