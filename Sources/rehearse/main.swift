import Crew
import Rehearsal

Rehearsal.main(CrewAppDelegate.self)
