extension LocaleID {
  /// The locales whose texts serve this one, nearest first, itself included.
  ///
  /// A chain never leaves its script: `zh-Hant-HK` falls to `zh-Hant` and
  /// never to `zh`, which is written in `Hans`. Parents that are not simply
  /// the tag without its last part are CLDR's (`supplementalData.xml`,
  /// `parentLocales`; UTS 35, part 1, "Locale Inheritance and Matching").
  public var fallbacks: [LocaleID] {
    var chain = [self]
    while let parent = chain.last.flatMap(LocaleParents.parent) {
      chain.append(parent)
    }
    return chain
  }
}
