import * as z from 'zod'
import { Booking } from '#schemas/contract/booking-record.ts'
import { CommercialQuote, Contact } from '#schemas/contract/contacts.ts'
import { endpoint, exportMark, ListQuery } from '#schemas/contract/endpoint.ts'
import { NotificationState } from '#schemas/contract/notifications.ts'
import { Quote } from '#schemas/contract/quotes.ts'
import { AddressNote, Id, Instant } from '#schemas/contract/records.ts'
import { Email, optionalLine } from '#schemas/contract/texts.ts'
import * as LIMITS from '#schemas/facts/limits.ts'
import { adminRoutes } from '#schemas/routes.ts'

const RECORD_KINDS = ['quote', 'commercial-quote', 'contact', 'booking'] as const
export type RecordKind = (typeof RECORD_KINDS)[number]

/** Without `id` it is a record that names neither an email address nor a phone number. */
export const CustomerRow = z.object({
  id: Id.optional(),
  /** As its newest record has them. */
  name: z.string(),
  email: z.string().optional(),
  /** All addresses of customers who were merged. */
  emails: z.array(z.string()).optional(),
  phone: z.string().optional(),
  lastAt: Instant,
  /** The newest record; of a search, those that were found. */
  records: z.array(z.object({ kind: z.enum(RECORD_KINDS), id: Id, createdAt: Instant })),
})
export type CustomerRow = z.infer<typeof CustomerRow>

/** Mails to the customer alone. */
const mails = z.array(NotificationState)

export const CustomerRecord = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('quote'), record: Quote, mails }),
  z.object({ kind: z.literal('commercial-quote'), record: CommercialQuote, mails }),
  z.object({ kind: z.literal('contact'), record: Contact, mails }),
  z.object({ kind: z.literal('booking'), record: Booking, mails }),
])
export type CustomerRecord = z.infer<typeof CustomerRecord>

const OtherCustomer = CustomerRow.omit({ emails: true, records: true }).extend({ id: Id })
export type OtherCustomer = z.infer<typeof OtherCustomer>

/** All that is known about one person. */
export const CustomerCard = z.object({
  id: Id,
  name: z.string(),
  emails: z.array(z.string()),
  phones: z.array(z.string()),
  addresses: z.array(z.string()),
  notes: z.array(AddressNote),
  /** Addresses that get no marketing mails. */
  optOuts: z.array(z.object({ email: z.string(), at: Instant, reason: z.string() })),
  /** Customers that the owner has merged into this one. */
  merged: z.array(OtherCustomer),
  /** Others with a phone number of this one. */
  perhaps: z.array(OtherCustomer),
  /** Newest first. */
  records: z.array(CustomerRecord),
  /** Of older records. */
  nextCursor: z.string().optional(),
})
export type CustomerCard = z.infer<typeof CustomerCard>

const ListCustomersQuery = ListQuery.omit({ status: true })
const CustomerQuery = z.strictObject({ cursor: z.string().max(200).optional(), export: exportMark() })

/** `note` without text removes it; `updatedAt` is absent for a first one. */
export const ChangeCustomerRequest = z.discriminatedUnion('action', [
  z.strictObject({
    action: z.literal('note'),
    ...AddressNote.partial({ updatedAt: true }).shape,
  }),
  z.strictObject({ action: z.literal('opt-out'), email: Email, isOptedOut: z.boolean() }),
  z.strictObject({ action: z.enum(['merge', 'separate']), other: Id }),
])
export type ChangeCustomerRequest = z.infer<typeof ChangeCustomerRequest>

/** The customer's email address or, without any, the phone number, as typed by the owner. */
export const ForgetCustomerRequest = z.strictObject({
  confirmation: optionalLine(LIMITS.email),
  /** Ids of those that the card showed as merged into it: with another one meanwhile, nobody is forgotten. */
  merged: z.array(Id).max(LIMITS.mergedCustomers).optional(),
})
export type ForgetCustomerRequest = z.infer<typeof ForgetCustomerRequest>

/** One step; with `hasMore`, repeat the call. */
export const ForgottenCustomer = z.object({ deleted: z.int().min(0), hasMore: z.boolean() })
export type ForgottenCustomer = z.infer<typeof ForgottenCustomer>

export const listCustomers = endpoint(adminRoutes.listCustomers, {
  query: ListCustomersQuery,
  answer: z.array(CustomerRow),
})
export const getCustomer = endpoint(adminRoutes.getCustomer, {
  query: CustomerQuery,
  answer: CustomerCard,
})
export const updateCustomer = endpoint(adminRoutes.updateCustomer, {
  body: ChangeCustomerRequest,
  answer: CustomerCard,
})
export const forgetCustomer = endpoint(adminRoutes.forgetCustomer, {
  body: ForgetCustomerRequest,
  answer: ForgottenCustomer,
})
