import Foundation
import Testing

@testable import HeadlessUIKit

@Suite("The joined texts of a view")
struct JoinedTextTests {
  private func equals(_ texts: [String], _ text: String) -> Bool {
    let view = UIView()
    for text in texts {
      let label = UILabel()
      label.text = text
      view.addSubview(label)
    }
    return view.joinedTextsEqual(text)
  }

  @Test("they equal a text with the same letters, in whichever way those are encoded")
  func encodings() {
    let (composed, decomposed) = ("\u{E9}t\u{E9}", "e\u{301}te\u{301}")
    for (label, text) in [
      (composed, composed), (composed, decomposed), (decomposed, composed),
      (decomposed, decomposed),
    ] {
      #expect(equals([label, "2026"], "\(text), 2026"))
      #expect(!equals([label, "2026"], "\(text), 2027"))
    }
  }

  @Test("empty labels do not count, and a view without texts equals the empty text")
  func empty() {
    #expect(equals(["", "Ann", ""], "Ann") && equals(["", "Ann", "", "Ben"], "Ann, Ben"))
    #expect(equals([], "") && equals([""], ""))
    #expect(!equals([], "Ann") && !equals(["Ann"], ""))
  }

  @Test("they differ from a text that only begins or ends like them")
  func parts() {
    for text in ["An", "Ann", "Ann, Be", "Ben", "Ann, Ben, C", "Bnn, Ben"] {
      #expect(!equals(["Ann", "Ben"], text), "\(text)")
    }
  }
}
