// swift-format-ignore-file
import UIKit
import WebKit

/// Shows the notes of a track, which are HTML.
extension TrackViewController {
  @objc func showNotes() {
    NSAttributedString.loadFromHTML(string: "<p>Take <b>3</b> is the one</p>") {
      [weak self] text, attributes, error in
      guard let text = text, error == nil, attributes[.documentType] != nil else { return }
      self?.stateLabel.text = text.string.trimmingCharacters(in: .newlines)
    }
  }
}
