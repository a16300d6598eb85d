// swift-format-ignore-file
import AVFoundation
import MapKit
import UIKit
import WebKit

/// Records a take of a track, shows its studio on a map, and its page.
final class TrackViewController: UIViewController, AVAudioRecorderDelegate, AVAudioPlayerDelegate {
  private let track: Track
  let stateLabel = UILabel()
  let map = MKMapView()
  private let page = WKWebView()
  private var recorder: AVAudioRecorder?
  private var player: AVAudioPlayer?

  init(_ track: Track) {
    self.track = track
    super.init(nibName: nil, bundle: nil)
  }
  required init?(coder aDecoder: NSCoder) { fatalError() }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = track.name
    for (title, action) in [
      ("Record", #selector(record)), ("Stop", #selector(stop)), ("Play", #selector(play)),
      ("Page", #selector(openPage)), ("Shop", #selector(openShop)), ("Cover", #selector(pickCover)),
      ("Booklet", #selector(pickBooklet)), ("Way", #selector(showWay)),
      ("Loop", #selector(loop)), ("Code", #selector(showCode)), ("Notes", #selector(showNotes)),
      ("Layout", #selector(showLayout)), ("Artwork", #selector(showArtwork)),
      ("Reuse artwork", #selector(reuseArtwork)), ("Empty cache", #selector(emptyCache)),
      ("Portrait", #selector(showPortrait)), ("Refresh portrait", #selector(refreshPortrait)), ("Charts", #selector(showCharts)),
      ("Vote", #selector(vote)), ("Secret", #selector(showSecret)), ("Take", #selector(sendTake)),
      ("Applause", #selector(applaud)), ("Ticket", #selector(buyTicket)),
    ] {
      let button = UIButton(type: UIButtonType.system)
      button.setTitle(title, for: UIControlState.normal)
      button.addTarget(self, action: action, for: .touchUpInside)
      view.addSubview(button)
    }
    [stateLabel, map, page].forEach(view.addSubview)
    view.addConstraints(
      NSLayoutConstraint.constraints(
        withVisualFormat: "H:|[label]|", options: [], metrics: nil, views: ["label": stateLabel]))
    map.delegate = self
    let pin = MKPointAnnotation()
    pin.coordinate = CLLocationCoordinate2DMake(52.37, 4.89)
    pin.title = "Studio One"
    pin.subtitle = "Canal street"
    map.addAnnotation(pin)
    page.navigationDelegate = self
    page.addObserver(self, forKeyPath: #keyPath(WKWebView.estimatedProgress), options: .new, context: nil)
  }

  deinit { page.removeObserver(self, forKeyPath: "estimatedProgress") }

  override func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {
    if let progress = change?[.newKey] as? Double, progress == 1 { stateLabel.text = "Page there" }
  }

  @objc private func record() {
    AVAudioSession.sharedInstance().requestRecordPermission { [weak self] isAllowed in
      guard let self = self else { return }
      guard isAllowed else { return self.stateLabel.text = "Not allowed" }
      let folder = FileManager.default.urls(for: .documentDirectory, in: .userDomainMask)[0]
      self.recorder = try? AVAudioRecorder(
        url: folder.appendingPathComponent("take.m4a"),
        settings: [AVFormatIDKey: Int(kAudioFormatMPEG4AAC), AVSampleRateKey: 44_100])
      self.recorder?.delegate = self
      self.recorder?.record()
      self.stateLabel.text = "Recording"
    }
  }

  @objc private func stop() {
    guard let recorder = recorder else { return }
    stateLabel.text = "\(Int(recorder.currentTime)) seconds"
    recorder.stop()
  }

  @objc private func play() {
    guard let url = recorder?.url else { return }
    player = try? AVAudioPlayer(contentsOf: url)
    player?.delegate = self
    player?.play()
    stateLabel.text = "Playing"
  }

  @objc private func openPage() { page.load(URLRequest(url: URL(string: "https://studio.example/a")!)) }
  @objc private func openShop() { page.load(URLRequest(url: URL(string: "https://shop.example/")!)) }

  func audioRecorderDidFinishRecording(_ recorder: AVAudioRecorder, successfully flag: Bool) {
    title = flag ? "Take of \(track.name)" : "Failed"
  }

  func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool) {
    stateLabel.text = "Played"
  }
}

extension TrackViewController: MKMapViewDelegate {
  func mapView(_ mapView: MKMapView, viewFor annotation: MKAnnotation) -> MKAnnotationView? {
    let view = MKPinAnnotationView(annotation: annotation, reuseIdentifier: "pin")
    view.canShowCallout = true
    view.rightCalloutAccessoryView = UIButton(type: .detailDisclosure)
    return view
  }

  func mapView(
    _ mapView: MKMapView, annotationView view: MKAnnotationView,
    calloutAccessoryControlTapped control: UIControl
  ) { stateLabel.text = "At \(view.annotation!.coordinate.latitude)" }
}

extension TrackViewController: WKNavigationDelegate {
  func webView(
    _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
    decisionHandler: @escaping (WKNavigationActionPolicy) -> Void
  ) {
    let isOwn = navigationAction.request.url?.host == "studio.example"
    if !isOwn { stateLabel.text = "Refused" }
    decisionHandler(isOwn ? .allow : .cancel)
  }
}
