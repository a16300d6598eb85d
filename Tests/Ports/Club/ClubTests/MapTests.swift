// swift-format-ignore-file
import MapKit
import UIKit
import XCTest

@testable import Club

final class MapTests: XCTestCase {
  private final class Listener: NSObject, MKMapViewDelegate {
    var heard: [String] = []
    var callout = false

    func mapView(_ mapView: MKMapView, viewFor annotation: any MKAnnotation) -> MKAnnotationView? {
      guard callout else { return nil }
      let view = MKAnnotationView(annotation: annotation, reuseIdentifier: "own")
      view.canShowCallout = true
      view.rightCalloutAccessoryView = UIButton(type: .system)
      return view
    }
    func mapView(_ mapView: MKMapView, didSelect view: MKAnnotationView) { heard.append("select \(view.annotation?.title ?? "")") }
    func mapView(_ mapView: MKMapView, didDeselect view: MKAnnotationView) { heard.append("deselect \(view.annotation?.title ?? "")") }
    func mapView(_ mapView: MKMapView, didAdd views: [MKAnnotationView]) { heard.append("add \(views.count)") }
    func mapView(_ mapView: MKMapView, regionWillChangeAnimated animated: Bool) { heard.append("will \(mapView.region.center.latitude)") }
    func mapViewDidChangeVisibleRegion(_ mapView: MKMapView) { heard.append("change") }
    func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool) { heard.append("did") }
    func mapView(_ mapView: MKMapView, annotationView view: MKAnnotationView, calloutAccessoryControlTapped control: UIControl) { heard.append("tap \(view.annotation?.title ?? "")") }
  }

  private func pin(_ title: String) -> MKPointAnnotation {
    MKPointAnnotation(coordinate: CLLocationCoordinate2DMake(1, 2), title: title, subtitle: "at \(title)")
  }

  private class Route: MKPolyline { var color = UIColor.black }

  func testASubclassOfAPolylineHasItsPointsAndItsOwnProperties() {
    let route = Route(coordinates: [CLLocationCoordinate2DMake(1, 2), CLLocationCoordinate2DMake(3, 4)], count: 2)
    XCTAssertEqual(route.pointCount, 2)
    XCTAssertEqual(route.color, .black)
    XCTAssertEqual(route.coordinate.longitude, 3, accuracy: 0.001)
  }

  func testDistancesAreInWordsOfTheirUnits() {
    let formatter = MKDistanceFormatter()
    formatter.locale = Locale(identifier: "en_US")
    let distances = [3.2, 512, 1_540, 42_195]
    formatter.units = .metric
    XCTAssertEqual(distances.map(formatter.string(fromDistance:)), ["3 m", "500 m", "1.5 km", "42 km"])
    formatter.units = .imperial
    formatter.unitStyle = .full
    XCTAssertEqual(distances.map(formatter.string(fromDistance:)), ["10 feet", "0.3 miles", "1 mile", "26 miles"])
    formatter.units = .imperialWithYards
    formatter.unitStyle = .abbreviated
    XCTAssertEqual(formatter.string(fromDistance: 91.44), "100 yd")
    XCTAssertEqual(formatter.distance(from: "1.5 km"), 1_500)
    XCTAssertEqual(formatter.distance(from: "far"), -1)
    formatter.units = .default
    XCTAssertEqual(formatter.string(for: NSNumber(value: 1_609)), "1 mi")
  }

  func testOneAnnotationIsSelectedAtATimeAndTheDelegateIsTold() {
    let (map, listener) = (MKMapView(), Listener())
    map.delegate = listener
    let pins = ["a", "b"].map(pin)
    map.addAnnotations(pins)
    map.selectAnnotation(pins[0], animated: false)
    map.selectAnnotation(pins[0], animated: false)
    map.selectAnnotation(pins[1], animated: false)
    XCTAssertEqual(map.selectedAnnotations.map { ObjectIdentifier($0) }, [ObjectIdentifier(pins[1])])
    XCTAssertEqual(pins.map { map.view(for: $0)?.isSelected }, [false, true])
    map.deselectAnnotation(pins[0], animated: false)
    map.removeAnnotation(pins[1])
    XCTAssertEqual(listener.heard, ["add 1", "add 1", "select a", "deselect a", "select b", "deselect b"])
    XCTAssertTrue(map.selectedAnnotations.isEmpty)
    XCTAssertNil(map.view(for: pins[1]))
    XCTAssertEqual(map.annotations.map(\.title), ["a"])
    map.showAnnotations(pins, animated: false)
    XCTAssertEqual(map.annotations.map(\.title), ["a", "b"])
    map.removeAnnotations(pins)
    XCTAssertTrue(map.annotations.isEmpty && map.subviews.isEmpty)
  }

  func testACalloutShowsTheSubtitleAndItsControlTellsATap() throws {
    let (map, listener) = (MKMapView(), Listener())
    listener.callout = true
    map.delegate = listener
    let annotation = pin("a")
    map.addAnnotation(annotation)
    let button = try XCTUnwrap(map.subviews.first as? UIButton)
    XCTAssertEqual(button.title(for: .normal), "a")
    button.sendActions(for: .touchUpInside)
    let view = try XCTUnwrap(map.view(for: annotation))
    XCTAssertEqual(view.subviews.compactMap { ($0 as? UILabel)?.text }, ["at a"])
    (view.rightCalloutAccessoryView as? UIButton)?.sendActions(for: .touchUpInside)
    XCTAssertEqual(listener.heard, ["add 1", "select a", "tap a"])
    map.deselectAnnotation(annotation, animated: false)
    XCTAssertNil(view.superview)
  }

  func testAChangeOfTheRegionIsToldOnce() {
    let (map, listener) = (MKMapView(), Listener())
    map.delegate = listener
    let region = MKCoordinateRegionMake(CLLocationCoordinate2DMake(5, 6), MKCoordinateSpanMake(1, 2))
    map.setRegion(region, animated: true)
    map.setRegion(region, animated: true)
    XCTAssertEqual(listener.heard, ["will 5.0", "change", "did"])
    XCTAssertEqual(map.regionThatFits(region), region)
    map.setCenter(CLLocationCoordinate2DMake(7, 6), animated: false)
    XCTAssertEqual([map.centerCoordinate.latitude, map.region.span.longitudeDelta], [7, 2])
    map.setCamera(MKMapCamera(), animated: false)
    XCTAssertEqual(map.centerCoordinate, MKMapCamera().centerCoordinate)
    XCTAssertEqual(map.convert(CGPoint(x: 1, y: 1), toCoordinateFrom: nil), map.centerCoordinate)
    XCTAssertEqual(map.convert(map.centerCoordinate, toPointTo: nil), .zero)
  }

  func testAViewIsOfTheRegisteredClassOrAMarker() {
    let (map, annotation) = (MKMapView(), pin("a"))
    let marker = map.dequeueReusableAnnotationView(withIdentifier: "x", for: annotation)
    XCTAssertTrue(marker is MKMarkerAnnotationView)
    XCTAssertTrue(marker.annotation === annotation)
    XCTAssertEqual(marker.reuseIdentifier, "x")
    map.register(MKPinAnnotationView.self, forAnnotationViewWithReuseIdentifier: "x")
    XCTAssertTrue(map.dequeueReusableAnnotationView(withIdentifier: "x", for: annotation) is MKPinAnnotationView)
    XCTAssertNil(map.dequeueReusableAnnotationView(withIdentifier: "x"))
    XCTAssertEqual([marker.displayPriority, .defaultHigh, .defaultLow].map(\.rawValue), [1000, 750, 250])
    XCTAssertEqual([marker.zPriority, marker.selectedZPriority, .min].map(\.rawValue), [500, 1000, 0])
    let cluster = MKClusterAnnotation(memberAnnotations: [annotation])
    XCTAssertEqual(cluster.coordinate, annotation.coordinate)
    XCTAssertEqual(MKClusterAnnotation(memberAnnotations: []).coordinate, CLLocationCoordinate2D())
  }

  func testANewMapIsZoomedScrolledAndTurnedByTheUser() {
    let map = MKMapView()
    XCTAssertEqual(
      [map.isZoomEnabled, map.isScrollEnabled, map.isRotateEnabled, map.isPitchEnabled, map.showsCompass, map.showsBuildings, map.showsPointsOfInterest],
      [true, true, true, true, true, true, true])
    XCTAssertEqual(
      [map.showsScale, map.showsTraffic, map.showsUserLocation, map.showsUserTrackingButton, map.isUserLocationVisible],
      [false, false, false, false, false])
    map.setUserTrackingMode(.none, animated: false)
    XCTAssertFalse(map.showsUserLocation)
    map.setUserTrackingMode(.follow, animated: false)
    XCTAssertTrue(map.showsUserLocation && map.userTrackingMode == .follow)
  }
}
