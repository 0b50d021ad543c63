/** Collects the edits of a burst into one run. */
export const BATCHING_WINDOW_SECONDS = 2

/** Then Lambda ends a run. It takes about five; the rest is for a slow S3. */
export const RUN_TIMEOUT_SECONDS = 60
