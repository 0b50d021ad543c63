/** What a log line may say of an error. Never its message, which can hold personal data. */

/** Name and stack frames of an error, without its message. */
export function errorDetails(error: unknown): { error: string; stack?: string[] } {
  if (!(error instanceof Error)) return { error: typeof error }
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line))
  return { error: error.name, stack: frames.slice(0, 8).map((frame) => frame.trim()) }
}
