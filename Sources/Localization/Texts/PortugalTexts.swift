/// Portuguese as in Portugal, where it differs from that of Brazil.
enum PortugalTexts: LocaleTexts {
  static func text(_ key: StringKey) -> String {
    switch key {
    case .live: "EM DIRETO"
    case .ended: "TERMINADO"
    case .atEdge: "Em direto"
    case .backToLive: "Voltar ao direto"
    case .playingLive: "A reproduzir em direto"
    case .seekToLive: "Voltar ao direto"
    case .waitingRoomMessage: "A transmissão começa em breve. Fique connosco!"
    case .noRecordingMessage: "Esta transmissão terminou. Não há gravação."
    case .endOfContentMessage: "Chegou ao fim."
    case .resumedAtWindowStart:
      "A pausa foi longa. A reprodução continua a partir do primeiro momento "
        + "ainda disponível."
    case .buffering: "A carregar…"
    case .retrying: "A reprodução foi interrompida. A tentar novamente…"
    case .tryAgain: "Tentar novamente"
    case .liveOnly:
      "Aqui esta transmissão só passa em direto, sem andar para trás."
    case .linkCopied: "Ligação copiada"
    case .replay: "Ver novamente"
    case .pause: "Colocar em pausa"
    case .share: "Partilhar"
    case .like: "Gosto"
    case .next: "Seguinte"
    case .seekBackward: "Recuar 10 segundos"
    case .pictureInPicture: "Imagem na imagem"
    case .fullScreen: "Ecrã inteiro"
    case .exitFullScreen: "Sair do ecrã inteiro"
    case .watched: "Visto"
    case .indexTitle: "Vista geral"
    case .players: "Leitores"
    case .states: "Estados do leitor"
    case .openWidget: "Abrir numa página própria"
    case .skipToContent: "Avançar para o conteúdo"
    case .needsServer:
      "A atualização e a reprodução em direto precisam de um servidor: execute "
        + "greenroom serve ou utilize qualquer outro servidor Web."
    case .stateLiveEdge: "Em direto, sem atraso"
    case .stateLiveBehind: "Em direto, com atraso"
    case .stateEndedBehind: "Terminado durante a visualização"
    case .stateEndedNoRecording: "Terminado, sem gravação"
    case .stateOnDemand: "Vídeo a pedido"
    case .explainWaitingRoom:
      "A transmissão ainda não começou: título, hora de início e uma mensagem, "
        + "sem nada para reproduzir."
    case .explainLiveEdge:
      "A ver em direto: a barra está cheia e não é mostrado nenhum tempo."
    case .explainLiveBehind:
      "Em pausa ou recuado: o atraso é mostrado e um toque leva de volta ao "
        + "direto."
    case .explainEndedBehind:
      "A transmissão terminou durante o atraso: continua até ao fim da "
        + "gravação."
    case .explainEndedNoRecording:
      "A transmissão terminou e não foi gravada: uma mensagem ocupa o lugar do "
        + "leitor."
    case .explainEndOfContent:
      "O último vídeo da fila terminou: pode ser reproduzido novamente."
    case .explainOnDemand: "Um vídeo normal com os controlos normais."
    default: PortugueseTexts.text(key)
    }
  }

  static func pattern(_ key: StringPattern) -> String {
    switch key {
    case .watch: "Ver {title}"
    case .behindLive: "{duration} de atraso em relação ao direto"
    case .nowLive: "Em direto agora: {title}"
    case .nowEnded: "Transmissão terminada: {title}"
    default: PortugueseTexts.pattern(key)
    }
  }

  static func itemCount(_ category: PluralCategory) -> String {
    PortugueseTexts.itemCount(category)
  }

  static func count(
    of unit: DurationUnit, _ category: PluralCategory
  ) -> String {
    PortugueseTexts.count(of: unit, category)
  }

  static let durationSeparators = PortugueseTexts.durationSeparators
}
