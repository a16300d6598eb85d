import Rehearsal

Rehearsal.main(ControlsAppDelegate.self)
