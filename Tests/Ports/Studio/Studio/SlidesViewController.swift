// swift-format-ignore-file
import ImageSlideshow
import RxGesture
import RxSwift
import UIKit

/// Pictures of the hall one after another, which are swiped, and shown over the screen at a tap.
final class SlidesViewController: UIViewController {
  private let slides = ImageSlideshow(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
  private let caption = UILabel()
  private let applause = UILabel()
  private let bag = DisposeBag()
  private var claps = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    slides.activityIndicator = DefaultActivityIndicator()
    slides.pageIndicator = LabelPageIndicator()
    slides.delegate = self
    slides.setImageInputs([
      ImageSource(image: UIImage(named: "stage")!), KingfisherSource(urlString: "https://studio.example/portrait.png")!,
      ImageSource(imageString: "balcony")!,
    ])
    caption.text = "Slide 1"
    applause.text = "Applause"
    addButton("Next slide", #selector(next))
    addButton("Run", #selector(run))
    addButton("Large", #selector(enlarge))
    [slides, caption, applause].forEach(view.addSubview)
    applause.rx.tapGesture().when(.recognized).subscribe(onNext: { [weak self] _ in self?.clap("clap") }).disposed(by: bag)
    applause.rx.anyGesture(.longPress(), .swipe(direction: .left)).when(.began, .ended)
      .subscribe(onNext: { [weak self] in self?.clap($0 is UISwipeGestureRecognizer ? "swipe" : "press") }).disposed(by: bag)
    caption.rx.tapGesture().when(.recognized).take(1).subscribe(onNext: { [weak self] _ in self?.title = "Tapped once" }).disposed(by: bag)
  }

  private func clap(_ how: String) {
    claps += 1
    applause.text = "Applause: \(how) \(claps)"
  }

  @objc private func next() { slides.nextPage(animated: true) }
  @objc private func run() { slides.slideshowInterval = 2 }
  @objc private func enlarge() {
    slides.pauseTimer()
    slides.presentFullScreenController(from: self)
  }
}

extension SlidesViewController: ImageSlideshowDelegate {
  func imageSlideshow(_ imageSlideshow: ImageSlideshow, didChangeCurrentPageTo page: Int) {
    caption.text = "Slide \(page + 1), \(imageSlideshow.currentSlideshowItem?.imageView.image == nil ? "empty" : "there")"
  }
}
