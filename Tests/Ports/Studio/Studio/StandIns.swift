// swift-format-ignore-file
// Every module that has a stand-in, so that all of them are built.
import AVFoundation
import AVKit
import Combine
import CoreData
import CoreGraphics
import CoreLocation
import LocalAuthentication
import MapKit
import MessageUI
import OSLog
import Photos
import QuartzCore
import RxBlocking
import RxCocoa
import RxRelay
import RxSwift
import RxTest
import SafariServices
import Security
import StoreKit
import SwiftUI
import Swinject
import SwinjectAutoregistration
import UIKit
import UserNotifications
import WebKit
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

extension UIColor {
  open class var studio: UIColor { UIColor(red: 0, green: 0.25, blue: 0.5, alpha: 1) }
}
