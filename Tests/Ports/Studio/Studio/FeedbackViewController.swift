// swift-format-ignore-file
import Action
import Alamofire
import IQKeyboardManagerSwift
import JGProgressHUD
import MBProgressHUD
import RxAlamofire
import RxCocoa
import RxSwift
import SVProgressHUD
import UIKit

/// Sends what a listener says, by an action that runs once at a time.
final class FeedbackViewController: UIViewController {
  private let name = UITextField()
  private let opinion = UITextField()
  private let send = UIButton(type: .system)
  private let answer = UILabel()
  private let bag = DisposeBag()
  private var keys: IQKeyboardReturnKeyHandler?

  private lazy var sending = Action<[String: String], Int>(enabledIf: name.rx.text.orEmpty.map { !$0.isEmpty }) { values in
    RxAlamofire.requestJSON(.post, "https://studio.example/feedback", parameters: values, encoding: JSONEncoding.default)
      .map { answer in (answer.1 as? [String: Any])?["count"] as? Int ?? 0 }
  }

  private lazy var asking = CocoaAction { [unowned self] in
    let hud = MBProgressHUD.showAdded(to: view, animated: true)
    hud.label.text = "Asking"
    hud.completionBlock = { [weak self] in self?.title = "Asked" }
    return RxAlamofire.request(.get, "https://studio.example/feedback").validate().json()
      .do(onNext: { [weak self] in self?.answer.text = "asked: \($0)" }, onDispose: { [weak self] in
        if let view = self?.view { MBProgressHUD.hide(for: view, animated: true) }
      })
      .map { _ in () }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Feedback"
    name.placeholder = "Name"
    opinion.placeholder = "Opinion"
    send.setTitle("Send", for: .normal)
    answer.text = "Nothing sent"
    [name, opinion, send, answer].forEach(view.addSubview)
    keys = IQKeyboardReturnKeyHandler(controller: self)
    navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Ask", style: .plain, target: nil, action: nil)
    navigationItem.rightBarButtonItem?.rx.action = asking
    send.rx.bind(to: sending) { [unowned self] _ in ["name": name.text ?? "", "opinion": opinion.text ?? ""] }
    NotificationCenter.default.rx.notification(Request.didFinishNotification)
      .compactMap { $0.request?.response?.statusCode }.scan(0) { count, _ in count + 1 }
      .subscribe(onNext: { [weak self] in self?.navigationItem.prompt = "\($0) answers" }).disposed(by: bag)
    sending.elements.map { "\($0) opinions" }.bind(to: answer.rx.text).disposed(by: bag)
    SVProgressHUD.setDefaultMaskType(.clear)
    sending.executing.skip(1).subscribe(onNext: { $0 ? SVProgressHUD.show(withStatus: "Wait") : SVProgressHUD.dismiss() }).disposed(by: bag)
    sending.elements.subscribe(onNext: { [weak self] _ in self?.thank() }).disposed(by: bag)
    sending.executing.filter { $0 }.map { _ in "Sending" }.bind(to: answer.rx.text).disposed(by: bag)
    Observable.merge(sending.errors, asking.errors).subscribe(onNext: { [weak self] error in
      if case .underlyingError = error { self?.answer.text = "Not sent" }
    }).disposed(by: bag)
  }

  private func thank() {
    let hud = JGProgressHUD(style: .dark)
    hud.textLabel.text = "Thanks"
    hud.indicatorView = JGProgressHUDSuccessIndicatorView()
    hud.interactionType = .blockNoTouches
    hud.show(in: view)
    hud.dismiss(afterDelay: 2)
  }
}
