/** Runs a change: shows a toast, opens the login when the session has ended, and returns the outcome. */

import { hasSessionEnded } from '#frontend/admin/lib/use-api.ts'
import { useIsLeft } from '#frontend/admin/lib/use-is-left.ts'
import { useReload } from '#frontend/admin/lib/use-reload.ts'
import { useSession } from '#frontend/admin/lib/use-session.ts'
import { ApiCallError, type CallInput, callApi } from '#frontend/lib/api.ts'
import { format } from '#frontend/lib/format.ts'
import { dismissFailures, showFailure, showToast, type Toast } from '#frontend/lib/toasts.ts'
import type { ApiError } from '#schemas/contract/error.ts'
import type { Answer } from '#schemas/contract/index.ts'
import { adminRoutes, type NamedRoute, takesKey } from '#schemas/routes.ts'

export type Outcome<T> = { isDone: true; data: T } | { isDone: false; problem: ApiError; status: number }

/** Counts as done what somebody else has deleted. @throws any other error */
export function ignoreGone(error: unknown): void {
  if (!(error instanceof ApiCallError) || error.status !== 404) throw error
}

export const reasonOf = (outcome: Outcome<unknown>) => (outcome.isDone ? undefined : outcome.problem.message)

export type FailureLabel = string | ((status: number) => string)
export type ToastText = Pick<Toast, 'title' | 'description' | 'action'>
type ActionLabels<T> = {
  done?: ToastText | ((data: T) => ToastText) | undefined
  /** Text of a refusal or fault, for each status or by status; `{message}` is the API's. */
  failed: FailureLabel
  /** Used when the API gave no message. */
  unexplained?: string | undefined
  /** Said when no answer came. By default, `failed` and that nobody knows whether it was done. */
  unanswered?: string | undefined
}

const UNEXPLAINED = 'The server failed without a reason. Please try again in a moment.'
const UNREACHABLE = 'The server cannot be reached. Check your connection and try again.'
const UNANSWERED =
  'No answer came, so it is not known whether this was done. Check your connection and try again.'

/**
 * The API's message, or that no answer came.
 * @param unexplained for a fault of a gateway before the API, whose message is not meant for people
 */
export function problemOf(
  error: unknown,
  unexplained = UNEXPLAINED,
  unanswered = UNREACHABLE,
): { problem: ApiError; status: number } {
  if (!(error instanceof ApiCallError)) return { problem: { message: unanswered }, status: 0 }
  const { problem, status } = error
  const isGateways = status >= 500 && !problem?.code && !problem?.requestId
  return { problem: problem && !isGateways ? problem : { message: unexplained }, status }
}

/**
 * Mutations are never retried: a failure is shown, and trying again is the owner's choice. One that needs a new sign-in asks for
 * it, and is then made.
 */
export function useAction() {
  const session = useSession()
  const isLeft = useIsLeft()
  return async function act<T>(call: () => Promise<T>, labels: ActionLabels<T>): Promise<Outcome<T>> {
    try {
      const data = await call()
      if (labels.done) showToast(typeof labels.done === 'function' ? labels.done(data) : labels.done)
      else dismissFailures()
      return { isDone: true, data }
    } catch (error) {
      const failure = problemOf(error, labels.unexplained, labels.unanswered ?? UNANSWERED)
      const { message } = failure.problem
      if (failure.problem.needsSignIn && (await session.confirm())) return act(call, labels)
      if (hasSessionEnded(error)) session.end()
      // The caller asks about warnings, if it is still there.
      else if (!failure.problem.warnings || isLeft.current) {
        const { failed, unanswered } = labels
        const text = typeof failed === 'string' ? failed : failed(failure.status)
        const isLost = failure.status === 0
        const isExplained = isLost || failure.problem.warnings
        const whole = isExplained && !text.includes('{message}') ? `${text} {message}` : text
        const description = isLost && unanswered ? unanswered : format(whole, { message })
        showFailure('Error', description)
      }
      return { isDone: false, ...failure }
    }
  }
}

/** Keys of the calls whose answer was lost, by what was asked: pressed again, each is the same change. */
const lostKeys = new Map<string, string>()

/** True if the API answered, so that the record can be read again: not once the session has ended. */
export const isAnswered = (outcome: Outcome<unknown>) =>
  outcome.isDone || (outcome.status > 0 && outcome.status < 500 && outcome.status !== 401)

/** The same for one call of an endpoint: its input, and what is said of the outcome. */
export function useCall() {
  const act = useAction()
  return async <N extends keyof typeof adminRoutes>(
    name: N,
    said: CallInput<N> & ActionLabels<Answer<N>>,
  ) => {
    const { done, failed, unexplained, unanswered, ...input } = said
    const route = adminRoutes[name] as NamedRoute & { name: N }
    const asked = JSON.stringify([name, input])
    const key = lostKeys.get(asked) ?? crypto.randomUUID()
    lostKeys.set(asked, key)
    const sent = { ...(takesKey(route) && { idempotencyKey: key }), ...input }
    const labels = { done, failed, unexplained, unanswered }
    const outcome = await act(() => callApi(route, sent as unknown as CallInput<N>), labels)
    if (isAnswered(outcome)) lostKeys.delete(asked)
    return outcome
  }
}

/**
 * The same for a change of what the screen shows, which is read again once the API has answered: the next press is about the record
 * as it is now. After a lost answer, it repeats this one.
 */
export function useChange(): ReturnType<typeof useCall> {
  const call = useCall()
  const reload = useReload()
  return async (name, said) => {
    const outcome = await call(name, said)
    if (isAnswered(outcome)) await reload()
    return outcome
  }
}
