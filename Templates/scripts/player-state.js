// What a player shows: one pure function of what happened. It knows no
// document, no media and no clock; all times are seconds.
(function () {
  "use strict";

  // A seek of the viewer's that ends nearer to the edge is at the edge.
  const NEAR = 2;
  // Drift alone is behind beyond this, or this many target durations.
  const DRIFT = 10;
  const TARGETS = 3;

  function initial({ stream = null, hasPlayback = false, hasNext = false }) {
    return {
      stream, hasPlayback, hasNext,
      started: false, paused: true,
      // Who took the viewer away from the edge: "viewer" or "drift".
      behind: null,
      // Ended under a viewer who was behind.
      flipped: false,
      // The playlist said that nothing more comes.
      endTag: false,
      // Playback ended; and the next item is on its way.
      over: false, leaving: false,
      // The window, the live edge in it, and the end of the media.
      measured: false, start: 0, edge: 0, end: 0, target: 0, dvr: true,
      slides: false, grewAt: 0,
      // Where the media is, and where the viewer's pause holds it.
      position: 0, held: null,
      effects: [],
    };
  }

  const isLive = (s) => s.stream === "live";
  const tolerance = (s) => Math.max(DRIFT, TARGETS * s.target);
  const clamp = (x, low, high) => Math.max(low, Math.min(x, high));
  const at = (s) => s.held ?? s.position;
  const playable = (s) => !s.over && s.stream !== "upcoming"
    && (s.hasPlayback || s.started || isLive(s));
  const canSeek = (s) => playable(s) && s.measured && s.dvr;
  const distance = (s) => Math.max(0, s.edge - Math.max(at(s), s.start));
  // The oldest segment of a sliding window is about to go.
  const oldest = (s) =>
    Math.min(s.start + (s.slides ? s.target : 0), s.edge);

  const does = (s, ...effects) =>
    ({ ...s, effects: [...s.effects, ...effects] });

  function goLive(s) {
    return does({
      ...s, behind: null, held: null, paused: false, started: true,
      position: s.edge,
    }, { do: "toEdge", to: s.edge }, { do: "play" });
  }

  function finish(s) {
    if (s.over) return s;
    return does({
      ...s, over: true, leaving: s.hasNext, paused: true, behind: null,
      held: null,
    }, { do: s.hasNext ? "next" : "finish" });
  }

  function drift(s) {
    if (!isLive(s) || !s.started || s.paused || s.endTag) return s;
    const limit = tolerance(s);
    if (!s.behind && distance(s) > limit) return { ...s, behind: "drift" };
    if (s.behind === "drift" && distance(s) <= limit / 2) {
      return { ...s, behind: null };
    }
    return s;
  }

  const steps = {
    // The engine's measure of the media.
    media(s, e) {
      const back = s.edge - e.edge;
      const next = {
        ...s, measured: true, start: e.start, end: e.end,
        target: e.target || 0, dvr: e.dvr !== false,
        slides: s.slides || (s.measured && e.start > s.start + 0.5),
        grewAt: !s.measured || e.end > s.end + 0.1 ? e.at : s.grewAt,
        // After a reload of the playlist the edge may step back a little.
        edge: s.measured && (s.endTag || (back > 0 && back <= tolerance(s)))
          ? s.edge : e.edge,
      };
      if (e.seeking) return next;
      next.position = e.position;
      // The catalog said that it is over, and the playlist never does.
      if (next.flipped && !next.paused && !next.endTag
        && next.end - next.position <= 1
        && e.at - next.grewAt >= Math.max(4, 2 * next.target)) {
        return finish(next);
      }
      return drift(next);
    },

    play(s) {
      if (!playable(s)) return s;
      const next = { ...s, paused: false, started: true, held: null };
      if (s.held === null) return next;
      if (isLive(s) && !s.dvr) {
        return does({ ...next, behind: null },
          { do: "toEdge", to: s.edge });
      }
      if (s.held < s.start) {
        const to = oldest(s);
        return does({ ...next, position: to },
          { do: "seek", to }, { do: "toast", text: "resumedAtWindowStart" });
      }
      return Math.abs(s.position - s.held) > 1
        ? does({ ...next, position: s.held }, { do: "seek", to: s.held })
        : next;
    },

    // The browser does not let it play, or cannot: as if never started.
    refused(s) {
      return { ...s, started: s.measured && s.held !== null, paused: true,
        behind: null };
    },

    // The media starts anew, on a time line of its own.
    reload(s) {
      return { ...s, measured: false, slides: false, held: null };
    },

    pause(s) {
      if (!playable(s) || s.paused) return s;
      return {
        ...s, paused: true, held: s.position,
        behind: isLive(s) ? "viewer" : s.behind,
      };
    },

    seek(s, { to }) {
      if (!canSeek(s)) return s;
      if (isLive(s) && s.edge - to <= NEAR) return s.behind ? goLive(s) : s;
      const place = isLive(s)
        ? clamp(to, oldest(s), s.edge) : clamp(to, s.start, s.end);
      return does({
        ...s, position: place, held: s.held === null ? null : place,
        behind: isLive(s) ? "viewer" : s.behind,
      }, { do: "seek", to: place });
    },

    live(s) {
      return isLive(s) && !s.over && s.behind ? goLive(s) : s;
    },

    catalog(s, e) {
      const next = { ...s, stream: e.stream, hasPlayback: e.hasPlayback };
      if (e.stream === s.stream) {
        return e.hasPlayback && !s.hasPlayback && !s.started
          ? does(next, { do: "open" }) : next;
      }
      const running = s.started || s.over;
      if (e.stream === "ended" && isLive(s) && running) {
        if (s.over) return next;
        // Judged from just before: afterwards there is no edge.
        return s.behind ? { ...next, flipped: true } : finish(next);
      }
      if (e.stream === "live" && s.stream === "ended" && running) {
        return s.over
          ? goLive({ ...next, over: false, leaving: false, flipped: false })
          : { ...next, flipped: false, behind: "viewer" };
      }
      return does({ ...initial(next) }, { do: "open" });
    },

    endTag(s) {
      return { ...s, endTag: true };
    },

    over(s) {
      return s.started ? finish(s) : s;
    },

    // There is no next item after all.
    stay(s) {
      return does({ ...s, leaving: false }, { do: "finish" });
    },

    replay(s) {
      if (!s.over || s.leaving || !(s.hasPlayback || isLive(s))) return s;
      return does({
        ...s, over: false, flipped: false, started: true, paused: false,
        behind: isLive(s) ? "viewer" : null, position: s.start, held: null,
      }, { do: "restart" }, { do: "play" });
    },
  };

  function step(state, event) {
    const run = steps[event.type];
    return run ? run({ ...state, effects: [] }, event) : state;
  }

  function slug(s) {
    if (s.over && !s.leaving) return "end-of-content";
    switch (s.stream) {
      case "upcoming": return "waiting-room";
      case "live": return s.behind ? "live-behind" : "live-edge";
      case "ended":
        if (s.flipped) return "ended-behind";
        return s.hasPlayback || s.started
          ? "ended-replay" : "ended-no-recording";
      default: return "on-demand";
    }
  }

  // `12:05` or `1:02:03`, hours unbounded.
  function clock(seconds) {
    const whole = seconds > 0 && seconds < Infinity ? Math.floor(seconds) : 0;
    const two = (number) => String(number).padStart(2, "0");
    const hours = Math.floor(whole / 3600);
    const minutes = Math.floor(whole / 60) % 60;
    return hours
      ? `${hours}:${two(minutes)}:${two(whole % 60)}`
      : `${minutes}:${two(whole % 60)}`;
  }

  const negative = (seconds) => seconds >= 1 ? "-" + clock(seconds) : null;

  function view(s) {
    const playerState = slug(s);
    const playhead = { "live-edge": "edge", "live-behind": "behind" }[
      playerState] ?? null;
    const behind = distance(s);
    const from = s.start;
    const to = isLive(s) ? s.edge : s.end;
    const place = clamp(at(s), from, Math.max(from, to));
    const shows = s.measured && s.stream !== "upcoming"
      && playerState !== "ended-no-recording";
    const full = playhead === "edge" || playerState === "end-of-content";
    return {
      playerState, playhead,
      negative: playhead === "behind" && s.measured && s.dvr
        ? negative(behind) : null,
      behind,
      elapsed: shows && !isLive(s) ? (full ? to : place) - from : null,
      length: shows && !isLive(s) ? to - from : null,
      fraction: full ? 1 : shows && to > from ? (place - from) / (to - from)
        : 0,
      canSeek: canSeek(s),
      canPlay: playable(s),
      canReplay: playerState === "end-of-content"
        && (s.hasPlayback || isLive(s)),
    };
  }

  globalThis.Greenroom ??= {};
  Object.assign(globalThis.Greenroom, {
    playerState: { initial, step, view, clock },
  });
})();
