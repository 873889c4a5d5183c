// What plays the media: hls.js for playlists where it runs, else the browser
// itself. Every engine has the same few methods; a player knows no other.
(function () {
  "use strict";

  let library;

  // hls.js is loaded when the first playlist needs it.
  function hlsLibrary() {
    if (globalThis.Hls) return globalThis.Hls;
    const src = document.body.dataset.hls;
    if (!src) return null;
    library ??= new Promise((resolve) => {
      const script = document.createElement("script");
      script.src = src;
      script.onload = () => resolve(globalThis.Hls ?? null);
      script.onerror = () => {
        library = undefined;
        resolve(null);
      };
      document.head.append(script);
    });
    return library;
  }

  function hlsEngine(Hls, video, url, from, on) {
    let details, live, recovered = -Infinity;
    const hls = new Hls({
      enableWorker: false,
      liveDurationInfinity: true,
      startPosition: from ?? -1,
    });
    hls.on(Hls.Events.LEVEL_UPDATED, (_, data) => {
      details = data.details;
      if (live && !details.live) on.endTag();
      live = details.live;
    });
    hls.on(Hls.Events.ERROR, (_, { fatal, type }) => {
      if (fatal) on.failed(type);
    });
    hls.loadSource(url);
    hls.attachMedia(video);
    return {
      measure() {
        if (!details) return null;
        const { fragmentStart: start, edge: end, targetduration } = details;
        const edge = (live && hls.liveSyncPosition) || end;
        return { start, end, edge: Math.max(start, edge), target: targetduration };
      },
      seek(to) {
        video.currentTime = to;
      },
      // After the end tag hls.js knows no edge any more.
      toEdge(to) {
        video.currentTime = (live && hls.liveSyncPosition) || to;
      },
      // Whether it can go on without starting anew.
      recover(type) {
        if (type === Hls.ErrorTypes.MEDIA_ERROR
          && performance.now() - recovered > 10000) {
          recovered = performance.now();
          hls.recoverMediaError();
          return true;
        }
        if (type !== Hls.ErrorTypes.NETWORK_ERROR) return false;
        if (details) hls.startLoad();
        else hls.loadSource(url);
        return true;
      },
      destroy: () => hls.destroy(),
    };
  }

  // On-demand media, and live media without a window: some browsers tell no
  // window, and then there is no going back.
  function nativeEngine(video, url, from, on) {
    const stop = new AbortController();
    const listen = (name, run) =>
      video.addEventListener(name, run, { signal: stop.signal });
    let live;
    const start = () => {
      video.src = url;
      video.load();
    };
    listen("loadedmetadata", () => {
      if (from) video.currentTime = from;
    });
    listen("durationchange", () => {
      if (live && video.duration < Infinity) on.endTag();
      live = video.duration === Infinity;
    });
    listen("error", () => on.failed());
    start();
    return {
      measure() {
        if (!(video.duration > 0)) return null;
        const { seekable, currentTime } = video;
        const window = seekable.length
          ? [seekable.start(0), seekable.end(seekable.length - 1)] : [0, 0];
        const dvr = window[1] > window[0];
        if (!live) {
          return { start: 0, end: video.duration, edge: video.duration, dvr };
        }
        const [first, last] = dvr ? window : [currentTime, currentTime];
        return { start: first, end: last, edge: last, dvr };
      },
      seek(to) {
        video.currentTime = to;
      },
      toEdge(to) {
        if (video.seekable.length) video.currentTime = to;
        else start();
      },
      recover: () => false,
      destroy() {
        stop.abort();
        video.removeAttribute("src");
        video.load();
      },
    };
  }

  // The engine for what the catalog names; null where nothing can play it, and
  // undefined where it is not wanted any more.
  async function openEngine(video, { hls, mp4 }, { from, on, isWanted }) {
    if (hls) {
      const Hls = await hlsLibrary();
      if (!isWanted()) return undefined;
      if (Hls?.isSupported()) return hlsEngine(Hls, video, hls, from, on);
      if (video.canPlayType("application/vnd.apple.mpegurl")) {
        return nativeEngine(video, hls, from, on);
      }
    }
    return mp4 ? nativeEngine(video, mp4, from, on) : null;
  }

  (globalThis.Greenroom ??= {}).openEngine = openEngine;
})();
