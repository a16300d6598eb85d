// swift-format-ignore-file
import AVFoundation
import UIKit
import XCTest

final class CameraTests: XCTestCase {
  private final class Photographer: NSObject, AVCapturePhotoCaptureDelegate {
    var heard: [String] = []
    let done: XCTestExpectation

    init(_ done: XCTestExpectation) { self.done = done }

    func photoOutput(_ output: AVCapturePhotoOutput, willBeginCaptureFor resolvedSettings: AVCaptureResolvedPhotoSettings) { heard.append("will begin") }
    func photoOutput(_ output: AVCapturePhotoOutput, didCapturePhotoFor resolvedSettings: AVCaptureResolvedPhotoSettings) { heard.append("captured") }
    func photoOutput(_ output: AVCapturePhotoOutput, didFinishProcessingPhoto photo: AVCapturePhoto, error: Error?) {
      let size = photo.fileDataRepresentation().flatMap(UIImage.init(data:))?.size
      heard.append(error == nil ? "photo \(size?.width ?? 0)" : "\((error as? AVError)?.code == .sessionNotRunning)")
    }
    func photoOutput(_ output: AVCapturePhotoOutput, didFinishCaptureFor resolvedSettings: AVCaptureResolvedPhotoSettings, error: Error?) {
      heard.append("finished")
      done.fulfill()
    }
  }

  private func heard(_ output: AVCapturePhotoOutput) -> [String] {
    let photographer = Photographer(expectation(description: "done"))
    output.capturePhoto(with: AVCapturePhotoSettings(format: [AVVideoCodecKey: AVVideoCodecType.jpeg]), delegate: photographer)
    XCTAssertEqual(photographer.heard, [])
    wait(for: [photographer.done], timeout: 1)
    return photographer.heard
  }

  func testAPhotoIsTakenWhileTheSessionRuns() {
    let (session, output) = (AVCaptureSession(), AVCapturePhotoOutput())
    session.addOutput(output)
    XCTAssertEqual(heard(output), ["will begin", "true", "finished"])
    session.startRunning()
    XCTAssertEqual(heard(output), ["will begin", "captured", "photo 3024.0", "finished"])
    session.removeOutput(output)
    XCTAssertEqual(heard(output), ["will begin", "true", "finished"])
  }
}
