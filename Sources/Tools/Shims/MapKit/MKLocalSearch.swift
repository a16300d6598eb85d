// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are Apple's, and their documentation is too.
public import CoreLocation
public import Foundation
import HeadlessFoundation

/// A search that finds one place, named as what is searched for, in the middle of the region.
open class MKLocalSearch: NSObject {
  open class Request: NSObject {
    open var naturalLanguageQuery: String?
    open var region = MKCoordinateRegion()
    open var pointOfInterestFilter: MKPointOfInterestFilter?
    open var resultTypes = MKLocalSearch.ResultType()

    public override init() { super.init() }
    public convenience init(naturalLanguageQuery: String) {
      self.init()
      self.naturalLanguageQuery = naturalLanguageQuery
    }
    public convenience init(completion: MKLocalSearchCompletion) {
      self.init(naturalLanguageQuery: completion.title)
    }
  }

  open class Response: NSObject {
    public let mapItems: [MKMapItem]
    public let boundingRegion: MKCoordinateRegion

    init(_ mapItems: [MKMapItem], _ boundingRegion: MKCoordinateRegion) {
      self.mapItems = mapItems
      self.boundingRegion = boundingRegion
      super.init()
    }
  }

  nonisolated public struct ResultType: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let address = ResultType(rawValue: 1)
    public static let pointOfInterest = ResultType(rawValue: 2)
  }

  public typealias CompletionHandler = (Response?, (any Error)?) -> Void

  private let request: Request
  private let answer = PendingAnswer<Response>()
  open var isSearching: Bool { answer.isAwaited }

  public init(request: Request) {
    self.request = request
    super.init()
  }

  private func find() throws -> Response {
    guard let query = request.naturalLanguageQuery, !query.isEmpty else {
      throw MKError(.placemarkNotFound)
    }
    let item = MKMapItem(placemark: MKPlacemark(coordinate: request.region.center))
    item.name = query
    return Response([item], request.region)
  }

  open func start(completionHandler: @escaping CompletionHandler) {
    answer.start({ try self.find() }, completionHandler: completionHandler)
  }

  open func start() async throws -> Response { try find() }
  open func cancel() { answer.cancel() }
}

open class MKLocalSearchCompletion: NSObject {
  public let title: String
  open var subtitle: String { "" }
  open var titleHighlightRanges: [NSValue] { [] }
  open var subtitleHighlightRanges: [NSValue] { [] }

  init(_ title: String) {
    self.title = title
    super.init()
  }
}

public protocol MKLocalSearchCompleterDelegate: AnyObject {
  func completerDidUpdateResults(_ completer: MKLocalSearchCompleter)
  func completer(_ completer: MKLocalSearchCompleter, didFailWithError error: any Error)
}

extension MKLocalSearchCompleterDelegate {
  public func completerDidUpdateResults(_ completer: MKLocalSearchCompleter) {}
  public func completer(
    _ completer: MKLocalSearchCompleter, didFailWithError error: any Error
  ) {}
}

/// A completer that proposes what is typed.
open class MKLocalSearchCompleter: NSObject {
  nonisolated public struct ResultType: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let address = ResultType(rawValue: 1)
    public static let pointOfInterest = ResultType(rawValue: 2)
    public static let query = ResultType(rawValue: 4)
  }

  open weak var delegate: (any MKLocalSearchCompleterDelegate)?
  open var region = MKCoordinateRegion()
  open var resultTypes = ResultType()
  open var pointOfInterestFilter: MKPointOfInterestFilter?
  open private(set) var results: [MKLocalSearchCompletion] = []
  open var isSearching: Bool { false }
  open var queryFragment = "" {
    didSet {
      Ported.async { [weak self] in
        guard let self else { return }
        results = queryFragment.isEmpty ? [] : [MKLocalSearchCompletion(queryFragment)]
        delegate?.completerDidUpdateResults(self)
      }
    }
  }

  public override init() { super.init() }
  open func cancel() {}
}

/// Directions along the straight line.
open class MKDirections: NSObject {
  open class Request: NSObject {
    open var source: MKMapItem?
    open var destination: MKMapItem?
    open var transportType = MKDirectionsTransportType.any
    open var requestsAlternateRoutes = false
    open var departureDate: Date?
    open var arrivalDate: Date?

    public override init() { super.init() }
  }

  open class Response: NSObject {
    public let source: MKMapItem
    public let destination: MKMapItem
    public let routes: [MKRoute]

    init(_ source: MKMapItem, _ destination: MKMapItem, _ routes: [MKRoute]) {
      self.source = source
      self.destination = destination
      self.routes = routes
      super.init()
    }
  }

  private let request: Request
  private let answer = PendingAnswer<Response>()
  open var isCalculating: Bool { answer.isAwaited }

  public init(request: Request) {
    self.request = request
    super.init()
  }

  open func calculate(completionHandler: @escaping (Response?, (any Error)?) -> Void) {
    answer.start({ try self.route() }, completionHandler: completionHandler)
  }

  open func calculate() async throws -> Response { try route() }

  open func cancel() { answer.cancel() }

  private func route() throws -> Response {
    guard let source = request.source, let destination = request.destination else {
      throw MKError(.directionsNotFound)
    }
    return Response(
      source, destination, [MKRoute(source, destination, request.transportType)])
  }
}

nonisolated public struct MKDirectionsTransportType: OptionSet, Hashable, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let automobile = Self(rawValue: 1)
  public static let walking = Self(rawValue: 2)
  public static let transit = Self(rawValue: 4)
  public static let any = Self(rawValue: 0x0FFF_FFFF)
}

/// The straight line from a place to another one: five kilometres an hour on foot, fifty in a car.
open class MKRoute: NSObject {
  open class Step: NSObject {
    public let instructions: String
    public let distance: CLLocationDistance
    public let polyline: MKPolyline
    open var notice: String? { nil }

    init(_ instructions: String, _ distance: CLLocationDistance, _ polyline: MKPolyline) {
      self.instructions = instructions
      self.distance = distance
      self.polyline = polyline
      super.init()
    }
  }

  public let name: String
  public let distance: CLLocationDistance
  public let expectedTravelTime: TimeInterval
  public let transportType: MKDirectionsTransportType
  public let polyline: MKPolyline
  public let steps: [Step]
  open var advisoryNotices: [String] { [] }

  init(_ source: MKMapItem, _ destination: MKMapItem, _ type: MKDirectionsTransportType) {
    let places = [source.placemark.coordinate, destination.placemark.coordinate]
    name = destination.name ?? ""
    distance = MKMapPoint(places[0]).distance(to: MKMapPoint(places[1]))
    expectedTravelTime = distance / ((type == .walking ? 5 : 50) / 3.6)
    transportType = type
    polyline = MKPolyline(coordinates: places, count: 2)
    steps = [Step("Go to \(destination.name ?? "the destination")", distance, polyline)]
    super.init()
  }
}

public typealias MKLocalSearchRequest = MKLocalSearch.Request
public typealias MKLocalSearchResponse = MKLocalSearch.Response
public typealias MKDirectionsRequest = MKDirections.Request
public typealias MKDirectionsResponse = MKDirections.Response
public typealias MKRouteStep = MKRoute.Step

nonisolated public struct MKError: Error, Equatable, CustomNSError, Sendable {
  public enum Code: Int, Sendable {
    case unknown = 1
    case serverFailure, loadingThrottled, placemarkNotFound, directionsNotFound, decodingFailed
  }

  public let code: Code
  public init(_ code: Code) { self.code = code }
  public static var errorDomain: String { "MKErrorDomain" }
  public var errorCode: Int { code.rawValue }
}
