// swift-format-ignore-file
import Nimble
import OHHTTPStubs
import OHHTTPStubsSwift
import XCTest

@testable import Weather

/// The service, whose requests stubs of the tests answer.
final class WeatherServiceTests: XCTestCase {
  private let city = City(id: 3, name: "Turku")

  override func tearDown() {
    HTTPStubs.removeAllStubs()
    super.tearDown()
  }

  func testCitiesOfAFile() async throws {
    stub(condition: isHost("weather.example") && isPath("/cities") && isMethodGET()) { _ in
      fixture(filePath: OHPathForFile("Cities.json", type(of: self))!, headers: ["Content-Type": "application/json"])
    }
    let cities = try await WeatherService().cities()
    expect(cities.map(\.name)) == ["Turku", "Vaasa"]
  }

  func testAStatusOfTheServer() async {
    stub(condition: pathEndsWith("cities")) { _ in
      HTTPStubsResponse(data: Data(), statusCode: 503, headers: nil)
    }
    await expect { try await WeatherService().cities() }.to(throwError { (error: Error) in
      expect(error.localizedDescription) == "The server answered 503."
    })
  }

  func testAForecastTakesTheTimeOfItsStub() {
    var degrees: Double?
    let start = Date()
    stub(condition: isPath("/forecast/3") && hasHeaderNamed("X-Request")) { _ in
      HTTPStubsResponse(jsonObject: ["text": "Rain", "degrees": 7.5], statusCode: 200, headers: nil)
        .requestTime(1, responseTime: 4)
    }
    WeatherService().forecast(for: city) { degrees = try? $0.get().degrees }
    expect(degrees).toAlways(beNil(), until: .seconds(4))
    expect(degrees).toEventually(equal(7.5), timeout: .seconds(3))
    expect(Date().timeIntervalSince(start)).to(beCloseTo(5, within: 0.1))
  }

  func testTheNewestStubAnswersUntilItIsRemoved() {
    var failures: [String] = []
    stub(condition: isScheme("https")) { _ in HTTPStubsResponse(error: URLError(.timedOut)) }
    let newest = stub(condition: isScheme("https")) { _ in HTTPStubsResponse(error: URLError(.notConnectedToInternet)) }
    let codes = { (result: Result<Forecast, Error>) in
      if case .failure(let error) = result { failures.append("\((error as? URLError)?.code.rawValue ?? 0)") }
    }
    WeatherService().forecast(for: city, completion: codes)
    expect(failures).toEventually(equal(["-1009"]))
    HTTPStubs.removeStub(newest)
    WeatherService().forecast(for: city, completion: codes)
    expect(failures).toEventually(equal(["-1009", "-1001"]))
  }
}
