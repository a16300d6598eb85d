extension UIImagePickerController {
  /// The kind of media that the camera takes.
  nonisolated public enum CameraCaptureMode: Int, Sendable {
    /// A photo, or a film.
    case photo, video
  }

  /// A camera of the device.
  nonisolated public enum CameraDevice: Int, Sendable {
    /// The one at the back, or the one beside the screen.
    case rear, front
  }

  /// The use of the flash.
  nonisolated public enum CameraFlashMode: Int, Sendable {
    /// Never, in the dark, or always.
    case off = -1
    case auto, on
  }

  /// The quality of films.
  nonisolated public enum QualityType: Int, Sendable {
    /// The qualities by name, or a size in pixels.
    case typeHigh, typeMedium, typeLow, type640x480, typeIFrame1280x720, typeIFrame960x540
  }

  /// Returns whether a camera can be used; true for all.
  public static func isCameraDeviceAvailable(_ cameraDevice: CameraDevice) -> Bool { true }

  /// Returns whether a camera has a flash; true for the one at the back.
  public static func isFlashAvailable(for cameraDevice: CameraDevice) -> Bool {
    cameraDevice == .rear
  }

  /// Takes the photo that the user would choose.
  public final func takePicture() { choose() }
}
