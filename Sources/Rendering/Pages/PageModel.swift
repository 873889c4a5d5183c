import Templating

/// Makes the record that every page has of itself.
struct PageModel {
  let chrome: PageChrome
  let kind: PageKind
  /// Where the page stands below its edition's folder; nil for the index.
  let path: String?
  /// Whether scripts are loaded: still pages load none.
  var hasScripts = true
  /// The address of the page's live file from the site's top.
  var live: String?
  /// Whether the page plays or refreshes something.
  var needsServer = false

  init(_ chrome: PageChrome, _ kind: PageKind, path: String?) {
    self.chrome = chrome
    self.kind = kind
    self.path = path
  }

  /// The record of a page with this title.
  func record(title: String) -> Record {
    var page = chrome.fields
    page[.title] = .text(chrome.title(title))
    page[.kind] = .text(kind.name)
    page[.scripts] = hasScripts ? chrome.scripts : .list([])
    page[.needsServer] = .bool(needsServer)
    if let live { page[.live] = .text(chrome.top + live) }
    if live != nil || kind.plays {
      page[.nowLive] = chrome.nowLive
      page[.nowEnded] = chrome.nowEnded
    }
    if kind.plays { page[.hls] = chrome.hls }
    if let path {
      page[.themes] = .list(chrome.switcher.themes(path))
      page[.locales] = .list(chrome.switcher.locales(path))
    }
    return page.record
  }
}
