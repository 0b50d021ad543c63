import { customerOf, type Person, readRoot, wholePhone } from '#functions/people/customer-rows.ts'
import { type EntityName, phonePartition, pointersSince, recordKey } from '#functions/table/keys.ts'
import { queryRows } from '#functions/table/read.ts'

/**
 * True if a customer has booked a visit since an instant: by the same email address, by that of a customer it was merged with, or by the
 * same ten-digit phone number.
 */
export async function hasBookedSince(person: Person, since: string): Promise<boolean> {
  const customers = await mergedWith(customerOf(person))
  const found = await Promise.all([
    ...customers.map((customer) => byCustomer(customer, since)),
    byPhone(person, since),
  ])
  return found.includes(true)
}

/** A customer and those that it was merged with. */
async function mergedWith(customer: string | undefined): Promise<string[]> {
  if (customer === undefined) return []
  const root = await readRoot(customer)
  return [...new Set([customer, ...(root ? [root.id, ...root.merged] : [])])]
}

async function byCustomer(customer: string, since: string): Promise<boolean> {
  const { pk } = recordKey('CUSTOMER', customer)
  return isAnyBooking(await queryRows({ partition: pk, ...pointersSince(since) }))
}

/** The pointers of one number are few, and in the order of their customers. */
async function byPhone({ phone }: Person, since: string): Promise<boolean> {
  const digits = wholePhone(phone)
  if (digits === undefined) return false
  const rows = await queryRows({ index: 'byStatus', partition: phonePartition(digits) })
  return isAnyBooking(rows.filter(({ createdAt }) => String(createdAt) > since))
}

const isAnyBooking = (rows: { kind?: unknown }[]) =>
  rows.some(({ kind }) => kind === ('BOOKING' satisfies EntityName))
