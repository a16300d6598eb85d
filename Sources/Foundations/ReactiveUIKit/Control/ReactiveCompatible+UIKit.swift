public import HeadlessUIKit
public import Reactive

extension UIResponder: ReactiveCompatible {}
extension UIBarItem: ReactiveCompatible {}
extension UINavigationItem: ReactiveCompatible {}
extension UIGestureRecognizer: ReactiveCompatible {}
