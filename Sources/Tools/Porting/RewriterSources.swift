import Foundation

/// The sources of the rewriter in this package's checkout, with what tells them and the toolchain from others.
struct RewriterSources {
  let files: [URL]
  let toolchain: Fingerprint
  /// The toolchain and the contents of the files.
  let version: Fingerprint

  /// They are read once, as neither changes while this program runs.
  static let found = Result { try RewriterSources(RewriterTool.targetInfo.get()) }

  private init(_ targetInfo: Data) throws {
    let folder = RewriterTool.checkout.appendingPathComponent("Sources/Tools/Rewriter")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(".swift") }.sorted()
    files = names.map { folder.appendingPathComponent($0) }
    var key = Fingerprint()
    key.add(targetInfo)
    toolchain = key
    for file in files { key.add(try Data(contentsOf: file)) }
    version = key
  }
}
