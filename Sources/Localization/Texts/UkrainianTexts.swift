/// Ukrainian.
enum UkrainianTexts: LocaleTexts {
  static func text(_ key: StringKey) -> String {
    switch key {
    case .live: "НАЖИВО"
    case .upcoming: "НЕЗАБАРОМ"
    case .ended: "ЗАВЕРШЕНО"
    case .atEdge: "Наживо"
    case .backToLive: "Повернутися наживо"
    case .playingLive: "Прямий ефір"
    case .seekToLive: "Повернутися до прямого ефіру"
    case .waitingRoomMessage:
      "Трансляція незабаром почнеться. Залишайтеся з нами!"
    case .noRecordingMessage: "Трансляцію завершено. Запису немає."
    case .endOfContentMessage: "Ви додивилися до кінця."
    case .resumedAtWindowStart:
      "Пауза була довгою. Відтворення триває з найранішого доступного моменту."
    case .cannotPlay: "Це відео не вдається відтворити."
    case .buffering: "Завантаження…"
    case .retrying: "Відтворення перервалося. Пробуємо ще раз…"
    case .tryAgain: "Спробувати ще раз"
    case .liveOnly: "Тут трансляція йде лише наживо, без перемотування назад."
    case .linkCopied: "Посилання скопійовано"
    case .upNext: "Далі"
    case .starts: "Початок"
    case .replay: "Дивитися ще раз"
    case .play: "Відтворити"
    case .pause: "Пауза"
    case .mute: "Вимкнути звук"
    case .unmute: "Увімкнути звук"
    case .captions: "Субтитри"
    case .share: "Поділитися"
    case .like: "Подобається"
    case .previous: "Попереднє"
    case .next: "Наступне"
    case .seekForward: "Уперед на 10 секунд"
    case .seekBackward: "Назад на 10 секунд"
    case .pictureInPicture: "Картинка в картинці"
    case .fullScreen: "На весь екран"
    case .exitFullScreen: "Вийти з повноекранного режиму"
    case .exit: "Закрити"
    case .seekBar: "Шкала часу"
    case .emptyWidget: "Тут поки нічого показати."
    case .watched: "Переглянуто"
    case .noThumbnail: "Немає зображення"
    case .indexTitle: "Огляд"
    case .gallery: "Галерея"
    case .widgets: "Віджети"
    case .players: "Програвачі"
    case .states: "Стани програвача"
    case .pages: "Сторінки"
    case .themes: "Теми"
    case .locales: "Мови"
    case .videos: "Відео"
    case .openWidget: "Відкрити на окремій сторінці"
    case .skipToContent: "Перейти до вмісту"
    case .backToGallery: "Повернутися до галереї"
    case .themeNotes: "Нотатки про цю тему"
    case .draft: "Чернетка"
    case .needsServer:
      "Для оновлення та прямого ефіру потрібен сервер: запустіть greenroom "
        + "serve або скористайтеся будь-яким іншим вебсервером."
    case .stateWaitingRoom: "Зала очікування"
    case .stateLiveEdge: "Наживо, без затримки"
    case .stateLiveBehind: "Наживо, із затримкою"
    case .stateEndedBehind: "Завершено під час перегляду"
    case .stateEndedReplay: "Запис"
    case .stateEndedNoRecording: "Завершено, запису немає"
    case .stateEndOfContent: "Кінець вмісту"
    case .stateOnDemand: "Відео на замовлення"
    case .explainWaitingRoom:
      "Трансляція ще не почалася: назва, час початку й повідомлення, "
        + "відтворювати нічого."
    case .explainLiveEdge:
      "Перегляд наживо: смуга заповнена, час не показується."
    case .explainLiveBehind:
      "Перегляд призупинено або перемотано назад: показано відставання, одне "
        + "натискання повертає до прямого ефіру."
    case .explainEndedBehind:
      "Трансляція закінчилася, поки глядач відставав: відтворення триває до "
        + "кінця запису."
    case .explainEndedReplay: "Відкрито після завершення: запис іде з початку."
    case .explainEndedNoRecording:
      "Трансляція закінчилася, і її не записували: замість програвача показано "
        + "повідомлення."
    case .explainEndOfContent:
      "Останнє відео в черзі закінчилося: його можна переглянути ще раз."
    case .explainOnDemand: "Звичайне відео зі звичайними кнопками."
    }
  }

  static func pattern(_ key: StringPattern) -> String {
    switch key {
    case .watch: "Дивитися: {title}"
    case .behindLive: "Відставання від прямого ефіру: {duration}"
    case .duration: "Тривалість: {duration}"
    case .startsAt: "Початок: {time}"
    case .nowLive: "Зараз в ефірі: {title}"
    case .nowEnded: "Трансляцію завершено: {title}"
    }
  }

  static func itemCount(_ category: PluralCategory) -> String {
    "{count} відео"
  }

  static func count(
    of unit: DurationUnit, _ category: PluralCategory
  ) -> String {
    switch (unit, category) {
    case (.hours, .one): "{count} година"
    case (.hours, .few): "{count} години"
    case (.hours, .many): "{count} годин"
    case (.hours, _): "{count} години"
    case (.minutes, .one): "{count} хвилина"
    case (.minutes, .few): "{count} хвилини"
    case (.minutes, .many): "{count} хвилин"
    case (.minutes, _): "{count} хвилини"
    case (.seconds, .one): "{count} секунда"
    case (.seconds, .few): "{count} секунди"
    case (.seconds, .many): "{count} секунд"
    case (.seconds, _): "{count} секунди"
    }
  }

  static let durationSeparators = (middle: " ", last: " ")
}
