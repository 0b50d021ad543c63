/** Visitors who retry as the forms do, and a ledger of the answers they got. */
import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { type ApiAnswer, type ApiClient, apiClient, nextAddress } from '#tests/support/api/client.ts'
import {
  commercialRequest,
  contactRequest,
  quoteRequest,
  visitor,
  type Window,
} from '#tests/support/api/requests.ts'

export const KINDS = ['quote', 'contact', 'commercial', 'booking'] as const
export type Kind = (typeof KINDS)[number]

/** One acknowledged request; its email address identifies its record. */
type Acknowledged = { kind: Kind; email: string; id: string; quoteId?: string }

export type Ledger = {
  acknowledged: Acknowledged[]
  /** Bookings whose window was full. */
  refused: number
  /** Tries without a success, by status or error. */
  failures: Record<string, number>
  /** Bookings whose cancellation was acknowledged. */
  cancelled: Set<string>
  /** Answers that no fault excuses. */
  wrong: string[]
}

/** An empty ledger. */
export const newLedger = (): Ledger => ({
  acknowledged: [],
  refused: 0,
  failures: {},
  cancelled: new Set(),
  wrong: [],
})

const RETRY_MS = 300

/**
 * Sends one request under one Idempotency-Key until it is acknowledged or refused, to whichever stack is running.
 * @returns undefined when it was refused
 */
export async function visit(
  kind: Kind,
  window: Window,
  where: () => { url: string },
  ledger: Ledger,
): Promise<Acknowledged | undefined> {
  const key = randomUUID()
  const email = `${key}@example.com`
  const input = { headers: { 'idempotency-key': key } }
  const address = nextAddress()
  const send = () => {
    const client = apiClient(where(), address)
    if (kind === 'quote') {
      const customerInfo = { name: 'Ana Ruiz', email }
      return client.call('createQuote', { ...input, body: quoteRequest({ customerInfo }) })
    }
    if (kind === 'contact') return client.call('createContact', { ...input, body: contactRequest({ email }) })
    if (kind === 'commercial')
      return client.call('createCommercialContact', { ...input, body: commercialRequest({ email }) })
    return client.call('createBooking', { ...input, body: { ...visitor(), ...window, email } })
  }
  const answer = await untilAnswered(send, ledger)
  if (answer.status === 201) {
    const { id, quoteId } = answer.json() as { id: string; quoteId?: string }
    const acknowledged = { kind, email, id, ...(quoteId && { quoteId }) }
    ledger.acknowledged.push(acknowledged)
    return acknowledged
  }
  if (kind === 'booking' && answer.status === 409) {
    ledger.refused += 1
  } else {
    ledger.wrong.push(`${kind} was answered ${answer.status}: ${answer.text}`)
  }
  return undefined
}

type Home = { url: string; admin: { username: string; password: string } }

/** The owner, who cancels bookings. Signs in again only after a crash, because sign-ins are throttled. */
export function startOwner(where: () => Home, ledger: Ledger): { cancel: (id: string) => Promise<void> } {
  let session: { url: string; client: Promise<ApiClient> } | undefined

  function signedIn(): Promise<ApiClient> {
    const { url, admin } = where()
    if (session?.url === url) return session.client
    const owner = apiClient({ url })
    const client = owner.login(admin).then(() => owner)
    session = { url, client }
    client.catch(() => {
      session = undefined
    })
    return client
  }

  return {
    cancel: async (id) => {
      const answer = await untilAnswered(async () => {
        const owner = await signedIn()
        const change = await owner.call('updateBooking', { params: { id }, body: { status: 'cancelled' } })
        // Its own first try may have been the newer version.
        return change.status === 409 ? undefined : change
      }, ledger)
      if (answer.status === 200) ledger.cancelled.add(id)
      else ledger.wrong.push(`cancelling was answered ${answer.status}: ${answer.text}`)
    },
  }
}

async function untilAnswered(send: () => Promise<ApiAnswer | undefined>, ledger: Ledger): Promise<ApiAnswer> {
  for (;;) {
    const answer = await send().catch(() => undefined)
    // A 500 would mean that a function did not recognise the fault.
    if (answer && answer.status !== 503) return answer
    const reason = answer ? '503' : 'no connection'
    ledger.failures[reason] = (ledger.failures[reason] ?? 0) + 1
    await pause(RETRY_MS)
  }
}
