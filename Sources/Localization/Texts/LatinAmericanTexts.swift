/// Spanish of Latin America, where it differs from Spanish of no region.
enum LatinAmericanTexts: LocaleTexts {
  static func text(_ key: StringKey) -> String {
    switch key {
    case .live: "EN VIVO"
    case .atEdge: "En vivo"
    case .backToLive: "Volver al vivo"
    case .playingLive: "Reproduciendo en vivo"
    case .seekToLive: "Volver a la transmisión en vivo"
    case .waitingRoomMessage: "La transmisión empieza pronto. ¡Quédate aquí!"
    case .noRecordingMessage: "Esta transmisión terminó. No hay grabación."
    case .endOfContentMessage: "Llegaste al final."
    case .resumedAtWindowStart:
      "La pausa duró mucho. La reproducción sigue desde el primer momento aún "
        + "disponible."
    case .cannotPlay: "Este video no se puede reproducir."
    case .videos: "Videos"
    case .needsServer:
      "La actualización y la reproducción en vivo necesitan un servidor: "
        + "ejecuta greenroom serve o usa cualquier otro servidor web."
    case .stateLiveEdge: "En vivo, sin retraso"
    case .stateLiveBehind: "En vivo, con retraso"
    case .stateOnDemand: "Video bajo demanda"
    case .explainLiveEdge:
      "Se ve en vivo: la barra está llena y no se muestra ningún tiempo."
    case .explainLiveBehind:
      "Se pausó o se retrocedió: se muestra el retraso y con un toque se "
        + "vuelve al vivo."
    case .explainEndedNoRecording:
      "La transmisión terminó y no se grabó: un mensaje ocupa el lugar del "
        + "reproductor."
    case .explainEndOfContent:
      "Terminó el último video de la cola: se puede volver a ver."
    case .explainOnDemand: "Un video normal con los controles normales."
    case .retrying: "La reproducción se interrumpió. Intentando de nuevo…"
    case .liveOnly:
      "Aquí esta transmisión solo se ve en vivo, sin poder retroceder."
    default: SpanishTexts.text(key)
    }
  }

  static func pattern(_ key: StringPattern) -> String {
    switch key {
    case .behindLive: "{duration} de retraso respecto al vivo"
    case .nowLive: "Ahora en vivo: {title}"
    case .nowEnded: "Transmisión finalizada: {title}"
    default: SpanishTexts.pattern(key)
    }
  }

  static func itemCount(_ category: PluralCategory) -> String {
    switch category {
    case .one: "{count} video"
    case .many: "{count} de videos"
    default: "{count} videos"
    }
  }

  static func count(
    of unit: DurationUnit, _ category: PluralCategory
  ) -> String {
    SpanishTexts.count(of: unit, category)
  }

  static let durationSeparators = SpanishTexts.durationSeparators
}
