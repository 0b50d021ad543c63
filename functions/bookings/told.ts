/**
 * What the customer of each visit was last told: a row beside the booking. Each mail is decided by it and by what is true when it is
 * sent (decision 89), so that nobody is told what they know, or what is not so.
 */
import * as z from 'zod'
import { notificationId } from '#functions/outbox/mail-writes.ts'
import { either, lessThan, matching, present } from '#functions/table/expression.ts'
import { recordKey } from '#functions/table/keys.ts'
import { batchGet } from '#functions/table/read.ts'
import { changeRow, put, remove, transact, update, type Write } from '#functions/table/transact.ts'
import { type Booking, Told } from '#schemas/contract/booking-record.ts'
import { Id } from '#schemas/contract/records.ts'
import { statementOf } from '#schemas/facts/visit-change.ts'

const toldKey = (booking: string) => recordKey('TOLD', booking)

/** Id of the last mail that a visit's customer may have got about it. */
export const lastCustomerMail = ({ id, calendarSequence }: Booking) =>
  calendarSequence === 0 ? notificationId('receipt', id) : notificationId('change', id, calendarSequence)

/**
 * Returns the write that notes what a customer knows who has booked on the website, whose page says that the visit is requested, or who has
 * agreed with the owner; none for spam.
 */
export function knows(booking: Booking, by: 'website' | 'owner'): Write[] {
  if (booking.isSpam) return []
  const said = by === 'website' ? ({ ...booking, status: 'pending' } as const) : booking
  const told: Told = { ...statementOf(said), at: booking.updatedAt, by }
  return [put({ id: booking.id, ...toldKey(booking.id), told })]
}

/**
 * Returns the write that follows from a change besides its mails. `isForgotten`: the new mailbox was told nothing yet. `isTheirs`:
 * the customer made the change, has no address, and so knows it from the page alone. `left`: ids of reminders for days that the visit left.
 */
export function toldByChange(
  booking: Booking,
  { isForgotten, isTheirs, left }: { isForgotten: boolean; isTheirs: boolean; left: string[] },
): Write[] {
  if (!isForgotten && !isTheirs && left.length === 0) return []
  const { id, updatedAt } = booking
  const told = isTheirs ? { ...statementOf(booking), at: updatedAt, by: 'website' } : undefined
  // Without its hold, a mail that is under way to the wrong mailbox notes nothing.
  const set = { id, ...((isForgotten || isTheirs) && { told, ...FREE }) }
  return [update(toldKey(id), { set, ...(left.length > 0 && { add: { dated: new Set(left) } }) })]
}

export const forgetTold = (booking: string): Write => remove(toldKey(booking))

/** `dated` are the ids of mails about days that were decided or left: the booking forgets the days that it has left. */
const ToldRow = z.object({ id: Id, told: Told.optional(), dated: z.set(z.string()).optional() })

async function readTold<K extends 'told' | 'dated'>(bookings: readonly string[], name: K) {
  const rows = await batchGet(bookings.map(toldKey), ['id', name])
  return new Map(
    rows.flatMap((row) => {
      const { id, [name]: value } = ToldRow.parse(row)
      return value ? [[id, value] as const] : []
    }),
  )
}

/** By booking. */
export const toldOf = (bookings: readonly string[]): Promise<Map<string, Told>> => readTold(bookings, 'told')

/** Ids of the reminders and invitations that each booking's customer got, or did not get; by booking. */
export const datedMailsOf = (bookings: readonly string[]) => readTold(bookings, 'dated')

/** What a customer believes: a mail that came back was not read. */
export const believed = (told: Told | undefined) => (told?.isBounced ? undefined : told)

/** True if a customer was told that a visit is off, and surely nothing else since. */
export const isToldOff = (told: Told | undefined) => told?.state === 'cancelled' && !told.isInDoubt

type Hold = { booking: string; mail: string; isDated: boolean; until: string }

/**
 * Lets one mail at a time decide what is new; a second mail waits until the first is sent.
 * @returns what was told, if anything; `held` while another mail decides
 */
export async function holdTold(
  { booking, mail, isDated, until }: Hold,
  now: Date,
): Promise<Told | undefined | 'held'> {
  const hold = {
    set: { id: booking, heldBy: mail, heldUntil: until },
    ...(isDated && { add: { dated: new Set([mail]) } }),
  }
  const free = await changeRow(toldKey(booking), hold, matching({ heldBy: undefined }))
  if (free) return ToldRow.parse(free).told
  // The process that left its hold died, and may have sent its mail first.
  const isLeft = either(matching({ heldBy: mail }), matching({ heldUntil: lessThan(now.toISOString()) }))
  const left = await changeRow(toldKey(booking), hold, isLeft)
  if (!left) return 'held'
  const { told } = ToldRow.parse(left)
  // A reminder or an invitation says when the visit is, whatever was said before.
  if (!told || isDated) return told
  await noteDoubt(booking, mail)
  return { ...told, isInDoubt: true }
}

const FREE = { heldBy: undefined, heldUntil: undefined }
const isHeldBy = (mail: string) => matching({ heldBy: mail })

/** Stores what a mail said and releases the hold. */
export async function noteTold(booking: string, told: Told): Promise<void> {
  await transact([update(toldKey(booking), { set: { told, ...FREE } }, isHeldBy(told.by), 'done')])
}

/** Notes that a mail may have arrived: its answer was lost, or its process died. A belief that is not known is in doubt already. */
export async function noteDoubt(booking: string, mail: string): Promise<void> {
  const doubt = { set: { 'told.isInDoubt': true } }
  await transact([update(toldKey(booking), doubt, matching({ heldBy: mail, told: present }), 'done')])
}

/** Releases the hold. @param isDeleted of a deleted visit nothing is kept */
export async function releaseTold(booking: string, mail: string, isDeleted: boolean): Promise<void> {
  const key = toldKey(booking)
  const release = isDeleted
    ? remove(key, isHeldBy(mail), 'done')
    : update(key, { set: FREE }, isHeldBy(mail), 'done')
  await transact([release])
}

/** Notes that the mail that told it last came back. */
export async function markToldBounced(booking: string, mail: string): Promise<void> {
  await transact([
    update(toldKey(booking), { set: { 'told.isBounced': true } }, matching({ 'told.by': mail }), 'done'),
  ])
}
