/// Indonesian.
enum IndonesianTexts: LocaleTexts {
  static func text(_ key: StringKey) -> String {
    switch key {
    case .live: "LANGSUNG"
    case .upcoming: "AKAN DATANG"
    case .ended: "SELESAI"
    case .atEdge: "Langsung"
    case .backToLive: "Kembali ke siaran langsung"
    case .playingLive: "Diputar langsung"
    case .seekToLive: "Kembali ke siaran langsung"
    case .waitingRoomMessage: "Siaran segera dimulai. Tetap di sini!"
    case .noRecordingMessage: "Siaran ini sudah selesai. Tidak ada rekaman."
    case .endOfContentMessage: "Anda sudah sampai di akhir."
    case .resumedAtWindowStart:
      "Jeda berlangsung lama. Pemutaran dilanjutkan dari momen paling awal "
        + "yang masih tersedia."
    case .cannotPlay: "Video ini tidak dapat diputar."
    case .buffering: "Memuat…"
    case .retrying: "Pemutaran terputus. Mencoba lagi…"
    case .tryAgain: "Coba lagi"
    case .liveOnly:
      "Di sini siaran hanya diputar langsung dan tidak dapat dimundurkan."
    case .linkCopied: "Tautan disalin"
    case .upNext: "Berikutnya"
    case .starts: "Mulai"
    case .replay: "Tonton lagi"
    case .play: "Putar"
    case .pause: "Jeda"
    case .mute: "Bisukan"
    case .unmute: "Bunyikan"
    case .captions: "Teks"
    case .share: "Bagikan"
    case .like: "Suka"
    case .previous: "Sebelumnya"
    case .next: "Berikutnya"
    case .seekForward: "Maju 10 detik"
    case .seekBackward: "Mundur 10 detik"
    case .pictureInPicture: "Gambar dalam gambar"
    case .fullScreen: "Layar penuh"
    case .exitFullScreen: "Keluar dari layar penuh"
    case .exit: "Tutup"
    case .seekBar: "Garis waktu"
    case .emptyWidget: "Belum ada yang ditampilkan di sini."
    case .watched: "Sudah ditonton"
    case .noThumbnail: "Tidak ada gambar"
    case .indexTitle: "Ringkasan"
    case .gallery: "Galeri"
    case .widgets: "Widget"
    case .players: "Pemutar"
    case .states: "Status pemutar"
    case .pages: "Halaman"
    case .themes: "Tema"
    case .locales: "Bahasa"
    case .videos: "Video"
    case .openWidget: "Buka di halaman tersendiri"
    case .skipToContent: "Langsung ke konten"
    case .backToGallery: "Kembali ke galeri"
    case .themeNotes: "Catatan tentang tema ini"
    case .draft: "Draf"
    case .needsServer:
      "Penyegaran dan pemutaran langsung memerlukan server: jalankan greenroom "
        + "serve atau gunakan server web lain."
    case .stateWaitingRoom: "Ruang tunggu"
    case .stateLiveEdge: "Langsung, tanpa jeda waktu"
    case .stateLiveBehind: "Langsung, tertinggal"
    case .stateEndedBehind: "Selesai saat ditonton"
    case .stateEndedReplay: "Rekaman"
    case .stateEndedNoRecording: "Selesai, tanpa rekaman"
    case .stateEndOfContent: "Akhir konten"
    case .stateOnDemand: "Video sesuai permintaan"
    case .explainWaitingRoom:
      "Siaran belum dimulai: judul, waktu mulai, dan pesan, tanpa apa pun "
        + "untuk diputar."
    case .explainLiveEdge:
      "Penonton menyaksikan langsung: bilah penuh dan tidak ada waktu yang "
        + "ditampilkan."
    case .explainLiveBehind:
      "Penonton menjeda atau mundur: ketertinggalan ditampilkan, dan satu "
        + "ketukan membawa kembali ke siaran langsung."
    case .explainEndedBehind:
      "Siaran selesai saat penonton tertinggal: rekaman diputar sampai habis."
    case .explainEndedReplay:
      "Dibuka setelah selesai: rekaman diputar dari awal."
    case .explainEndedNoRecording:
      "Siaran sudah selesai dan tidak direkam: pesan sederhana menggantikan "
        + "pemutar."
    case .explainEndOfContent:
      "Video terakhir dalam antrean sudah selesai: video dapat diputar lagi."
    case .explainOnDemand: "Video biasa dengan kontrol biasa."
    }
  }

  static func pattern(_ key: StringPattern) -> String {
    switch key {
    case .watch: "Tonton {title}"
    case .behindLive: "Tertinggal {duration} dari siaran langsung"
    case .duration: "Durasi: {duration}"
    case .startsAt: "Mulai: {time}"
    case .nowLive: "Sedang siaran langsung: {title}"
    case .nowEnded: "Siaran selesai: {title}"
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
    case .minutes: "{count} menit"
    case .seconds: "{count} detik"
    }
  }

  static let durationSeparators = (middle: " ", last: " ")
}
