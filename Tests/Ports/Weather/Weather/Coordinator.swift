// swift-format-ignore-file
import UIKit

protocol Coordinator: AnyObject {
  var navigation: UINavigationController { get }
  func start()
}

final class AppCoordinator: Coordinator {
  let navigation: UINavigationController
  private let service: WeatherServing

  init(navigation: UINavigationController, service: WeatherServing) {
    self.navigation = navigation
    self.service = service
  }

  func start() {
    let model = CityListModel(service: service)
    let screen = CityListViewController(model: model)
    model.didChoose = { [weak self] city in self?.show(city) }
    navigation.setViewControllers([screen], animated: false)
  }

  private func show(_ city: City) {
    let screen = CityViewController(city: city, service: service)
    navigation.pushViewController(screen, animated: true)
  }
}
