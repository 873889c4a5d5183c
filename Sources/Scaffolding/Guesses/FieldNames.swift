/// What fields are called in other systems, the most telling name first.
enum FieldNames {
  static let id = [
    "id", "uid", "uuid", "guid", "videoid", "itemid", "assetid", "contentid",
    "entryid", "mediaid", "identifier", "key", "slug", "nr", "number", "num",
    "code", "kennung", "clave", "sku",
  ]
  static let title = [
    "title", "headline", "titel", "titulo", "título", "titre", "titolo",
    "heading", "name", "displayname", "eventname", "subject", "überschrift",
  ]
  static let subtitle = [
    "subtitle", "subheadline", "tagline", "teaser", "strapline", "kicker",
    "untertitel", "subtitulo", "subtítulo", "soustitre", "shortdescription",
    "summary", "venue", "stadium", "ground", "location",
  ]
  static let description = [
    "description", "longdescription", "synopsis", "body", "beschreibung",
    "descripcion", "descripción", "desc", "abstract", "details", "text",
  ]
  static let labels = [
    "labels", "tags", "topics", "categories", "keywords", "genres",
    "schlagworte", "schlagwörter", "etiquetas", "category", "genre", "rubrik",
    "section", "group", "round", "sport", "league", "kategorie", "categoria",
  ]
  static let thumbnail = [
    "thumbnail", "thumbnailurl", "thumb", "poster", "posterurl", "image",
    "imageurl", "picture", "cover", "artwork", "hero", "still", "bild",
    "imagen", "photo", "img", "art", "preview",
  ]
  static let duration = [
    "duration", "durationseconds", "durationms", "runtime", "length",
    "lengthms", "lengthseconds", "runtimeminutes", "durationminutes", "dauer",
    "duracion", "duración", "durée", "duree", "durata", "playtime",
  ]
  static let startTime = [
    "starttime", "startsat", "startat", "kickoff", "startdate", "scheduledat",
    "scheduledstart", "scheduledfor", "start", "begins", "beginsat", "begin",
    "beginn", "anstoß", "airtime", "airdate", "eventdate", "datetime",
    "utcdate", "inicio", "début", "debut", "when", "date", "datum", "fecha",
    "time",
  ]
  static let streamState = [
    "streamstate", "livestatus", "livestate", "state", "status",
    "broadcaststate", "phase", "zustand", "estado", "statut", "stage",
  ]
  static let createdAt = [
    "createdat", "created", "creationdate", "createdon", "datecreated",
    "angelegt", "erstellt", "creado", "publishedat", "published",
    "publishdate", "pubdate",
  ]
  static let updatedAt = [
    "updatedat", "updated", "modifiedat", "modified", "lastmodified",
    "changed", "changedat", "geändert", "actualizado", "publishedat",
  ]
  static let revision = ["revision", "rev", "version", "sequence"]
  static let isRead = [
    "isread", "read", "watched", "seen", "viewed", "gesehen", "visto",
  ]

  /// Names that come in pairs and make a title together.
  static let pairs = [
    ("team1", "team2"), ("hometeam", "awayteam"), ("home", "away"),
    ("heim", "gast"), ("local", "visitante"), ("teama", "teamb"),
  ]

  /// A name without what people put between its words.
  static func plain(_ name: String) -> String {
    String(name.lowercased().filter { $0.isLetter || $0.isNumber })
  }

  /// How well a field's name fits, 0 to 1: the name itself, one that holds a
  /// telling name, or one that stands inside a field of such a name.
  static func score(_ steps: [String], among names: [String]) -> Double {
    let steps = steps.filter { Int($0) == nil }.map(plain)
    guard let name = steps.last else { return 0 }
    let depth = 0.01 * Double(steps.count - 1)
    if let place = names.firstIndex(of: name) {
      return 1 - 0.004 * Double(place) - depth
    }
    let telling = names.filter { $0.count >= 4 }
    if telling.contains(where: { name.hasPrefix($0) || name.hasSuffix($0) }) {
      return 0.7 - depth
    }
    if steps.dropLast().contains(where: names.contains) { return 0.55 - depth }
    return 0
  }
}
