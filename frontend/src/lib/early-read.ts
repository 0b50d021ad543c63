/** What a link's page has asked for with its HTML (browser/link-boot.ts), until its island takes the answer. */

/** Milliseconds. API Gateway waits 30 s for a function: a later answer is lost. */
export const ANSWER_TIMEOUT = 40_000

declare global {
  interface Window {
    earlyRead?: { token: string; answer: Promise<Response> }
  }
}

/** Reads what a link names. The address needs no client of the API, which would be in the way. */
export function startEarlyRead(path: string, token: string, language?: string): void {
  const answer = fetch(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ token, language }),
    signal: AbortSignal.timeout(ANSWER_TIMEOUT),
  })
  // The island says what failed.
  answer.catch(() => {})
  window.earlyRead = { token, answer }
}

/** Once: a caller that asks again sends a request of its own. */
export function takeEarlyRead(token: string): Promise<Response> | undefined {
  const { earlyRead } = window
  delete window.earlyRead
  return earlyRead?.token === token ? earlyRead.answer : undefined
}
