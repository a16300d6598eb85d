// swift-format-ignore-file
// Every module that has a stand-in, so that all of them are built.
import AVFoundation
import Action
import Alamofire
import AVKit
import Combine
import CombineMoya
import CoreData
import CoreGraphics
import CoreLocation
import CoreServices
import Differentiator
import FSCalendar
import Hero
import IQKeyboardManagerSwift
import ImageSlideshow
import ImageSlideshowAlamofire
import ImageSlideshowKingfisher
import ImageSlideshowSDWebImage
import JGProgressHUD
import Kingfisher
import LocalAuthentication
import Lottie
import MBProgressHUD
import MapKit
import MessageUI
import Moya
import NVActivityIndicatorView
import NVActivityIndicatorViewExtended
import OSLog
import PanModal
import Photos
import QuartzCore
import Realm
import RealmSwift
import RxAlamofire
import RxBlocking
import RxCocoa
import RxDataSources
import RxGesture
import RxMoya
import RxRealm
import RxRelay
import RxSwift
import RxTest
import SDWebImage
import SVProgressHUD
import SafariServices
import Security
import SkeletonView
import SnapKit
import StoreKit
import SwiftMessages
import SwiftUI
import Swinject
import SwinjectAutoregistration
import TagListView
import Toast
import Toast_Swift
import UIKit
import UserNotifications
import WebKit
import XLPagerTabStrip
import os

func olderNames(_ numbers: Observable<Int>, after seconds: Double) -> Observable<Int> {
  let content = UNMutableNotificationContent()
  content.sound = UNNotificationSound.default()
  let font = UIFont.systemFont(ofSize: 12, weight: UIFontWeightMedium)
  let spacing = [UIPageViewControllerOptionInterPageSpacingKey: font.pointSize]
  guard TARGET_OS_SIMULATOR != 0, spacing.count == 1 else { return numbers }
  return numbers.delay(seconds, scheduler: MainScheduler.instance)
    .throttle(0.5, scheduler: MainScheduler.instance)
}

func olderEnding(_ numbers: Observable<Int>) -> Completable {
  let bag = DisposeBag()
  numbers.ignoreElements().subscribe(onCompleted: {}).disposed(by: bag)
  return numbers.ignoreElements()
}

extension SharedSequence {
  func unwrapped<T>() -> SharedSequence<S, T> where E == T? { flatMap { $0.map { .just($0) } ?? .empty() } }
}

func schedulers(_ queue: DispatchQueue) -> [SchedulerType] {
  [
    ConcurrentDispatchQueueScheduler(queue: queue), ConcurrentDispatchQueueScheduler(queue: DispatchQueue(label: "takes")),
    SerialDispatchQueueScheduler(queue: queue, internalSerialQueueName: "one by one"),
  ]
}

func decoded(_ data: Data, decoder: DataDecoder = JSONDecoder()) -> Int? { try? decoder.decode(Int.self, from: data) }

extension UIColor {
  open class var studio: UIColor { UIColor(red: 0, green: 0.25, blue: 0.5, alpha: 1) }
}

extension Resolver {
  func resolve<Service, First, Second>(
    _ serviceType: Service.Type, tag: String? = nil, arguments first: First, _ second: Second
  ) -> Service? { resolve(serviceType, name: tag, arguments: first, second) }
}

func resolved(by container: Container) -> String? {
  container.register(String.self) { (_, count: Int, word: String) in "\(count) \(word)" }
  return container.synchronize().resolve(String.self, arguments: 2, "tracks")
}

struct SaveItem: ToolbarContent {
  var body: some ToolbarContent { ToolbarItem(placement: .topBarTrailing) { Text("Save") } }
}

struct Draft: View {
  var body: some View { Text("Draft").toolbar { save } }
  @ToolbarContentBuilder private var save: some ToolbarContent { SaveItem() }
  private var drag: some Gesture { DragGesture() }
}

func request(to url: URL) -> Foundation.URLRequest { Foundation.URLRequest(url: url) }

extension PreviewProvider { static var sample: String { "Draft" } }

struct Counter: View {
  @State private var count = 0
  var body: some View { Text("Counter") }
  private func add() { count += 1 }
}

func move(_ animator: UIViewImplicitlyAnimating, _ delegate: UIGestureRecognizerDelegate) -> Bool {
  animator.addCompletion? { _ in }
  return delegate.responds(to: #selector(UIGestureRecognizerDelegate.gestureRecognizerShouldBegin(_:)))
}

func olderRequest(_ headers: [String: String]) {
  Alamofire.request("https://studio.example/old", method: .post, parameters: ["a": 1], encoding: JSONEncoding.default, headers: headers)
    .responseJSON { response in print(response.result.value ?? "", response.result.isSuccess) }
  SessionManager.default.request("https://studio.example/old", headers: ["a": "b"]).response { _ in }
  Alamofire.upload(multipartFormData: { $0.append(Data(), withName: "a") }, to: "https://studio.example/old") { result in
    if case .success(let upload, _, _) = result { upload.responseData { _ in } }
  }
}
