import { ApiCallError } from '#frontend/lib/api.ts'
import { isAboutTime, isByRule, refusalText } from '#frontend/lib/refusal-text.ts'
import type { Availability } from '#schemas/contract/availability.ts'
import { linkLabels } from '#words/labels/links.ts'

const labels = linkLabels.failed

export type CallFailure = {
  message: string
  /** What the API says, in English. */
  told?: string
  /** The link does not work, now or later. */
  isGone?: boolean
  /** The message names the phone. */
  namesPhone?: boolean
  /** The record of the link as it is now, which the call did not expect. */
  current?: unknown
  /** True if a rule refused the change, false if somebody else was faster. */
  isRefused?: boolean
  /** The open windows, when the chosen one was not. */
  days?: Availability['days'] | undefined
  /** The chosen window is full, over or closed by now. */
  isAboutTime?: boolean
}

/** The message of a failed call, and what its answer says that the page does not know. */
export function failureOf(error: unknown): CallFailure {
  if (!(error instanceof ApiCallError)) return { message: labels.offline }
  const { status, problem } = error
  if (!problem || status === 500) return { message: labels.text }
  const { current, availability } = problem
  const text = refusalText(problem)
  return {
    message: text ?? labels.text,
    told: problem.message,
    isGone: status === 404,
    namesPhone: text !== undefined && (status === 404 || isByRule(problem)),
    current,
    isRefused: isByRule(problem),
    days: (availability as Availability | undefined)?.days,
    isAboutTime: isAboutTime(problem),
  }
}
