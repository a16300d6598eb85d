// swift-format-ignore-file
import CoreLocation
import MapKit
import UIKit
import XCTest

@testable import Club

final class PlaceTests: XCTestCase {
  private let amsterdam = CLLocation(latitude: 52.379, longitude: 4.9)

  func testALocationKeepsWhatItIsMadeOf() {
    let date = Date(timeIntervalSince1970: 1)
    let location = CLLocation(
      coordinate: CLLocationCoordinate2DMake(1, 2), altitude: 3, horizontalAccuracy: 4, verticalAccuracy: 5,
      course: 6, speed: 7, timestamp: date)
    XCTAssertEqual(location.coordinate, CLLocationCoordinate2D(latitude: 1, longitude: 2))
    XCTAssertEqual(
      [location.altitude, location.horizontalAccuracy, location.verticalAccuracy, location.course, location.speed],
      [3, 4, 5, 6, 7])
    XCTAssertEqual(location.timestamp, date)
    let plain = CLLocation(latitude: 1, longitude: 2)
    XCTAssertEqual(
      [plain.altitude, plain.horizontalAccuracy, plain.verticalAccuracy, plain.course, plain.speed], [0, 0, -1, -1, -1])
    XCTAssertNil(plain.floor)
    XCTAssertEqual(CLLocation().coordinate, CLLocationCoordinate2D())
  }

  func testTheDistanceIsThatOnASphere() {
    let utrecht = CLLocation(latitude: 52.0894, longitude: 5.1101)
    XCTAssertEqual(amsterdam.distance(from: utrecht), 35_237, accuracy: 1)
    XCTAssertEqual(utrecht.distance(from: amsterdam), amsterdam.distance(from: utrecht), accuracy: 0.001)
    let (pole, other) = (CLLocation(latitude: 90, longitude: 0), CLLocation(latitude: -90, longitude: 0))
    XCTAssertEqual(pole.distance(from: other), .pi * 6_371_000, accuracy: 1)
  }

  func testACoordinateIsValidOnTheGlobe() {
    let all = [(90.0, 180.0), (-90, -180), (90.1, 0), (-90.1, 0), (0, 180.1), (0, -180.1)]
    XCTAssertEqual(
      all.map { CLLocationCoordinate2DIsValid(CLLocationCoordinate2DMake($0.0, $0.1)) },
      [true, true, false, false, false, false])
  }

  func testACircleContainsWhatIsWithinItsRadius() {
    let circle = CLCircularRegion(center: amsterdam.coordinate, radius: 1_000, identifier: "dam")
    XCTAssertEqual(
      [52.379, 52.387, 52.389].map { circle.contains(CLLocationCoordinate2DMake($0, 4.9)) }, [true, true, false])
    XCTAssertEqual([circle.notifyOnEntry, circle.notifyOnExit], [true, true])
    let same = CLCircularRegion(center: CLLocationCoordinate2D(), radius: 1, identifier: "dam")
    XCTAssertEqual(Set([circle, same, CLCircularRegion(center: same.center, radius: 1, identifier: "other")]).count, 2)
  }

  func testARegionOfBeaconsHasTheNumbersOfItsConstraint() {
    let id = UUID()
    let regions = [
      CLBeaconRegion(uuid: id, identifier: "a"), CLBeaconRegion(uuid: id, major: 1, identifier: "b"),
      CLBeaconRegion(uuid: id, major: 1, minor: 2, identifier: "c"),
      CLBeaconRegion(proximityUUID: id, identifier: "d"), CLBeaconRegion(proximityUUID: id, major: 3, identifier: "e"),
      CLBeaconRegion(proximityUUID: id, major: 3, minor: 4, identifier: "f"),
    ]
    XCTAssertEqual(regions.map(\.proximityUUID), Array(repeating: id, count: 6))
    XCTAssertEqual(regions.map(\.major), [nil, 1, 1, nil, 3, 3])
    XCTAssertEqual(regions.map(\.minor), [nil, nil, 2, nil, nil, 4])
    XCTAssertEqual(regions.map(\.identifier), ["a", "b", "c", "d", "e", "f"])
    let constraints = regions.map(\.beaconIdentityConstraint)
    XCTAssertEqual(constraints[0], constraints[3])
    XCTAssertEqual(Set(constraints).count, 5)
  }

  func testABeaconIsFoundAsFarAsTheStorageTells() {
    let defaults = UserDefaults.standard
    let manager = CLLocationManager()
    let region = CLBeaconRegion(uuid: UUID(), major: 7, identifier: "desk")
    final class Listener: NSObject, CLLocationManagerDelegate {
      var heard: [String] = []
      func locationManager(_ manager: CLLocationManager, didRangeBeacons beacons: [CLBeacon], in region: CLBeaconRegion) {
        heard += beacons.map { "\($0.proximity) \($0.accuracy) \($0.major) \($0.minor) in \(region.identifier)" }
        if beacons.isEmpty { heard.append("none") }
      }
    }
    let listener = Listener()
    manager.delegate = listener
    manager.startRangingBeacons(in: region)
    XCTAssertEqual(manager.rangedBeaconConstraints, [region.beaconIdentityConstraint])
    for place in ["immediate", "near", "far", "unknown", "gone"] {
      defaults.set(place, forKey: "beacon")
      let count = listener.heard.count
      wait(for: [expectation(for: NSPredicate(block: { _, _ in listener.heard.count > count }), evaluatedWith: nil)], timeout: 3)
    }
    defaults.removeObject(forKey: "beacon")
    manager.stopRangingBeacons(in: region)
    XCTAssertEqual(manager.rangedBeaconConstraints, [])
    let changes = listener.heard.reduce(into: [String]()) { if $0.last != $1 { $0.append($1) } }
    XCTAssertEqual(
      changes,
      ["immediate 0.3 7 1 in desk", "near 2.0 7 1 in desk", "far 10.0 7 1 in desk", "unknown -1.0 7 1 in desk", "none"])
  }

  func testAReceiverOfMessagesHearsWhatItDoesNotImplementAndPassesItOn() {
    final class Receiver: NSObject, DelegateMessageReceiver, CLLocationManagerDelegate {
      var nextDelegate: AnyObject?
      var received: [String] = []
      func receive(_ selector: String, _ arguments: [Any]) { received.append("\(selector) \(arguments.count)") }
    }
    final class Next: NSObject, CLLocationManagerDelegate {
      var heard: [String] = []
      func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) { heard.append("authorization") }
      func locationManager(_ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus) { heard.append("status \(status.rawValue)") }
      func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) { heard.append("\(locations.count) locations") }
      func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) { heard.append("error \((error as NSError).code)") }
      func locationManager(_ manager: CLLocationManager, didUpdateHeading newHeading: CLHeading) { heard.append("heading") }
      func locationManager(_ manager: CLLocationManager, didStartMonitoringFor region: CLRegion) { heard.append("start \(region.identifier)") }
      func locationManager(_ manager: CLLocationManager, didDetermineState state: CLRegionState, for region: CLRegion) { heard.append("state \(state.rawValue)") }
      func locationManager(_ manager: CLLocationManager, didRangeBeacons beacons: [CLBeacon], in region: CLBeaconRegion) { heard.append("\(beacons.count) in \(region.identifier)") }
      func locationManager(_ manager: CLLocationManager, didRange beacons: [CLBeacon], satisfying beaconConstraint: CLBeaconIdentityConstraint) { heard.append("\(beacons.count) satisfying") }
    }
    let (receiver, next, manager) = (Receiver(), Next(), CLLocationManager())
    let delegate: any CLLocationManagerDelegate = receiver
    let region = CLBeaconRegion(uuid: UUID(), identifier: "desk")
    func tellAll() {
      delegate.locationManagerDidChangeAuthorization(manager)
      delegate.locationManager(manager, didChangeAuthorization: .denied)
      delegate.locationManager(manager, didUpdateLocations: [amsterdam])
      delegate.locationManager(manager, didFailWithError: CLError(.network))
      delegate.locationManager(manager, didUpdateHeading: CLHeading())
      delegate.locationManager(manager, didStartMonitoringFor: region)
      delegate.locationManager(manager, didDetermineState: .inside, for: region)
      delegate.locationManager(manager, didRangeBeacons: [], in: region)
      delegate.locationManager(manager, didRange: [], satisfying: region.beaconIdentityConstraint)
    }
    tellAll()
    let messages = [
      "locationManagerDidChangeAuthorization: 1", "locationManager:didChangeAuthorization: 2", "locationManager:didUpdateLocations: 2",
      "locationManager:didFailWithError: 2", "locationManager:didUpdateHeading: 2", "locationManager:didStartMonitoringFor: 2",
      "locationManager:didDetermineState:for: 3", "locationManager:didRangeBeacons:in: 3", "locationManager:didRange:satisfying: 3",
    ]
    XCTAssertEqual(receiver.received, messages)
    receiver.nextDelegate = next
    tellAll()
    XCTAssertEqual(receiver.received, messages + messages)
    XCTAssertEqual(
      next.heard,
      ["authorization", "status 2", "1 locations", "error 2", "heading", "start desk", "state 1", "0 in desk", "0 satisfying"])
    XCTAssertFalse(delegate.locationManagerShouldDisplayHeadingCalibration(manager))
  }
}

final class MapGeometryTests: XCTestCase {
  func testAPlaceIsAPointOfTheWorldAndBack() {
    let middle = MKMapPoint(CLLocationCoordinate2DMake(0, 0))
    XCTAssertEqual([middle.x, middle.y], [134_217_728, 134_217_728])
    let point = MKMapPoint(CLLocationCoordinate2DMake(52.379, 4.9))
    XCTAssertEqual(point.x, 137_871_433, accuracy: 1)
    XCTAssertEqual(point.y, 88_207_302, accuracy: 1)
    XCTAssertEqual(point.coordinate.latitude, 52.379, accuracy: 1e-9)
    XCTAssertEqual(point.coordinate.longitude, 4.9, accuracy: 1e-9)
    let other = MKMapPoint(CLLocationCoordinate2DMake(52.379, 5.9))
    XCTAssertEqual(point.distance(to: other), 67_877, accuracy: 1)
  }

  func testARectangleHasEdgesAndAMiddle() {
    let rectangle = MKMapRect(x: 1, y: 2, width: 4, height: 6)
    XCTAssertEqual(
      [rectangle.minX, rectangle.minY, rectangle.midX, rectangle.midY, rectangle.maxX, rectangle.maxY], [1, 2, 3, 5, 5, 8])
    XCTAssertEqual([rectangle.width, rectangle.height], [4, 6])
    XCTAssertEqual(rectangle.insetBy(dx: 1, dy: 4), MKMapRect(x: 2, y: 6, width: 2, height: 0))
    let points = [MKMapPoint(x: 1, y: 8), MKMapPoint(x: 0.5, y: 3), MKMapPoint(x: 3, y: 8.5)]
    XCTAssertEqual(points.map(rectangle.contains), [true, false, false])
  }

  func testAUnionHoldsBothRectangles() {
    let (one, other) = (MKMapRect(x: 1, y: 2, width: 4, height: 6), MKMapRect(x: 0, y: 4, width: 2, height: 9))
    XCTAssertEqual(one.union(other), MKMapRect(x: 0, y: 2, width: 5, height: 11))
    XCTAssertEqual([MKMapRect.null.union(one), one.union(.null)], [one, one])
    XCTAssertEqual([MKMapRect.null, one, MKMapRect(), .world].map(\.isNull), [true, false, false, false])
    XCTAssertEqual([MKMapRect.null, one, MKMapRect(), .world].map(\.isEmpty), [true, false, true, false])
    XCTAssertEqual(MKMapRect(x: 1, y: 1, width: 0, height: 2).isEmpty, true)
    XCTAssertEqual(MKMapRect.world.width, 268_435_456)
  }

  func testARegionOfMetersIsWiderInDegreesFarFromTheEquator() {
    let equator = MKCoordinateRegionMakeWithDistance(CLLocationCoordinate2D(), 111_320, 222_640)
    XCTAssertEqual(equator.span, MKCoordinateSpanMake(1, 2))
    let north = MKCoordinateRegion(
      center: CLLocationCoordinate2DMake(60, 0), latitudinalMeters: 111_320, longitudinalMeters: 111_320)
    XCTAssertEqual(north.span.latitudeDelta, 1, accuracy: 1e-9)
    XCTAssertEqual(north.span.longitudeDelta, 2, accuracy: 1e-9)
  }

  func testALineHasItsPlacesAndTheRectangleAroundThem() {
    let places = [CLLocationCoordinate2DMake(-10, 1), CLLocationCoordinate2DMake(10, 3), CLLocationCoordinate2DMake(0, 2)]
    let lines = [
      MKPolyline(coordinates: places, count: 3), MKPolyline(points: places.map { MKMapPoint($0) }, count: 3),
      MKPolygon(coordinates: places, count: 3) as MKMultiPoint,
    ]
    for line in lines {
      XCTAssertEqual(line.pointCount, 3)
      XCTAssertEqual(line.coordinate.latitude, 0, accuracy: 1e-9)
      XCTAssertEqual(line.coordinate.longitude, 2, accuracy: 1e-9)
      XCTAssertEqual(line.boundingMapRect.width, 2 * MKMapRect.world.width / 360, accuracy: 1e-3)
      var two = [CLLocationCoordinate2D(), CLLocationCoordinate2D()]
      line.getCoordinates(&two, range: NSRange(location: 1, length: 2))
      XCTAssertEqual(two[0].latitude, 10, accuracy: 1e-9)
      XCTAssertEqual(two[1].longitude, 2, accuracy: 1e-9)
    }
    let circle = MKCircle(center: places[0], radius: 5)
    XCTAssertEqual([circle.radius, circle.coordinate.longitude, circle.boundingMapRect.width], [5, 1, 0])
  }

  func testAMapShowsTheRegionOfARectangleAndRendersItsOverlays() {
    final class Drawer: NSObject, MKMapViewDelegate {
      func mapView(_ mapView: MKMapView, rendererFor overlay: any MKOverlay) -> MKOverlayRenderer {
        MKCircleRenderer(overlay: overlay)
      }
    }
    let (map, drawer) = (MKMapView(), Drawer())
    map.delegate = drawer
    let places = [CLLocationCoordinate2DMake(10, 1), CLLocationCoordinate2DMake(20, 3)]
    map.setVisibleMapRect(MKPolyline(coordinates: places, count: 2).boundingMapRect, animated: false)
    XCTAssertEqual(map.region.center.longitude, 2, accuracy: 1e-9)
    XCTAssertEqual(map.region.span.latitudeDelta, 10, accuracy: 1e-9)
    XCTAssertEqual(map.region.span.longitudeDelta, 2, accuracy: 1e-9)
    let region = map.region
    map.visibleMapRect = .null
    XCTAssertEqual(map.region, region)
    XCTAssertEqual(map.visibleMapRect.width, 2 * MKMapRect.world.width / 360, accuracy: 1)
    let circles = [MKCircle(center: places[0], radius: 5), MKCircle(center: places[1], radius: 6)]
    map.addOverlays(circles)
    XCTAssertTrue(map.renderer(for: circles[1])?.overlay === circles[1])
    map.removeOverlay(circles[1])
    XCTAssertNil(map.renderer(for: circles[1]))
    XCTAssertEqual(map.overlays.map { ObjectIdentifier($0) }, [ObjectIdentifier(circles[0])])
    map.removeOverlays(map.overlays)
    XCTAssertTrue(map.overlays.isEmpty)
  }
}
