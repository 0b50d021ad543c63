/**
 * What is stored, as people see it (decision 92): one table per record names each field, the spots where it is shown, and how its
 * value is written. Forms, cards, columns, mails and search loop over these tables.
 */
import type { PricingCategory } from '#schemas/facts/pricing-categories.ts'
import { reachOfAddress } from '#schemas/facts/visit-place.ts'

/**
 * Where a field is shown. Each has a column in exported files (`csv`) and is in the customer's export. `history` is the customer's
 * card, `table` the list at a desk, which shows columns of the file; `more` is below a card's More; `repeat` copies a visit to the next one.
 */
export type Spot =
  | 'ownerMail'
  | 'customerMail'
  | 'card'
  | 'more'
  | 'history'
  | 'today'
  | 'repeat'
  | 'table'
  | 'search'

/** How a value is written: `typed` by a person by default; `lines` are typed, too; `option` is an entry of the price list; an `estimate` has a minimum (P10.5). */
export type As =
  | 'text'
  | 'typed'
  | 'lines'
  | 'email'
  | 'phone'
  | 'address'
  | 'instant'
  | 'day'
  | 'window'
  | 'dollars'
  | 'estimate'
  | 'length'
  | 'yes'
  | 'status'
  | 'quote'
  | 'service'
  | 'city'
  | 'rhythm'
  | 'language'
  | 'hours'
  | 'option'
  | 'stories'
  | 'payments'
  | 'declined'

/** A control of the owner's forms, which ask who, when, what, and the rest. */
type Edited = {
  group: 'who' | 'when' | 'what' | 'rest'
  isRequired?: true
  label?: string
  hint?: string
  isWide?: true
  /** The form draws it. */
  isCustom?: true
  rows?: number
  statuses?: readonly string[]
}

export type Shown = {
  label: string
  /** Where another label is used. */
  labels?: Partial<Record<Spot | 'csv', string>>
  as?: As
  /** Of an `option`. */
  category?: PricingCategory
  /** In place of nothing. */
  none?: string
  /** Where it is listed with the others. */
  in?: readonly Spot[]
  /** Where it has a place of its own. */
  placed?: readonly Spot[]
  /** Where it is when not in exported files. */
  notInFiles?: string
  /** Why it is shown nowhere else. */
  onlyInFiles?: string
  edit?: Edited
  /** Fields of an object, each listed by itself. */
  parts?: Fields
}
type Spots = readonly [Spot, ...Spot[]]
/** A field of a record. The compiler refuses one that is shown nowhere and does not say why. */
export type Field =
  | (Shown & ({ in: Spots } | { placed: Spots } | { parts: Fields } | { onlyInFiles: string }))
  | { hidden: string }
/** A field of an object, which is shown with the object. */
export type Part = Shown | { hidden: string }
export type Fields = { readonly [name: string]: Part }

/** A field of a record, and where it is: `calledOff.date`. */
export type Leaf = {
  path: string
  name: string
  field: Shown
  label: string
  valueIn: (record: object) => unknown
}

/** The shown fields of a table that pass, with those in its objects. */
export function leavesOf(fields: Fields, passes: (field: Shown) => boolean): Leaf[] {
  return Object.entries(fields).flatMap(([name, field]): Leaf[] => {
    if ('hidden' in field) return []
    const valueIn = (record: object) => (record as Record<string, unknown>)[name]
    const parts = leavesOf(field.parts ?? {}, passes).map((part) => ({
      ...part,
      path: `${name}.${part.path}`,
      valueIn: (record: object) => {
        const value = valueIn(record)
        return value === undefined ? undefined : part.valueIn(value as object)
      },
    }))
    return [...(passes(field) ? [{ path: name, name, field, label: field.label, valueIn }] : []), ...parts]
  })
}

/** The fields that are listed in a spot or are columns of a file, by their labels there. */
export function listedIn(fields: Fields, spot: Spot | 'csv'): Leaf[] {
  const isListed = ({ in: spots = [], notInFiles, parts }: Shown) =>
    spot === 'csv' ? !notInFiles && !parts : spots.includes(spot)
  return leavesOf(fields, isListed).map((leaf) => ({
    ...leaf,
    label: leaf.field.labels?.[spot] ?? leaf.label,
  }))
}

/** Names of the fields of a table that have a property. */
export type NamesWith<F, P> = { [Name in keyof F]: F[Name] extends P ? Name : never }[keyof F]

/** Values by name, without those that are absent. */
export function valuesOf(leaves: readonly Leaf[], record: object): Record<string, unknown> {
  return Object.fromEntries(
    leaves.flatMap(({ name, valueIn }) => {
      const value = valueIn(record)
      return value === undefined ? [] : [[name, value]]
    }),
  )
}

/** Asked first: whose record this is. */
export const WHO = { group: 'who', isRequired: true } as const

export const MAIL_STATE = { label: 'Email', placed: ['card'], notInFiles: 'it changes' } as const

/** Of the page on which a customer wrote. */
export const LANGUAGE = {
  label: 'Language',
  as: 'language',
  in: ['ownerMail', 'history'],
  placed: ['card'],
  edit: { group: 'rest' },
} as const

/** Of a record's `language`; English is not said. */
export const LANGUAGE_WORDS = { es: 'Spanish' } as const

/** The fields that all records have. */
export const COMMON = {
  id: { label: 'Id', as: 'text', placed: ['card', 'history', 'search'] },
  createdAt: { label: 'Created (Pacific)', as: 'instant', in: ['table'], placed: ['card', 'history'] },
  isSpam: { label: 'Spam', as: 'yes', placed: ['card', 'history'] },
  notification: MAIL_STATE,
  customer: { label: 'Customer', placed: ['card'], notInFiles: 'a link' },
  updatedAt: { hidden: 'The version that an edit was made from.' },
} as const satisfies Fields

const REACH = { listed: '', near: ' (near, in none of the towns)', far: ' (not served yet)' }

/** An address for the owner, with a note if it is of no town. */
export const addressText = (address: string) => address + REACH[reachOfAddress(address) ?? 'listed']
