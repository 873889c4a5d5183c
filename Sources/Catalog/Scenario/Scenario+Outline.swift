extension Scenario {
  /// What will happen and when, a line a time, for people.
  ///
  /// - Parameter speed: how many seconds of the scenario pass in a second.
  public func outline(speed: Double = 1) -> [String] {
    var events: [(time: Double, text: String)] = []
    for stream in streams {
      let id = stream.id.value
      var state: StreamState?
      for change in stream.changes {
        if let new = change.state, new != state {
          events.append((change.time, "\(id) \(Self.words(new))"))
          state = new
        }
      }
      guard let card = stream.media else { continue }
      if let tag = card.endTag, tag != card.end || tag != stream.lastTime {
        events.append((tag, "the playlist of \(id) gets its end tag"))
      }
      if let recording = card.recording, recording != stream.lastTime {
        events.append((recording, "the recording of \(id) appears"))
      }
    }
    for fault in faults {
      events.append((fault.start, fault.words(speed: speed)))
    }
    var lines: [(time: Double, texts: [String])] = []
    for event in events.sorted(by: { $0.time < $1.time }) {
      if lines.last?.time == event.time {
        lines[lines.count - 1].texts.append(event.text)
      } else {
        lines.append((event.time, [event.text]))
      }
    }
    return lines.map {
      "\(ScenarioTime.text($0.time / speed)) "
        + $0.texts.joined(separator: ", ")
    }
  }

  private static func words(_ state: StreamState) -> String {
    switch state {
    case .upcoming: "is upcoming"
    case .live: "is live"
    case .ended: "has ended"
    }
  }
}

extension Scenario.Stream {
  /// When its state changes for the last time.
  fileprivate var lastTime: Double? {
    changes.last { $0.state != nil }?.time
  }
}

extension Scenario.Fault {
  fileprivate func words(speed: Double) -> String {
    let what =
      switch kind {
      case .status(let status, _): "answers \(status)"
      case .hang: "does not answer"
      case .slow: "is slow"
      case .cut: "breaks off"
      case .wrongType: "sends a web page"
      case .notJSON: "sends broken JSON"
      case .clock: "has a wrong clock"
      case .redirectLoop: "redirects in a circle"
      case .refused: "refuses connections"
      }
    let often = share < 1 ? " now and then" : ""
    let until = end.map { " until \(ScenarioTime.text($0 / speed))" } ?? ""
    return "the upstream \(what)\(often)\(until)"
  }
}

extension ScenarioTime {
  /// `1:05`, or `1:02:03` from an hour.
  static func text(_ seconds: Double) -> String {
    let total = Int(seconds.rounded(.down))
    func pair(_ number: Int) -> String {
      number < 10 ? "0\(number)" : "\(number)"
    }
    let (hours, minutes) = (total / 3600, total / 60 % 60)
    return hours > 0
      ? "\(hours):\(pair(minutes)):\(pair(total % 60))"
      : "\(minutes):\(pair(total % 60))"
  }
}
