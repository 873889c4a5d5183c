import Configuration

extension Style {
  /// The pictures that the style names, in the order of the schema.
  public var images: [AssetReference] {
    StyleSchema.standard.properties.compactMap { property in
      guard case .image(let reference) = self[property.index] else {
        return nil
      }
      return reference
    }
  }
}

extension Theme {
  /// The files of its fonts, by family and weight.
  public var fontFiles: [AssetReference] {
    fonts.flatMap { family in
      family.files.sorted { $0.key < $1.key }.map {
        AssetReference($0.value.value, at: $0.value.location)
      }
    }
  }
}
