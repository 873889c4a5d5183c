/// What the properties and groups of the style tree are, in a line each.
enum StyleWords {
  /// The description of a property or group; empty for one that has none,
  /// which a test keeps from happening.
  static func description(of path: String) -> String {
    if let words = paths[path] { return words }
    let name = path.split(separator: ".").last.map(String.init) ?? path
    return names[name] ?? ""
  }

  /// By the whole path, where a name alone would say too little.
  private static let paths = [
    "widgetItemStyle.backgroundColor":
      "The ground of a card, and of the widget around it.",
    "playerStyle.backgroundColor": "The ground of the player.",
    "widgetItemStyle.title.position": "Where the title stands.",
    "widgetItemStyle.image.gradientOverlay.position":
      "On which side of the image the overlay is strongest.",
    "widgetItemStyle.image.ratio": "The image's width ÷ height.",
    "playerStyle.captions": "Captions over the picture.",
    "playerStyle.buttons.captions": "The button for captions.",
    "playerStyle.buttons": "The buttons of the player.",
    "playerStyle.seekBar.playingState": "The seek bar while playing.",
    "playerStyle.seekBar.pausedState": "The seek bar while paused.",
  ]

  private static let names = [
    // Groups.
    "widgetLayout": "How a widget lays out its cards.",
    "widgetItemStyle": "How a card looks.",
    "playerStyle": "How the player looks.",
    "margins": "The space around the cards of a widget.",
    "shimmering": "What moves where a picture is not there yet.",
    "insets": "Space at each edge, in points; negative reaches out.",
    "contentPadding": "Space between the edge and what stands inside.",
    "statusTitlePadding": "Space around the text of the chip.",
    "titlePadding": "Space around the text of the badge.",
    "title": "The title of a card.",
    "image": "The picture of a card.",
    "border": "The line around the image.",
    "gradientOverlay": "Darkens the image where a title lies over it.",
    "statusIndicator": "The chip that says LIVE, UPCOMING or ENDED.",
    "badge": "A second chip, for what is new.",
    "durationElement": "The length of a video or recording.",
    "eventTimeElement": "The start time on the card of an upcoming stream.",
    "streamStates": "How it looks by the state of the stream.",
    "liveStreamState": "While the stream is live.",
    "upcomingStreamState": "Before the stream begins.",
    "endedStreamState": "After the stream has ended.",
    "liveUnreadState": "On a live stream that was not seen.",
    "liveReadState": "On a live stream that was seen.",
    "unreadState": "On an item that was not seen.",
    "readState": "On an item that was seen.",
    "position": "Where it stands, relative to the image.",
    "positioning": "Where the captions stand.",
    "textStyle": "How the text is set.",
    "font": "Family, size and weight.",
    "headingText": "The title over the player.",
    "backToLiveButton": "“Live” at the live edge, “Back to Live” behind it.",
    "atLiveEdgeState": "At the live edge.",
    "behindLiveState": "Behind the live edge.",
    "seekBar": "The bar that shows and sets the position.",
    "cta": "The link that a video carries, such as “Tickets”.",
    "overrides": "Reserved; has no effect yet.",
    // Layout.
    "preset": "The arrangement of the cards: a row or a grid, and its shape.",
    "horizontalItemsSpacing": "Points between cards side by side.",
    "verticalItemsSpacing": "Points between rows of cards.",
    "itemRatio": "A card's width ÷ height; by its content where absent.",
    "columns": "How many cards stand side by side where there is room.",
    "maxDisplayItemsCount": "At most so many cards are drawn.",
    "baseColor": "The colour at rest.",
    "highlightColor": "The colour that passes over it.",
    // Values.
    "isVisible": "Whether it is shown.",
    "backgroundColor": "The colour behind it.",
    "backgroundImage": "A picture behind the text.",
    "borderColor": "The colour of its edge.",
    "borderWidth": "The width of its edge, in points.",
    "bottomSpacing": "Points from the bottom of the player.",
    "horizontalSpacing": "Points from both sides of the player.",
    "color": "Its colour.",
    "cornerRadius": "How round the corners are, in points.",
    "cornerRadiusRatio":
      "How round the corners are, as a share of the shorter side; beats "
      + "cornerRadius.",
    "dotColor": "The dot before the text.",
    "startColor": "The colour where the overlay begins.",
    "endColor": "The colour where the overlay is strongest, behind the title.",
    "width": "Its width, in points.",
    "height": "Its height, in points.",
    "icon": "A picture before the text.",
    "customImage": "A picture in place of the drawn icon.",
    "letterSpacing": "Points between letters; not used for joined scripts.",
    "lineHeight": "The height of a line, in points.",
    "numberOfLines": "At most so many lines; 0 for any number.",
    "alignment": "On which side the lines begin.",
    "name": "A family of “fonts”, else one of the system.",
    "size": "The size of the letters, in points.",
    "weight": "400 is regular, 700 bold.",
    "textColor": "The colour of the text.",
    "text": "The words; the default of the locale where absent.",
    "thumbnailType": "The shape that thumbnails are made for.",
    "progressColor": "What has been played.",
    "thumbColor": "The handle's colour.",
    "thumbImage": "A picture in place of the handle.",
    "thumbSize": "The handle's width, in points.",
    "isThumbVisible": "Whether the handle is shown.",
    "waitingRoomMessage": "What an upcoming stream says, in CommonMark.",
    "overlayVisibilityThreshold":
      "After so many seconds the controls are hidden.",
    "xPosition": "An anchor of the horizontal axis, such as leadingToLeading.",
    "yPosition": "An anchor of the vertical axis, such as topToTop.",
    // Edges.
    "top": "Points at the top.",
    "leading": "Points where lines begin: left in English, right in Arabic.",
    "bottom": "Points at the bottom.",
    "trailing": "Points where lines end.",
    // Buttons.
    "playPause": "Plays and pauses.",
    "mute": "Turns the sound off and on.",
    "captions": "Turns captions off and on.",
    "share": "Shares the video.",
    "like": "Likes the video.",
    "previous": "Goes to the item before.",
    "next": "Goes to the item after.",
    "seekForward": "Seeks forward.",
    "seekBackward": "Seeks back.",
    "pictureInPicture": "Moves the player into a window of its own.",
    "fullScreen": "Fills the screen.",
    "exit": "Leaves the player.",
  ]
}
