/// Malay.
enum MalayTexts: LocaleTexts {
  static func text(_ key: StringKey) -> String {
    switch key {
    case .live: "LANGSUNG"
    case .upcoming: "AKAN DATANG"
    case .ended: "TAMAT"
    case .atEdge: "Langsung"
    case .backToLive: "Kembali ke siaran langsung"
    case .playingLive: "Dimainkan secara langsung"
    case .seekToLive: "Kembali ke siaran langsung"
    case .waitingRoomMessage:
      "Siaran akan bermula sebentar lagi. Kekal di sini!"
    case .noRecordingMessage: "Siaran ini telah tamat. Tiada rakaman."
    case .endOfContentMessage: "Anda telah sampai ke penghujung."
    case .resumedAtWindowStart:
      "Jeda terlalu lama. Main balik diteruskan dari saat terawal yang masih "
        + "tersedia."
    case .cannotPlay: "Video ini tidak dapat dimainkan."
    case .buffering: "Memuatkan…"
    case .retrying: "Main balik terganggu. Mencuba semula…"
    case .tryAgain: "Cuba lagi"
    case .liveOnly:
      "Di sini strim ini hanya dimainkan secara langsung dan tidak boleh "
        + "diundur."
    case .linkCopied: "Pautan disalin"
    case .upNext: "Seterusnya"
    case .starts: "Bermula"
    case .replay: "Tonton semula"
    case .play: "Main"
    case .pause: "Jeda"
    case .mute: "Redam"
    case .unmute: "Nyahredam"
    case .captions: "Sari kata"
    case .share: "Kongsi"
    case .like: "Suka"
    case .previous: "Sebelumnya"
    case .next: "Seterusnya"
    case .seekForward: "Maju 10 saat"
    case .seekBackward: "Undur 10 saat"
    case .pictureInPicture: "Gambar dalam gambar"
    case .fullScreen: "Skrin penuh"
    case .exitFullScreen: "Keluar dari skrin penuh"
    case .exit: "Tutup"
    case .seekBar: "Garis masa"
    case .emptyWidget: "Belum ada apa-apa untuk dipaparkan di sini."
    case .watched: "Sudah ditonton"
    case .noThumbnail: "Tiada gambar"
    case .indexTitle: "Gambaran keseluruhan"
    case .gallery: "Galeri"
    case .widgets: "Widget"
    case .players: "Pemain video"
    case .states: "Keadaan pemain video"
    case .pages: "Halaman"
    case .themes: "Tema"
    case .locales: "Bahasa"
    case .videos: "Video"
    case .openWidget: "Buka di halaman sendiri"
    case .skipToContent: "Langkau ke kandungan"
    case .backToGallery: "Kembali ke galeri"
    case .themeNotes: "Nota tentang tema ini"
    case .draft: "Draf"
    case .needsServer:
      "Segar semula dan main balik langsung memerlukan pelayan: jalankan "
        + "greenroom serve atau gunakan mana-mana pelayan web lain."
    case .stateWaitingRoom: "Bilik menunggu"
    case .stateLiveEdge: "Langsung, tanpa lengah"
    case .stateLiveBehind: "Langsung, ketinggalan"
    case .stateEndedBehind: "Tamat semasa ditonton"
    case .stateEndedReplay: "Rakaman"
    case .stateEndedNoRecording: "Tamat, tiada rakaman"
    case .stateEndOfContent: "Akhir kandungan"
    case .stateOnDemand: "Video atas permintaan"
    case .explainWaitingRoom:
      "Siaran belum bermula: tajuk, masa mula dan mesej, tanpa apa-apa untuk "
        + "dimainkan."
    case .explainLiveEdge:
      "Penonton menonton secara langsung: bar penuh dan tiada masa dipaparkan."
    case .explainLiveBehind:
      "Penonton menjeda atau mengundur: kelewatan dipaparkan, dan satu tekanan "
        + "membawa kembali ke siaran langsung."
    case .explainEndedBehind:
      "Siaran tamat ketika penonton ketinggalan: rakaman dimainkan hingga "
        + "habis."
    case .explainEndedReplay:
      "Dibuka selepas tamat: rakaman dimainkan dari awal."
    case .explainEndedNoRecording:
      "Siaran telah tamat dan tidak dirakam: mesej ringkas menggantikan pemain "
        + "video."
    case .explainEndOfContent:
      "Video terakhir dalam baris gilir telah tamat: video boleh dimainkan "
        + "semula."
    case .explainOnDemand: "Video biasa dengan kawalan biasa."
    }
  }

  static func pattern(_ key: StringPattern) -> String {
    switch key {
    case .watch: "Tonton {title}"
    case .behindLive: "Ketinggalan {duration} daripada siaran langsung"
    case .duration: "Tempoh: {duration}"
    case .startsAt: "Bermula: {time}"
    case .nowLive: "Kini bersiaran langsung: {title}"
    case .nowEnded: "Siaran tamat: {title}"
    }
  }

  static func itemCount(_ category: PluralCategory) -> String {
    "{count} video"
  }

  static func count(
    of unit: DurationUnit, _ category: PluralCategory
  ) -> String {
    switch unit {
    case .hours: "{count} jam"
    case .minutes: "{count} minit"
    case .seconds: "{count} saat"
    }
  }

  static let durationSeparators = (middle: " ", last: " ")
}
