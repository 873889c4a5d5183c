/// Russian.
enum RussianTexts: LocaleTexts {
  static func text(_ key: StringKey) -> String {
    switch key {
    case .live: "В ЭФИРЕ"
    case .upcoming: "СКОРО"
    case .ended: "ЗАВЕРШЕНО"
    case .atEdge: "В эфире"
    case .backToLive: "Вернуться в эфир"
    case .playingLive: "Прямой эфир"
    case .seekToLive: "Вернуться в прямой эфир"
    case .waitingRoomMessage: "Трансляция скоро начнётся. Оставайтесь с нами!"
    case .noRecordingMessage: "Трансляция завершена. Записи нет."
    case .endOfContentMessage: "Вы досмотрели до конца."
    case .resumedAtWindowStart:
      "Пауза была долгой. Воспроизведение продолжится с самого раннего "
        + "доступного момента."
    case .cannotPlay: "Это видео не удаётся воспроизвести."
    case .buffering: "Загрузка…"
    case .retrying: "Воспроизведение прервалось. Пробуем ещё раз…"
    case .tryAgain: "Повторить"
    case .liveOnly:
      "Здесь трансляция идёт только в прямом эфире, без перемотки назад."
    case .linkCopied: "Ссылка скопирована"
    case .upNext: "Далее"
    case .starts: "Начало"
    case .replay: "Смотреть ещё раз"
    case .play: "Воспроизвести"
    case .pause: "Пауза"
    case .mute: "Выключить звук"
    case .unmute: "Включить звук"
    case .captions: "Субтитры"
    case .share: "Поделиться"
    case .like: "Нравится"
    case .previous: "Предыдущее"
    case .next: "Следующее"
    case .seekForward: "Вперёд на 10 секунд"
    case .seekBackward: "Назад на 10 секунд"
    case .pictureInPicture: "Картинка в картинке"
    case .fullScreen: "Во весь экран"
    case .exitFullScreen: "Выйти из полноэкранного режима"
    case .exit: "Закрыть"
    case .seekBar: "Перемотка"
    case .emptyWidget: "Здесь пока нечего показать."
    case .watched: "Просмотрено"
    case .noThumbnail: "Нет изображения"
    case .indexTitle: "Обзор"
    case .gallery: "Галерея"
    case .widgets: "Виджеты"
    case .players: "Плееры"
    case .states: "Состояния плеера"
    case .pages: "Страницы"
    case .themes: "Темы"
    case .locales: "Языки"
    case .videos: "Видео"
    case .openWidget: "Открыть на отдельной странице"
    case .skipToContent: "Перейти к содержимому"
    case .backToGallery: "Вернуться в галерею"
    case .themeNotes: "Заметки об этой теме"
    case .draft: "Черновик"
    case .needsServer:
      "Для обновления и прямого эфира нужен сервер: запустите greenroom serve "
        + "или используйте любой другой веб-сервер."
    case .stateWaitingRoom: "Зал ожидания"
    case .stateLiveEdge: "В эфире, без задержки"
    case .stateLiveBehind: "В эфире, с отставанием"
    case .stateEndedBehind: "Завершено во время просмотра"
    case .stateEndedReplay: "Запись"
    case .stateEndedNoRecording: "Завершено, записи нет"
    case .stateEndOfContent: "Конец видео"
    case .stateOnDemand: "Видео по запросу"
    case .explainWaitingRoom:
      "Трансляция ещё не началась: название, время начала и сообщение, "
        + "воспроизводить нечего."
    case .explainLiveEdge:
      "Просмотр в прямом эфире: полоса заполнена, время не показывается."
    case .explainLiveBehind:
      "Просмотр на паузе или перемотан назад: показано отставание, одно "
        + "нажатие возвращает в эфир."
    case .explainEndedBehind:
      "Трансляция закончилась, пока зритель отставал: воспроизведение "
        + "продолжается до конца записи."
    case .explainEndedReplay: "Открыто после окончания: запись идёт с начала."
    case .explainEndedNoRecording:
      "Трансляция закончилась и не записывалась: вместо плеера показано "
        + "сообщение."
    case .explainEndOfContent:
      "Последнее видео в очереди закончилось: его можно посмотреть ещё раз."
    case .explainOnDemand: "Обычное видео с обычными кнопками."
    }
  }

  static func pattern(_ key: StringPattern) -> String {
    switch key {
    case .watch: "Смотреть: {title}"
    case .behindLive: "Отставание от эфира: {duration}"
    case .duration: "Продолжительность: {duration}"
    case .startsAt: "Начало: {time}"
    case .nowLive: "Сейчас в эфире: {title}"
    case .nowEnded: "Трансляция завершена: {title}"
    }
  }

  static func itemCount(_ category: PluralCategory) -> String {
    "{count} видео"
  }

  static func count(
    of unit: DurationUnit, _ category: PluralCategory
  ) -> String {
    switch (unit, category) {
    case (.hours, .one): "{count} час"
    case (.hours, .few): "{count} часа"
    case (.hours, .many): "{count} часов"
    case (.hours, _): "{count} часа"
    case (.minutes, .one): "{count} минута"
    case (.minutes, .few): "{count} минуты"
    case (.minutes, .many): "{count} минут"
    case (.minutes, _): "{count} минуты"
    case (.seconds, .one): "{count} секунда"
    case (.seconds, .few): "{count} секунды"
    case (.seconds, .many): "{count} секунд"
    case (.seconds, _): "{count} секунды"
    }
  }

  static let durationSeparators = (middle: " ", last: " ")
}
