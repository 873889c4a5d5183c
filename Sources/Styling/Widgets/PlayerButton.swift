/// A button of the player, by its name in the style tree.
public enum PlayerButton: String, Sendable, Hashable, CaseIterable {
  case playPause, mute, captions, share, like, previous, next
  case seekForward, seekBackward, pictureInPicture, fullScreen, exit
}
