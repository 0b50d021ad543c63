const ANSWER_MS = 10_000

/** Gives up a call after ten seconds: nobody waits longer at a door, where a phone may seem to have a network. */
export function answerSoon(): AbortSignal {
  // A timer, as in `callApi`, because tests cannot advance the clock of `AbortSignal.timeout`.
  const stop = new AbortController()
  setTimeout(() => stop.abort(), ANSWER_MS)
  return stop.signal
}
