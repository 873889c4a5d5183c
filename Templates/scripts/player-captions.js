// Captions: files of the catalog, shown in the player's own style.
(function () {
  "use strict";

  // The file in the page's language, else in another form of it, else the
  // first.
  function choose(files) {
    const tag = document.documentElement.lang;
    const language = tag.split("-")[0];
    return files.find((file) => file.locale === tag)
      ?? files.find((file) => file.locale.split("-")[0] === language)
      ?? files[0];
  }

  function show(player, track, locale) {
    let box = player.part("captions");
    const cues = [...track.activeCues ?? []];
    if (!cues.length) {
      box?.remove();
      return;
    }
    if (!box) {
      box = Greenroom.make("p", "player-captions", { lang: locale });
      box.dataset.part = "captions";
      const bottom = player.stage.querySelector(".player-bottom");
      if (bottom) bottom.before(box);
      else player.stage.append(box);
    }
    const line = Greenroom.make("span", "player-captions-line",
      { dir: "auto" });
    for (const [place, cue] of cues.entries()) {
      if (place) line.append("\n");
      line.append(cue.getCueAsHTML());
    }
    box.replaceChildren(line);
  }

  async function turnOn(player) {
    const file = choose(player.data.captions);
    const { generation, video } = player;
    if (!file || file.url === player.captionless
      || video.querySelector("track")) {
      return;
    }
    const track = Greenroom.make("track", "", {
      kind: "captions", srclang: file.locale,
    });
    video.append(track);
    try {
      // Fetched here: a track from another origin would put demands on the
      // media too.
      const reply = await fetch(file.url);
      if (!reply.ok) throw new Error(String(reply.status));
      const text = await reply.blob();
      if (generation !== player.generation || !track.isConnected) return;
      player.captionsAddress = URL.createObjectURL(
        new Blob([text], { type: "text/vtt" }));
      track.src = player.captionsAddress;
      track.track.mode = "hidden";
      track.track.oncuechange = () => show(player, track.track, file.locale);
    } catch {
      // Not asked for again and again.
      player.captionless = file.url;
      track.remove();
    }
  }

  function turnOff(player) {
    player.video?.querySelector("track")?.remove();
    player.part("captions")?.remove();
    URL.revokeObjectURL(player.captionsAddress);
  }

  // The viewer's wish outlives the video.
  function paint(player) {
    const button = player.part("button-captions");
    if (!button) return;
    Greenroom.set(button, "aria-pressed", String(Boolean(player.wantsCaptions)));
    if (player.wantsCaptions && player.engine) turnOn(player);
  }

  function toggle(player) {
    player.wantsCaptions = !player.wantsCaptions;
    if (!player.wantsCaptions) turnOff(player);
    player.paint();
  }

  (globalThis.Greenroom ??= {}).captions = { paint, toggle, turnOff };
})();
