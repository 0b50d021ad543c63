/** The fields of a home quote. */
import type { CustomerInfo, QuoteRow } from '#schemas/contract/quotes.ts'
import { COMMON, type Field, LANGUAGE, MAIL_STATE, type Part, WHO } from '#schemas/fields/field.ts'

const CUSTOMER_FIELDS = {
  name: { label: 'Name', in: ['search'], placed: ['card', 'ownerMail'], edit: WHO },
  phone: {
    label: 'Phone',
    as: 'phone',
    in: ['ownerMail', 'table', 'search'],
    placed: ['card'],
    edit: { group: 'what' },
  },
  email: { label: 'Email', as: 'email', in: ['ownerMail', 'search'], placed: ['card'], edit: WHO },
  address: {
    label: 'Address',
    as: 'address',
    in: ['ownerMail', 'card', 'history', 'search'],
    edit: { group: 'what' },
  },
  message: { label: 'Message', as: 'lines', in: ['card', 'history', 'search'], placed: ['ownerMail'] },
} as const satisfies Record<keyof CustomerInfo, Field>

export const QUOTE_FIELDS = {
  ...COMMON,
  state: { label: 'State', as: 'status', in: ['table'], placed: ['card'] },
  stories: { label: 'Stories', as: 'option', category: 'stories', placed: ['card'] },
  houseSize: { label: 'House Size', as: 'option', category: 'house_size', in: ['card', 'table'] },
  windowTypes: {
    label: 'Window Types',
    as: 'option',
    category: 'window_type',
    none: 'Standard windows',
    in: ['card'],
  },
  interiorCleaning: {
    label: 'Interior Cleaning',
    as: 'option',
    category: 'interior_cleaning',
    none: 'None selected',
    in: ['card'],
  },
  extras: {
    label: 'Additional Services',
    labels: { csv: 'Extras' },
    as: 'option',
    category: 'extra_service',
    none: 'None selected',
    in: ['card'],
  },
  hardWaterStains: { label: 'Hard Water Stains', as: 'text', in: ['card'] },
  basePrice: { label: 'Base Price', as: 'dollars', in: ['card'] },
  lines: {
    label: 'Extras',
    in: ['card'],
    placed: ['ownerMail', 'customerMail'],
    notInFiles: 'named by what was chosen',
  },
  /** On the card above what was taken off it. */
  totalPrice: {
    label: 'Total Price',
    labels: { more: 'Discount' },
    as: 'dollars',
    in: ['more', 'table', 'search'],
    placed: ['history', 'ownerMail', 'customerMail'],
  },
  minutes: {
    label: 'Takes About',
    labels: { csv: 'Minutes' },
    as: 'length',
    in: ['ownerMail', 'more'],
    placed: ['customerMail'],
  },
  adjusted: {
    label: 'Price Changed',
    in: ['more'],
    parts: {
      from: { label: 'Price Changed From', as: 'dollars' },
      by: { label: 'Price Changed By' },
      reason: { label: 'Price Changed Because' },
      at: { label: 'Price Changed (Pacific)', as: 'instant' },
    } satisfies Record<keyof NonNullable<QuoteRow['adjusted']>, Part>,
  },
  customerInfo: { label: 'Customer', parts: CUSTOMER_FIELDS },
  city: { label: 'City', as: 'city', in: ['ownerMail', 'more', 'table'] },
  validUntil: {
    label: 'Price Held Until',
    labels: { card: 'Price Held' },
    as: 'day',
    in: ['card', 'table'],
    placed: ['customerMail'],
  },
  seenAt: { label: 'Seen', labels: { csv: 'Seen (Pacific)' }, as: 'instant', in: ['more'] },
  contactedAt: { label: 'Contacted', labels: { csv: 'Contacted (Pacific)' }, as: 'instant', in: ['more'] },
  declined: {
    label: 'Declined',
    in: ['card'],
    parts: {
      reason: { label: 'Declined', as: 'declined' },
      at: { label: 'Declined (Pacific)', as: 'instant' },
    } satisfies Record<keyof NonNullable<QuoteRow['declined']>, Part>,
  },
  bookingId: { label: 'Visit', labels: { csv: 'Booking Id' }, as: 'quote', in: ['card'] },
  renewedAs: { label: 'Replaced By', as: 'quote', in: ['card'] },
  sendings: { label: 'Sent Again', as: 'text', onlyInFiles: 'The card shows the last of these emails.' },
  booking: { label: 'Visit', placed: ['card'], notInFiles: 'a booking of its own' },
  sentAgain: MAIL_STATE,
  followUpMails: MAIL_STATE,
  earlierBookings: { hidden: 'Visits that were booked before the one that is shown.' },
  toldPrice: { hidden: 'What its last mail said.' },
  linkGeneration: { hidden: 'Invalidates earlier links.' },
  language: LANGUAGE,
  linksEndedAt: {
    label: 'Links Ended',
    labels: { csv: 'Links Ended (Pacific)' },
    as: 'instant',
    in: ['more'],
  },
} as const satisfies Record<keyof QuoteRow, Field>

/** Columns of files that are read by position; others follow them. */
export const QUOTE_SHEET = [
  ...['id', 'createdAt', 'isSpam', 'state', 'validUntil', 'customerInfo.name', 'customerInfo.email'],
  ...['customerInfo.phone', 'customerInfo.address', 'city', 'customerInfo.message', 'houseSize', 'stories'],
  ...['windowTypes', 'interiorCleaning', 'extras', 'hardWaterStains', 'basePrice', 'totalPrice'],
]
