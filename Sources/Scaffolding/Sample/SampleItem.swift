import Catalog

/// An invented item of the sample catalog.
struct SampleItem {
  let id: String
  let english: String
  let spanish: String
  let arabic: String
  let scene: SampleScene
  let labels: [String]
  var state: StreamState?
  var start: String?
  var seconds: Int?
  var hasPlayback = true
  var isRead = false

  /// The clock of the sample.
  static let now = "2026-06-18T20:00:00Z"

  /// Every state of a stream, with a recording and without, and videos.
  static let all: [SampleItem] = [
    SampleItem(
      id: "harbour-race", english: "Harbour race, second leg",
      spanish: "Regata del puerto, segunda manga",
      arabic: "سباق الميناء، المرحلة الثانية", scene: .sea,
      labels: ["sport"], state: .live, start: "2026-06-18T19:10:00Z"),
    SampleItem(
      id: "night-market", english: "Night market, from above",
      spanish: "El mercado nocturno desde arriba",
      arabic: "السوق الليلي من الأعلى", scene: .city, labels: ["city"],
      state: .live, start: "2026-06-18T18:00:00Z"),
    SampleItem(
      id: "cup-final", english: "Cup final", spanish: "Final de copa",
      arabic: "نهائي الكأس", scene: .pitch, labels: ["sport"],
      state: .upcoming, start: "2026-06-18T21:30:00Z", hasPlayback: false),
    SampleItem(
      id: "star-party", english: "Star party on the hill",
      spanish: "Noche de estrellas en la colina",
      arabic: "ليلة النجوم على التل", scene: .stars, labels: ["nature"],
      state: .upcoming, start: "2026-06-19T22:00:00Z", hasPlayback: false),
    SampleItem(
      id: "morning-show", english: "The morning show",
      spanish: "El programa de la mañana", arabic: "برنامج الصباح",
      scene: .hills, labels: ["city"], state: .upcoming,
      start: "2026-06-20T07:00:00Z", hasPlayback: false),
    SampleItem(
      id: "first-leg", english: "Harbour race, first leg",
      spanish: "Regata del puerto, primera manga",
      arabic: "سباق الميناء، المرحلة الأولى", scene: .sea,
      labels: ["sport"], state: .ended, start: "2026-06-17T19:10:00Z",
      seconds: 5530),
    SampleItem(
      id: "semi-final",
      english: "Cup semi-final, a long evening with penalties",
      spanish: "Semifinal de copa, una larga noche con penaltis",
      arabic: "نصف نهائي الكأس، أمسية طويلة بركلات الترجيح", scene: .pitch,
      labels: ["sport"], state: .ended, start: "2026-06-16T20:00:00Z",
      seconds: 8420, isRead: true),
    SampleItem(
      id: "town-hall", english: "Questions in the town hall",
      spanish: "Preguntas en el ayuntamiento",
      arabic: "أسئلة في دار البلدية", scene: .city, labels: ["city"],
      state: .ended, start: "2026-06-15T18:30:00Z", hasPlayback: false),
    SampleItem(
      id: "tides", english: "How tides work",
      spanish: "Cómo funcionan las mareas", arabic: "كيف يعمل المد والجزر",
      scene: .sea, labels: ["nature", "explained"], seconds: 754),
    SampleItem(
      id: "seeds", english: "A seed goes on a journey",
      spanish: "El viaje de una semilla", arabic: "رحلة بذرة",
      scene: .hills, labels: ["nature", "explained"], seconds: 412),
    SampleItem(
      id: "offside", english: "Offside in two minutes",
      spanish: "El fuera de juego en dos minutos", arabic: "التسلل في دقيقتين",
      scene: .pitch, labels: ["sport", "explained"], seconds: 121,
      isRead: true),
    SampleItem(
      id: "orbit", english: "A week in orbit", spanish: "Una semana en órbita",
      arabic: "أسبوع في المدار", scene: .stars,
      labels: ["nature", "explained"], seconds: 3605),
  ]
}
