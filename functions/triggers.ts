/** When functions run that no endpoint starts: infra and the local stack read it. */

/** Minutes between the runs of a function with an event. */
export const SCHEDULES = {
  sweep: { name: 'sweeper', event: {}, minutes: 1 },
  readPages: { name: 'canary', event: { writes: false }, minutes: 5 },
  writeRecords: { name: 'canary', event: { writes: true }, minutes: 60 },
  /** For what changes without an edit: the year. */
  publish: { name: 'publisher', event: {}, minutes: 24 * 60 },
} as const

/** Collects the edits of a burst into one run: with the run's own seconds, an edit is on the site within ten. */
export const BATCHING_WINDOW_SECONDS = 5

/** Then Lambda ends a run. It takes about five; the rest is for a slow S3. */
export const RUN_TIMEOUT_SECONDS = 60
