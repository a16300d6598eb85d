// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are Apple's, and their documentation is too.
public import CoreLocation
public import Foundation
public import HeadlessUIKit

/// A point of a map of the world, in points of its largest size.
nonisolated public struct MKMapPoint: Hashable, Sendable {
  public var x: Double
  public var y: Double

  public init() { self.init(x: 0, y: 0) }
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  /// The length of a side of the world.
  static let worldSide = 268_435_456.0

  /// Mercator's projection of a place.
  public init(_ coordinate: CLLocationCoordinate2D) {
    let latitude = sin(coordinate.latitude * .pi / 180)
    self.init(
      x: (coordinate.longitude + 180) / 360 * Self.worldSide,
      y: (0.5 - log((1 + latitude) / (1 - latitude)) / (4 * .pi)) * Self.worldSide)
  }

  public var coordinate: CLLocationCoordinate2D {
    let angle = 2 * atan(exp(.pi * (1 - 2 * y / Self.worldSide))) - .pi / 2
    return CLLocationCoordinate2D(
      latitude: angle * 180 / .pi, longitude: x / Self.worldSide * 360 - 180)
  }

  public func distance(to point: MKMapPoint) -> CLLocationDistance {
    let (own, other) = (coordinate, point.coordinate)
    return CLLocation(latitude: own.latitude, longitude: own.longitude).distance(
      from: CLLocation(latitude: other.latitude, longitude: other.longitude))
  }
}

nonisolated public struct MKMapSize: Hashable, Sendable {
  public var width: Double
  public var height: Double
  public init(width: Double = 0, height: Double = 0) {
    self.width = width
    self.height = height
  }
}

nonisolated public struct MKMapRect: Hashable, Sendable {
  public var origin: MKMapPoint
  public var size: MKMapSize

  public init() { self.init(origin: MKMapPoint(), size: MKMapSize()) }
  public init(origin: MKMapPoint, size: MKMapSize) {
    self.origin = origin
    self.size = size
  }
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.init(origin: MKMapPoint(x: x, y: y), size: MKMapSize(width: width, height: height))
  }

  public static let null = MKMapRect(x: .infinity, y: .infinity, width: 0, height: 0)
  public static let world = MKMapRect(
    x: 0, y: 0, width: MKMapPoint.worldSide, height: MKMapPoint.worldSide)

  public var isNull: Bool { origin.x.isInfinite }
  public var isEmpty: Bool { isNull || size.width == 0 || size.height == 0 }
  public var width: Double { size.width }
  public var height: Double { size.height }
  public var minX: Double { origin.x }
  public var minY: Double { origin.y }
  public var midX: Double { origin.x + size.width / 2 }
  public var midY: Double { origin.y + size.height / 2 }
  public var maxX: Double { origin.x + size.width }
  public var maxY: Double { origin.y + size.height }

  public func union(_ other: MKMapRect) -> MKMapRect {
    if isNull { return other }
    if other.isNull { return self }
    let (left, top) = (min(minX, other.minX), min(minY, other.minY))
    return MKMapRect(
      x: left, y: top, width: max(maxX, other.maxX) - left, height: max(maxY, other.maxY) - top)
  }
  public func contains(_ point: MKMapPoint) -> Bool {
    (minX...maxX).contains(point.x) && (minY...maxY).contains(point.y)
  }
  public func insetBy(dx: Double, dy: Double) -> MKMapRect {
    MKMapRect(
      x: minX + dx, y: minY + dy, width: max(0, width - 2 * dx), height: max(0, height - 2 * dy))
  }

  /// The rectangle around places.
  init(around coordinates: [CLLocationCoordinate2D]) {
    self = coordinates.map { MKMapRect(origin: MKMapPoint($0), size: MKMapSize()) }
      .reduce(.null) { $0.union($1) }
  }
}

extension MKCoordinateRegion {
  public init(_ rect: MKMapRect) {
    let (first, last) = (
      MKMapPoint(x: rect.minX, y: rect.minY).coordinate,
      MKMapPoint(x: rect.maxX, y: rect.maxY).coordinate
    )
    self.init(
      center: MKMapPoint(x: rect.midX, y: rect.midY).coordinate,
      span: MKCoordinateSpan(
        latitudeDelta: abs(first.latitude - last.latitude),
        longitudeDelta: abs(last.longitude - first.longitude)))
  }
}

/// A layer over a map, which is not drawn.
public protocol MKOverlay: MKAnnotation {
  var boundingMapRect: MKMapRect { get }
}

open class MKMultiPoint: MKShape {
  final var coordinates: [CLLocationCoordinate2D] = []
  open var pointCount: Int { coordinates.count }
  open var coordinate: CLLocationCoordinate2D { MKCoordinateRegion(boundingMapRect).center }
  open var boundingMapRect: MKMapRect { MKMapRect(around: coordinates) }

  open func getCoordinates(
    _ coords: UnsafeMutablePointer<CLLocationCoordinate2D>, range: NSRange
  ) {
    for (place, coordinate) in coordinates.dropFirst(range.location).prefix(range.length)
      .enumerated()
    { coords[place] = coordinate }
  }
}

open class MKPolyline: MKMultiPoint, MKOverlay {
  public convenience init(coordinates: UnsafePointer<CLLocationCoordinate2D>, count: Int) {
    self.init()
    self.coordinates = Array(UnsafeBufferPointer(start: coordinates, count: count))
  }
  public convenience init(points: UnsafePointer<MKMapPoint>, count: Int) {
    self.init()
    coordinates = UnsafeBufferPointer(start: points, count: count).map(\.coordinate)
  }
}

open class MKGeodesicPolyline: MKPolyline {}

open class MKPolygon: MKMultiPoint, MKOverlay {
  public convenience init(coordinates: UnsafePointer<CLLocationCoordinate2D>, count: Int) {
    self.init()
    self.coordinates = Array(UnsafeBufferPointer(start: coordinates, count: count))
  }
}

open class MKCircle: MKShape, MKOverlay {
  public let coordinate: CLLocationCoordinate2D
  public let radius: CLLocationDistance
  open var boundingMapRect: MKMapRect { MKMapRect(around: [coordinate]) }

  public init(center: CLLocationCoordinate2D, radius: CLLocationDistance) {
    coordinate = center
    self.radius = radius
    super.init()
  }
}

open class MKTileOverlay: MKShape, MKOverlay {
  public let urlTemplate: String?
  open var canReplaceMapContent = false
  open var minimumZ = 0
  open var maximumZ = 21
  open var coordinate: CLLocationCoordinate2D { CLLocationCoordinate2D() }
  open var boundingMapRect: MKMapRect { .world }

  public init(urlTemplate: String?) {
    self.urlTemplate = urlTemplate
    super.init()
  }
}

nonisolated public enum MKOverlayLevel: Int, Sendable { case aboveRoads, aboveLabels }

/// The drawing of an overlay; nothing is drawn.
open class MKOverlayRenderer: NSObject {
  public let overlay: any MKOverlay
  open var alpha: CGFloat = 1

  public init(overlay: any MKOverlay) {
    self.overlay = overlay
    super.init()
  }

  open func setNeedsDisplay() {}
}

open class MKOverlayPathRenderer: MKOverlayRenderer {
  open var fillColor: UIColor?
  open var strokeColor: UIColor?
  open var lineWidth: CGFloat = 0
  open var lineJoin = CGLineJoin.round
  open var lineCap = CGLineCap.round
  open var lineDashPhase: CGFloat = 0
  open var lineDashPattern: [NSNumber]?
}

open class MKPolylineRenderer: MKOverlayPathRenderer {
  public convenience init(polyline: MKPolyline) { self.init(overlay: polyline) }
}

open class MKGradientPolylineRenderer: MKPolylineRenderer {
  open func setColors(_ colors: [UIColor], locations: [CGFloat]) {}
}

open class MKPolygonRenderer: MKOverlayPathRenderer {
  public convenience init(polygon: MKPolygon) { self.init(overlay: polygon) }
}

open class MKCircleRenderer: MKOverlayPathRenderer {
  public convenience init(circle: MKCircle) { self.init(overlay: circle) }
}

open class MKTileOverlayRenderer: MKOverlayRenderer {
  public convenience init(tileOverlay: MKTileOverlay) { self.init(overlay: tileOverlay) }
}

extension MKMapView {
  public func addOverlay(_ overlay: any MKOverlay) {
    overlays.append(overlay)
    renderers[ObjectIdentifier(overlay)] = delegate?.mapView(self, rendererFor: overlay)
  }
  public func addOverlay(_ overlay: any MKOverlay, level: MKOverlayLevel) { addOverlay(overlay) }
  public func addOverlays(_ overlays: [any MKOverlay]) {
    for overlay in overlays { addOverlay(overlay) }
  }
  public func insertOverlay(_ overlay: any MKOverlay, at index: Int) { addOverlay(overlay) }
  public func removeOverlay(_ overlay: any MKOverlay) {
    overlays.removeAll { $0 === overlay }
    renderers[ObjectIdentifier(overlay)] = nil
  }
  public func removeOverlays(_ overlays: [any MKOverlay]) {
    for overlay in overlays { removeOverlay(overlay) }
  }
  public func renderer(for overlay: any MKOverlay) -> MKOverlayRenderer? {
    renderers[ObjectIdentifier(overlay)]
  }

  public var visibleMapRect: MKMapRect {
    get {
      let (center, span) = (region.center, region.span)
      return MKMapRect(around: [
        CLLocationCoordinate2D(
          latitude: center.latitude - span.latitudeDelta / 2,
          longitude: center.longitude - span.longitudeDelta / 2),
        CLLocationCoordinate2D(
          latitude: center.latitude + span.latitudeDelta / 2,
          longitude: center.longitude + span.longitudeDelta / 2),
      ])
    }
    set { if !newValue.isNull { region = MKCoordinateRegion(newValue) } }
  }
  public func setVisibleMapRect(_ mapRect: MKMapRect, animated: Bool) {
    visibleMapRect = mapRect
  }
  public func setVisibleMapRect(
    _ mapRect: MKMapRect, edgePadding insets: UIEdgeInsets, animated: Bool
  ) { visibleMapRect = mapRect }
}
