// swift-format-ignore-file
import Foundation

@MainActor
final class CityListModel {
  enum State: Equatable {
    case loading
    case loaded([City])
    case failed(String)
  }

  private let service: WeatherServing
  var didChoose: ((City) -> Void)?
  var didChange: (() -> Void)?
  private var loading: Task<Void, Never>?
  private(set) var state = State.loading { didSet { didChange?() } }

  init(service: WeatherServing) {
    self.service = service
  }

  func load() {
    state = .loading
    loading?.cancel()
    loading = Task { [weak self, service] in
      do {
        let cities = try await service.cities()
        try await Task.sleep(nanoseconds: 300_000_000)
        try Task.checkCancellation()
        self?.state = .loaded(cities.sorted { $0.name < $1.name })
      } catch {
        if Task.isCancelled { return }
        self?.state = .failed(error.localizedDescription)
      }
    }
  }
}
