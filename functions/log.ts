/** Log lines, one JSON object each. No body, header, query or error message: those can hold personal data. */

export function writeLog(line: object): void {
  console.log(JSON.stringify(line))
}

export function logMailFault(event: string, notification: string, error: unknown): void {
  writeLog({ level: 'error', event, notification, ...errorDetails(error) })
}

/** Returns name and stack frames of an error, without its message. */
export function errorDetails(error: unknown): { error: string; stack?: string[] } {
  if (!(error instanceof Error)) return { error: typeof error }
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line))
  return { error: error.name, stack: frames.slice(0, 8).map((frame) => frame.trim()) }
}
