public import Foundation

/// The information about a print job; stored, without effect but for its name.
open class UIPrintInfo: HeadlessObject {
  /// The kind of content.
  nonisolated public enum OutputType: Int, Sendable {
    /// Text and graphics, a photo, or grey.
    case general, photo, grayscale, photoGrayscale
  }

  /// The orientation of the paper.
  nonisolated public enum Orientation: Int, Sendable {
    /// Upright or on its side.
    case portrait, landscape
  }

  /// The sides of the paper to print on.
  nonisolated public enum Duplex: Int, Sendable {
    /// One side, or both turned over an edge.
    case none, longEdge, shortEdge
  }

  /// The name of the job.
  open var jobName = "Document"
  /// The kind of content.
  open var outputType = OutputType.general
  /// The orientation.
  open var orientation = Orientation.portrait
  /// The sides of the paper.
  open var duplex = Duplex.none
  /// The identifier of the printer; nil for none.
  open var printerID: String?

  /// Creates the information; the dictionary is not read.
  public init(dictionary: [AnyHashable: Any]?) {}

  /// Returns new information.
  public static func printInfo() -> UIPrintInfo { UIPrintInfo(dictionary: nil) }
}

/// A formatter of pages; stored, without effect.
open class UIPrintFormatter: HeadlessObject {
  /// The insets around the pages.
  open var perPageContentInsets = UIEdgeInsets.zero
  /// The greatest height of the content, in points.
  open var maximumContentHeight: CGFloat = 0
  /// The greatest width of the content, in points.
  open var maximumContentWidth: CGFloat = 0
  /// The first page.
  open var startPage = 0
  /// The number of pages; always zero.
  open var pageCount: Int { 0 }

  /// Creates a formatter.
  public override init() {}
}

/// A formatter of plain or attributed text.
open class UISimpleTextPrintFormatter: UIPrintFormatter {
  /// The text.
  open var text: String?
  /// The attributed text.
  open var attributedText: NSAttributedString?
  /// The font.
  open var font: UIFont?
  /// The colour.
  open var color: UIColor?
  /// The alignment.
  open var textAlignment = NSTextAlignment.natural

  /// Creates a formatter of a text.
  public init(text: String) {
    self.text = text
    super.init()
  }

  /// Creates a formatter of an attributed text.
  public init(attributedText: NSAttributedString) {
    self.attributedText = attributedText
    super.init()
  }
}

/// A formatter of HTML.
open class UIMarkupTextPrintFormatter: UIPrintFormatter {
  /// The HTML.
  open var markupText: String?

  /// Creates a formatter of HTML.
  public init(markupText: String) {
    self.markupText = markupText
    super.init()
  }
}

/// A formatter of a view.
open class UIViewPrintFormatter: UIPrintFormatter {
  /// The view.
  public final let view: UIView

  init(_ view: UIView) {
    self.view = view
    super.init()
  }
}

extension UIView {
  /// Returns a formatter of the view.
  public final func viewPrintFormatter() -> UIViewPrintFormatter { UIViewPrintFormatter(self) }
}

/// A renderer of pages, which is never asked for any.
open class UIPrintPageRenderer: HeadlessObject {
  /// The height of the header, in points.
  open var headerHeight: CGFloat = 0
  /// The height of the footer, in points.
  open var footerHeight: CGFloat = 0
  /// The paper; empty.
  open var paperRect: CGRect { .zero }
  /// The printable part of the paper; empty.
  open var printableRect: CGRect { .zero }
  /// The number of pages; zero unless overridden.
  open var numberOfPages: Int { 0 }
  /// The formatters.
  open var printFormatters: [UIPrintFormatter]?

  /// Creates a renderer.
  public override init() {}

  /// Adds a formatter for the pages from one on.
  open func addPrintFormatter(_ formatter: UIPrintFormatter, startingAtPageAt pageIndex: Int) {
    formatter.startPage = pageIndex
    printFormatters = (printFormatters ?? []) + [formatter]
  }

  /// Never called: nothing is printed.
  open func prepare(forDrawingPages range: NSRange) {}

  /// Never called: nothing is printed.
  open func drawPage(at pageIndex: Int, in printableRect: CGRect) {}

  /// Never called: nothing is printed.
  open func drawHeaderForPage(at pageIndex: Int, in headerRect: CGRect) {}

  /// Never called: nothing is printed.
  open func drawContentForPage(at pageIndex: Int, in contentRect: CGRect) {}

  /// Never called: nothing is printed.
  open func drawFooterForPage(at pageIndex: Int, in footerRect: CGRect) {}

  /// Never called: nothing is printed.
  open func drawPrintFormatter(_ printFormatter: UIPrintFormatter, forPageAt pageIndex: Int) {}
}
