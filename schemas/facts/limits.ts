/**
 * Lengths, counts and patterns shared by forms and API, used as `LIMITS.name`. No imports: public pages load this file. Each is
 * an export of its own, so that a page holds only those that it names.
 */
/** Characters. */
export const name = 100
export const email = 255
export const phoneMin = 10
export const phone = 30
export const address = 300
export const city = 50
export const message = 5000
/** A commercial request's notes become part of a contact's message, together with up to 1,000 characters of facts. */
export const commercialNotes = 4000
export const notes = 2000
export const paymentNote = 200
/** Hours of one crew. */
export const visitHours = 99
/** Of one visit, those that were taken back among them. */
export const payments = 20
/** A customer's reason for cancelling, and the owner's note on an answer. */
export const cancelReason = 500
/** The owner's reason for another price. */
export const adjustReason = 200
/** A token is shorter; mail programs may have wrapped or escaped it. */
export const linkToken = 500
export const username = 50
export const usernameMin = 3
export const passwordMin = 6
/** bcrypt ignores bytes beyond 72, so longer passwords are refused. */
export const passwordBytes = 72
export const pricingKey = 50
export const pricingLabel = 100
export const pricingDescription = 500
export const settingValue = 2000
/** For stored keys; new ones are shorter. */
export const contentKey = 100
export const newContentKey = 60
/** Also keeps the worst markdown fast to render. */
export const content = 5000
export const review = 1000
export const reviewSource = 50
export const link = 500
export const search = 100
/** Windows. */
export const hardWaterWindows = 30
export const commercialWindows = 9999
/** Whole dollars: higher totals are priced by phone. Sums of millions of such totals are still exact. */
export const totalPrice = 1_000_000_000
/** Rows per list request. */
export const pageSize = 50
export const pageSizeMax = 100
/** Entries of the price list, and texts. Both are answered whole, so they must stay small (decision 57). */
export const collectionRows = 200
/** Days ahead a visit can be booked. */
export const bookingDays = 90
/** The first year of the owner's visits, and how many years ahead; a date outside is a typo. */
export const firstYear = 2020
export const yearsAhead = 5
/** Milliseconds: no human fills in a form faster. */
export const fastestHuman = 3000
/** Customers that may be merged into one, notes of one, and records that its card shows at once. */
export const mergedCustomers = 20
export const addressNotes = 20
export const customerRecords = 500
/** Payments of a search. */
export const foundPayments = 200
/** Bytes of a request body. */
export const body = 64 * 1024

/** True for a total, in whole dollars, that calculators do not show and the server does not store. */
export const isPricedByPhone = (dollars: number) => dollars > totalPrice

/**
 * The HTML standard's email pattern with RFC 5321's dots: single ones inside the local part, at least one in the domain.
 * Refuses `=?`, which starts an encoded word (RFC 2047): some mail programs would decode it to another address.
 */
export const EMAIL_PATTERN =
  /^(?=[^@]{1,64}@)(?![^@]*=\?)[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?\.)+[A-Za-z]{2,63}$/

/** An email address without the blanks and the characters that no font shows, which may come along when it is copied. */
export const tidyEmail = (typed: string) => typed.replace(/\p{Default_Ignorable_Code_Point}/gu, '').trim()

/** How long the back office keeps a day without a network, and may send what was noted at the door (ms). */
export const OFFLINE_MS = 36 * 60 * 60 * 1000

/** Visits of a day that are moved together. */
export const MOVED_VISITS_MAX = 60
/** The most customers that one request emails about an earlier place. */
export const INVITED_MAX = 20
