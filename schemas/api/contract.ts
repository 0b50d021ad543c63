/** What goes in and out of each endpoint, by name. A route without an entry here does not compile. */
import * as z from 'zod'
import { ChangePasswordRequest, LoginRequest, SessionInfo } from '#schemas/admin-user.ts'
import type { EndpointName } from '#schemas/api/index.ts'
import {
  AddBookingRequest,
  Availability,
  AvailabilityQuery,
  Booking,
  BookingReceipt,
  BookingRow,
  CreateBookingRequest,
  ListBookingsQuery,
  UpdateBookingRequest,
} from '#schemas/booking.ts'
import {
  CommercialContactReceipt,
  CommercialQuoteRow,
  CreateCommercialContactRequest,
} from '#schemas/commercial-quote.ts'
import {
  AddContactRequest,
  Contact,
  ContactReceipt,
  ContactRow,
  CreateContactRequest,
  ListContactsQuery,
  UpdateContactRequest,
} from '#schemas/contact.ts'
import {
  ContentItem,
  CreateContentRequest,
  ListContentQuery,
  PublicContentItem,
  UpdateContentRequest,
} from '#schemas/content.ts'
import { Dashboard } from '#schemas/dashboard.ts'
import { Success } from '#schemas/error.ts'
import { IdParams, ListQuery } from '#schemas/fields.ts'
import { Notification, NotificationParams } from '#schemas/notification.ts'
import { CreatePricingRequest, PricingEntry, PricingOption, UpdatePricingRequest } from '#schemas/pricing.ts'
import { CreateQuoteRequest, QuoteReceipt, QuoteRow } from '#schemas/quote.ts'
import { Setting, SettingParams, SiteInfo, UpdateSettingRequest } from '#schemas/setting.ts'

export type EndpointSchemas = {
  params?: z.ZodObject
  query?: z.ZodObject
  body?: z.ZodObject
  response: z.ZodType
}

const byId = { params: IdParams }

export const contract = {
  listPricing: { response: z.array(PricingOption) },
  listContent: { query: ListContentQuery, response: z.array(PublicContentItem) },
  getSiteInfo: { response: SiteInfo },
  getAvailability: { query: AvailabilityQuery, response: Availability },
  createQuote: { body: CreateQuoteRequest, response: QuoteReceipt },
  createContact: { body: CreateContactRequest, response: ContactReceipt },
  createCommercialContact: { body: CreateCommercialContactRequest, response: CommercialContactReceipt },
  createBooking: { body: CreateBookingRequest, response: BookingReceipt },

  login: { body: LoginRequest, response: SessionInfo },
  logout: { response: Success },
  getSession: { response: SessionInfo },
  changePassword: { body: ChangePasswordRequest, response: Success },
  getDashboard: { response: Dashboard },

  listBookings: { query: ListBookingsQuery, response: z.array(BookingRow) },
  addBooking: { body: AddBookingRequest, response: Booking },
  updateBooking: { ...byId, body: UpdateBookingRequest, response: Booking },
  deleteBooking: { ...byId, response: Success },

  listContacts: { query: ListContactsQuery, response: z.array(ContactRow) },
  addContact: { body: AddContactRequest, response: Contact },
  updateContact: { ...byId, body: UpdateContactRequest, response: Contact },
  deleteContact: { ...byId, response: Success },

  listQuotes: { query: ListQuery, response: z.array(QuoteRow) },
  deleteQuote: { ...byId, response: Success },
  listCommercialQuotes: { query: ListQuery, response: z.array(CommercialQuoteRow) },
  deleteCommercialQuote: { ...byId, response: Success },

  listSettings: { response: z.array(Setting) },
  updateSetting: { params: SettingParams, body: UpdateSettingRequest, response: Setting },

  listPricingEntries: { response: z.array(PricingEntry) },
  createPricingEntry: { body: CreatePricingRequest, response: PricingEntry },
  updatePricingEntry: { ...byId, body: UpdatePricingRequest, response: PricingEntry },
  deletePricingEntry: { ...byId, response: Success },

  listContentItems: { response: z.array(ContentItem) },
  createContentItem: { body: CreateContentRequest, response: ContentItem },
  updateContentItem: { ...byId, body: UpdateContentRequest, response: ContentItem },
  deleteContentItem: { ...byId, response: Success },

  retryNotification: { params: NotificationParams, response: Notification },
} as const satisfies Record<EndpointName, EndpointSchemas>

export type Contract = typeof contract

type Part<N extends EndpointName, P extends keyof EndpointSchemas> = P extends keyof Contract[N]
  ? Contract[N][P] extends z.ZodType
    ? Contract[N][P]
    : never
  : never

/** What a client sends and gets, and what a handler is given; `undefined` where an endpoint has no such part. */
export type Sent<N extends EndpointName, P extends 'params' | 'query' | 'body'> = [Part<N, P>] extends [never]
  ? undefined
  : z.input<Part<N, P>>
export type Parsed<N extends EndpointName, P extends 'params' | 'query' | 'body'> = [Part<N, P>] extends [
  never,
]
  ? undefined
  : z.output<Part<N, P>>
export type Answer<N extends EndpointName> = z.output<Contract[N]['response']>
