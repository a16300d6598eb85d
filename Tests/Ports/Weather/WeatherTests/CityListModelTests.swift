// swift-format-ignore-file
import XCTest

@testable import Weather

final class CityListModelTests: XCTestCase {
  private var service: ServiceDouble!
  private var model: CityListModel!

  override func setUp() {
    super.setUp()
    service = ServiceDouble()
    model = CityListModel(service: service)
  }

  override func tearDown() {
    model = nil
    service = nil
    super.tearDown()
  }

  func testStartsLoading() {
    XCTAssertEqual(model.state, .loading)
  }

  func testSortsCitiesByName() {
    service.result = .success([City(id: 1, name: "Oslo"), City(id: 2, name: "Bergen")])
    let loaded = expectation(description: "loaded")
    model.didChange = { [unowned self] in
      if case .loaded = model.state { loaded.fulfill() }
    }
    model.load()
    wait(for: [loaded], timeout: 1)
    XCTAssertEqual(model.state, .loaded([City(id: 2, name: "Bergen"), City(id: 1, name: "Oslo")]))
  }

  func testShowsAnError() async throws {
    service.result = .failure(WeatherError.status(500))
    let failed = expectation(description: "failed")
    model.didChange = { [unowned self] in
      if case .failed = model.state { failed.fulfill() }
    }
    model.load()
    await fulfillment(of: [failed], timeout: 1)
    XCTAssertEqual(model.state, .failed("The server answered 500."))
  }
}

private final class ServiceDouble: WeatherServing {
  var result = Result<[City], Error>.success([])

  func cities() async throws -> [City] { try result.get() }

  func forecast(for city: City, completion: @escaping (Result<Forecast, Error>) -> Void) {
    completion(.success(Forecast(text: "Sun", degrees: 20)))
  }
}
