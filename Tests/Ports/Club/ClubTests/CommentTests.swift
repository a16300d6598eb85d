// swift-format-ignore-file
import XCTest

@testable import Club

final class CommentTests: XCTestCase {
  func testAReaderIsToldOfARevision() {
    let comment: Comment = Comment(text: "Wet")
    let told = expectation(description: "told")
    withObservationTracking { _ = comment.text } onChange: { told.fulfill() }
    comment.revise("Dry")
    wait(for: [told], timeout: 1)
    XCTAssertEqual(comment.text, "Dry")
    XCTAssertEqual(comment.drafts, 1)
  }
}
