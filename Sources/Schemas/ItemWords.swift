/// What the keys of an item are, in a line each.
enum ItemWords {
  static let descriptions = [
    "id": "What the item is known by, everywhere and for good.",
    "title": "Its title.",
    "subtitle": "A line below the title.",
    "description": "Shown on the player page, in CommonMark.",
    "labels": "What widgets select by.",
    "thumbnail": "Its picture.",
    "duration": "Its length, in seconds.",
    "createdAt": "When it was made; for orders.",
    "updatedAt": "When it was last changed; for orders.",
    "streamState":
      "upcoming, live or ended; makes the item a stream, which needs a "
      + "startTime.",
    "startTime": "When the stream starts.",
    "revision": "Grows with each report on the stream.",
    "playback": "Where the media is.",
    "captions": "Files of captions, one a language.",
    "cta": "A link in the player.",
    "isRead": "Whether the viewer has seen it.",
    "extraInfo": "Kept for styles of single items.",
  ]

  static let parts = [
    "url": "The address.",
    "width": "Its width in pixels.",
    "height": "Its height in pixels.",
    "hls": "An HLS playlist.",
    "mp4": "A media file.",
    "text": "The words of the link.",
    "locale": "The language of the captions.",
    "from": "The place of the list.",
  ]
}
