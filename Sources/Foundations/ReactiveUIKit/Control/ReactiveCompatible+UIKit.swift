public import Foundation
public import HeadlessUIKit
public import Reactive

nonisolated extension NSObject: ReactiveCompatible {}
extension UIBarItem: ReactiveCompatible {}
extension UINavigationItem: ReactiveCompatible {}
extension UIGestureRecognizer: ReactiveCompatible {}
