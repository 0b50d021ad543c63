/** Collects the edits of a burst into one run: with the run's own seconds, an edit is on the site within ten. */
export const BATCHING_WINDOW_SECONDS = 5

/** Then Lambda ends a run. It takes about five; the rest is for a slow S3. */
export const RUN_TIMEOUT_SECONDS = 60
