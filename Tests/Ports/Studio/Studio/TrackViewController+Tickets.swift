// swift-format-ignore-file
import Alamofire
import Combine
import CombineMoya
import Moya
import RxMoya
import RxSwift
import UIKit

private struct Ticket: Codable {
  let seat: Int
}

private enum BoxOffice {
  case seats(row: Int)
  case buy(Ticket)
  case refund
  case plan(UIImage)
}

extension BoxOffice: TargetType, AccessTokenAuthorizable {
  var baseURL: URL { return URL(string: "https://studio.example/hall")! }
  var path: String {
    switch self {
    case .seats: return "/seats"
    case .buy: return "/tickets"
    case .refund: return "/refund"
    case .plan: return "/plan"
    }
  }
  var method: Moya.Method {
    switch self {
    case .seats: return .get
    default: return .post
    }
  }
  var sampleData: Data { return "{\"tickets\":[{\"seat\":7}]}".data(using: .utf8)! }
  var task: Task {
    switch self {
    case .seats(let row): return .requestParameters(parameters: ["row": row], encoding: URLEncoding.default)
    case .buy(let ticket): return .requestJSONEncodable(ticket)
    case .refund: return .requestPlain
    case .plan(let image):
      return .uploadMultipart([MultipartFormData(provider: .data(image.pngData() ?? Data()), name: "plan", fileName: "plan.png", mimeType: "image/png")])
    }
  }
  var validationType: ValidationType { return .successCodes }
  var headers: [String: String]? { return ["Accept-Language": "nl"] }
  var authorizationType: AuthorizationType? {
    if case .buy = self { return .bearer }
    return nil
  }
}

private final class Office {
  static let shared = Office()
  var told: [String] = []
  lazy var provider = MoyaProvider<BoxOffice>(plugins: [
    AccessTokenPlugin { _ in "box" }, NetworkLoggerPlugin(configuration: .init(logOptions: .verbose)),
    NetworkActivityPlugin { [unowned self] change, target in self.told.append("\(change) \(target.path)") },
  ])
  let stubbed = MoyaProvider<BoxOffice>(stubClosure: MoyaProvider.immediatelyStub)
  let multi = MoyaProvider<MultiTarget>(stubClosure: MoyaProvider.delayedStub(1))
  let bag = DisposeBag()
  var subscriptions: Set<AnyCancellable> = []
}

/// Reads and buys tickets with Moya, by closures, RxSwift and Combine.
extension TrackViewController {
  @objc func buyTicket() {
    let office = Office.shared
    office.told = []
    office.provider.request(.seats(row: 3)) { [weak self] result in
      switch result {
      case .success(let response):
        let seats = (try? response.filterSuccessfulStatusCodes().map([Ticket].self, atKeyPath: "tickets")) ?? []
        self?.stateLabel.text = "seats \(seats.map(\.seat))"
        self?.buy(Ticket(seat: seats[0].seat))
      case .failure(let error): self?.stateLabel.text = error.localizedDescription
      }
    }
  }

  private func buy(_ ticket: Ticket) {
    let office = Office.shared
    office.provider.rx.request(.buy(ticket)).filterSuccessfulStatusCodes().map(Ticket.self)
      .observe(on: MainScheduler.instance)
      .subscribe(onSuccess: { [weak self] in self?.show("bought \($0.seat)"); self?.refund() }, onFailure: { [weak self] in self?.show("\($0)") })
      .disposed(by: office.bag)
  }

  private func refund() {
    let office = Office.shared
    office.provider.requestPublisher(.refund).mapString()
      .sink(
        receiveCompletion: { [weak self] end in
          guard case .failure(let error) = end else { return }
          self?.show("no refund, \(error.response?.statusCode ?? 0), \(error.response.map { String(decoding: $0.data, as: UTF8.self) } ?? "")")
          self?.sendPlan()
        }, receiveValue: { _ in })
      .store(in: &office.subscriptions)
  }

  private func sendPlan() {
    let office = Office.shared
    office.provider.request(.plan(UIImage())) { [weak self] result in
      if case .failure(.underlying(let error, nil)) = result { self?.show("\(error.asAFError?.isExplicitlyCancelledError == true)") }
      self?.rehearse()
    }.cancel()
  }

  private func rehearse() {
    let office = Office.shared
    office.stubbed.request(.refund) { [weak self] result in
      self?.show("stub \((try? result.get().mapString(atKeyPath: "tickets.seat")) ?? "without a text")")
    }
    office.multi.request(MultiTarget(BoxOffice.refund)) { [weak self] result in
      self?.show("later \((try? result.get().statusCode) ?? 0)")
      self?.show(office.told.joined(separator: ", "))
    }
  }

  private func show(_ text: String) { stateLabel.text = "\(stateLabel.text ?? ""); \(text)" }
}
