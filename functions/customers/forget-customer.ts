/** Deletes everything about a person but the rows that keep marketing mails away, which name nobody. */
import { deleteBooking } from '#functions/bookings/booking-deletion.ts'
import { deleteContact } from '#functions/contacts/contact-model.ts'
import { identitiesOf, loadRecords, readGroup } from '#functions/customers/customer-store.ts'
import { MODELS } from '#functions/customers/record-kinds.ts'
import { AppError, conflict, dateInWords, notFound } from '#functions/errors.ts'
import { optOutWrite } from '#functions/opt-outs/opt-out-store.ts'
import {
  changeProfile,
  customerOf,
  type Person,
  type Pointer,
  type Profile,
  pointerOf,
  readRoot,
} from '#functions/people/customer-rows.ts'
import { customerWrites, type PersonModel } from '#functions/people/customers.ts'
import { deleteQuote } from '#functions/quotes/quote-model.ts'
import type { RecordEntity } from '#functions/table/keys.ts'
import { findRows, SEARCH_DEPTH } from '#functions/table/list-records.ts'
import type { RecordRow } from '#functions/table/records.ts'
import { transact, type Write } from '#functions/table/transact.ts'
import type { Booking } from '#schemas/contract/booking-record.ts'
import type { ForgetCustomerRequest, ForgottenCustomer } from '#schemas/contract/customers.ts'
import { SPAM } from '#schemas/facts/statuses.ts'
import { isAhead } from '#schemas/facts/visit-change.ts'

/** Records per call, which takes some seconds at most, however much spam somebody sends in a customer's name. */
const STEP = 100

type Forgotten = { customers: ReadonlySet<string>; now: Date }

/** Since the records were read, one may have become another customer's, and a visit may have been moved ahead. */
const DELETE: Record<RecordEntity, (id: string, of: Forgotten) => Promise<void>> = {
  QUOTE: (id, of) => deleteQuote(id, ({ customerInfo }) => requireTheirs(customerInfo, of)),
  BOOKING: (id, of) =>
    deleteBooking(id, (booking) => {
      requireTheirs(booking, of)
      requireNotAhead(booking, of.now)
    }),
  CONTACT: (id, of) => deleteContact(id, (contact) => requireTheirs(contact, of)),
}

/**
 * Deletes some records of a customer and of those merged into it, spam first. A step that was interrupted is repeated.
 * @throws AppError 404 for an unknown customer, 400 for a wrong confirmation, 409 while a visit is ahead, or if a record is changed meanwhile
 */
export async function forgetCustomer(
  id: string,
  { confirmation, merged }: ForgetCustomerRequest,
  now: Date,
): Promise<ForgottenCustomer> {
  const { group, pointers } = await readAll(id)
  const [root] = group
  if (!root) throw notFound('customer')
  const customers = new Set(group.map((one) => one.id))
  requireConfirmation(customers, confirmation)
  if (merged && group.some((one) => one.shown && ![id, ...merged].includes(one.id))) throw regrouped()
  await requireNoVisit(pointers, now)
  for (const email of identitiesOf(pointers).emails) await transact([optOutWrite(email, 'asked', now)])
  await transact(() => notesGone(root))
  const all = [...(await spamOf(customers)), ...pointers]
  let deleted = 0
  for (const pointer of all.slice(0, STEP))
    deleted += Number(await deletePointed(pointer, { customers, now }))
  return { deleted, hasMore: all.length > STEP }
}

async function readAll(id: string): Promise<{ group: Profile[]; pointers: Pointer[] }> {
  const { group, pointers, next } = await readGroup(id)
  let before = next
  while (before !== undefined) {
    const page = await readGroup(id, before)
    pointers.push(...page.pointers)
    before = page.next
  }
  return { group, pointers }
}

/** Finds them by ids, which stay until the last record is deleted: an earlier step may have deleted every record that names this address. */
function requireConfirmation(customers: ReadonlySet<string>, typed: string | undefined): void {
  const ids = [customerOf({ email: typed }), customerOf({ phone: typed })]
  if (!ids.some((id) => id !== undefined && customers.has(id)))
    throw new AppError(400, 'This is not an address or number of this customer.')
}

async function requireNoVisit(pointers: readonly Pointer[], now: Date): Promise<void> {
  const bookings = await loadRecords(pointers.filter(({ kind }) => kind === 'BOOKING'))
  for (const { kind, record } of bookings) if (kind === 'BOOKING') requireNotAhead(record, now)
}

function requireNotAhead(booking: Booking, now: Date): void {
  if (isAhead(booking, now))
    throw conflict(`A visit is still ahead, on ${dateInWords(booking.serviceDate)}. Please cancel it first.`)
}

function requireTheirs(person: Pick<Person, 'email' | 'phone'>, { customers }: Forgotten): void {
  if (!customers.has(customerOf(person) ?? ''))
    throw conflict('A record has just become that of another customer. Please open the card again.')
}

/**
 * The notes are in the customer's own row, which stays if a new record arrives meanwhile.
 * @param read the customer as read together with the records
 * @throws AppError 409 if the notes may be another customer's by now
 */
async function notesGone(read: Profile): Promise<Write[]> {
  const root = await readRoot(read.id)
  if (root && String([root.id, ...root.merged]) !== String([read.id, ...read.merged])) throw regrouped()
  return root?.notes.length ? [changeProfile(root, { notes: undefined })] : []
}

const regrouped = () =>
  conflict('This customer has just been merged or separated. Please open the card again.')

/** Returns false if the record was deleted before. */
async function deletePointed(pointer: Pointer, of: Forgotten): Promise<boolean> {
  try {
    await DELETE[pointer.kind](pointer.id, of)
    return true
  } catch (error) {
    if (!(error instanceof AppError) || error.status !== 404) throw error
    // Does nothing unless the record was deleted by hand.
    await transact(() => customerWrites({ before: pointer }))
    return false
  }
}

/** Spam has no customer, so each one's sender is compared. A search for addresses would miss a merged customer without other records. */
async function spamOf(customers: ReadonlySet<string>): Promise<Pointer[]> {
  const models = Object.values(MODELS) as unknown as PersonModel<RecordRow>[]
  const spam = (await Promise.all(models.map(spamSenders))).flat()
  return spam.filter(({ customer }) => customers.has(customer))
}

async function spamSenders(model: PersonModel<RecordRow>): Promise<Pointer[]> {
  const pointers: Pointer[] = []
  let from: string | undefined
  do {
    const { rows, nextKey } = await findRows(model, { status: SPAM, limit: SEARCH_DEPTH }, from)
    pointers.push(...rows.flatMap((row) => pointerOf(model.entity, row, model.person(row)) ?? []))
    from = nextKey
  } while (from !== undefined)
  return pointers
}
