// swift-format-ignore-file
import AVFoundation
import CoreHaptics
import CoreImage
import LinkPresentation
import MediaPlayer
import PDFKit
import StoreKit
import UIKit
import WidgetKit
import os

/// The flyer of the club: its pages are turned, and it is shared and printed.
final class FlyerViewController: UIViewController {
  private let pdf = PDFView()
  private let status = UILabel()
  private let log = OSLog(subsystem: "club", category: "flyer")
  private let capture = AVCaptureSession()
  private let voice = AVSpeechSynthesizer()

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Flyer"
    pdf.document = PDFDocument(data: Self.flyer)
    pdf.autoScales = true
    status.text = CHHapticEngine.capabilitiesForHardware().supportsHaptics ? "Haptics" : "No haptics"
    let next = UIButton(type: .system)
    next.setTitle("Next page", for: .normal)
    next.addTarget(pdf, action: #selector(PDFView.goToNextPage(_:)), for: .touchUpInside)
    let stack = UIStackView(arrangedSubviews: [pdf, status, next, button("Share flyer", #selector(share)), button("Print flyer", #selector(printFlyer)), button("Keep picture", #selector(keep)), button("Scan", #selector(scan)), button("Donate", #selector(donate))])
    stack.axis = .vertical
    view.addSubview(stack)
    NotificationCenter.default.addObserver(self, selector: #selector(pageChanged), name: .PDFViewPageChanged, object: pdf)
  }

  private func button(_ title: String, _ action: Selector) -> UIButton {
    let button = UIButton(type: .system)
    button.setTitle(title, for: .normal)
    button.addTarget(self, action: action, for: .touchUpInside)
    return button
  }

  @objc private func pageChanged(_ notification: Notification) {
    status.text = "Turned"
    os_log(.info, log: log, "turned the page of %@", "flyer")
  }

  @objc private func share() {
    let sheet = UIActivityViewController(activityItems: [FlyerLink()], applicationActivities: [PinActivity { [status] in status.text = $0 }])
    sheet.completionWithItemsHandler = { [status] type, completed, _, _ in
      if completed, type == .copyToPasteboard { status.text = "Copied \(UIPasteboard.general.string ?? "")" }
      WidgetCenter.shared.reloadTimelines(ofKind: "flyer")
    }
    present(sheet, animated: true)
  }

  @objc private func keep() {
    let picture = CIContext().createCGImage(CIImage(image: UIImage())!, from: .zero).map { UIImage(cgImage: $0) }
    UIImageWriteToSavedPhotosAlbum(picture ?? UIImage(), self, #selector(image(_:didFinishSavingWithError:contextInfo:)), nil)
  }

  @objc private func image(_ image: UIImage, didFinishSavingWithError error: Error?, contextInfo: UnsafeRawPointer) {
    status.text = error == nil ? "Kept" : "Lost"
  }

  @objc private func scan() {
    AVCaptureDevice.requestAccess(for: .video) { granted in
      DispatchQueue.main.async { granted ? self.startScanning() : (self.status.text = "No camera") }
    }
  }

  private func startScanning() {
    guard let camera = AVCaptureDevice.default(for: .video), let input = try? AVCaptureDeviceInput(device: camera), capture.canAddInput(input) else { return status.text = "Nothing to see" }
    capture.addInput(input)
    let output = AVCaptureMetadataOutput()
    capture.addOutput(output)
    output.setMetadataObjectsDelegate(self, queue: .main)
    output.metadataObjectTypes = [.qr]
    DispatchQueue.global().async { self.capture.startRunning() }
  }

  @objc private func donate() {
    SKPaymentQueue.default().add(self)
    let request = SKProductsRequest(productIdentifiers: ["donation"])
    request.delegate = self
    request.start()
  }

  @objc private func printFlyer() {
    let printer = UIPrintInteractionController.shared
    let info = UIPrintInfo(dictionary: nil)
    info.jobName = "Club flyer"
    printer.printInfo = info
    printer.printingItem = pdf.document?.dataRepresentation()
    printer.present(animated: true) { [status] _, completed, _ in
      status.text = completed ? "Printed" : "Not printed"
    }
  }

  private static let flyer = Data("""
    %PDF-1.4
    1 0 obj << /Type /Pages /Kids [2 0 R 3 0 R] /Count 2 >> endobj
    2 0 obj << /Type /Page /Parent 1 0 R >> endobj
    3 0 obj << /Type /Page /Parent 1 0 R >> endobj
    """.utf8)
}

extension FlyerViewController: AVCaptureMetadataOutputObjectsDelegate {
  func metadataOutput(_ output: AVCaptureMetadataOutput, didOutput metadataObjects: [AVMetadataObject], from connection: AVCaptureConnection) {
    guard let code = metadataObjects.first as? AVMetadataMachineReadableCodeObject else { return }
    capture.stopRunning()
    status.text = "Code \(code.stringValue ?? "")"
    voice.delegate = self
    voice.speak(AVSpeechUtterance(string: "Code found"))
    MPNowPlayingInfoCenter.default().nowPlayingInfo = [MPMediaItemPropertyTitle: "Code"]
  }
}

extension FlyerViewController: AVSpeechSynthesizerDelegate {
  func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didFinish utterance: AVSpeechUtterance) {
    title = "Said: \(utterance.speechString)"
  }
}

extension FlyerViewController: SKProductsRequestDelegate, SKPaymentTransactionObserver {
  func productsRequest(_ request: SKProductsRequest, didReceive response: SKProductsResponse) {
    guard let donation = response.products.first else { return status.text = "No \(response.invalidProductIdentifiers[0])" }
    SKPaymentQueue.default().add(SKPayment(product: donation))
  }

  func request(_ request: SKRequest, didFailWithError error: Error) { status.text = error.localizedDescription }

  func paymentQueue(_ queue: SKPaymentQueue, updatedTransactions transactions: [SKPaymentTransaction]) {
    for transaction in transactions {
      switch transaction.transactionState {
      case .purchased, .restored:
        status.text = "Thank you for \(transaction.payment.productIdentifier)"
        queue.finishTransaction(transaction)
      case .failed:
        status.text = (transaction.error as? SKError)?.code == .paymentCancelled ? "Another time" : "Failed"
        queue.finishTransaction(transaction)
      default: break
      }
    }
  }
}

/// The address of the flyer, with what a share sheet shows of it.
final class FlyerLink: NSObject, UIActivityItemSource {
  func activityViewControllerPlaceholderItem(_ activityViewController: UIActivityViewController) -> Any { URL(string: "https://club.example")! }

  func activityViewController(_ activityViewController: UIActivityViewController, itemForActivityType activityType: UIActivity.ActivityType?) -> Any? {
    URL(string: "https://club.example/flyer")
  }

  func activityViewControllerLinkMetadata(_ activityViewController: UIActivityViewController) -> LPLinkMetadata? {
    let metadata = LPLinkMetadata()
    metadata.title = "The club's flyer"
    return metadata
  }
}

/// An activity of the app in the share sheet.
final class PinActivity: UIActivity {
  private let report: (String) -> Void

  init(_ report: @escaping (String) -> Void) {
    self.report = report
    super.init()
  }

  override class var activityCategory: UIActivity.Category { .action }
  override var activityType: UIActivity.ActivityType? { UIActivity.ActivityType("club.pin") }
  override var activityTitle: String? { "Pin to board" }
  override var activityImage: UIImage? { UIImage(systemName: "pin") }
  override func canPerform(withActivityItems activityItems: [Any]) -> Bool { activityItems.contains { $0 is URL } }

  override func perform() {
    report("Pinned")
    activityDidFinish(true)
  }
}
