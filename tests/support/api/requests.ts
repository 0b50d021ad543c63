/** Valid request bodies; a test changes what it is about. */
import { randomUUID } from 'node:crypto'
import type { CompleteBookingRequest, CreateBookingRequest } from '#schemas/contract/bookings.ts'
import type { CreateCommercialContactRequest, CreateContactRequest } from '#schemas/contract/contacts.ts'
import type { Sent } from '#schemas/contract/index.ts'
import type { CreateQuoteRequest } from '#schemas/contract/quotes.ts'
import { DEFAULT_PRICING } from '#schemas/defaults/pricing.ts'
import type { ApiClient } from '#tests/support/api/client.ts'

const REACH = { email: 'ana@example.com', phone: '(559) 555-0111' }
const keyOf = (category: string) => DEFAULT_PRICING.find((option) => option.category === category)?.key ?? ''

/** A valid body of POST /api/quotes. */
export function quoteRequest(changes: Partial<CreateQuoteRequest> = {}): CreateQuoteRequest {
  return {
    ...{ houseSize: keyOf('house_size'), stories: keyOf('stories') },
    ...{ windowTypes: [], interiorCleaning: [], extras: [], hardWaterStains: 0 },
    customerInfo: { name: 'Ana Ruiz', email: 'ana@example.com' },
    ...changes,
  }
}

/** The same for POST /api/contacts. */
export function contactRequest(changes: Partial<CreateContactRequest> = {}) {
  return {
    ...REACH,
    ...changes,
    name: changes.name ?? 'Ana Ruiz',
    message: changes.message ?? 'Do you clean skylights?',
  }
}

/** The same for POST /api/commercial-contacts. */
export function commercialRequest(
  changes: Partial<CreateCommercialContactRequest> = {},
): CreateCommercialContactRequest {
  return {
    ...{ businessName: 'Ruiz Bakery', contactName: 'Ana Ruiz', ...REACH, address: '1 Main St, Hanford' },
    message: 'After closing time, please.',
    quoteData: {
      ...{ largeWindows: 7, smallWindows: 2, smallWindowsTiny: 0, floorToFloorWindows: 0, frenchWindows: 0 },
      ...{ buildingType: 'restaurant', stories: '1', frequency: 'monthly' },
      ...{ isConstructionCleaning: false, isOutsideOnly: true },
    },
    ...changes,
  }
}

/** A visit without a time: see `openWindows` for one that can be booked. */
export const visitor = (): Omit<CompleteBookingRequest, keyof Window> => ({
  ...{ firstName: 'Ana', lastName: 'Ruiz', ...REACH, address: '1 Main St, Hanford' },
  serviceType: 'residential',
})

export type Window = Pick<CreateBookingRequest, 'serviceDate' | 'serviceTime'>

/** All arrival windows that are open now, earliest first. */
export async function openWindows(client: ApiClient): Promise<Window[]> {
  const query = { from: '2026-01-01', to: '2099-12-31' }
  const { days } = await client.expect('getAvailability', query)
  return days.flatMap(({ date, times }) => times.map((time) => ({ serviceDate: date, serviceTime: time })))
}

/** A record of each kind from one visitor; the commercial request makes a contact as well. */
export async function sendEach(
  client: ApiClient,
  window: Window,
  { name = 'Ana Ruiz', email = 'ana@example.com', phone = '(559) 555-0111', ...trap }: Partial<Sender> = {},
) {
  const [firstName = '', ...rest] = name.split(' ')
  const reach = { email, phone, ...trap }
  const customerInfo = { name, email, phone, address: '7 Pointer Way' }
  const commercial = commercialRequest({ contactName: name, ...reach })
  const visit = { ...visitor(), ...window, firstName, lastName: rest.join(' '), ...reach }
  return {
    quote: await client.expect('createQuote', quoteRequest({ customerInfo, ...trap })),
    contact: await client.expect('createContact', contactRequest({ name, ...reach })),
    commercial: await client.expect('createCommercialContact', commercial),
    booking: await client.expect('createBooking', visit),
  }
}
/** `website` is the spam trap. */
type Sender = Record<'name' | 'email' | 'phone' | 'website', string>

/** Enters a confirmed visit at 8 AM on any day, whatever is booked then. */
export const addVisit = (
  owner: ApiClient,
  serviceDate: string,
  changes: Partial<Sent<'addBooking', 'body'>> = {},
) =>
  owner.expect('addBooking', {
    ...{ ...visitor(), serviceDate, serviceTime: '08:00', status: 'confirmed', anyway: true },
    ...changes,
  })

/** Stores a visit of $238 that was done, of which $100 is paid. @returns its id */
export async function partlyPaidVisit(admin: ApiClient, notes?: string): Promise<string> {
  const done = { status: 'completed', totalPrice: 238, tellCustomer: false } as const
  const { id } = await addVisit(admin, '2026-11-02', { email: `${randomUUID()}@example.com`, notes, ...done })
  await admin.expect('updateBooking', id, { payment: { amount: 100, method: 'cash' } })
  return id
}

/** The token of the link to a visit that the owner copies. */
export async function copiedToken(owner: ApiClient, id: string): Promise<string> {
  const { visit } = await owner.expect('createVisitLink', id, {})
  return new URL(visit).searchParams.get('k') ?? ''
}

/** The id of the customer whom an email address, or the id of a record, finds first. */
export const customerId = async (owner: ApiClient, q: string) =>
  (await owner.expect('listCustomers', { q }))[0]?.id ?? ''

/** Lets tests book many visits in one name. */
export async function allowManyVisits(owner: ApiClient): Promise<void> {
  await owner.set('open_visits_max', '999')
}
