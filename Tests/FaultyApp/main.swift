import Rehearsal

/// A variable of the program itself, which all processes of the app share.
var greeting = "hello"

Rehearsal.main(FaultyAppDelegate.self)
