// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are Nimble's, and their documentation is too.
public import Foundation

/// The text of a failure, in the parts that matchers give.
nonisolated public class FailureMessage: NSObject {
  public var expected = "expected"
  /// The value; an empty text stands for the usual one, and nil leaves it out.
  public var actualValue: String? = ""
  public var to = "to"
  public var postfixMessage = "match"
  public var postfixActual = ""
  public var extendedMessage: String?
  public var userDescription: String?
  private var override: String?

  public override init() {}

  public init(stringValue: String) { override = stringValue }

  public var stringValue: String {
    get { override ?? composed }
    set { override = newValue }
  }

  /// Whether the whole text was given.
  var isWhole: Bool { override != nil }

  private var composed: String {
    let got = actualValue.map { ", got \($0)\(postfixActual)" } ?? ""
    let lines = "\(expected) \(to) \(postfixMessage)\(got)".components(separatedBy: "\n")
    let text = lines.map { $0.trimmingCharacters(in: .whitespacesAndNewlines) }.joined()
    return [userDescription, text, extendedMessage].compactMap(\.self).joined(separator: "\n")
  }

  /// Adds to the end of the sentence.
  func append(_ text: String) {
    if isWhole {
      stringValue += text
    } else if actualValue != nil {
      postfixActual += text
    } else {
      postfixMessage += text
    }
  }

  /// Adds lines below the sentence.
  func append(details: String) {
    guard isWhole else { return extendedMessage = details }
    let description = userDescription.map { "\($0)\n" } ?? ""
    stringValue = "\(description)\(stringValue)\n\(details)"
  }
}
