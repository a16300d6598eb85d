/// A web page that needs no network: its style and its script are part of it.
package struct Page {
  /// The kind of a page.
  package enum Kind: String {
    /// A finished run.
    case report
    /// A running session.
    case live
  }

  private let kind: Kind

  /// The page of a finished run.
  package static let report = Page(kind: .report)

  /// The page of a running session.
  package static let live = Page(kind: .live)

  /// The page from its beginning to its body, to which data is added.
  package var opening: String {
    """
    <!doctype html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="referrer" content="no-referrer">
    <meta http-equiv="Content-Security-Policy" content="\(policy)">
    <title>Rehearsal</title>
    <style>
    \(PageStyle.sheet)
    </style>
    <script>
    \(PageScript.text(for: kind))
    </script>
    </head>
    <body class="\(kind.rawValue)">
    <noscript><p>This page draws recorded steps with JavaScript, which is turned off.</p></noscript>

    """
  }

  /// The end of the page.
  package static let closing = "</body>\n</html>\n"

  /// Returns JSON as a part of the page; `<` is escaped, so that no text ends the part.
  package static func data(_ json: String, kind: String) -> String {
    let safe = json.utf8.contains(UInt8(ascii: "<")) ? json.replacing("<", with: "\\u003c") : json
    return "<script type=\"application/json\" class=\"\(kind)\">\(safe)</script>\n"
  }

  /// The sources the page may load from: its own style and script, and for a session the service of its origin.
  private var policy: String {
    let own = "default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'"
    return own + (kind == .live ? "; connect-src 'self'" : "")
      + "; base-uri 'none'; form-action 'none'"
  }
}
