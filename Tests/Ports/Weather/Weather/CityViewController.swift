// swift-format-ignore-file
import UIKit

final class CityViewController: UIViewController {
  private let city: City
  private let service: WeatherServing
  private let label = UILabel()

  init(city: City, service: WeatherServing) {
    self.city = city
    self.service = service
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = city.name
    view.addSubview(label)
    label.text = "Asking…"
    service.forecast(for: city) { [weak self] result in
      switch result {
      case .success(let forecast):
        self?.label.text = "\(forecast.text), \(Int(forecast.degrees))°"
      case .failure(let error):
        self?.label.text = error.localizedDescription
      }
    }
  }
}
