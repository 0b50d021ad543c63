/** Visitors who retry as the forms do, and a ledger of the answers they got. */
import { randomInt, randomUUID } from 'node:crypto'
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

/** The owner in the back office, or the customer by the link of a mail. */
type Canceller = 'owner' | 'customer'

export type Ledger = {
  acknowledged: Acknowledged[]
  /** Bookings whose cancellation was acknowledged, and who asked for it. */
  cancelled: Map<string, Canceller>
  /** Answers that no fault excuses. */
  wrong: string[]
}

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
  const phone = `559${String(randomInt(10 ** 7)).padStart(7, '0')}`
  const headers = { 'idempotency-key': key }
  const address = nextAddress()
  const [name, body] = {
    quote: ['createQuote', quoteRequest({ customerInfo: { name: 'Ana Ruiz', email } })] as const,
    contact: ['createContact', contactRequest({ email })] as const,
    commercial: ['createCommercialContact', commercialRequest({ email })] as const,
    booking: ['createBooking', { ...visitor(), ...window, email, phone }] as const,
  }[kind]
  const answer = await untilAnswered(() => apiClient(where(), address).ask(name, { body, headers }))
  if (answer.status === 201) {
    const { id, quoteId } = answer.json() as { id: string; quoteId?: string }
    const acknowledged = { kind, email, id, ...(quoteId && { quoteId }) }
    ledger.acknowledged.push(acknowledged)
    return acknowledged
  }
  // A full window refuses a booking.
  if (kind !== 'booking' || answer.status !== 409)
    ledger.wrong.push(`${kind} was answered ${answer.status}: ${answer.text}`)
  return undefined
}

type Home = { url: string; admin: { username: string; password: string } }

/** Cancels visits, for the owner or by the customer's link. Signs in again only after a crash, because sign-ins are throttled. */
export function startCancelling(where: () => Home, ledger: Ledger) {
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

  const cancelAs: Record<Canceller, (id: string) => Promise<ApiAnswer>> = {
    async owner(id) {
      const owner = await signedIn()
      return owner.call('updateBooking', id, { status: 'cancelled' })
    },
    async customer(id) {
      const owner = await signedIn()
      const link = await owner.call('createVisitLink', id, {})
      if (link.status !== 200) return link
      const token = new URL(link.json().visit).searchParams.get('k') ?? ''
      return apiClient(where()).call('changeVisit', { token, action: 'cancel' })
    },
  }

  return async (id: string, by: Canceller): Promise<void> => {
    const answer = await untilAnswered(async () => {
      const change = await cancelAs[by](id)
      // Its own first try may have been the newer version.
      return change.status === 409 ? undefined : change
    })
    if (answer.status === 200) ledger.cancelled.set(id, by)
    else ledger.wrong.push(`cancelling was answered ${answer.status}: ${answer.text}`)
  }
}

async function untilAnswered(send: () => Promise<ApiAnswer | undefined>): Promise<ApiAnswer> {
  for (;;) {
    const answer = await send().catch(() => undefined)
    // A 500 would mean that a function did not recognise the fault.
    if (answer) return answer
    await pause(RETRY_MS)
  }
}
