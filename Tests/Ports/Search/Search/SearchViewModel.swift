// swift-format-ignore-file
import Combine
import Foundation

struct Product: Decodable, Hashable {
  let name: String
  let price: Double
}

protocol ProductClient {
  func products(matching query: String) -> AnyPublisher<[Product], Error>
}

struct Client: ProductClient {
  func products(matching query: String) -> AnyPublisher<[Product], Error> {
    var components = URLComponents(string: "https://shop.example/products")!
    components.queryItems = [URLQueryItem(name: "q", value: query)]
    return URLSession.shared.dataTaskPublisher(for: components.url!)
      .map(\.data)
      .decode(type: [Product].self, decoder: JSONDecoder())
      .receive(on: DispatchQueue.main)
      .eraseToAnyPublisher()
  }
}

final class SearchViewModel: ObservableObject {
  @Published var query = ""
  @Published private(set) var products: [Product] = []
  @Published private(set) var isLoading = false

  let failures = PassthroughSubject<String, Never>()
  private var cancellables = Set<AnyCancellable>()

  init(client: ProductClient) {
    $query
      .dropFirst()
      .debounce(for: .milliseconds(300), scheduler: DispatchQueue.main)
      .removeDuplicates()
      .filter { $0.count > 1 }
      .handleEvents(receiveOutput: { [weak self] _ in self?.isLoading = true })
      .map { [weak self] query in
        client.products(matching: query)
          .catch { error -> Just<[Product]> in
            self?.failures.send("Search failed")
            return Just([])
          }
      }
      .switchToLatest()
      .sink { [weak self] products in
        self?.isLoading = false
        self?.products = products
      }
      .store(in: &cancellables)
  }

  var summary: AnyPublisher<String, Never> {
    Publishers.CombineLatest($products, $isLoading)
      .map { products, isLoading in isLoading ? "Searching" : "\(products.count) products" }
      .removeDuplicates()
      .eraseToAnyPublisher()
  }
}
