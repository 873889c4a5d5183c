// The start times of the page: [as an instant, as text].
() => [...document.querySelectorAll("time[data-start-time]")]
  .map((it) => [it.dateTime, it.textContent.trim()])
