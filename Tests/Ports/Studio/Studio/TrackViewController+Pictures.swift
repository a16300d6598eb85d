// swift-format-ignore-file
import AudioToolbox
import PhotosUI
import UniformTypeIdentifiers

extension TrackViewController: PHPickerViewControllerDelegate {
  @objc func pickCover() { pick(1) }

  @objc func pickBooklet() { pick(2) }

  private func pick(_ limit: Int) {
    var configuration = PHPickerConfiguration(photoLibrary: .shared())
    configuration.filter = .any(of: [.images, .livePhotos])
    configuration.selectionLimit = limit
    let picker = PHPickerViewController(configuration: configuration)
    picker.delegate = self
    present(picker, animated: true)
  }

  func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult]) {
    picker.dismiss(animated: true)
    guard let provider = results.first?.itemProvider else { return stateLabel.text = "No picture" }
    guard provider.hasItemConformingToTypeIdentifier(UTType.image.identifier),
      UTType.jpeg.conforms(to: .image), UTType(filenameExtension: "PNG") == .png
    else { return }
    AudioServicesPlaySystemSound(1104)
    provider.loadObject(ofClass: UIImage.self) { [weak self] object, error in
      DispatchQueue.main.async {
        self?.stateLabel.text = object is UIImage && error == nil ? "\(results.count) pictures" : "Failed"
      }
    }
  }
}
