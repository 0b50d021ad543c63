/** @jest-environment ./tests/support/component/environment.js */
import { test } from '@jest/globals'
import { expectReads, idOf } from '#tests/support/component/monday.ts'

const TEXTS = {
  '/dashboard': `
    Admin Dashboard | 1 visit to close | $200 owed | Today | Next: | 8-10 AM | , | Ana Ruiz | , | 1 Main St,
    Hanford | , $179 | Open the day: 2 visits left | Totals | 0 | Total Quotes | 0 | Total Bookings | 0 |
    Total Contacts | 0 | Pending Bookings | 0 | New Contacts | Sections | Today | Go from visit to visit |
    Bookings | Confirm, move and complete visits | Contacts | Answer messages and commercial requests |
    Quotes | See who asked for which price | Money | See what was paid, and who still owes | Customers |
    Everything about one person | Content | Change the words on the website | Photos | Show your work on the
    website | Settings | Prices, business facts and password | Is everything working? | Check email, alarms,
    backups and the website | Analytics | Coming soon | Recent Bookings | View all | bookings | No recent
    bookings | Recent Contacts | View all | contacts | No recent contacts | Recent Quotes | View all |
    quotes | No recent quotes`,
  '/today': `
    Back to Dashboard | Today | 1 visit to close | $200 owed | Today | , | Mon, May 11 | Move this day | All
    2 stops | 8-10 AM | confirmed | $179 | Ana Ruiz | 1 Main St, Hanford | Dog | Map | Call | Text: on our
    way, there in | 10 min | 20 min | 30 min | Service | Home window cleaning, 2 hours | Customer's Notes |
    Mind the roses | How Often | Every 3 months | Arrived | 8:05 AM | . | Not Arrived | Nobody Home | Done &
    Paid | 12-2 PM | pending | Ana Lee | 1 Main St, Hanford | Map | Call | Text: on our way, there in | 10
    min | 20 min | 30 min | Service | Home window cleaning, 1 hour | Nobody home | 8:05 AM | . | Text Ana |
    Move this visit | Arrived | Somebody Home | Done & Paid | 2-4 PM | completed | Ana Free | 1 Main St,
    Hanford | $100 still to be paid, tip $5, 1187 | Left to pay: | $100 | Next visit in | 1 mo | 2 mo | 3 mo
    | 6 mo | 12 mo | Payments | Text thanks | Tomorrow | , | Tue, May 12 | No visits. | Not closed yet (1) |
    These visits are over. Note how they went. | Ana Open | Fri, May 8, 2026, 8-10 AM Pacific time | Done &
    Paid | Ana Open | Did Not Happen | Ana Open | Still to be paid: $200 (2) | Ana Owing | Mon, May 4, 2026
    | , | 7 days ago | $100 | Call | Ana Owing | Text | Ana Owing | Note Payment | Ana Owing | Ana Free |
    Mon, May 11, 2026 | , | today | $100 | Call | Ana Free | Text | Ana Free | Note Payment | Ana Free | 1
    customer would come earlier | Free again on | Tue, May 12, 2026 | : | 8-10 AM | . | Ana Lee | now | Mon,
    May 11, 2026, 12-2 PM Pacific time | Email | Ana Lee | Call | Ana Lee | Paid this week | $105 | , | this
    month | $1,105`,
  [`/bookings?q=${idOf(11)}`]: `
    Back to Dashboard | Manage Bookings | Add Booking | (tablist) | View | (tab) | List | (tab) | By Visit |
    (tab) | Calendar | (tabpanel) | Search bookings | Status | All statuses | Pending | Confirmed |
    Completed | Cancelled | Order | Newest first | Oldest first | Export CSV | (status) | 1 found | Ana Ruiz
    | confirmed | Mon, May 11, 2026, 8-10 AM Pacific time | ana@example.com | (559) 555-0111 | Address | 1
    Main St, Hanford | Service | Home window cleaning, 2 hours | Price | $179 | Customer's Notes | Mind the
    roses | How Often | Every 3 months | Arrived | May 11, 2026, 8:05 AM | Customer: not told | by email |
    ID | 00000011 | Booked | May 11, 2026, 8:05 AM | Confirm | Complete | Cancel | Done & Paid | Edit | Send
    Email | Customer's Link | Next Visit | Delete | (status) | Showing | 1 | (tabpanel) | (tabpanel)`,
  '/contacts': `
    Back to Dashboard | Manage Contacts | Add Contact | Search contacts | Status | All statuses | New |
    Contacted | Resolved | Order | Newest first | Oldest first | Export CSV | (status) | 1 contact | Ana
    Ruiz | new | Reply within 22 h 35 min | ana@example.com | (559) 555-0111 | Do you clean skylights? | ID
    | 00000021 | Website message | May 11, 2026, 8:05 AM | Send Email | Reply Templates | Mark Contacted |
    Mark Resolved | Book | Add Response | Edit Contact | Delete Contact | (status) | Showing | 1 | of 1`,
  '/quotes': `
    Back to Dashboard | All Quotes | (tablist) | Kind of quote | (tab) | Residential | (tab) | Commercial |
    (tabpanel) | Search quotes | Status | All statuses | New | Seen | Contacted | Booked | Declined | Order
    | Newest first | Oldest first | Export CSV | (status) | 1 quote | Ana Ruiz | new | One story | $179 |
    ana@example.com | House Size | Small home | Window Types | Standard windows | Interior Cleaning | None
    selected | Additional Services | None selected | Hard Water Stains | 0 | Price Held | until Wed, Jun 10,
    2026, 30 days left | ID | 00000022 | May 11, 2026, 8:05 AM | Book | Send Again | Change Price | Mark
    Contacted | Copy Quote Data | Edit | Delete | More | Hold 30 Days More | Decline | End Links | (status)
    | Showing | 1 | of 1 | (tabpanel)`,
  '/quotes?tab=commercial': `
    Back to Dashboard | All Quotes | (tablist) | Kind of quote | (tab) | Residential | (tab) | Commercial |
    (tabpanel) | (tabpanel) | Search commercial quotes | Order | Newest first | Oldest first | Export CSV |
    (status) | 1 commercial quote | Ruiz Bakery | Reply within 22 h 35 min | $150 (minimum visit; windows
    $47) | ana@example.com | (559) 555-0111 | Contact Person | Ana Ruiz | Business Address | 1 Main St,
    Hanford | Windows | 9 (7 large, 2 medium) | Building | Restaurant | Stories | 1 Story | Frequency |
    Monthly | Options | Outside only | Special Requirements | After closing time, please. | Base Price | $68
    | ID | 00000023 | May 11, 2026, 8:05 AM | Open Contact | Edit | Delete | (status) | Showing | 1 | of 1`,
  '/money': `
    Back to Dashboard | Money | (tablist) | Money | (tab) | Owed $100 (1) | (tab) | Paid | (tabpanel) | Ana
    Owing | Mon, May 4, 2026 | , | 7 days ago | $100 | Call | Ana Owing | Text | Ana Owing | Note Payment |
    Ana Owing | (tabpanel)`,
  '/money?tab=paid': `
    Back to Dashboard | Money | (tablist) | Money | (tab) | Owed $100 (1) | (tab) | Paid | (tabpanel) |
    (tabpanel) | Search payments of all years | Period | This week | Last week | This month | Last month |
    2026 | 2025 | 2024 | 2023 | 2022 | 2021 | 2020 | Export CSV | (status) | 1 | paid, | $105 | with $5 of
    tips | Check | $105 | Ana Owing | $105 | Paid $100, check, tip $5, 1187 | Noted | May 11, 2026, 8:05 AM
    | by owner`,
  '/customers': `
    Back to Dashboard | Customers | Search customers | Order | Newest first | Oldest first | Export CSV |
    (status) | 1 found | Bo | bo@example.com | Last contact | May 11, 2026, 8:05 AM | Quote | 00000022 |
    (status) | Showing | 1`,
  [`/customers?customer=${idOf(41)}`]: `
    Back to Dashboard | Ana Ruiz | Book | Export | All customers | Summary | ana@example.com | (559)
    555-0111 | Completed | 3 visits, $500 | First Contact | May 11, 2026, 8:05 AM | Usually | every 56 days,
    next about Mon, Jun 29, 2026 | Marketing mails to ana@example.com are allowed | Stop them | Forget this
    customer | Addresses | 1 Main St, Hanford | Edit Note about 1 Main St, Hanford | Edit Note | Dog |
    Perhaps the Same Person | Bo | bo@example.com | Merge Bo | Merge | Merged Into This Customer | Bo |
    bo@example.com | Separate Bo | Separate | History | Booking | completed | $200 | Mon, May 4, 2026, 8-10
    AM Pacific time | Address | 1 Main St, Hanford | Service | Home window cleaning, 1 hour | Payments |
    Paid $100, check, tip $5, 1187 (May 11, 2026, 8:05 AM, owner). Still owed: $100 | ID | 00000014 | May
    11, 2026, 8:05 AM | Open Booking | Booking | completed | $150 | Mon, Mar 2, 2026, 8-10 AM Pacific time |
    Address | 1 Main St, Hanford | Service | Home window cleaning, 1 hour | Payments | Still owed: $150 | ID
    | 00000016 | May 11, 2026, 8:05 AM | Open Booking | Booking | completed | $150 | Mon, Jan 5, 2026, 8-10
    AM Pacific time | Address | 1 Main St, Hanford | Service | Home window cleaning, 1 hour | Payments |
    Still owed: $150 | ID | 00000015 | May 11, 2026, 8:05 AM | Open Booking | Message | new | Message | Do
    you clean skylights? | ID | 00000021 | May 11, 2026, 8:05 AM | Open Message | (status) | Showing | 4`,
  '/content': `
    Back to Dashboard | Website Content Management | (tablist) | Kind of content | (tab) | Texts | (tab) |
    Reviews | (tabpanel) | Search content items | Section | All sections | Hero | Services | Quote | About |
    Contact | Footer | Why cleaning | Commercial | General | Order | By key | Last changed | Add Content |
    (status) | 1 content item | General | note | text | Words | Last updated | May 11, 2026, 8:05 AM | Not
    shown on the site yet | Edit | note | Delete | note | (status) | Showing | 1 | of 1 | (tabpanel)`,
  '/settings': `
    Back to Dashboard | Settings | (tablist) | Settings | (tab) | Pricing Configuration | (tab) | General
    Settings | (tab) | Account Settings | (tabpanel) | Search prices | Status | All prices | On | Off | To
    confirm | Order | By sort order | By name | Last changed | Fill Minutes | Add Pricing | (status) | 2
    prices | House size | Small home | small | , | Up to 1,600 sq ft | Change Small home, now $179 | $179 |
    Switch off | Small home | Edit | Small home | Delete | Small home | Medium home | medium | , |
    1,700-2,500 sq ft | Change Medium home, now $199 | $199 | Switch off | Medium home | Edit | Medium home
    | Delete | Medium home | (status) | Showing | 2 | of 2 | (tabpanel) | (tabpanel)`,
  '/settings?tab=account': `
    Back to Dashboard | Settings | (tablist) | Settings | (tab) | Pricing Configuration | (tab) | General
    Settings | (tab) | Account Settings | (tabpanel) | (tabpanel) | (tabpanel) | Change Password | Current
    Password | Show password | New Password | Show password | Confirm New Password | Show password | Update
    Password | Passkeys | Sign in with your fingerprint, your face or the PIN of your phone or computer.
    Nobody can guess a passkey, and it works on this website alone, so no false website can ask for it. You
    stay signed in for up to 30 days. | Phone key | Added | May 11, 2026, 8:05 AM | . | Last used May 11,
    2026, 8:05 AM. | Remove Phone key | Remove | This browser does not support passkeys. | Authenticator app
    | With an app such as Google Authenticator, signing in by password also asks for a code from your phone.
    Somebody who learns your password cannot sign in with it alone. A passkey needs no code. | On. | The
    password asks for a code. | Recovery codes | Each signs you in once, in place of a code from the app.
    You have | 3 codes | left. Keep them on paper, not on your phone. | New recovery codes | Turn off |
    Devices | Where you are signed in. We email you when a new device signs in. If you do not recognize one
    of these, sign it out and change your password. | Here | (this device) | Password | , | May 11, 2026,
    8:05 AM | . Last used | May 11, 2026, 8:05 AM | . | Phone | Password | , | May 11, 2026, 8:05 AM | .
    Last used | May 11, 2026, 8:05 AM | . | Sign out Phone | Sign out | Sign out everywhere else`,
  '/photos': `
    Back to Dashboard | Photos | Add Photos | 1 | of | 60 | photos, | 4 KB | stored | Gallery, on the home
    page | (status) | A clean window | Hidden | 960 | × | 720 | , | 4 KB | Edit | A clean window | Show | A
    clean window | Delete | A clean window`,
}

test.each(Object.entries(TEXTS))('%s reads as a whole', (path, text) => expectReads(path, 'main', text))
