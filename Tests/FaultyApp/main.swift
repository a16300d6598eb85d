import Rehearsal

Rehearsal.main(FaultyAppDelegate.self)
