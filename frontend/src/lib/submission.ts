/** Sends a form once and not too early, and shows the API's errors next to their fields. */
import type { FieldPath, FieldValues, UseFormSetError } from 'react-hook-form'
import { ApiCallError } from '#frontend/lib/api.ts'
import { refusalText } from '#frontend/lib/refusal-text.ts'
import { LIMITS } from '#schemas/facts/limits.ts'
import { sentLanguage } from '#words/language.ts'

type Keyed<T> = { idempotencyKey: string; body: T & { openFor: number } }

const keyed = new Map<string, Keyed<object>>()

/**
 * Adds an idempotency key and the form's age to a request. The same content keeps both while the page is open, even when
 * its dialog was closed meanwhile: a retry after a lost answer cannot create a second record.
 * Waits until the page is older than the spam trap's limit, because autofill can be that fast.
 */
export async function withIdempotencyKey<T extends object>(content: T): Promise<Keyed<T>> {
  const text = JSON.stringify(content)
  const known = keyed.get(text) as Keyed<T> | undefined
  if (known) return known
  const wait = LIMITS.fastestHuman + 1 - performance.now()
  // Stryker disable next-line EqualityOperator: a timer of 0 ms more changes nothing that is sent
  if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait))
  const openFor = Math.round(performance.now())
  const made = { idempotencyKey: crypto.randomUUID(), body: { ...content, ...sentLanguage, openFor } }
  keyed.set(text, made)
  return made
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
