// swift-format-ignore-file
import CoreLocation
import MessageUI
import Photos
import SwiftUI
import Ticker
import UIKit

final class WalletViewController: UIViewController {
  private let cards = Cards()
  private let ticker = Ticker()
  private let location = CLLocationManager()
  private var observations: [NSKeyValueObservation] = []
  private let countLabel = UILabel()
  private let nameLabel = UILabel()
  private let tickLabel = UILabel()
  private let rateLabel = UILabel()
  private let placeLabel = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    title = TokenStore.load()
    location.delegate = self
    let actions: [(String, Selector)] = [
      ("Add", #selector(add)), ("Convert", #selector(convert)), ("History", #selector(history)),
      ("Photo", #selector(photo)), ("Mail", #selector(mail)), ("Place", #selector(place)),
      ("About", #selector(about)),
    ]
    for (title, action) in actions {
      let button = UIButton(type: .system)
      button.setTitle(title, for: .normal)
      button.addTarget(self, action: action, for: .touchUpInside)
      view.addSubview(button)
    }
    [countLabel, nameLabel, tickLabel, rateLabel, placeLabel].forEach(view.addSubview)
    cards.load()
    observations = [
      cards.observe(\.count, options: [.initial, .new]) { [weak self] _, change in
        self?.show(change.newValue ?? -1)
      },
      cards.observe(\.name, options: [.old, .new]) { [weak self] _, change in
        let old = (change.oldValue ?? nil) ?? "none"
        self?.nameLabel.text = "\(old) became \((change.newValue ?? nil) ?? "none")"
      },
    ]
    ticker.start(every: 2) { [weak self] count in self?.tickLabel.text = "\(count) ticks" }
  }

  private func show(_ count: Int) {
    let format = NSLocalizedString("cards", comment: "number of cards")
    countLabel.text = String.localizedStringWithFormat(format, count)
    navigationItem.prompt = String(localized: "\(count) in the catalog")
  }

  @objc private func add() { cards.add() }

  @objc private func convert() {
    Rates.convert(100) { [weak self] amount in self?.rateLabel.text = "$\(amount)" }
  }

  @objc private func history() {
    Task {
      let rates = try await Rates.history()
      rateLabel.text = rates.map { "\($0)" }.joined(separator: " ")
    }
  }

  @objc private func photo() {
    PHPhotoLibrary.requestAuthorization(for: .readWrite) { [weak self] status in
      DispatchQueue.main.async { self?.placeLabel.text = status == .denied ? "No photos" : "Photos" }
    }
  }

  @objc private func place() {
    location.requestWhenInUseAuthorization()
  }

  @objc private func mail() {
    guard MFMailComposeViewController.canSendMail() else { return }
    let composer = MFMailComposeViewController()
    composer.mailComposeDelegate = self
    composer.setSubject("My cards")
    composer.setToRecipients(["ann@wallet.example"])
    present(composer, animated: true)
  }

  @objc private func about() {
    let about = UIHostingController(rootView: AboutView(version: "1.0"))
    navigationController?.pushViewController(about, animated: true)
  }
}

extension WalletViewController: MFMailComposeViewControllerDelegate {
  func mailComposeController(
    _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult, error: Error?
  ) {
    controller.dismiss(animated: true)
    rateLabel.text = result == .sent ? "Sent" : "Not sent"
  }
}

extension WalletViewController: CLLocationManagerDelegate {
  func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {
    switch manager.authorizationStatus {
    case .authorizedWhenInUse, .authorizedAlways: manager.requestLocation()
    default: placeLabel.text = "No location"
    }
  }

  func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
    placeLabel.text = "At \(locations[0].coordinate.latitude)"
  }

  func locationManager(_ manager: CLLocationManager, didFailWithError error: Error) {
    placeLabel.text = "Nowhere"
  }
}
