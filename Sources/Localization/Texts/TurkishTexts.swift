/// Turkish.
enum TurkishTexts: LocaleTexts {
  static func text(_ key: StringKey) -> String {
    switch key {
    case .live: "CANLI"
    case .upcoming: "YAKINDA"
    case .ended: "SONA ERDİ"
    case .atEdge: "Canlı"
    case .backToLive: "Canlı yayına dön"
    case .playingLive: "Canlı oynatılıyor"
    case .seekToLive: "Canlı yayına dön"
    case .waitingRoomMessage: "Yayın birazdan başlıyor. Bizden ayrılmayın!"
    case .noRecordingMessage: "Bu yayın sona erdi. Kaydı yok."
    case .endOfContentMessage: "Sona ulaştınız."
    case .resumedAtWindowStart:
      "Uzun süre duraklattınız. Oynatma, hâlâ erişilebilen en erken andan "
        + "devam ediyor."
    case .cannotPlay: "Bu video oynatılamıyor."
    case .buffering: "Yükleniyor…"
    case .retrying: "Oynatma kesildi. Yeniden deneniyor…"
    case .tryAgain: "Yeniden dene"
    case .liveOnly: "Bu yayın burada yalnızca canlı izlenir, geri sarılamaz."
    case .linkCopied: "Bağlantı kopyalandı"
    case .upNext: "Sıradaki"
    case .starts: "Başlangıç"
    case .replay: "Tekrar izle"
    case .play: "Oynat"
    case .pause: "Duraklat"
    case .mute: "Sesi kapat"
    case .unmute: "Sesi aç"
    case .captions: "Altyazılar"
    case .share: "Paylaş"
    case .like: "Beğen"
    case .previous: "Önceki"
    case .next: "Sonraki"
    case .seekForward: "10 saniye ileri"
    case .seekBackward: "10 saniye geri"
    case .pictureInPicture: "Pencere içinde pencere"
    case .fullScreen: "Tam ekran"
    case .exitFullScreen: "Tam ekrandan çık"
    case .exit: "Kapat"
    case .seekBar: "Zaman çubuğu"
    case .emptyWidget: "Burada henüz gösterilecek bir şey yok."
    case .watched: "İzlendi"
    case .noThumbnail: "Resim yok"
    case .indexTitle: "Genel bakış"
    case .gallery: "Galeri"
    case .widgets: "Bileşenler"
    case .players: "Oynatıcılar"
    case .states: "Oynatıcı durumları"
    case .pages: "Sayfalar"
    case .themes: "Temalar"
    case .locales: "Diller"
    case .videos: "Videolar"
    case .openWidget: "Kendi sayfasında aç"
    case .skipToContent: "İçeriğe geç"
    case .backToGallery: "Galeriye dön"
    case .themeNotes: "Bu temayla ilgili notlar"
    case .draft: "Taslak"
    case .needsServer:
      "Yenileme ve canlı oynatma için sunucu gerekir: greenroom serve komutunu "
        + "çalıştırın veya başka bir web sunucusu kullanın."
    case .stateWaitingRoom: "Bekleme odası"
    case .stateLiveEdge: "Canlı, gecikmesiz"
    case .stateLiveBehind: "Canlı, gecikmeli"
    case .stateEndedBehind: "İzlerken sona erdi"
    case .stateEndedReplay: "Kayıt"
    case .stateEndedNoRecording: "Sona erdi, kayıt yok"
    case .stateEndOfContent: "İçeriğin sonu"
    case .stateOnDemand: "İsteğe bağlı video"
    case .explainWaitingRoom:
      "Yayın henüz başlamadı: başlık, başlangıç saati ve bir mesaj var, "
        + "oynatılacak bir şey yok."
    case .explainLiveEdge: "Canlı izleniyor: çubuk dolu ve süre gösterilmiyor."
    case .explainLiveBehind:
      "Duraklatıldı veya geri sarıldı: gecikme gösterilir, tek dokunuşla canlı "
        + "yayına dönülür."
    case .explainEndedBehind:
      "Yayın, izleyici gerideyken bitti: kaydın sonuna kadar oynatılır."
    case .explainEndedReplay: "Bittikten sonra açıldı: kayıt baştan oynatılır."
    case .explainEndedNoRecording:
      "Yayın bitti ve kaydedilmedi: oynatıcının yerinde bir mesaj durur."
    case .explainEndOfContent:
      "Sıradaki son video bitti: yeniden oynatılabilir."
    case .explainOnDemand: "Alışılmış denetimleri olan sıradan bir video."
    }
  }

  static func pattern(_ key: StringPattern) -> String {
    switch key {
    case .watch: "İzle: {title}"
    case .behindLive: "Canlı yayının {duration} gerisinde"
    case .duration: "Süre: {duration}"
    case .startsAt: "Başlangıç: {time}"
    case .nowLive: "Şimdi canlı: {title}"
    case .nowEnded: "Yayın sona erdi: {title}"
    }
  }

  static func itemCount(_ category: PluralCategory) -> String {
    "{count} video"
  }

  static func count(
    of unit: DurationUnit, _ category: PluralCategory
  ) -> String {
    switch unit {
    case .hours: "{count} saat"
    case .minutes: "{count} dakika"
    case .seconds: "{count} saniye"
    }
  }

  static let durationSeparators = (middle: " ", last: " ")
}
