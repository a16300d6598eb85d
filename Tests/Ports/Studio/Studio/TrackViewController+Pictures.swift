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
    guard let provider = results.first?.itemProvider else { return showLatest() }
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

  private func showLatest() {
    let options = PHFetchOptions()
    options.sortDescriptors = [NSSortDescriptor(key: "creationDate", ascending: false)]
    options.predicate = NSPredicate(format: "mediaType = %d", PHAssetMediaType.image.rawValue)
    let photos: PHFetchResult<PHAsset> = PHAsset.fetchAssets(with: options)
    var sizes: [Int] = []
    photos.enumerateObjects { asset, index, stop in sizes.append(asset.pixelWidth * index) }
    guard let latest = photos.firstObject else { return stateLabel.text = "No picture" }
    PHImageManager.default().requestImage(
      for: latest, targetSize: PHImageManagerMaximumSize, contentMode: .aspectFit, options: nil
    ) { [weak self] image, info in self?.stateLabel.text = "\(String(describing: image)) \(sizes)" }
  }
}
