/// Portuguese as in Brazil.
enum PortugueseTexts: LocaleTexts {
  static func text(_ key: StringKey) -> String {
    switch key {
    case .live: "AO VIVO"
    case .upcoming: "EM BREVE"
    case .ended: "ENCERRADO"
    case .atEdge: "Ao vivo"
    case .backToLive: "Voltar ao vivo"
    case .waitingRoomMessage: "A transmissão começa em breve. Fique por aqui!"
    case .noRecordingMessage: "Esta transmissão foi encerrada. Não há gravação."
    case .endOfContentMessage: "Você chegou ao fim."
    case .resumedAtWindowStart:
      "A pausa foi longa. A reprodução continua do primeiro momento "
        + "ainda disponível."
    case .cannotPlay: "Não é possível reproduzir este vídeo."
    case .buffering: "Carregando…"
    case .retrying: "A reprodução foi interrompida. Tentando de novo…"
    case .tryAgain: "Tentar de novo"
    case .liveOnly: "Aqui esta transmissão só toca ao vivo, sem voltar atrás."
    case .linkCopied: "Link copiado"
    case .upNext: "A seguir"
    case .starts: "Início"
    case .replay: "Assistir de novo"
    case .play: "Reproduzir"
    case .pause: "Pausar"
    case .mute: "Desativar som"
    case .unmute: "Ativar som"
    case .captions: "Legendas"
    case .share: "Compartilhar"
    case .like: "Curtir"
    case .previous: "Anterior"
    case .next: "Próximo"
    case .seekForward: "Avançar 10 segundos"
    case .seekBackward: "Voltar 10 segundos"
    case .pictureInPicture: "Picture-in-picture"
    case .fullScreen: "Tela cheia"
    case .exitFullScreen: "Sair da tela cheia"
    case .exit: "Fechar"
    case .seekBar: "Linha do tempo"
    case .emptyWidget: "Ainda não há nada para mostrar aqui."
    case .watched: "Assistido"
    case .noThumbnail: "Sem imagem"
    case .indexTitle: "Visão geral"
    case .gallery: "Galeria"
    case .widgets: "Widgets"
    case .players: "Players"
    case .states: "Estados do player"
    case .pages: "Páginas"
    case .themes: "Temas"
    case .locales: "Idiomas"
    case .skipToContent: "Ir para o conteúdo"
    case .backToGallery: "Voltar à galeria"
    case .themeNotes: "Notas sobre este tema"
    case .draft: "Rascunho"
    case .needsServer:
      "A atualização e a reprodução ao vivo precisam de um servidor: "
        + "execute greenroom serve ou use qualquer outro servidor web."
    case .stateWaitingRoom: "Sala de espera"
    case .stateLiveEdge: "Ao vivo, sem atraso"
    case .stateLiveBehind: "Ao vivo, com atraso"
    case .stateEndedBehind: "Encerrado durante a exibição"
    case .stateEndedReplay: "Gravação"
    case .stateEndedNoRecording: "Encerrado, sem gravação"
    case .stateEndOfContent: "Fim do conteúdo"
    case .stateOnDemand: "Vídeo sob demanda"
    case .videos: "Vídeos"
    case .openWidget: "Abrir em página própria"
    case .playingLive: "Reproduzindo ao vivo"
    case .seekToLive: "Voltar ao vivo"
    case .explainWaitingRoom:
      "A transmissão ainda não começou: título, horário de início e "
        + "uma mensagem, nada para reproduzir."
    case .explainLiveEdge:
      "Assistindo ao vivo: a barra está cheia e nenhum tempo é "
        + "mostrado."
    case .explainLiveBehind:
      "Pausado ou voltado: o atraso é mostrado e um toque leva de "
        + "volta ao vivo."
    case .explainEndedBehind:
      "A transmissão terminou durante o atraso: continua até o fim "
        + "da gravação."
    case .explainEndedReplay:
      "Aberto depois do fim: a gravação é reproduzida desde o "
        + "início."
    case .explainEndedNoRecording:
      "A transmissão terminou e não foi gravada: uma mensagem ocupa "
        + "o lugar do player."
    case .explainEndOfContent:
      "O último vídeo da fila terminou: ele pode ser reproduzido de "
        + "novo."
    case .explainOnDemand: "Um vídeo comum com os controles comuns."
    }
  }

  static func pattern(_ key: StringPattern) -> String {
    switch key {
    case .watch: "Assistir a {title}"
    case .behindLive: "{duration} de atraso em relação ao vivo"
    case .duration: "Duração: {duration}"
    case .startsAt: "Início: {time}"
    case .nowLive: "Ao vivo agora: {title}"
    case .nowEnded: "Transmissão encerrada: {title}"
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

  static let durationSeparators = (middle: ", ", last: " e ")
}
