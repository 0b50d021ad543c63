/**
 * Idempotency-Key of creations: the same key with the same body is answered with the first result, with another body by 422.
 * The answer is remembered in the record's own transaction, so that a crash leaves both or neither.
 */
import { createHash } from 'node:crypto'
import type { APIGatewayProxyEventV2 } from 'aws-lambda'
import {
  countCreation,
  findAnswer,
  type RememberedAnswer,
  RepeatedRequest,
  rememberAnswer,
} from '#functions/data/request-guards.ts'
import type { Write } from '#functions/data/transact.ts'
import { AppError, invalidInput } from '#functions/domain/errors.ts'
import { clientAddress } from '#functions/http/guards.ts'
import type { Route } from '#schemas/routes.ts'

type Writes<T> = (answer: T) => Write[]

/**
 * Runs `prepare` beside the look-up of an earlier answer; then answers with that, or with what the prepared function
 * creates. `once(answer)` gives the handler the writes to put into its transaction.
 * @throws AppError 422 when the key came with another body before, 400 for a malformed key
 */
export async function answerOnce<T>(
  route: Route,
  event: APIGatewayProxyEventV2,
  text: string,
  prepare: (once: Writes<T>) => Promise<() => Promise<T>>,
): Promise<T> {
  const key = readKey(route, event)
  const bodyHash = createHash('sha256').update(text).digest('hex')
  const once: Writes<T> = (answer) => [
    ...(key === undefined
      ? []
      : [rememberAnswer(route.name, key, { bodyHash, answer: JSON.stringify(answer) })]),
    ...countCreation(route.name, clientAddress(event)),
  ]
  const [earlier, prepared] = await Promise.all([
    key === undefined ? undefined : findAnswer(route.name, key),
    settle(prepare(once)),
  ])
  if (earlier) return replay<T>(earlier, bodyHash)
  try {
    return await (await prepared())()
  } catch (error) {
    if (error instanceof RepeatedRequest) return replay<T>(error.remembered, bodyHash)
    // The twin of this request may have been stored since the look-up, and be the very reason for the refusal.
    const twin =
      key !== undefined && error instanceof AppError ? await findAnswer(route.name, key) : undefined
    if (twin) return replay<T>(twin, bodyHash)
    throw error
  }
}

function readKey(route: Route, { headers }: APIGatewayProxyEventV2): string | undefined {
  const key = headers['idempotency-key']
  if (key === undefined || route.status !== 201) return undefined
  if (!/^[\w-]{8,64}$/.test(key))
    throw invalidInput({ 'Idempotency-Key': 'Send 8 to 64 letters, digits, - or _' })
  return key
}

/** A repeat is answered even when loading fails by now, for instance because its own booking took the last place. */
async function settle<T>(promise: Promise<T>): Promise<() => Promise<T>> {
  try {
    const value = await promise
    return async () => value
  } catch (error) {
    return async () => {
      throw error
    }
  }
}

function replay<T>(earlier: RememberedAnswer, bodyHash: string): T {
  if (earlier.bodyHash !== bodyHash)
    throw new AppError(
      422,
      'An earlier try was saved already, with other content. Please check what is there before you send it again.',
    )
  return JSON.parse(earlier.answer) as T
}
