/** Log lines, a JSON object each. Never a body, a header, a query or an error's message: those can hold personal data. */

export function writeLog(line: object): void {
  console.log(JSON.stringify(line))
}

/** A fault while a mail was on its way. */
export function logMailFault(event: string, notification: string, error: unknown): void {
  writeLog({ level: 'error', event, notification, ...errorDetails(error) })
}

/** Name and stack frames of an error, without its message. */
export function errorDetails(error: unknown): { error: string; stack?: string[] } {
  if (!(error instanceof Error)) return { error: typeof error }
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line))
  return { error: error.name, stack: frames.slice(0, 8).map((frame) => frame.trim()) }
}
