import HeadlessDevice

/// Saves an image to the photo album, which is an event in the log; it always succeeds.
///
/// The target's method, such as `image(_:didFinishSavingWithError:contextInfo:)`, is called later.
public func UIImageWriteToSavedPhotosAlbum(
  _ image: UIImage, _ completionTarget: Any?, _ completionSelector: Selector?,
  _ contextInfo: UnsafeMutableRawPointer?
) {
  Device.current.log.post("photo saved")
  guard let completionTarget, let completionSelector else { return }
  let target = completionTarget as AnyObject
  Device.current.clock.schedule(after: .zero) {
    let context = contextInfo.map { UnsafeRawPointer($0) } ?? UnsafeRawPointer(bitPattern: 1)
    _ = SelectorCall.call(completionSelector, on: target, [image, nil, context])
  }
}
