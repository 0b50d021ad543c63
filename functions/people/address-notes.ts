/** The owner's notes about addresses, for the person who goes there. */
import { customerOf, type Profile, readProfiles } from '#functions/people/customer-rows.ts'
import type { Booking } from '#schemas/contract/booking-record.ts'
import type { AddressNote } from '#schemas/contract/records.ts'
import { plainText } from '#schemas/facts/typed-text.ts'

type Visit = Pick<Booking, 'id' | 'email' | 'phone' | 'address' | 'isSpam'>

/** Returns the notes about the address of each booking, by its id. One batch of reads, and another for merged customers. */
export async function addressNotesOf(bookings: readonly Visit[]): Promise<Record<string, AddressNote[]>> {
  const customerIdOf = (booking: Visit) => (booking.isSpam ? undefined : customerOf(booking))
  const customers = await profilesById(bookings.map(customerIdOf))
  // A merge moves the notes to the root.
  const roots = await profilesById([...customers.values()].map(({ mergedInto }) => mergedInto))
  const entries = bookings.map((booking) => {
    const own = customers.get(customerIdOf(booking) ?? '')
    const { notes = [] } = roots.get(own?.mergedInto ?? '') ?? own ?? {}
    return [booking.id, notes.filter(({ address }) => placeOf(address) === placeOf(booking.address))] as const
  })
  return Object.fromEntries(entries.filter(([, notes]) => notes.length > 0))
}

async function profilesById(ids: readonly (string | undefined)[]): Promise<Map<string, Profile>> {
  const profiles = await readProfiles([...new Set(ids)].filter((id) => id !== undefined))
  return new Map(profiles.map((profile) => [profile.id, profile]))
}

/** Among a customer's addresses the house number tells: the street of one house is spelled in several ways. */
const placeOf = (address: string) => /^\d+/.exec(address)?.[0] ?? plainText(address)
