/**
 * What each endpoint takes, by its name. Single exports, so that a function's bundle holds the schemas of its own endpoint
 * alone (decision 41).
 */
import { ChangePasswordRequest, LoginRequest } from '#schemas/admin-user.ts'
import {
  AddBookingRequest,
  AvailabilityQuery,
  CreateBookingRequest,
  ListBookingsQuery,
  UpdateBookingRequest,
} from '#schemas/booking.ts'
import { CreateCommercialContactRequest, UpdateCommercialQuoteRequest } from '#schemas/commercial-quote.ts'
import {
  AddContactRequest,
  CreateContactRequest,
  DeleteRequestQuery,
  ListContactsQuery,
  UpdateContactRequest,
} from '#schemas/contact.ts'
import { CreateContentRequest, ListContentQuery, UpdateContentRequest } from '#schemas/content.ts'
import { IdParams, ListQuery, PageQuery } from '#schemas/fields.ts'
import { NotificationParams } from '#schemas/notification.ts'
import { CreatePricingRequest, UpdatePricingRequest } from '#schemas/pricing.ts'
import { CreateQuoteRequest, UpdateQuoteRequest } from '#schemas/quote.ts'
import { SettingParams, UpdateSettingRequest } from '#schemas/setting.ts'
import { DeleteSpamQuery, SpamListParams, SpamParams } from '#schemas/spam.ts'

export const listPricing = {}
export const listContent = { query: ListContentQuery }
export const getSiteInfo = {}
export const getAvailability = { query: AvailabilityQuery }
export const createQuote = { body: CreateQuoteRequest }
export const createContact = { body: CreateContactRequest }
export const createCommercialContact = { body: CreateCommercialContactRequest }
export const createBooking = { body: CreateBookingRequest }

export const login = { body: LoginRequest }
export const logout = {}
export const getSession = {}
export const changePassword = { body: ChangePasswordRequest }
export const getDashboard = {}

export const listBookings = { query: ListBookingsQuery }
export const addBooking = { body: AddBookingRequest }
export const updateBooking = { params: IdParams, body: UpdateBookingRequest }
export const deleteBooking = { params: IdParams }

export const listContacts = { query: ListContactsQuery }
export const addContact = { body: AddContactRequest }
export const updateContact = { params: IdParams, body: UpdateContactRequest }
export const deleteContact = { params: IdParams, query: DeleteRequestQuery }

export const listQuotes = { query: ListQuery }
export const updateQuote = { params: IdParams, body: UpdateQuoteRequest }
export const deleteQuote = { params: IdParams }
export const listCommercialQuotes = { query: ListQuery }
export const updateCommercialQuote = { params: IdParams, body: UpdateCommercialQuoteRequest }
export const deleteCommercialQuote = { params: IdParams, query: DeleteRequestQuery }

export const listSettings = {}
export const updateSetting = { params: SettingParams, body: UpdateSettingRequest }

export const listPricingEntries = { query: PageQuery }
export const createPricingEntry = { body: CreatePricingRequest }
export const updatePricingEntry = { params: IdParams, body: UpdatePricingRequest }
export const deletePricingEntry = { params: IdParams }

export const listContentItems = { query: PageQuery }
export const createContentItem = { body: CreateContentRequest }
export const updateContentItem = { params: IdParams, body: UpdateContentRequest }
export const deleteContentItem = { params: IdParams }

export const markNotSpam = { params: SpamParams }
export const deleteSpam = { params: SpamListParams, query: DeleteSpamQuery }

export const retryNotification = { params: NotificationParams }
