// swift-format-ignore-file
import UniformTypeIdentifiers
import XCTest

@testable import Club

final class TypeTests: XCTestCase {
  func testATypeIsFoundByItsExtensionOrMIMEType() {
    XCTAssertEqual(
      ["JPG", "html", "htm", "mov", "nope"].map { UTType(filenameExtension: $0)?.identifier },
      ["public.jpeg", "public.html", "public.html", "com.apple.quicktime-movie", nil])
    XCTAssertEqual(UTType(mimeType: "Image/PNG"), .png)
    XCTAssertNil(UTType(mimeType: "image/nope"))
    XCTAssertEqual(UTType(filenameExtension: "png", conformingTo: .image), .png)
    XCTAssertNil(UTType(filenameExtension: "png", conformingTo: .audio))
    XCTAssertEqual([UTType("public.png")?.identifier, UTType("club.rules")?.identifier], ["public.png", nil])
  }

  func testATypeConformsToTheTypesAboveIt() {
    XCTAssertEqual(Set(UTType.mpeg4Movie.supertypes.map(\.identifier)), ["public.movie", "public.audiovisual-content", "public.data", "public.content", "public.item"])
    XCTAssertEqual([UTType.png.conforms(to: .image), UTType.png.conforms(to: .png), UTType.image.conforms(to: .png)], [true, true, false])
    let own = UTType(exportedAs: "club.rules")
    XCTAssertEqual([own.isDeclared, UTType.pdf.isDeclared], [false, true])
    XCTAssertEqual([own.preferredMIMEType, own.preferredFilenameExtension], [nil, nil])
    XCTAssertEqual(UTType(importedAs: "club.rules"), own)
  }

  func testEveryTypeWithAFileNameHasTheUsualExtensionAndMIMEType() {
    let all: [UTType] = [
      .jpeg, .png, .tiff, .heic, .svg, .gif, .bmp, .webP, .mpeg4Movie, .quickTimeMovie, .mp3, .wav, .mpeg4Audio, .plainText,
      .rtf, .html, .xml, .json, .commaSeparatedText, .pdf, .zip, .vCard,
    ]
    XCTAssertEqual(
      all.map { "\($0.preferredFilenameExtension ?? "") \($0.preferredMIMEType ?? "")" },
      [
        "jpeg image/jpeg", "png image/png", "tiff image/tiff", "heic image/heic", "svg image/svg+xml", "gif image/gif",
        "bmp image/bmp", "webp image/webp", "mp4 video/mp4", "mov video/quicktime", "mp3 audio/mpeg", "wav audio/vnd.wave",
        "m4a audio/x-m4a", "txt text/plain", "rtf text/rtf", "html text/html", "xml application/xml", "json application/json",
        "csv text/csv", "pdf application/pdf", "zip application/zip", "vcf text/vcard",
      ])
    let groups: [UTType] = [.image, .audiovisualContent, .text, .item]
    XCTAssertEqual(
      (all + [.url, .fileURL, .directory, .folder, .movie, .video, .audio, .utf8PlainText]).map { type in
        groups.map { type.conforms(to: $0) ? "x" : "-" }.joined()
      },
      [
        "x--x", "x--x", "x--x", "x--x", "x--x", "x--x", "x--x", "x--x", "-x-x", "-x-x", "-x-x", "-x-x", "-x-x", "--xx", "--xx",
        "--xx", "--xx", "--xx", "--xx", "---x", "---x", "--xx", "---x", "---x", "---x", "---x", "-x-x", "-x-x", "-x-x", "--xx",
      ])
  }

  func testTheOlderFunctionsTellTheSame() {
    XCTAssertEqual(UTTypeCreatePreferredIdentifierForTag(kUTTagClassMIMEType, "image/png", nil)?.takeRetainedValue(), "public.png")
    XCTAssertEqual(UTTypeCreatePreferredIdentifierForTag(kUTTagClassFilenameExtension, "png", nil)?.takeUnretainedValue(), "public.png")
    XCTAssertEqual(UTTypeCopyPreferredTagWithClass("public.png", kUTTagClassMIMEType)?.takeRetainedValue(), "image/png")
    XCTAssertEqual(UTTypeCopyPreferredTagWithClass("public.png", kUTTagClassFilenameExtension)?.takeRetainedValue(), "png")
    XCTAssertNil(UTTypeCopyPreferredTagWithClass("club.rules", kUTTagClassMIMEType))
  }
}
