/// A step of a build, in order. Its name is what progress and errors show.
public enum BuildStep: String, CaseIterable, Sendable {
  case load, select, plan, render, write, report
}
