/// Greek.
enum GreekTexts: LocaleTexts {
  static func text(_ key: StringKey) -> String {
    switch key {
    case .live: "ΖΩΝΤΑΝΑ"
    case .upcoming: "ΠΡΟΣΕΧΩΣ"
    case .ended: "ΟΛΟΚΛΗΡΩΘΗΚΕ"
    case .atEdge: "Ζωντανά"
    case .backToLive: "Επιστροφή στη ζωντανή μετάδοση"
    case .playingLive: "Ζωντανή αναπαραγωγή"
    case .seekToLive: "Επιστροφή στη ζωντανή μετάδοση"
    case .waitingRoomMessage: "Η μετάδοση ξεκινά σε λίγο. Μείνετε μαζί μας!"
    case .noRecordingMessage:
      "Αυτή η μετάδοση ολοκληρώθηκε. Δεν υπάρχει εγγραφή."
    case .endOfContentMessage: "Φτάσατε στο τέλος."
    case .resumedAtWindowStart:
      "Η παύση κράτησε πολύ. Η αναπαραγωγή συνεχίζεται από το παλαιότερο "
        + "σημείο που είναι ακόμη διαθέσιμο."
    case .cannotPlay: "Δεν είναι δυνατή η αναπαραγωγή αυτού του βίντεο."
    case .buffering: "Φόρτωση…"
    case .retrying: "Η αναπαραγωγή διακόπηκε. Νέα προσπάθεια…"
    case .tryAgain: "Δοκιμή ξανά"
    case .liveOnly:
      "Εδώ η μετάδοση παίζει μόνο ζωντανά, χωρίς δυνατότητα επιστροφής "
        + "προς τα πίσω."
    case .linkCopied: "Ο σύνδεσμος αντιγράφηκε"
    case .upNext: "Ακολουθεί"
    case .starts: "Έναρξη"
    case .replay: "Δείτε ξανά"
    case .play: "Αναπαραγωγή"
    case .pause: "Παύση"
    case .mute: "Σίγαση"
    case .unmute: "Κατάργηση σίγασης"
    case .captions: "Υπότιτλοι"
    case .share: "Κοινοποίηση"
    case .like: "Μου αρέσει"
    case .previous: "Προηγούμενο"
    case .next: "Επόμενο"
    case .seekForward: "10 δευτερόλεπτα μπροστά"
    case .seekBackward: "10 δευτερόλεπτα πίσω"
    case .pictureInPicture: "Εικόνα μέσα σε εικόνα"
    case .fullScreen: "Πλήρης οθόνη"
    case .exitFullScreen: "Έξοδος από πλήρη οθόνη"
    case .exit: "Κλείσιμο"
    case .seekBar: "Γραμμή χρόνου"
    case .emptyWidget: "Δεν υπάρχει ακόμη κάτι για προβολή εδώ."
    case .watched: "Το έχετε δει"
    case .noThumbnail: "Χωρίς εικόνα"
    case .indexTitle: "Επισκόπηση"
    case .gallery: "Συλλογή"
    case .widgets: "Γραφικά στοιχεία"
    case .players: "Προγράμματα αναπαραγωγής"
    case .states: "Καταστάσεις αναπαραγωγής"
    case .pages: "Σελίδες"
    case .themes: "Θέματα"
    case .locales: "Γλώσσες"
    case .videos: "Βίντεο"
    case .openWidget: "Άνοιγμα σε δική του σελίδα"
    case .skipToContent: "Μετάβαση στο περιεχόμενο"
    case .backToGallery: "Επιστροφή στη συλλογή"
    case .themeNotes: "Σημειώσεις για αυτό το θέμα"
    case .draft: "Πρόχειρο"
    case .needsServer:
      "Η ανανέωση και η ζωντανή αναπαραγωγή χρειάζονται διακομιστή: εκτελέστε "
        + "greenroom serve ή χρησιμοποιήστε οποιονδήποτε άλλο διακομιστή ιστού."
    case .stateWaitingRoom: "Αίθουσα αναμονής"
    case .stateLiveEdge: "Ζωντανά, χωρίς καθυστέρηση"
    case .stateLiveBehind: "Ζωντανά, με καθυστέρηση"
    case .stateEndedBehind: "Ολοκληρώθηκε κατά την παρακολούθηση"
    case .stateEndedReplay: "Εγγραφή"
    case .stateEndedNoRecording: "Ολοκληρώθηκε, χωρίς εγγραφή"
    case .stateEndOfContent: "Τέλος περιεχομένου"
    case .stateOnDemand: "Βίντεο κατ’ απαίτηση"
    case .explainWaitingRoom:
      "Η μετάδοση δεν έχει ξεκινήσει: τίτλος, ώρα έναρξης και ένα μήνυμα, "
        + "χωρίς τίποτα για αναπαραγωγή."
    case .explainLiveEdge:
      "Ζωντανή παρακολούθηση: η γραμμή είναι γεμάτη και δεν εμφανίζεται χρόνος."
    case .explainLiveBehind:
      "Έγινε παύση ή μετακίνηση προς τα πίσω: εμφανίζεται η καθυστέρηση και "
        + "ένα πάτημα επαναφέρει στη ζωντανή μετάδοση."
    case .explainEndedBehind:
      "Η μετάδοση τελείωσε κατά την καθυστέρηση: η αναπαραγωγή συνεχίζεται ως "
        + "το τέλος της εγγραφής."
    case .explainEndedReplay:
      "Άνοιξε μετά το τέλος: η εγγραφή παίζει από την αρχή."
    case .explainEndedNoRecording:
      "Η μετάδοση τελείωσε και δεν εγγράφηκε: ένα μήνυμα παίρνει τη θέση της "
        + "αναπαραγωγής."
    case .explainEndOfContent:
      "Το τελευταίο βίντεο της ουράς τελείωσε: μπορεί να παιχτεί ξανά."
    case .explainOnDemand:
      "Ένα συνηθισμένο βίντεο με τα συνηθισμένα χειριστήρια."
    }
  }

  static func pattern(_ key: StringPattern) -> String {
    switch key {
    case .watch: "Παρακολούθηση: {title}"
    case .behindLive: "{duration} πίσω από τη ζωντανή μετάδοση"
    case .duration: "Διάρκεια: {duration}"
    case .startsAt: "Έναρξη: {time}"
    case .nowLive: "Τώρα ζωντανά: {title}"
    case .nowEnded: "Η μετάδοση ολοκληρώθηκε: {title}"
    }
  }

  static func itemCount(_ category: PluralCategory) -> String {
    "{count} βίντεο"
  }

  static func count(
    of unit: DurationUnit, _ category: PluralCategory
  ) -> String {
    switch (unit, category) {
    case (.hours, .one): "{count} ώρα"
    case (.hours, _): "{count} ώρες"
    case (.minutes, .one): "{count} λεπτό"
    case (.minutes, _): "{count} λεπτά"
    case (.seconds, .one): "{count} δευτερόλεπτο"
    case (.seconds, _): "{count} δευτερόλεπτα"
    }
  }

  static let durationSeparators = (middle: ", ", last: " και ")
}
