// swift-format-ignore-file
import CoreLocation
import CoreMotion
import ImageIO
import QuickLook
import UIKit

/// Counts the steps of a walk, and shows its papers.
final class WalkViewController: UIViewController, QLPreviewControllerDataSource, CLLocationManagerDelegate {
  private let manager = CLLocationManager()
  private let pedometer = CMPedometer()
  private let motion = CMMotionManager()
  private let stepsLabel = UILabel()
  private let tiltLabel = UILabel()
  private var papers = [URL]()

  init() {
    super.init(nibName: nil, bundle: nil)
    title = "Walk"
  }
  required init?(coder: NSCoder) { fatalError() }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(stepsLabel)
    view.addSubview(tiltLabel)
    addButtons([("Count", #selector(count)), ("Tilt", #selector(tilt)), ("Papers", #selector(showPapers)),
      ("Hall", #selector(findHall)), ("Square", #selector(findSquare)),])
  }

  @objc private func count() {
    guard CMPedometer.isStepCountingAvailable() else { return }
    pedometer.queryPedometerData(from: Date().addingTimeInterval(-3600), to: Date()) { [weak self] data, error in
      DispatchQueue.main.async {
        self?.stepsLabel.text = data.map { "\($0.numberOfSteps) steps" } ?? "Not counted: \((error! as NSError).code)"
      }
    }
  }

  @objc private func tilt() {
    motion.accelerometerUpdateInterval = 0.5
    motion.startAccelerometerUpdates(to: .main) { [weak self] data, _ in
      guard let data = data else { return }
      self?.tiltLabel.text = "x \(data.acceleration.x)"
      if data.acceleration.x > 0 { self?.motion.stopAccelerometerUpdates() }
    }
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    motion.stopAccelerometerUpdates()
  }

  @objc private func findHall() {
    manager.delegate = self
    guard CLLocationManager.isMonitoringAvailable(for: CLBeaconRegion.self) else { return }
    let id = UUID(uuidString: "5A4BCFCE-174E-4BAC-A814-092E77F6B7E5")!
    let region = CLBeaconRegion(proximityUUID: id, major: 7, identifier: "hall")
    manager.startMonitoring(for: region)
    manager.startRangingBeacons(in: region)
  }

  func locationManager(_ manager: CLLocationManager, didRangeBeacons beacons: [CLBeacon], in region: CLBeaconRegion) {
    switch beacons.first?.proximity {
    case .immediate?, .near?:
      tiltLabel.text = "At the \(region.identifier), door \(beacons[0].major)"
      manager.stopRangingBeacons(in: region)
    default: tiltLabel.text = "Not at the \(region.identifier)"
    }
  }

  @objc private func findSquare() {
    manager.delegate = self
    let center = CLLocationCoordinate2D(latitude: 52.37, longitude: 4.89)
    manager.requestState(for: CLCircularRegion(center: center, radius: 200, identifier: "square"))
  }

  func locationManager(_ manager: CLLocationManager, didDetermineState state: CLRegionState, for region: CLRegion) {
    tiltLabel.text = state == .inside ? "On the square" : state == .outside ? "Elsewhere" : "Lost"
  }

  @objc private func showPapers() {
    let folder = FileManager.default.urls(for: .documentDirectory, in: .userDomainMask)[0]
    let picture = UIGraphicsImageRenderer(size: CGSize(width: 80, height: 40)).image { _ in }
    let photo = folder.appendingPathComponent("photo.png")
    try? picture.pngData()?.write(to: photo)
    let small = thumbnail(of: photo)
    let note = folder.appendingPathComponent("\(small?.width ?? 0) by \(small?.height ?? 0).txt")
    try? Data("A walk".utf8).write(to: note)
    papers = [photo, note, folder.appendingPathComponent("lost.pdf")].filter { QLPreviewController.canPreview($0 as NSURL) }
    let preview = QLPreviewController()
    preview.dataSource = self
    preview.currentPreviewItemIndex = 1
    present(preview, animated: true)
  }

  private func thumbnail(of url: URL) -> CGImage? {
    let options = [
      kCGImageSourceCreateThumbnailFromImageAlways: true, kCGImageSourceThumbnailMaxPixelSize: 20,
    ] as CFDictionary
    guard let source = CGImageSourceCreateWithURL(url as CFURL, nil) else { return nil }
    return CGImageSourceCreateThumbnailAtIndex(source, 0, options)
  }

  func numberOfPreviewItems(in controller: QLPreviewController) -> Int { papers.count }
  func previewController(_ controller: QLPreviewController, previewItemAt index: Int) -> QLPreviewItem {
    papers[index] as NSURL
  }
}
