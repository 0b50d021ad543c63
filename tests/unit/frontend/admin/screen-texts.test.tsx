/** @jest-environment ./tests/support/component/environment.js */
/** What the owner reads on each screen, on a Monday with little of everything. */
import { expect, jest, test } from '@jest/globals'
import { waitFor } from '@testing-library/react'
import type { Day } from '#schemas/contract/day.ts'
import type { Payment } from '#schemas/contract/payments.ts'
import { openScreen } from '#tests/support/component/back-office.tsx'
import { customerOf } from '#tests/support/component/customer.ts'
import {
  bookingRow,
  commercialRows,
  contactRow,
  contentRow,
  ownersApi,
  quoteOf,
  seededPrices,
} from '#tests/support/component/owners-api.ts'

const TODAY = '2026-05-11'
const AT = '2026-05-11T15:05:00.000Z'
jest.useFakeTimers({
  now: Date.parse('2026-05-11T16:30:00.000Z'),
  // Only the date stands still.
  doNotFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'setImmediate', 'queueMicrotask'],
})

const paid: Payment = {
  ...{ id: '99999999-0000-4000-8000-000000000001', amount: '100.00', tip: '5.00', method: 'check' },
  ...{ note: '1187', at: AT, by: 'owner' },
}
const id = (digit: number) => `${String(digit).repeat(8)}-0000-4000-8000-000000000000`
const visit = bookingRow({
  ...{ id: id(1), status: 'confirmed', serviceDate: TODAY, totalPrice: 179, hours: 2, arrivedAt: AT },
  ...{ createdAt: AT, notes: 'Mind the roses', everyMonths: 3 },
})
const next = bookingRow({
  ...{ id: id(2), lastName: 'Lee', serviceDate: TODAY, serviceTime: '12:00', createdAt: AT },
})
const owed = bookingRow({
  ...{ id: id(3), lastName: 'Owing', serviceDate: '2026-05-04', status: 'completed', totalPrice: 200 },
  ...{ payments: [paid], createdAt: AT },
})
const open = bookingRow({ id: id(4), lastName: 'Open', serviceDate: '2026-05-08', createdAt: AT })
const contact = contactRow({ id: id(5), createdAt: AT })
const quote = quoteOf({}, { id: id(6), createdAt: AT, validUntil: '2026-06-10' })
const { quote: commercialQuote } = commercialRows()
const commercial = { ...commercialQuote, id: id(3), createdAt: AT }
const note = { address: visit.address, text: 'Dog', updatedAt: AT }
const other = { id: id(8), name: 'Bo', email: 'bo@example.com', lastAt: AT }
const customer = customerOf('Ana Ruiz', {
  ...{ id: id(7), emails: ['ana@example.com'], phones: ['(559) 555-0111'], addresses: [visit.address] },
  ...{ notes: [note], merged: [other], perhaps: [other] },
  records: [
    { kind: 'booking', record: owed, mails: [] },
    { kind: 'contact', record: contact, mails: [] },
  ],
})
const day: Day = {
  today: TODAY,
  visits: [visit, next],
  addressNotes: { [visit.id]: [note] },
  openVisits: [open],
  unpaidVisits: [owed],
  openings: [
    { serviceDate: '2026-05-12', serviceTimes: ['08:00'], customers: [{ visit: next, canMove: true }] },
  ],
  paid: { thisWeek: '105.00', thisMonth: '1105.00' },
}

const photo = {
  ...{ id: id(1), name: 'n', source: '0'.repeat(64), format: 'webp', width: 960, height: 720, bytes: 4096 },
  ...{ spot: { place: 'gallery' }, alt: 'A clean window', order: 1, isHidden: true },
  ...{ createdAt: AT, updatedAt: AT },
}
/** The texts of an element, in order. */
function textsOf(place: Node | null): string {
  if (!place) return ''
  const walk = document.createTreeWalker(place, NodeFilter.SHOW_TEXT)
  const texts: string[] = []
  while (walk.nextNode()) texts.push(walk.currentNode.textContent?.trim() ?? '')
  return texts.filter(Boolean).join(' | ')
}

const TEXTS = {
  '/dashboard': `
    Admin Dashboard | 1 visit to close | $100 owed | Today | Next: | 8-10 AM | , | Ana Ruiz | , | 1 Main
    St, Hanford | , $179 | Open the day: 2 visits left | 0 | Total Quotes | 0 | Total Bookings | 0 | Total
    Contacts | 0 | Pending Bookings | 0 | New Contacts | Today | Go from visit to visit | Bookings |
    Confirm, move and complete visits | Contacts | Answer messages and commercial requests | Quotes | See
    who asked for which price | Money | See what was paid, and who still owes | Customers | Everything
    about one person | Content | Change the words on the website | Photos | Show your work on the website
    | Settings | Prices, business facts and password | Is everything working? | Check email, alarms,
    backups and the website | Analytics | Coming soon | Recent Bookings | View all | bookings | No recent
    bookings | Recent Contacts | View all | contacts | No recent contacts | Recent Quotes | View all |
    quotes | No recent quotes`,
  '/today': `
    Today | 1 visit to close | $100 owed | Today | , | Mon, May 11 | Move this day | All 2 stops | 8-10 AM
    | confirmed | $179 | Ana Ruiz | 1 Main St, Hanford | Dog | Map | Call | Text: on our way, there in |
    10 min | 20 min | 30 min | Service | Home window cleaning, 2 hours | Customer's Notes | Mind the roses
    | How Often | Every 3 months | Arrived | 8:05 AM | . | Not Arrived | Nobody Home | Done & Paid | 12-2
    PM | pending | Ana Lee | 1 Main St, Hanford | Map | Call | Text: on our way, there in | 10 min | 20
    min | 30 min | Service | Home window cleaning, 1 hour | Arrived | Nobody Home | Done & Paid | Tomorrow
    | , | Tue, May 12 | No visits. | Not closed yet (1) | These visits are over. Note how they went. | Ana
    Open | Fri, May 8, 2026, 8-10 AM Pacific time | Done & Paid | Ana Open | Did Not Happen | Ana Open |
    Still to be paid: $100 (1) | Ana Owing | Mon, May 4, 2026 | , | 7 days | ago | $100 | Call | Ana Owing
    | Text | Ana Owing | Note Payment | Ana Owing | 1 customer would come earlier | Free again on | Tue,
    May 12, 2026 | : | 8-10 AM | . | Ana Lee | now | Mon, May 11, 2026, 12-2 PM Pacific time | Email | Ana
    Lee | Call | Ana Lee | Paid this week | $105 | , | this month | $1,105`,
  '/bookings': `
    Manage Bookings | Add Booking | List | By Visit | Calendar | All statuses | Pending | Confirmed |
    Completed | Cancelled | Newest first | Oldest first | Export CSV | 1 booking | Ana Ruiz | confirmed |
    Mon, May 11, 2026, 8-10 AM Pacific time | ana@example.com | (559) 555-0111 | Address | 1 Main St,
    Hanford | Service | Home window cleaning, 2 hours | Price | $179 | Customer's Notes | Mind the roses |
    How Often | Every 3 months | Arrived | May 11, 2026, 8:05 AM | Customer: not told | by email | ID |
    11111111 | Booked | May 11, 2026, 8:05 AM | Confirm | Complete | Cancel | Done & Paid | Edit | Send
    Email | Customer's Link | Next Visit | Delete | Showing | 1 | of 1`,
  '/contacts': `
    Manage Contacts | Add Contact | All statuses | New | Contacted | Resolved | Newest first | Oldest
    first | Export CSV | 1 contact | Ana Ruiz | new | Reply within 22 h 35 min | ana@example.com | (559)
    555-0111 | Do you clean skylights? | ID | 55555555 | Website message | May 11, 2026, 8:05 AM | Send
    Email | Reply Templates | Mark Contacted | Mark Resolved | Book | Add Response | Edit Contact | Delete
    Contact | Showing | 1 | of 1`,
  '/quotes': `
    All Quotes | Residential | Commercial | All statuses | New | Seen | Contacted | Booked | Declined |
    Newest first | Oldest first | Export CSV | 1 quote | Ana Ruiz | new | One story | $179 |
    ana@example.com | House Size | Small home | Window Types | Standard windows | Interior Cleaning | None
    selected | Additional Services | None selected | Hard Water Stains | 0 | Price Held | until Wed, Jun
    10, 2026, 30 days left | ID | 66666666 | May 11, 2026, 8:05 AM | Book | Send Again | Change Price |
    Mark Contacted | Copy Quote Data | Edit | Delete | More | Hold 30 Days More | Decline | End Links |
    Showing | 1 | of 1`,
  '/quotes?tab=commercial': `
    All Quotes | Residential | Commercial | Newest first | Oldest first | Export CSV | 1 commercial quote
    | Ruiz Bakery | Reply within 22 h 35 min | $150 (minimum visit; windows $47) | ana@example.com | (559)
    555-0111 | Contact Person | Ana Ruiz | Business Address | 1 Main St, Hanford | Windows | 9 (7 large, 2
    medium) | Building | Restaurant | Stories | 1 Story | Frequency | Monthly | Options | Outside only |
    Special Requirements | After closing time, please. | Base Price | $68 | ID | 33333333 | May 11, 2026,
    8:05 AM | Open Contact | Edit | Delete | Showing | 1 | of 1`,
  '/money': `
    Money | Owed $100 (1) | Paid | Ana Owing | Mon, May 4, 2026 | , | 7 days | ago | $100 | Call | Ana
    Owing | Text | Ana Owing | Note Payment | Ana Owing`,
  '/money?tab=paid': `
    Money | Owed $100 (1) | Paid | This week | Last week | This month | Last month | 2026 | 2025 | 2024 |
    2023 | 2022 | 2021 | 2020 | Export CSV | 1 | paid, | $105 | with $5 of tips | Check | $105 | Ana Owing
    | $105 | Paid $100, check, tip $5, 1187 | Noted | May 11, 2026, 8:05 AM | by owner`,
  '/customers': `
    Customers | Newest first | Oldest first | Export CSV | 1 found | Bo | bo@example.com | Last contact |
    May 11, 2026, 8:05 AM | Quote | 66666666 | Showing | 1`,
  '/customers?customer=77777777-0000-4000-8000-000000000000': `
    Ana Ruiz | Book | Export | All customers | ana@example.com | (559) 555-0111 | Completed | 1 visit,
    $200 | First Contact | May 11, 2026, 8:05 AM | Marketing mails to ana@example.com are allowed | Stop
    them | Forget this customer | Addresses | 1 Main St, Hanford | Edit Note | Dog | Perhaps the Same
    Person | Bo | bo@example.com | Merge | Merged Into This Customer | Bo | bo@example.com | Separate |
    History | Booking | completed | $200 | Mon, May 4, 2026, 8-10 AM Pacific time | Address | 1 Main St,
    Hanford | Service | Home window cleaning, 1 hour | Payments | Paid $100, check, tip $5, 1187 (May 11,
    2026, 8:05 AM, owner). Still owed: $100 | ID | 33333333 | May 11, 2026, 8:05 AM | Open Booking |
    Message | new | Message | Do you clean skylights? | ID | 55555555 | May 11, 2026, 8:05 AM | Open
    Message | Showing | 2`,
  '/content': `
    Website Content Management | Texts | Reviews | All sections | Hero | Services | Quote | About |
    Contact | Footer | Why cleaning | Commercial | General | By key | Last changed | Add Content | 1
    content item | General | note | text | Words | Last updated | May 11, 2026, 8:05 AM | Not shown on the
    site yet | Edit | note | Delete | note | Showing | 1 | of 1`,
  '/settings': `
    Settings | Pricing Configuration | General Settings | Account Settings | All prices | On | Off | To
    confirm | By sort order | By name | Last changed | Fill Minutes | Add Pricing | 2 prices | House size
    | Small home | small | , | Up to 1,600 sq ft | $179 | Switch off | Small home | Edit | Small home |
    Delete | Small home | Medium home | medium | , | 1,700-2,500 sq ft | $199 | Switch off | Medium home |
    Edit | Medium home | Delete | Medium home | Showing | 2 | of 2`,
  '/settings?tab=account': `
    Settings | Pricing Configuration | General Settings | Account Settings | Change Password | Current
    Password | Show password | New Password | Show password | Confirm New Password | Show password |
    Update Password | Passkeys | Sign in with your fingerprint, your face or the PIN of your phone or
    computer. Nobody can guess a passkey, and it works on this website alone, so no false website can ask
    for it. You stay signed in for up to 30 days. | Phone key | Added | May 11, 2026, 8:05 AM | . | Last
    used May 11, 2026, 8:05 AM. | Remove | This browser does not support passkeys. | Authenticator app |
    With an app such as Google Authenticator, signing in by password also asks for a code from your phone.
    Somebody who learns your password cannot sign in with it alone. A passkey needs no code. | On. | The
    password asks for a code. | Recovery codes | Each signs you in once, in place of a code from the app.
    You have | 3 codes | left. Keep them on paper, not on your phone. | New recovery codes | Turn off |
    Devices | Where you are signed in. We email you when a new device signs in. If you do not recognize
    one of these, sign it out and change your password. | Here | (this device) | Password | , | May 11,
    2026, 8:05 AM | . Last used | May 11, 2026, 8:05 AM | . | Phone | Password | , | May 11, 2026, 8:05 AM
    | . Last used | May 11, 2026, 8:05 AM | . | Sign out | Sign out everywhere else`,
  '/photos': `
    Photos | Add Photos | 1 | of | 60 | photos, | 4 KB | stored | Gallery, on the home page | A clean
    window | Hidden | 960 | × | 720 | , | 4 KB | Edit | A clean window | Show | A clean window | Delete |
    A clean window`,
}

test.each(Object.entries(TEXTS))('%s reads as a whole', async (path, text) => {
  const api = ownersApi({
    ...{ bookings: [visit], contacts: [contact], quotes: [quote], commercialQuotes: [commercial] },
    ...{ content: [contentRow({ createdAt: AT, updatedAt: AT })], prices: seededPrices().slice(0, 2) },
  })
  Object.assign(api.handlers, {
    getDay: () => day,
    getMoney: () => ({ owed: [owed], payments: [{ ...paid, booking: owed.id, customer: 'Ana Owing' }] }),
    getCustomer: () => customer,
    listPhotos: () => [photo],
    listCustomers: () => [{ ...other, records: [{ kind: 'quote', id: quote.id, createdAt: AT }] }],
    getSignIn: () => ({
      ...{ userId: id(9), freshUntil: AT, recoveryCodesLeft: 3 },
      passkeys: [{ id: 'k', name: 'Phone key', createdAt: AT, lastUsedAt: AT }],
      devices: [true, false].map((isThis) => ({
        ...{ id: id(isThis ? 1 : 2), name: isThis ? 'Here' : 'Phone', isThis, method: 'password' },
        ...{ createdAt: AT, lastSeenAt: AT },
      })),
    }),
  })
  openScreen(path)
  const whole = text.trim().replace(/\s+/g, ' ')
  await waitFor(() =>
    expect(textsOf(document.querySelector('main')).replace('Back to Dashboard | ', '')).toBe(whole),
  )
})
