/// The names of Core Animation's values before Swift 4.2 gave them types.

/// A rule for filling a shape: each line counts.
nonisolated public let kCAFillRuleNonZero = CAShapeLayerFillRule.nonZero
/// A rule for filling a shape: each second line counts.
nonisolated public let kCAFillRuleEvenOdd = CAShapeLayerFillRule.evenOdd

/// An end of a line: at its last point.
nonisolated public let kCALineCapButt = CAShapeLayerLineCap.butt
/// An end of a line: round.
nonisolated public let kCALineCapRound = CAShapeLayerLineCap.round
/// An end of a line: a square around its last point.
nonisolated public let kCALineCapSquare = CAShapeLayerLineCap.square

/// A corner of a line: pointed.
nonisolated public let kCALineJoinMiter = CAShapeLayerLineJoin.miter
/// A corner of a line: round.
nonisolated public let kCALineJoinRound = CAShapeLayerLineJoin.round
/// A corner of a line: cut.
nonisolated public let kCALineJoinBevel = CAShapeLayerLineJoin.bevel

/// An alignment of a text layer: that of the language.
nonisolated public let kCAAlignmentNatural = CATextLayerAlignmentMode.natural
/// An alignment of a text layer: left.
nonisolated public let kCAAlignmentLeft = CATextLayerAlignmentMode.left
/// An alignment of a text layer: right.
nonisolated public let kCAAlignmentRight = CATextLayerAlignmentMode.right
/// An alignment of a text layer: centered.
nonisolated public let kCAAlignmentCenter = CATextLayerAlignmentMode.center
/// An alignment of a text layer: justified.
nonisolated public let kCAAlignmentJustified = CATextLayerAlignmentMode.justified

/// A truncation of a text layer: none.
nonisolated public let kCATruncationNone = CATextLayerTruncationMode.none
/// A truncation of a text layer: at the start.
nonisolated public let kCATruncationStart = CATextLayerTruncationMode.start
/// A truncation of a text layer: in the middle.
nonisolated public let kCATruncationMiddle = CATextLayerTruncationMode.middle
/// A truncation of a text layer: at the end.
nonisolated public let kCATruncationEnd = CATextLayerTruncationMode.end

/// A place of a layer's contents: the center.
nonisolated public let kCAGravityCenter = CALayerContentsGravity.center
/// A place of a layer's contents: all of the layer.
nonisolated public let kCAGravityResize = CALayerContentsGravity.resize
/// A place of a layer's contents: as much as their proportions allow.
nonisolated public let kCAGravityResizeAspect = CALayerContentsGravity.resizeAspect
/// A place of a layer's contents: all of the layer, in their proportions.
nonisolated public let kCAGravityResizeAspectFill = CALayerContentsGravity.resizeAspectFill

/// A pace of an animation: constant.
nonisolated public let kCAMediaTimingFunctionLinear = CAMediaTimingFunctionName.linear
/// A pace of an animation: slow at the start.
nonisolated public let kCAMediaTimingFunctionEaseIn = CAMediaTimingFunctionName.easeIn
/// A pace of an animation: slow at the end.
nonisolated public let kCAMediaTimingFunctionEaseOut = CAMediaTimingFunctionName.easeOut
/// A pace of an animation: slow at the start and the end.
nonisolated public let kCAMediaTimingFunctionEaseInEaseOut =
  CAMediaTimingFunctionName.easeInEaseOut

/// A state outside of an animation's time: the last one after it.
nonisolated public let kCAFillModeForwards = CAMediaTimingFillMode.forwards
/// A state outside of an animation's time: the first one before it.
nonisolated public let kCAFillModeBackwards = CAMediaTimingFillMode.backwards
/// A state outside of an animation's time: the first one before it, and the last one after it.
nonisolated public let kCAFillModeBoth = CAMediaTimingFillMode.both
/// A state outside of an animation's time: none.
nonisolated public let kCAFillModeRemoved = CAMediaTimingFillMode.removed

/// A transition of a layer: the new contents appear.
nonisolated public let kCATransitionFade = CATransitionType.fade
/// A transition of a layer: the new contents move in.
nonisolated public let kCATransitionMoveIn = CATransitionType.moveIn
/// A transition of a layer: the new contents push the old ones.
nonisolated public let kCATransitionPush = CATransitionType.push
/// A transition of a layer: the old contents move away.
nonisolated public let kCATransitionReveal = CATransitionType.reveal

/// A direction of a transition: from the right.
nonisolated public let kCATransitionFromRight = CATransitionSubtype.fromRight
/// A direction of a transition: from the left.
nonisolated public let kCATransitionFromLeft = CATransitionSubtype.fromLeft
/// A direction of a transition: from the top.
nonisolated public let kCATransitionFromTop = CATransitionSubtype.fromTop
/// A direction of a transition: from the bottom.
nonisolated public let kCATransitionFromBottom = CATransitionSubtype.fromBottom

/// A kind of gradient: along an axis.
nonisolated public let kCAGradientLayerAxial = CAGradientLayerType.axial
