/**
 * Creates records idempotently: a repeated Idempotency-Key gets the first answer, or 422 if the body differs. Limits how much
 * each network creates. Writes record, answer and count in one transaction, so that a crash leaves all or none.
 */
import { randomUUID } from 'node:crypto'
import * as z from 'zod'
import { AppError, invalidInput, refuse, unavailable } from '#functions/errors.ts'
import { type EndpointRequest, endpoint, type Handle } from '#functions/http/endpoint.ts'
import { countCreation } from '#functions/http/limits.ts'
import { atMost, either, matching } from '#functions/table/expression.ts'
import { digest, idempotencyKey } from '#functions/table/keys.ts'
import { readRow } from '#functions/table/read.ts'
import { MUST_NOT_EXIST, made, put, transact, type Write, type Writes } from '#functions/table/transact.ts'
import type { Answer, Endpoint } from '#schemas/contract/endpoint.ts'
import { OFFLINE_MS } from '#schemas/facts/limits.ts'
import type { NamedRoute } from '#schemas/routes.ts'

type Made<E extends Endpoint> = { writes: Writes; answer: Answer<E> }
/** Returns what to write and what to answer; throws an AppError to refuse. */
export type Make<E extends Endpoint, Admin> = (
  request: EndpointRequest<E, Admin> & { now: Date; newId: () => string },
) => Made<E> | Promise<Made<E>>

/** The first answer to a key, kept for as long as a device may send a change again (`OFFLINE_MS`). */
const RememberedAnswer = z.object({
  bodyHash: z.string(),
  /** JSON text, so that a repeat gets the same bytes. */
  answer: z.string(),
  /** Epoch seconds. */
  expiresAt: z.number(),
})
type RememberedAnswer = z.infer<typeof RememberedAnswer>

const Version = z.object({ id: z.string(), updatedAt: z.string() })

/** Lambda handler of what a visitor creates; see also `adminOnce`. */
export const creation = <E extends Endpoint<NamedRoute & { access: 'public'; status: 201 }>>(
  contract: E,
  make: Make<E, undefined>,
) => endpoint(contract, once(contract, make))

/**
 * Answers a creation, or a change that the back office may send twice.
 * @param make runs in parallel with the look-up of an earlier answer, so that a creation takes two round trips
 * @param read for an answer that is a record, which may be about a person: only its id and version are kept, so that deleting
 *   the record forgets the person
 * @throws (when called) AppError 400 for a malformed key, 422 for a key first used with another body, 429 above a limit
 */
export function once<E extends Endpoint, Admin>(
  { route: { name } }: E,
  make: Make<E, Admin>,
  read?: (id: string) => Promise<Answer<E>>,
): Handle<E, Admin> {
  const replay = (earlier: RememberedAnswer, bodyHash: string) => answerAgain(earlier, bodyHash, read)
  const kept = (answer: Answer<E>) => JSON.stringify(read ? Version.parse(answer) : answer)
  return async (request) => {
    const key = readKey(request.headers['idempotency-key'])
    // The same body may change another record.
    const bodyHash = digest([request.text, ...Object.values(request.params ?? {})].join('|'))
    const now = new Date()
    const making = async () => make({ ...request, now, newId: randomUUID })
    const [earlier, creation] = await Promise.allSettled([
      key === undefined ? undefined : findAnswer(name, key, now),
      making(),
    ])
    if (earlier.status === 'rejected') throw earlier.reason
    if (earlier.value) return replay(earlier.value, bodyHash)
    try {
      // Not earlier: a repeat gets its answer even if it would be refused now, because its own booking took the last place.
      if (creation.status === 'rejected') throw creation.reason
      const { writes, answer } = creation.value
      const remember =
        key === undefined ? [] : [rememberAnswer(name, key, { bodyHash, answer: kept(answer) }, now)]
      const counted = countCreation(name, request.network, now)
      await transact(async () => [...remember, ...counted, ...(await made(writes))])
      return answer
    } catch (error) {
      // A concurrent repeat of this request may have been stored since the look-up, and have caused this refusal.
      const twin = key !== undefined && error instanceof AppError && (await findAnswer(name, key, now))
      if (twin) return replay(twin, bodyHash)
      throw error
    }
  }
}

function readKey(key: string | undefined): string | undefined {
  if (key !== undefined && !/^[\w-]{8,64}$/.test(key))
    throw invalidInput({ 'Idempotency-Key': 'Send 8 to 64 letters, digits, - or _' })
  return key
}

/** @throws AppError 404 if the record to `read` was deleted since */
async function answerAgain<T>(
  earlier: RememberedAnswer,
  bodyHash: string,
  read?: (id: string) => Promise<T>,
): Promise<T> {
  if (earlier.bodyHash !== bodyHash) throw refuse('saved-otherwise', {})
  const answer: unknown = JSON.parse(earlier.answer)
  if (!read) return answer as T
  const { id, updatedAt } = Version.parse(answer)
  return { ...(await read(id)), updatedAt }
}

/** Finds the answer stored for this key. Ignores expired rows, because TTL may delete them days late. */
async function findAnswer(route: string, key: string, now: Date): Promise<RememberedAnswer | undefined> {
  const row = await readRow(idempotencyKey(route, key))
  const remembered = row && RememberedAnswer.parse(row)
  return remembered && remembered.expiresAt > now.getTime() / 1000 ? remembered : undefined
}

/** Returns the write that stores an answer. It belongs in the record's transaction, so that both exist or neither. */
function rememberAnswer(
  route: string,
  key: string,
  answer: Omit<RememberedAnswer, 'expiresAt'>,
  now: Date,
): Write {
  const seconds = Math.floor(now.getTime() / 1000)
  return put(
    { ...idempotencyKey(route, key), ...answer, expiresAt: seconds + OFFLINE_MS / 1000 },
    either(MUST_NOT_EXIST, matching({ expiresAt: atMost(seconds) })),
    () => unavailable(),
  )
}
