// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are Apple's, and their documentation is too.
public import Foundation
import HeadlessDevice
public import HeadlessUIKit

/// The end of a composed mail.
nonisolated public enum MFMailComposeResult: Int, Sendable {
  case cancelled = 0
  case saved = 1
  case sent = 2
  case failed = 3
}

/// The end of a composed message.
nonisolated public enum MessageComposeResult: Int, Sendable {
  case cancelled = 0
  case sent = 1
  case failed = 2
}

/// The delegate of the mail screen.
public protocol MFMailComposeViewControllerDelegate: AnyObject {
  func mailComposeController(
    _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult,
    error: (any Error)?)
}

extension MFMailComposeViewControllerDelegate {
  public func mailComposeController(
    _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult,
    error: (any Error)?
  ) {}
}

/// The delegate of the message screen.
public protocol MFMessageComposeViewControllerDelegate: AnyObject {
  func messageComposeViewController(
    _ controller: MFMessageComposeViewController, didFinishWith result: MessageComposeResult)
}

/// An opaque screen with its recipients, subject and text, and two buttons; sending is an event.
open class MFMailComposeViewController: UINavigationController {
  open weak var mailComposeDelegate: (any MFMailComposeViewControllerDelegate)?
  private let content = ComposeViewController()

  open class func canSendMail() -> Bool { true }

  public init() {
    super.init(nibName: nil, bundle: nil)
    setViewControllers([content], animated: false)
    content.finish = { [weak self] isSent in
      guard let self else { return }
      if isSent { Device.current.log.post("mail sent", detail: content.subject) }
      mailComposeDelegate?.mailComposeController(
        self, didFinishWith: isSent ? .sent : .cancelled, error: nil)
    }
  }

  public required init?(coder: NSCoder) { nil }

  open func setSubject(_ subject: String) { content.subject = subject }
  open func setToRecipients(_ toRecipients: [String]?) { content.recipients = toRecipients ?? [] }
  open func setCcRecipients(_ ccRecipients: [String]?) { content.recipients += ccRecipients ?? [] }
  open func setBccRecipients(_ bccRecipients: [String]?) {
    content.recipients += bccRecipients ?? []
  }
  open func setMessageBody(_ body: String, isHTML: Bool) { content.text = body }
  open func addAttachmentData(_ attachment: Data, mimeType: String, fileName filename: String) {
    content.attachments.append(filename)
  }
}

/// An opaque screen with its recipients and text, and two buttons; sending is an event.
open class MFMessageComposeViewController: UINavigationController {
  open weak var messageComposeDelegate: (any MFMessageComposeViewControllerDelegate)?
  private let content = ComposeViewController()

  open class func canSendText() -> Bool { true }
  open class func canSendAttachments() -> Bool { true }
  open class func canSendSubject() -> Bool { true }

  public init() {
    super.init(nibName: nil, bundle: nil)
    setViewControllers([content], animated: false)
    content.finish = { [weak self] isSent in
      guard let self else { return }
      if isSent { Device.current.log.post("message sent", detail: content.text) }
      messageComposeDelegate?.messageComposeViewController(
        self, didFinishWith: isSent ? .sent : .cancelled)
    }
  }

  public required init?(coder: NSCoder) { nil }

  open var recipients: [String]? {
    get { content.recipients }
    set { content.recipients = newValue ?? [] }
  }
  open var subject: String? {
    get { content.subject }
    set { content.subject = newValue ?? "" }
  }
  open var body: String? {
    get { content.text }
    set { content.text = newValue ?? "" }
  }
}

/// The content of both screens.
private final class ComposeViewController: UIViewController {
  var recipients: [String] = []
  var subject = ""
  var text = ""
  var attachments: [String] = []
  var finish: ((Bool) -> Void)?

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "New Message"
    for line in [recipients.joined(separator: ", "), subject, text] + attachments
    where !line.isEmpty {
      let label = UILabel()
      label.text = line
      view.addSubview(label)
    }
    for (name, isSent) in [("Cancel", false), ("Send", true)] {
      let button = UIButton(type: .system)
      button.setTitle(name, for: .normal)
      button.addAction(
        UIAction { [weak self] _ in self?.finish?(isSent) }, for: .touchUpInside)
      view.addSubview(button)
    }
  }

  override var rehearsalProps: Any? {
    ["recipients": recipients, "subject": [subject], "text": [text], "attachments": attachments]
  }
}
