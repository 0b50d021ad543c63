/** What each endpoint answers, by its name: types for handlers and browsers, values for the OpenAPI document and tests alone. */
import * as z from 'zod'
import { SessionInfo } from '#schemas/admin-user.ts'
import type { EndpointName } from '#schemas/api/index.ts'
import { Availability, Booking, BookingReceipt, BookingRow } from '#schemas/booking.ts'
import { CommercialContactReceipt, CommercialQuote, CommercialQuoteRow } from '#schemas/commercial-quote.ts'
import { Contact, ContactReceipt, ContactRow } from '#schemas/contact.ts'
import { ContentItem, PublicContentItem } from '#schemas/content.ts'
import { Dashboard } from '#schemas/dashboard.ts'
import { Success } from '#schemas/error.ts'
import { Notification } from '#schemas/notification.ts'
import { PricingEntry, PricingOption } from '#schemas/pricing.ts'
import { Quote, QuoteReceipt, QuoteRow } from '#schemas/quote.ts'
import { Setting, SiteInfo } from '#schemas/setting.ts'
import { DeletedSpam } from '#schemas/spam.ts'

export const responses = {
  listPricing: z.array(PricingOption),
  listContent: z.array(PublicContentItem),
  getSiteInfo: SiteInfo,
  getAvailability: Availability,
  createQuote: QuoteReceipt,
  createContact: ContactReceipt,
  createCommercialContact: CommercialContactReceipt,
  createBooking: BookingReceipt,

  login: SessionInfo,
  logout: Success,
  getSession: SessionInfo,
  changePassword: Success,
  getDashboard: Dashboard,

  listBookings: z.array(BookingRow),
  addBooking: Booking,
  updateBooking: Booking,
  deleteBooking: Success,

  listContacts: z.array(ContactRow),
  addContact: Contact,
  updateContact: Contact,
  deleteContact: Success,

  listQuotes: z.array(QuoteRow),
  updateQuote: Quote,
  deleteQuote: Success,
  listCommercialQuotes: z.array(CommercialQuoteRow),
  updateCommercialQuote: CommercialQuote,
  deleteCommercialQuote: Success,

  listSettings: z.array(Setting),
  updateSetting: Setting,

  listPricingEntries: z.array(PricingEntry),
  createPricingEntry: PricingEntry,
  updatePricingEntry: PricingEntry,
  deletePricingEntry: Success,

  listContentItems: z.array(ContentItem),
  createContentItem: ContentItem,
  updateContentItem: ContentItem,
  deleteContentItem: Success,

  markNotSpam: Success,
  deleteSpam: DeletedSpam,

  retryNotification: Notification,
} as const satisfies Record<EndpointName, z.ZodType>
