// swift-format-ignore-file
import MapKit
import UIKit

/// Searches a café near the studio and shows the way to it.
extension TrackViewController {
  @objc func showWay() {
    let request = MKLocalSearch.Request()
    request.naturalLanguageQuery = "Canal Café"
    request.region = MKCoordinateRegion(
      center: CLLocationCoordinate2D(latitude: 52.38, longitude: 4.89),
      latitudinalMeters: 500, longitudinalMeters: 500)
    MKLocalSearch(request: request).start { [weak self] response, error in
      guard let café = response?.mapItems.first else {
        self?.stateLabel.text = error?.localizedDescription
        return
      }
      self?.showWay(to: café)
    }
  }

  private func showWay(to café: MKMapItem) {
    let request = MKDirections.Request()
    request.source = MKMapItem(
      placemark: MKPlacemark(coordinate: CLLocationCoordinate2DMake(52.37, 4.89)))
    request.destination = café
    request.transportType = .walking
    MKDirections(request: request).calculate { [weak self] response, error in
      guard let self = self, let route = response?.routes.first else {
        if let error = error as? MKError { self?.stateLabel.text = "No way: \(error.code)" }
        return
      }
      self.map.addOverlay(route.polyline, level: .aboveRoads)
      self.map.setVisibleMapRect(
        route.polyline.boundingMapRect,
        edgePadding: UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8), animated: true)
      let minutes = Int(route.expectedTravelTime / 60)
      let line = self.map.renderer(for: route.polyline) as? MKPolylineRenderer
      self.stateLabel.text = "\(minutes) minutes to \(café.name!), \(line!.lineWidth) points wide"
    }
  }

  func mapView(_ mapView: MKMapView, rendererFor overlay: MKOverlay) -> MKOverlayRenderer {
    let renderer = MKPolylineRenderer(overlay: overlay)
    renderer.strokeColor = .blue
    renderer.lineWidth = 3
    return renderer
  }
}
