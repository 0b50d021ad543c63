/** Lighthouse's phone: a slow 4G line and a processor a quarter as fast as this one. */
export const SLOW_LINE = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
}
export const PROCESSOR_SLOWDOWN = 4
