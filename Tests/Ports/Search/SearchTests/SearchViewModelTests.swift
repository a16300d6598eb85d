// swift-format-ignore-file
import Combine
import XCTest

@testable import Search

final class SearchViewModelTests: XCTestCase {
  private var cancellables = Set<AnyCancellable>()

  func testSearchesForTheLastQueryOnly() {
    let client = ClientDouble()
    let model = SearchViewModel(client: client)
    let loaded = expectation(description: "products")
    model.$products.dropFirst().sink { _ in loaded.fulfill() }.store(in: &cancellables)
    model.query = "te"
    model.query = "tea"
    wait(for: [loaded], timeout: 2)
    XCTAssertEqual(client.queries, ["tea"])
    XCTAssertEqual(model.products, [Product(name: "tea", price: 1)])
  }

  func testIgnoresShortQueries() {
    let client = ClientDouble()
    let model = SearchViewModel(client: client)
    model.query = "t"
    XCTAssertTrue(client.queries.isEmpty)
    XCTAssertFalse(model.isLoading)
  }
}

private final class ClientDouble: ProductClient {
  private(set) var queries: [String] = []

  func products(matching query: String) -> AnyPublisher<[Product], Error> {
    queries.append(query)
    return Just([Product(name: query, price: 1)]).setFailureType(to: Error.self)
      .eraseToAnyPublisher()
  }
}
