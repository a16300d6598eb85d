import Foundation
import HeadlessDevice
import HeadlessUIKit
import Testing

/// Sources: UIKit's documentation of each property.
@Suite("Values of new drawn, dragged and touched objects")
struct DrawnDefaultTests {
  @Test("a new NSParagraphStyle has no spaces, no indents and the natural direction")
  func paragraph() {
    Device.current = Device()
    let new = NSMutableParagraphStyle()
    #expect(new.hyphenationFactor == 0 && new.baseWritingDirection == .natural)
    #expect(new.lineBreakStrategy == [] && !new.allowsDefaultTighteningForTruncation)
    #expect(new.alignment == .natural)
    let lengths = [
      new.lineSpacing, new.paragraphSpacing, new.paragraphSpacingBefore, new.lineHeightMultiple,
      new.headIndent, new.firstLineHeadIndent, new.tailIndent, new.minimumLineHeight,
      new.maximumLineHeight,
    ]
    #expect(lengths == Array(repeating: 0, count: 9))
  }

  @Test("new animations and display links run at the speed of the system")
  func animations() {
    Device.current = Device()
    #expect(CAKeyframeAnimation(keyPath: "position").calculationMode == .linear)
    #expect(CASpringAnimation(keyPath: "position").settlingDuration == 1)
    #expect(NSShadow().shadowBlurRadius == 0)
    #expect(!UIGraphicsImageRendererFormat().opaque)
    #expect(CATransform3DIdentity.m34 == 0)
  }

  @Test("a new NSLayoutConstraint is required and not active, and a new guide has no frame")
  func layout() {
    Device.current = Device()
    let constraint = UIView().widthAnchor.constraint(equalToConstant: 8)
    #expect(constraint.priority == .required && !constraint.isActive)
    let guide = UILayoutGuide()
    #expect(guide.identifier == "" && guide.layoutFrame == .zero && guide.length == 0)
  }

  @Test("a new UITouch has ended after one tap, without force")
  func touch() {
    Device.current = Device()
    let touch = UITouch()
    #expect(touch.phase == .ended && touch.tapCount == 1)
    #expect([touch.force, touch.maximumPossibleForce, touch.majorRadius] == [0, 0, 0])
    let event = UIEvent()
    #expect(event.subtype == .none && event.allTouches == nil)
    #expect(UIPress().key == nil)
    #expect(UITapGestureRecognizer().numberOfTouches == 1)
    #expect(UIScreenEdgePanGestureRecognizer().edges == [])
  }

  private final class Dragging: UIDragInteractionDelegate, UIDropInteractionDelegate {
    func dragInteraction(
      _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
    ) -> [UIDragItem] { [] }
  }

  @Test("new drags and drops are of one item at a time")
  func dragging() {
    Device.current = Device()
    let delegate = Dragging()
    let drag = UIDragInteraction(delegate: delegate)
    #expect(!drag.allowsSimultaneousRecognitionDuringLift && UIDragInteraction.isEnabledByDefault)
    #expect(!UIDropInteraction(delegate: delegate).allowsSimultaneousDropSessions)
    let proposal = UIDropProposal(operation: .move)
    #expect(!proposal.isPrecise && !proposal.prefersFullSizePreview)
    let command = UIKeyCommand(input: "n", modifierFlags: .command, action: Selector("make"))
    #expect(!command.wantsPriorityOverSystemBehavior)
    #expect(NSItemProvider().registeredTypeIdentifiers.isEmpty)
  }

  @Test("new layouts of a collection have UIKit's values")
  func collections() {
    Device.current = Device()
    let layout = UICollectionViewFlowLayout()
    #expect(!layout.flipsHorizontallyInOppositeLayoutDirection)
    let list = UICollectionLayoutListConfiguration(appearance: .plain)
    #expect(list.headerMode == .none && list.footerMode == .none && list.showsSeparators)
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .absolute(44))
    let header = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: size, elementKind: "header", alignment: .top)
    #expect(!header.pinToVisibleBounds && header.extendsBoundary)
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
    let section = NSCollectionLayoutSection(group: group)
    #expect(section.supplementaryContentInsetsReference == .automatic)
    #expect(section.supplementariesFollowContentInsets && section.interGroupSpacing == 0)
    #expect(section.decorationItems.isEmpty && section.boundarySupplementaryItems.isEmpty)
    #expect(section.orthogonalScrollingBehavior == .none)
    let context = UICollectionViewFlowLayoutInvalidationContext()
    #expect(context.invalidateFlowLayoutDelegateMetrics && context.invalidateFlowLayoutAttributes)
    #expect(!context.invalidateEverything && !context.invalidateDataSourceCounts)
    #expect(context.contentOffsetAdjustment == .zero && context.contentSizeAdjustment == .zero)
    let update = UICollectionViewUpdateItem()
    #expect(update.indexPathBeforeUpdate == nil && update.indexPathAfterUpdate == nil)
    #expect(update.updateAction == .none)
  }

  @Test("a new configuration of separators and one of content have UIKit's values")
  func configurations() {
    Device.current = Device()
    let separators = UIListSeparatorConfiguration(listAppearance: .plain)
    #expect(separators.topSeparatorVisibility == .automatic)
    #expect(separators.bottomSeparatorVisibility == .automatic)
    #expect(separators.topSeparatorInsets == UIListSeparatorConfiguration.automaticInsets)
    #expect(separators.bottomSeparatorInsets == UIListSeparatorConfiguration.automaticInsets)
    let content = UIListContentConfiguration.cell()
    #expect(!content.prefersSideBySideTextAndSecondaryText)
    #expect(content.axesPreservingSuperviewLayoutMargins == .both)
    let button = UIButton()
    #expect(button.buttonType == .custom && !button.isTracking)
    #expect(button.contentHorizontalAlignment == .center)
    #expect(button.contentVerticalAlignment == .center)
    #expect(!UIActivityIndicatorView().isAnimating && !UIRefreshControl().isRefreshing)
    #expect(!UIImageView().isAnimating && UICollectionViewListCell().accessories.isEmpty)
    let element = UIAccessibilityElement(accessibilityContainer: UIView())
    #expect(element.isAccessibilityElement && element.accessibilityTraits == .none)
  }

  @Test("new behaviours of an animator have UIKit's values")
  func dynamics() {
    Device.current = Device()
    let animator = UIDynamicAnimator(referenceView: UIView())
    #expect(animator.behaviors.isEmpty && !animator.isRunning && animator.elapsedTime == 0)
    let push = UIPushBehavior(items: [], mode: .instantaneous)
    #expect(push.active && push.pushDirection == CGVector(dx: 0, dy: 0))
    #expect(push.childBehaviors.isEmpty)
    let rope = UIAttachmentBehavior(item: UIView(), attachedToAnchor: .zero)
    #expect(rope.length == 0 && rope.frequency == 0)
    #expect(!UIViewPropertyAnimator(duration: 1, curve: .linear).isRunning)
  }
}
