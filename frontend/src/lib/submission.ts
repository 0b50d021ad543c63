/** Sends a form once and not too early, and shows the API's errors next to their fields. */
import type { FieldPath, FieldValues, UseFormSetError } from 'react-hook-form'
import { ApiCallError, type CallInput, callApi } from '#frontend/lib/api.ts'
import { clearDraft, keepDraft, readDraft } from '#frontend/lib/draft.ts'
import { refusalText } from '#frontend/lib/refusal-text.ts'
import type { Answer, Sent } from '#schemas/contract/index.ts'
import * as LIMITS from '#schemas/facts/limits.ts'
import type { NamedRoute } from '#schemas/routes.ts'
import { sentLanguage } from '#words/language.ts'

type Content<R extends NamedRoute> = Omit<Sent<R['name'], 'body'>, 'openFor' | 'language'>
type Request = { idempotencyKey: string; body: object }

/** What this page has sent that is not answered yet, by content. The same content after an answer is a new request. */
const requests = new Map<string, Request>()

/**
 * Sends what a form holds, with an idempotency key and the form's age. The same content keeps both until it is answered, over a
 * reload if it was sent last: sending it again creates no second record.
 * Waits until the page is older than the spam trap's limit, because autofill can be that fast.
 * @throws as `callApi`
 */
export async function sendForm<R extends NamedRoute>(
  route: R,
  content: Content<R>,
): Promise<Answer<R['name']>> {
  const asked = { ...content, ...sentLanguage }
  const text = JSON.stringify([route.name, asked])
  const draft = `unanswered:${route.name}`
  const kept = readDraft<{ text: string; request: Request }>(draft)?.values
  const earlier = requests.get(text) ?? (kept?.text === text ? kept.request : undefined)
  const request = earlier ?? (await newRequest(asked))
  requests.set(text, request)
  keepDraft(draft, { values: { text, request } })
  const answer = await callApi(route, request as unknown as CallInput<R['name']>)
  clearDraft(draft)
  requests.delete(text)
  return answer
}

async function newRequest(asked: object): Promise<Request> {
  const wait = LIMITS.fastestHuman + 1 - performance.now()
  // Stryker disable next-line EqualityOperator: a timer of 0 ms more changes nothing that is sent
  if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait))
  return { idempotencyKey: crypto.randomUUID(), body: { ...asked, openFor: Math.round(performance.now()) } }
}

/**
 * The API's message at a limit (429), which says when to try again. Ignores the gateway's own 429, which names no time and
 * is over in a second.
 */
export function limitText(error: unknown): string | undefined {
  if (!(error instanceof ApiCallError) || error.status !== 429 || error.retryAfter === undefined)
    return undefined
  return error.problem && refusalText(error.problem)
}

/** The text next to a form that failed: the form's text and, at a limit, when to try again. */
export function failureText(error: unknown, text: string): string {
  return [text, limitText(error)].filter(Boolean).join(' ')
}

/**
 * Shows the fields that the API refused (400), in the page's words where the code says what is wrong, and focuses the first.
 * @param prefix of the form's fields in the request, for instance `customerInfo.`
 * @returns true when at least one of the form's fields was named
 */
export function showFieldErrors<V extends FieldValues>(
  error: unknown,
  fields: readonly FieldPath<V>[],
  setError: UseFormSetError<V>,
  prefix = '',
): boolean {
  const problem = error instanceof ApiCallError ? error.problem : undefined
  const said = problem && problem.code !== 'check-fields' ? refusalText(problem) : undefined
  const refused = fields.flatMap((field) => {
    const message = problem?.fields?.[prefix + field]
    return message ? [{ field, message: said ?? message }] : []
  })
  refused.forEach(({ field, message }, index) => {
    setError(field, { message }, { shouldFocus: index === 0 })
  })
  return refused.length > 0
}
