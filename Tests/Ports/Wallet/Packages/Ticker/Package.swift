// swift-tools-version: 5.9
import PackageDescription

let package = Package(
  name: "Ticker",
  platforms: [.iOS(.v15), .macOS(.v12)],
  products: [.library(name: "Ticker", targets: ["Ticker"])],
  targets: [.target(name: "Ticker")]
)
