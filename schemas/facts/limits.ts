/**
 * Lengths, counts and patterns shared by forms and API. No imports: public pages load this file.
 */
export const LIMITS = {
  /** Characters. */
  name: 100,
  email: 255,
  phoneMin: 10,
  phone: 30,
  address: 300,
  city: 50,
  message: 5000,
  /** A commercial request's notes become part of a contact's message, together with up to 1,000 characters of facts. */
  commercialNotes: 4000,
  notes: 2000,
  paymentNote: 200,
  /** Hours of one crew. */
  visitHours: 99,
  /** Of one visit, those that were taken back among them. */
  payments: 20,
  /** A customer's reason for cancelling, and the owner's note on an answer. */
  cancelReason: 500,
  /** The owner's reason for another price. */
  adjustReason: 200,
  /** A token is shorter; mail programs may have wrapped or escaped it. */
  linkToken: 500,
  username: 50,
  usernameMin: 3,
  passwordMin: 6,
  /** bcrypt ignores bytes beyond 72, so longer passwords are refused. */
  passwordBytes: 72,
  pricingKey: 50,
  pricingLabel: 100,
  pricingDescription: 500,
  settingValue: 2000,
  /** For stored keys; new ones are shorter. */
  contentKey: 100,
  newContentKey: 60,
  /** Also keeps the worst markdown fast to render. */
  content: 5000,
  review: 1000,
  reviewSource: 50,
  link: 500,
  search: 100,
  /** Windows. */
  hardWaterWindows: 30,
  commercialWindows: 9999,
  /** Whole dollars: higher totals are priced by phone. Sums of millions of such totals are still exact. */
  totalPrice: 1_000_000_000,
  /** Rows per list request. */
  pageSize: 50,
  pageSizeMax: 100,
  /** Entries of the price list, and texts. Both are answered whole, so they must stay small (decision 57). */
  collectionRows: 200,
  /** Days ahead a visit can be booked. */
  bookingDays: 90,
  /** The first year of the owner's visits, and how many years ahead; a date outside is a typo. */
  firstYear: 2020,
  yearsAhead: 5,
  /** Milliseconds: no human fills in a form faster. */
  fastestHuman: 3000,
  /** Customers that may be merged into one, notes of one, and records that its card shows at once. */
  mergedCustomers: 20,
  addressNotes: 20,
  customerRecords: 500,
  /** Payments of a search. */
  foundPayments: 200,
  /** Bytes of a request body. */
  body: 64 * 1024,
} as const

/** True for a total, in whole dollars, that calculators do not show and the server does not store. */
export const isPricedByPhone = (totalPrice: number) => totalPrice > LIMITS.totalPrice

/**
 * The HTML standard's email pattern with RFC 5321's dots: single ones inside the local part, at least one in the domain.
 * Refuses `=?`, which starts an encoded word (RFC 2047): some mail programs would decode it to another address.
 */
export const EMAIL_PATTERN =
  /^(?=[^@]{1,64}@)(?![^@]*=\?)[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?\.)+[A-Za-z]{2,63}$/

/** How long the back office keeps a day without a network, and may send what was noted at the door (ms). */
export const OFFLINE_MS = 36 * 60 * 60 * 1000

/** Visits of a day that are moved together. */
export const MOVED_VISITS_MAX = 60
/** The most customers that one request emails about an earlier place. */
export const INVITED_MAX = 20
