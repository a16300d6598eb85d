// swift-tools-version: 5.9
import PackageDescription

let package = Package(
  name: "NotesUI",
  platforms: [.iOS(.v15)],
  products: [.library(name: "NotesUI", targets: ["NotesUI"])],
  targets: [.target(name: "NotesUI")]
)
