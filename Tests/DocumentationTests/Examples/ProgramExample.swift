import Rehearsal

func startTheProgram() -> Never {
  Rehearsal.main(AppDelegate.self)
}
