import Configuration
import Documents

extension Style {
  /// The texts in a part of the style tree, with their places and named by
  /// their paths, such as `playerStyle.waitingRoomMessage`. What is wrong in
  /// the tree is for its reader to say.
  public static func texts(in entries: [Node.Entry]) -> [PlacedText] {
    texts(in: entries, group: 0)
  }

  /// The texts in the `style` of a widget or player.
  public static func texts(in node: Node?) -> [PlacedText] {
    guard case .mapping(let entries) = node?.value else { return [] }
    return texts(in: entries)
  }

  /// The schema bounds the depth.
  private static func texts(
    in entries: [Node.Entry], group index: Int
  ) -> [PlacedText] {
    let schema = StyleSchema.standard
    return entries.flatMap { entry -> [PlacedText] in
      switch schema.groups[index].entries[entry.key] {
      case .property(let place):
        let property = schema.properties[place]
        switch property.kind {
        case .text, .markdown:
          return [PlacedText(property.path, entry.value)].compactMap { $0 }
        default: return []
        }
      case .group(let inner):
        guard case .mapping(let entries) = entry.value.value else { return [] }
        return texts(in: entries, group: inner)
      case .reserved, nil: return []
      }
    }
  }
}
