// The types in this folder are values: an app creates, sets, reads and compares them, and nothing
// is drawn or laid out. No member has an effect, with these exceptions:
//
// - The end of a CAAnimation and the completion of a CATransaction come in virtual time.
// - Activating an NSLayoutConstraint between views without a common ancestor is a finding.
// - The name of a UIImage is the accessibility label of a view that shows it.
// - An attributed text is shown as its characters.
