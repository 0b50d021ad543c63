/** Rows of a customer: a pointer for each record, and its own row, which shows the newest of them. */
import * as z from 'zod'
import { conflict } from '#functions/errors.ts'
import { matching } from '#functions/table/expression.ts'
import {
  digestId,
  type Key,
  phoneKeys,
  pointerKey,
  type RecordEntity,
  recordKey,
} from '#functions/table/keys.ts'
import { batchGet, queryPage } from '#functions/table/read.ts'
import { nextVersion, update, type Write } from '#functions/table/transact.ts'
import { AddressNote, Id, Instant } from '#schemas/contract/records.ts'
import * as LIMITS from '#schemas/facts/limits.ts'
import { telephoneLink } from '#schemas/facts/links.ts'
import { addressKey, digitsOf } from '#schemas/facts/typed-text.ts'

/** A record's customer, as typed. */
export type Person = {
  name: string
  email?: string | undefined
  phone?: string | undefined
  address?: string | undefined
}

/** Part of the newest record that a customer's own row shows. */
const Shown = z.object({
  kind: z.enum(['QUOTE', 'CONTACT', 'BOOKING'] satisfies RecordEntity[]),
  id: Id,
  createdAt: Instant,
  name: z.string(),
  email: z.string().optional(),
  phone: z.string().optional(),
})

export const Pointer = Shown.extend({ customer: Id })
export type Pointer = z.infer<typeof Pointer>

/** A customer's own row. */
export const Profile = z.object({
  id: Id,
  /** Absent when all records belong to merged customers. */
  shown: Shown.optional(),
  /** Counts writes to the row and to its pointers. */
  revision: z.int(),
  mergedInto: Id.optional(),
  merged: z.array(Id).default([]),
  notes: z.array(AddressNote).default([]),
})
export type Profile = z.infer<typeof Profile>

/** A shorter number is no number of a person. */
const PHONE_DIGITS = 7

/** The ten digits that an American number dials, by which it finds customers; undefined for any other number. */
export function wholePhone(phone = ''): string | undefined {
  return /^tel:\+1(\d{10})$/.exec(telephoneLink(phone))?.[1]
}

/** A customer is one email address or, without any, one phone number. Undefined without both. */
export function customerOf({ email, phone }: Pick<Person, 'email' | 'phone'>): string | undefined {
  if (email) return digestId(email.toLowerCase())
  const digits = digitsOf(phone ?? '')
  return digits.length < PHONE_DIGITS ? undefined : digestId(digits)
}

export function pointerOf(
  kind: RecordEntity,
  { id, createdAt }: { id: string; createdAt: string },
  person: Person,
): Pointer | undefined {
  const customer = customerOf(person)
  const { name, email, phone } = person
  return customer === undefined ? undefined : { customer, kind, id, createdAt, name, email, phone }
}

export const keyOfPointer = (pointer: Pointer): Key => pointerKey(pointer.customer, pointer.kind, pointer)

export function pointerItem(pointer: Pointer): Record<string, unknown> {
  const key = keyOfPointer(pointer)
  const digits = wholePhone(pointer.phone)
  return { ...pointer, ...key, ...(digits && phoneKeys(digits, pointer.customer, key)) }
}

/** The condition that nothing of a customer has changed since its own row was read. */
export const sameRevision = (profile: Profile | undefined) => matching({ revision: profile?.revision })

export const COUNT = { add: { revision: 1 } }

/** Sets attributes of a customer's row, if nothing of the customer has changed since it was read; undefined removes one. */
export const changeProfile = (
  profile: Profile,
  set: { [K in keyof Profile]?: Profile[K] | undefined } & {
    entity?: undefined
    createdKey?: undefined
  } = {},
): Write => update(recordKey('CUSTOMER', profile.id), { set, ...COUNT }, sameRevision(profile), 'again')
/**
 * Reads a customer's own row and newest pointers, `limit` rows in all.
 * @param before sort key: only pointers below it, without the own row
 */
export async function readCustomer(customer: string, limit: number, before?: string) {
  const own = recordKey('CUSTOMER', customer)
  const { rows } = await queryPage({
    partition: own.pk,
    start: before === undefined ? undefined : { ...own, sk: before },
    isDescending: true,
    limit,
  })
  const profile = rows.find(({ sk }) => sk === own.sk)
  return {
    profile: profile && Profile.parse(profile),
    pointers: rows.filter((item) => item !== profile).map((item) => Pointer.parse(item)),
  }
}

/** The customer that another one was merged into, or itself. */
export async function readRoot(customer: string): Promise<Profile | undefined> {
  const [own] = await readProfiles([customer])
  return own?.mergedInto === undefined ? own : (await readProfiles([own.mergedInto]))[0]
}

/** The existing rows of these customers, in any order. */
export async function readProfiles(customers: readonly string[]): Promise<Profile[]> {
  if (customers.length === 0) return []
  const keys = customers.map((id) => recordKey('CUSTOMER', id))
  return (await batchGet(keys)).map((row) => Profile.parse(row))
}

/** The notes of two customers together. @throws AppError 409 if they are too many, or too long */
export function joinNotes(own: readonly AddressNote[], others: readonly AddressNote[]): AddressNote[] {
  const notes = new Map(own.map((note) => [addressKey(note.address), note]))
  for (const note of others) {
    const old = notes.get(addressKey(note.address))
    const text = [old?.text, note.text].filter(Boolean).join('\n')
    if (text.length > LIMITS.notes)
      throw conflict(`The notes about ${note.address} are too long together. Please shorten one first.`)
    notes.set(addressKey(note.address), old ? { ...old, text, updatedAt: nextVersion(old) } : note)
  }
  if (notes.size > LIMITS.addressNotes)
    throw conflict(`More than ${LIMITS.addressNotes} notes would be kept. Please remove some first.`)
  return [...notes.values()]
}
