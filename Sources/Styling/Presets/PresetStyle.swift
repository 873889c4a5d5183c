extension Preset {
  /// The values of the preset.
  ///
  /// Every preset sets the same properties, the geometry of a card and what
  /// depends on where its title stands; `base` sets the looks and none of
  /// these, so that neither defeats the other.
  public var style: Style { Self.styles[self] ?? Style() }

  private static let styles = Dictionary(
    uniqueKeysWithValues: allCases.map { ($0, Style($0.geometry)) })
}

extension Style {
  fileprivate init(_ geometry: PresetGeometry) {
    self.init()
    self["widgetLayout.columns"] = .number(Double(geometry.columns))
    self["widgetLayout.horizontalItemsSpacing"] = .number(geometry.spacing)
    self["widgetLayout.verticalItemsSpacing"] = .number(
      geometry.isTitleOver ? geometry.spacing : geometry.spacing + 8)
    setImage(geometry)
    setTitle(geometry)
    setElements(geometry)
  }

  private mutating func setImage(_ geometry: PresetGeometry) {
    let image = "widgetItemStyle.image"
    self[image + ".ratio"] = .number(geometry.imageRatio)
    self[image + ".thumbnailType"] = .name(
      geometry.isVertical ? "verticalTwoByThree" : "custom")
    self[image + ".gradientOverlay.isVisible"] = .bool(geometry.isTitleOver)
  }

  private mutating func setTitle(_ geometry: PresetGeometry) {
    let title = "widgetItemStyle.title"
    let isOver = geometry.isTitleOver
    place(
      title, Placement(.start, on: .start),
      isOver ? Placement(.end, on: .end) : Placement(.start, on: .end))
    let insets: [(String, Double)] = [
      ("top", isOver ? 0 : 10), ("leading", isOver ? 14 : 0),
      ("bottom", isOver ? 14 : 0), ("trailing", isOver ? 14 : 0),
    ]
    for (edge, length) in insets {
      self["\(title).insets.\(edge)"] = .number(length)
    }
    for (state, below, over) in [
      ("unreadState", Color.ink, Color.white),
      ("readState", Color.inkOfRead, Color.whiteOfRead),
    ] {
      let path = "\(title).\(state)"
      self[path + ".font.size"] = .number(geometry.titleSize)
      self[path + ".lineHeight"] = .number(geometry.titleLineHeight)
      self[path + ".numberOfLines"] = .number(Double(geometry.titleLines))
      self[path + ".textColor"] = .color(isOver ? over : below)
    }
  }

  /// The status indicator is in the top leading corner (`base`). Where the
  /// title takes the bottom of the image, the others stand at its top: the
  /// event time on a line of its own, since a narrow card cannot hold two.
  private mutating func setElements(_ geometry: PresetGeometry) {
    let isOver = geometry.isTitleOver
    let trailing = Placement(.end, on: .end, offset: -8)
    let top = Placement(.start, on: .start, offset: 8)
    let secondLine = Placement(.start, on: .start, offset: 42)
    let bottom = Placement(.end, on: .end, offset: -8)
    place("widgetItemStyle.durationElement", trailing, isOver ? top : bottom)
    place(
      "widgetItemStyle.eventTimeElement",
      Placement(.start, on: .start, offset: 8), isOver ? secondLine : bottom)
    place("widgetItemStyle.badge", trailing, isOver ? secondLine : top)
  }

  private mutating func place(_ path: String, _ x: Placement, _ y: Placement) {
    self[path + ".position.xPosition"] = .placement(x)
    self[path + ".position.yPosition"] = .placement(y)
  }
}

extension Color {
  fileprivate static let ink = Color(red: 0x14, green: 0x17, blue: 0x1C)
  fileprivate static let inkOfRead = Color(red: 0x56, green: 0x5D, blue: 0x68)
  fileprivate static let white = Color(red: 0xFF, green: 0xFF, blue: 0xFF)
  fileprivate static let whiteOfRead = Color(
    red: 0xDD, green: 0xE1, blue: 0xE7)
}
