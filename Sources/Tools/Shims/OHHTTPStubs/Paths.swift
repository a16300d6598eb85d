// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are those of OHHTTPStubs, and their documentation is too.
public import Foundation
internal import HeadlessFoundation

/// Returns the path of a file of the app; the written tests have a function that looks in their own bundle.
public func OHPathForFile(_ fileName: String, _ inBundleForClass: AnyClass) -> String? {
  OHPathForFileInBundle(fileName, Ported.bundle)
}

public func OHPathForFileInBundle(_ fileName: String, _ bundle: Bundle) -> String? {
  let name = fileName as NSString
  return bundle.path(forResource: name.deletingPathExtension, ofType: name.pathExtension)
}

public func OHPathForFileInDocumentsDir(_ fileName: String) -> String? {
  FileManager.default.urls(for: .documentDirectory, in: .userDomainMask).first?
    .appendingPathComponent(fileName).path
}
