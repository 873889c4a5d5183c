/// Spanish, of no region.
enum SpanishTexts: LocaleTexts {
  static func text(_ key: StringKey) -> String {
    switch key {
    case .live: "EN DIRECTO"
    case .upcoming: "PRÓXIMAMENTE"
    case .ended: "FINALIZADO"
    case .atEdge: "En directo"
    case .backToLive: "Volver al directo"
    case .waitingRoomMessage: "La transmisión empieza en breve. ¡No te vayas!"
    case .noRecordingMessage: "Esta transmisión ha terminado. No hay grabación."
    case .endOfContentMessage: "Has llegado al final."
    case .resumedAtWindowStart:
      "La pausa ha durado mucho. La reproducción sigue desde el primer "
        + "momento aún disponible."
    case .cannotPlay: "Este vídeo no se puede reproducir."
    case .buffering: "Cargando…"
    case .retrying:
      "La reproducción se ha interrumpido. Volviendo a intentarlo…"
    case .tryAgain: "Reintentar"
    case .liveOnly:
      "Aquí esta emisión solo se ve en directo, sin poder retroceder."
    case .linkCopied: "Enlace copiado"
    case .upNext: "A continuación"
    case .starts: "Empieza"
    case .replay: "Volver a ver"
    case .play: "Reproducir"
    case .pause: "Pausar"
    case .mute: "Silenciar"
    case .unmute: "Activar sonido"
    case .captions: "Subtítulos"
    case .share: "Compartir"
    case .like: "Me gusta"
    case .previous: "Anterior"
    case .next: "Siguiente"
    case .seekForward: "Avanzar 10 segundos"
    case .seekBackward: "Retroceder 10 segundos"
    case .pictureInPicture: "Imagen en imagen"
    case .fullScreen: "Pantalla completa"
    case .exitFullScreen: "Salir de pantalla completa"
    case .exit: "Cerrar"
    case .seekBar: "Línea de tiempo"
    case .emptyWidget: "Aquí no hay nada que mostrar todavía."
    case .watched: "Visto"
    case .noThumbnail: "Sin imagen"
    case .indexTitle: "Resumen"
    case .gallery: "Galería"
    case .widgets: "Widgets"
    case .players: "Reproductores"
    case .states: "Estados del reproductor"
    case .pages: "Páginas"
    case .themes: "Temas"
    case .locales: "Idiomas"
    case .skipToContent: "Ir al contenido"
    case .backToGallery: "Volver a la galería"
    case .themeNotes: "Notas sobre este tema"
    case .draft: "Borrador"
    case .needsServer:
      "La actualización y la reproducción en directo necesitan un "
        + "servidor: ejecuta greenroom serve o usa cualquier otro servidor "
        + "web."
    case .stateWaitingRoom: "Sala de espera"
    case .stateLiveEdge: "En directo, sin retraso"
    case .stateLiveBehind: "En directo, con retraso"
    case .stateEndedBehind: "Finalizado durante la reproducción"
    case .stateEndedReplay: "Grabación"
    case .stateEndedNoRecording: "Finalizado, sin grabación"
    case .stateEndOfContent: "Fin del contenido"
    case .stateOnDemand: "Vídeo a la carta"
    case .videos: "Vídeos"
    case .openWidget: "Abrir en su propia página"
    case .playingLive: "Reproduciendo en directo"
    case .seekToLive: "Volver al directo"
    case .explainWaitingRoom:
      "La emisión aún no ha empezado: título, hora de inicio y un "
        + "mensaje, sin nada que reproducir."
    case .explainLiveEdge:
      "Se ve en directo: la barra está llena y no se muestra ningún "
        + "tiempo."
    case .explainLiveBehind:
      "Se ha pausado o retrocedido: se cuenta el tiempo de retraso y "
        + "una pulsación devuelve al directo."
    case .explainEndedBehind:
      "La emisión terminó mientras se veía con retraso: sigue hasta "
        + "el final de la grabación."
    case .explainEndedReplay:
      "Abierto después del final: la grabación se reproduce desde el "
        + "principio."
    case .explainEndedNoRecording:
      "La emisión ha terminado y no se grabó: un mensaje ocupa el "
        + "lugar del reproductor."
    case .explainEndOfContent:
      "Ha terminado el último vídeo de la cola: se puede volver a "
        + "ver."
    case .explainOnDemand: "Un vídeo normal con los controles normales."
    }
  }

  static func pattern(_ key: StringPattern) -> String {
    switch key {
    case .watch: "Ver {title}"
    case .behindLive: "{duration} por detrás del directo"
    case .duration: "Duración: {duration}"
    case .startsAt: "Empieza: {time}"
    case .nowLive: "Ahora en directo: {title}"
    case .nowEnded: "Emisión finalizada: {title}"
    }
  }

  static func itemCount(_ category: PluralCategory) -> String {
    switch category {
    case .one: "{count} vídeo"
    case .many: "{count} de vídeos"
    case .zero, .two, .few, .other: "{count} vídeos"
    }
  }

  static func count(
    of unit: DurationUnit, _ category: PluralCategory
  ) -> String {
    switch (unit, category) {
    case (.hours, .one): "{count} hora"
    case (.hours, _): "{count} horas"
    case (.minutes, .one): "{count} minuto"
    case (.minutes, _): "{count} minutos"
    case (.seconds, .one): "{count} segundo"
    case (.seconds, _): "{count} segundos"
    }
  }

  static let durationSeparators = (middle: ", ", last: " y ")
}
