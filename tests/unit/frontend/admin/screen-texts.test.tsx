/** @jest-environment ./tests/support/component/environment.js */
import { test } from '@jest/globals'
import { expectReads, idOf } from '#tests/support/component/monday.ts'

const BACK = '→ /dashboard | Back to Dashboard'
const SETTINGS = `${BACK} | Settings | (tablist) | Settings | (tab) | Pricing Configuration | (tab) | General Settings | (tab) | Account Settings | (tabpanel)`
const QUOTES = `${BACK} | All Quotes | (tablist) | Kind of quote | (tab) | Residential | (tab) | Commercial | (tabpanel)`
const CONTENT = `${BACK} | Website Content Management | (tablist) | Kind of content | (tab) | Texts | (tab) | Reviews | (tabpanel)`
const MONEY = `${BACK} | Money | (tablist) | Money | (tab) | Owed $100 (2) | (tab) | Paid | (tabpanel)`
const BOOKINGS = `${BACK} | Manage Bookings | Add Booking | (tablist) | View | (tab) | List | (tab) | By Visit | (tab) | Calendar | (tabpanel)`
const CALL_AND_TEXT = '→ tel:+15595550111 | Call | → sms:+15595550111?&body= | Text'
const REACH = 'More | → mailto:ana@example.com | ana@example.com | → tel:+15595550111 | (559) 555-0111'
const CONTACT_LINKS = `${CALL_AND_TEXT} | ${REACH}`
const VISIT_LINKS = `${CALL_AND_TEXT} | → https://www.google.com/maps/sear… | Map | ${REACH}`
const VISIT_BUTTONS = "Edit | Send Email | Customer's Link | Next Visit | Delete"
const ONE_HOUR = 'Address | 1 Main St, Hanford | Service | Home window cleaning, 1 hour'

const TEXTS = {
  '/dashboard': `
    Admin Dashboard | → /today#not-closed | 1 visit to close | → /today#still-owed | $200 owed | Today | Next:
    | 8-10 AM | , | Ana Ruiz | , | 1 Main St, Hanford | , $179 | → /today | Open the day: 2 visits left |
    Needs your input | These emails did not reach you. Is | → /settings?tab=general&q=notification_email |
    your address | right? | → /bookings?q=00000017 | Ana Open | : | change by the customer, | failed: the mail
    service did not take it; try again | Retry | sign-in link, | failed: the mail service did not take it; try
    again | Retry | Customers get no receipts and reminders: five emails to them came back within a day. Look
    for invented addresses among the latest leads, then set | → /settings?tab=general&q=customer_receipts |
    receipts | to yes again. | Until midnight, new | messages and quotes | get no receipt: many were sent
    today. If the latest leads are all real, raise | → /settings?tab=general&q=receipts_a_day | receipts a day
    | . | Looks like spam: | → /quotes?status=spam | Quotes | ( | 1 | ) | , | →
    /quotes?tab=commercial&status=spam | Commercial quotes | ( | 2 | ) | , | → /contacts?status=spam |
    Contacts | ( | 3 | ) | , | → /bookings?status=spam | Bookings | ( | 4 | ) | . Keep what is real. | 1 claim
    of your website: is it true? | “ | 5.0 star reviews | ” on | → / | / | It is true: 5.0 star reviews | It
    is true | It is not true: 5.0 star reviews | It is not true | “ | we do west sides early and east sides
    late, always in the shade | ” on | → /bakersfield-commercial-window-cleaning |
    /bakersfield-commercial-window-cleaning | Not true, but still on the page: ask whoever runs the site to
    remove it. | → /settings?tab=general&status=placeholder | 1 fact | about your business | to give: pages
    still show a placeholder. | Totals | → /quotes | 7 | Total Quotes | → /bookings | 1 | Total Bookings | →
    /contacts | 1 | Total Contacts | → /bookings?status=pending | 1 | Pending Bookings | →
    /contacts?status=new | 1 | New Contacts | (status) | Site updated May 11, 2026, 8:05 AM. Not on it yet:
    prices, website texts or photos. The last update failed. Broken. | Retry | Sections | → /today | Today |
    Go from visit to visit | → /bookings | Bookings | Confirm, move and complete visits | → /contacts |
    Contacts | Answer messages and commercial requests | → /quotes | Quotes | See who asked for which price |
    → /money | Money | See what was paid, and who still owes | → /customers | Customers | Everything about one
    person | → /content | Content | Change the words on the website | → /photos | Photos | Show your work on
    the website | → /settings | Settings | Prices, business facts and password | → /working | Is everything
    working? | Check email, alarms, backups and the website | Analytics | Coming soon | Recent Bookings | →
    /bookings | View all | ~bookings | → /bookings?dialog=edit&id=00000012 | Ana Lee | Spanish | pending |
    Mon, May 11, 12-2 PM | Recent Contacts | → /contacts | View all | ~contacts | → /contacts?q=00000021 | Ana
    Ruiz | Spanish | new | Do you clean skylights? | → /contacts?q=00000025 | Ana Ruiz | resolved |
    xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx… | Recent Quotes | → /quotes | View all | ~quotes | →
    /quotes?q=00000022 | Ana Ruiz | Spanish | $179 | 00000022 | , | May 11, 2026, 8:05 AM | The newest | 1 |
    of | 7 | .`,
  '/today': `
    ${BACK} | Today | → /today#not-closed | 1 visit to close | → /today#still-owed | $200 owed | Today | , |
    Mon, May 11 | Move this day | → https://www.google.com/maps/dir/… | All 2 stops | 8-10 AM | confirmed |
    $179 | Ana Ruiz | 1 Main St, Hanford | Dog | → https://www.google.com/maps/sear… | Map | →
    tel:+15595550111 | Call | Text: on our way, there in | → sms:+15595550111?&body=Hi%20Ana%… | 10 min | →
    sms:+15595550111?&body=Hi%20Ana%… | 20 min | → sms:+15595550111?&body=Hi%20Ana%… | 30 min | Service | Home
    window cleaning, 2 hours | Customer's Notes | Mind the roses | How Often | Every 3 months | Arrived | 8:05
    AM | . | Not Arrived | Nobody Home | Done & Paid | 12-2 PM | pending | Spanish | Ana Lee | 1 Main St,
    Hanford | → https://www.google.com/maps/sear… | Map | → tel:+15595550111 | Call | Text: on our way, there
    in | → sms:+15595550111?&body=Hola%2C%2… | 10 min | → sms:+15595550111?&body=Hola%2C%2… | 20 min | →
    sms:+15595550111?&body=Hola%2C%2… | 30 min | Service | Home window cleaning, 1 hour | Nobody home | 8:05
    AM | . | → sms:+15595550111?&body=Hola%2C%2… | Text Ana | Move this visit | Arrived | Somebody Home | Done
    & Paid | 2-4 PM | completed | Ana Free | 1 Main St, Hanford | $100 still to be paid, tip $5, 1187 | Left
    to pay: | $100 | Next visit in | 1 mo | 2 mo | 3 mo | 6 mo | 12 mo | Note Payment | →
    sms:+15595550111?&body=Hi%20Ana%… | Text thanks | Tomorrow | , | Tue, May 12 | No visits. | Not closed yet
    (1) | These visits are over. Note how they went. | Ana Open | Fri, May 8, 8-10 AM | Done & Paid | ~Ana
    Open | Did Not Happen | ~Ana Open | Still to be paid: $200 (2) | Ana Owing | Spanish | Mon, May 4 | , | 7
    days ago | $100 | → tel:+15595550111 | Call | ~Ana Owing | → sms:+15595550111?&body=Hola%2C%2… | Text |
    ~Ana Owing | Note Payment | ~Ana Owing | Ana Free | Mon, May 11 | , | today | $100 | → tel:+15595550111 |
    Call | ~Ana Free | → sms:+15595550111?&body=Hi%20Ana.… | Text | ~Ana Free | Note Payment | ~Ana Free | 2
    customers would come earlier | Free again on | Tue, May 12 | : | 8-10 AM | . | Ana Lee | Spanish | now |
    Mon, May 11, 12-2 PM | Email | ~Ana Lee | → tel:+15595550111 | Call | ~Ana Lee | Ana Windy | now | Wed,
    May 13, 8-10 AM | Email | ~Ana Windy | → tel:+15595550111 | Call | ~Ana Windy | Email all 2 | →
    /money?tab=paid&period=week | Paid this week | $105 | , | → /money?tab=paid&period=month | this month |
    $1,105`,
  [`/bookings?q=${idOf(11)}`]: `
    ${BOOKINGS} | Search bookings | Status | All statuses | Pending | Confirmed | Completed | Cancelled |
    Order | Newest first | Oldest first | Export CSV | (status) | 1 found | Ana Ruiz | confirmed | $179 | Mon,
    May 11, 8-10 AM | Address | 1 Main St, Hanford | Service | Home window cleaning, 2 hours | Customer's
    Notes | Mind the roses | How Often | Every 3 months | Customer: not told | by email | Confirm | Complete |
    Cancel | Done & Paid | ${VISIT_LINKS} | Arrived | May 11, 2026, 8:05 AM | ID | 00000011 | Booked | May 11,
    2026, 8:05 AM | ${VISIT_BUTTONS} | (status) | Showing | 1 | (tabpanel) | (tabpanel)`,
  '/contacts': `
    ${BACK} | Manage Contacts | Add Contact | Search contacts | Status | All statuses | New | Contacted |
    Resolved | Order | Newest first | Oldest first | Export CSV | (status) | 2 contacts | Ana Ruiz | resolved
    | xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx | → mailto:ana@example.com?subject=T… | Send Email |
    Mark Contacted | Mark Resolved | Add Response | ${CONTACT_LINKS} | ID | 00000025 | To be told once you
    come | May 11, 2026, 8:05 AM | Reply Templates | → /bookings?dialog=add&id=contact-00000025 | Book | Edit
    Contact | Delete Contact | Ana Ruiz | Spanish | new | Reply within 22 h 35 min | Do you clean skylights? |
    → mailto:ana@example.com?subject=G… | Send Email | Mark Contacted | Mark Resolved | Add Response |
    ${CONTACT_LINKS} | ID | 00000021 | Website message | May 11, 2026, 8:05 AM | Reply Templates | →
    /bookings?dialog=add&id=contact-00000021 | Book | Edit Contact | Delete Contact | (status) | Showing | 2 |
    of 2`,
  '/quotes': `
    ${QUOTES} | Search quotes | Status | All statuses | New | Seen | Contacted | Booked | Declined | Order |
    Newest first | Oldest first | Export CSV | (status) | 1 quote | Ana Ruiz | Spanish | new | One story |
    $179 | House Size | Small home | Window Types | Standard windows | Interior Cleaning | None selected |
    Additional Services | None selected | Hard Water Stains | 0 | Price Held | until Wed, Jun 10, 30 days left
    | Visit | → /bookings?q=00000012 | Mon, May 11, 12-2 PM | , | pending | Sent again: | sent | Follow-up 1:
    | sent | Follow-up 2: | failed: the mail service did not take it; try again | Retry | →
    /bookings?dialog=add&id=quote-00000022 | Book | → mailto:ana@example.com | Email | More | →
    mailto:ana@example.com | ana@example.com | Price Changed | from $199 by owner: Neighbor | ID | 00000022 |
    May 11, 2026, 8:05 AM | Send Again | Change Price | Mark Contacted | Hold 30 Days More | Decline | End
    Links | Copy Quote Data | Edit | Delete | (status) | Showing | 1 | of 1 | (tabpanel)`,
  '/quotes?tab=commercial': `
    ${QUOTES} | (tabpanel) | Search commercial quotes | Order | Newest first | Oldest first | Export CSV |
    (status) | 1 commercial quote | Ruiz Bakery | Reply within 22 h 35 min | $150 (minimum visit; windows $47)
    | Contact Person | Ana Ruiz | Business Address | 1 Main St, Hanford | Windows | 9 (7 large, 2 medium) |
    Building | Restaurant | Stories | 1 Story | Frequency | Monthly | Options | Outside only | Special
    Requirements | After closing time, please. | → /contacts?q=00000023 | Open Contact | ${VISIT_LINKS} | Base
    Price | $68 | ID | 00000023 | May 11, 2026, 8:05 AM | Edit | Delete | (status) | Showing | 1 | of 1`,
  '/money': `
    ${MONEY} | Ana Owing | Spanish | Mon, May 4 | , | 7 days ago | $100 | → tel:+15595550111 | Call | ~Ana
    Owing | → sms:+15595550111?&body=Hola%2C%2… | Text | ~Ana Owing | Note Payment | ~Ana Owing | Ana Unsaid |
    Thu, May 7 | , | 4 days ago | No price agreed | → tel:+15595550111 | Call | ~Ana Unsaid | →
    sms:+15595550111?&body=Hi%20Ana.… | Text | ~Ana Unsaid | Note Payment | ~Ana Unsaid | (tabpanel)`,
  '/money?tab=paid': `
    ${MONEY} | (tabpanel) | Search payments of all years | Period | This week | Last week | This month | Last
    month | 2026 | 2025 | 2024 | 2023 | 2022 | 2021 | 2020 | Export CSV | (status) | 1 | paid, | $105 | with
    $5 of tips | Check | $105 | → /bookings?q=00000014 | Ana Owing | $105 | Paid $100, check, tip $5, 1187 |
    Noted | May 11, 2026, 8:05 AM | by owner`,
  '/customers': `
    ${BACK} | Customers | Search customers | Order | Newest first | Oldest first | Export CSV | (status) | 1
    found | → /customers?customer=00000042 | Bo | → mailto:bo@example.com | bo@example.com | Last contact |
    May 11, 2026, 8:05 AM | → /quotes?q=00000022 | Quote | 00000022 | (status) | Showing | 1`,
  [`/customers?customer=${idOf(41)}`]: `
    ${BACK} | Ana Ruiz | Book | Export | → /customers | All customers | Summary | → mailto:ana@example.com |
    ana@example.com | → tel:+15595550111 | (559) 555-0111 | Quoted | 1 quote, $179 | Completed | 3 visits,
    $500 | First Contact | May 11, 2026, 8:05 AM | Usually | every 56 days, next about Mon, Jun 29 | Marketing
    mails to ana@example.com are allowed | Stop them | Forget this customer | Addresses | 1 Main St, Hanford |
    Edit Note | ~about 1 Main St, Hanford | Dog | Perhaps the Same Person | →
    /customers?customer=00000042 | Bo | bo@example.com | Merge | ~Bo | Merged Into This Customer | Bo |
    bo@example.com | Separate | ~Bo | History | Booking | Spanish | completed | $200 | Mon, May 4, 8-10 AM | ${ONE_HOUR} | Payments | Paid $100, check, tip $5, 1187 (May
    11, 2026, 8:05 AM, owner). Still owed: $100 | Language | Spanish | ID | 00000014 | May 11, 2026, 8:05 AM |
    → /bookings?q=00000014 | Open Booking | Booking | completed | $150 | Mon, Mar 2, 8-10 AM | ${ONE_HOUR} |
    Payments | Still owed: $150 | ID | 00000016 | May 11, 2026, 8:05 AM | → /bookings?q=00000016 | Open
    Booking | Booking | completed | $150 | Mon, Jan 5, 8-10 AM | ${ONE_HOUR} | Payments | Still owed: $150 |
    ID | 00000015 | May 11, 2026, 8:05 AM | → /bookings?q=00000015 | Open Booking | Message | Spanish | new |
    Message | Do you clean skylights? | Language | Spanish | ID | 00000021 | May 11, 2026, 8:05 AM | →
    /contacts?q=00000021 | Open Message | Quote | Spanish | $179 | Language | Spanish | ID | 00000022 | May
    11, 2026, 8:05 AM | → /quotes?q=00000022 | Open Quote | (status) | Showing | 5`,
  '/content': `
    ${CONTENT} | Search content items | Add Content | (status) | 1 content item | General | note | text |
    Words | Last updated | May 11, 2026, 8:05 AM | Not shown on the site yet | Edit | ~note | Delete | ~note |
    (tabpanel)`,
  '/settings': `
    ${SETTINGS} | Search prices | Status | All prices | On | Off | To confirm | Fill Minutes | Add Pricing |
    (status) | 2 prices | House size | Small home | small | , | Up to 1,600 sq ft | Change Small home, now
    $179 | $179 | Switch off | ~Small home | Edit | ~Small home | Delete | ~Small home | Medium home | medium
    | , | 1,700-2,500 sq ft | Change Medium home, now $199 | $199 | Switch off | ~Medium home | Edit | ~Medium
    home | Delete | ~Medium home | (tabpanel) | (tabpanel)`,
  '/settings?tab=account': `
    ${SETTINGS} | (tabpanel) | (tabpanel) | Change Password | Current Password | ~Show current password | New
    Password | ~Show new password | Confirm New Password | ~Show confirm new password | Update Password |
    Passkeys | Sign in with your fingerprint, your face or the PIN of your phone or computer. Nobody can guess a
    passkey, and it works on this website alone, so no false website can ask for it. You stay signed in for up
    to 30 days. | Phone key | Added | May 11, 2026, 8:05 AM | . | Last used May 11, 2026, 8:05 AM. | Remove |
    ~Phone key | This browser does not support passkeys. | Authenticator app | With an app such as Google
    Authenticator, signing in by password also asks for a code from your phone. Somebody who learns your
    password cannot sign in with it alone. A passkey needs no code. | On. | The password asks for a code. |
    Recovery codes | Each signs you in once, in place of a code from the app. You have | 3 codes | left. Keep
    them on paper, not on your phone. | New recovery codes | Turn off | Devices | Where you are signed in. We
    email you when a new device signs in. If you do not recognize one of these, sign it out and change your
    password. | Here | (this device) | Password | , | May 11, 2026, 8:05 AM | . Last used | May 11, 2026, 8:05
    AM | . | Phone | Password | , | May 11, 2026, 8:05 AM | . Last used | May 11, 2026, 8:05 AM | . | Sign out |
    ~Phone | Sign out everywhere else`,
  '/photos': `
    ${BACK} | Photos | Add Photos | 3 | of | 60 | photos, | 12 KB | stored | Before, of a pair | (status) |
    Dust | 960 | × | 720 | , | 4 KB | Edit | ~Dust | Hide | ~Dust | Delete | ~Dust | After, of a pair |
    (status) | No dust | 960 | × | 720 | , | 4 KB | Edit | ~No dust | Hide | ~No dust | Delete | ~No dust |
    Gallery, on the home page | (status) | A clean window | Hidden | 960 | × | 720 | , | 4 KB | Edit | ~A
    clean window | Show | ~A clean window | Delete | ~A clean window`,
  '/bookings?view=visits': `
    ${BOOKINGS} | (tabpanel) | ~Visits of | Today | This week | Next 30 days | Last 60 days | 5 visits | Ana
    Windy | confirmed | day called off | Wed, May 13, 8-10 AM | ${ONE_HOUR} | Day Called Off | Tue, May 12:
    wind | Customer: not told | by email | Confirm | Complete | Cancel | Keep This Day | ${VISIT_LINKS} | ID |
    00000019 | Booked | May 11, 2026, 8:05 AM | Done & Paid | ${VISIT_BUTTONS} | Ana Unsaid | completed | Thu,
    May 7, 8-10 AM | ${ONE_HOUR} | Payments | Still owed: price not agreed | Confirm | Complete | Cancel |
    Note Payment | ${VISIT_LINKS} | ID | 00000018 | Booked | May 11, 2026, 8:05 AM | ${VISIT_BUTTONS} | Ana
    Owing | Spanish | completed | $200 | Mon, May 4, 8-10 AM | ${ONE_HOUR} | Payments | Paid $100, check, tip
    $5, 1187 (May 11, 2026, 8:05 AM, owner). Still owed: $100 | Confirm | Complete | Cancel | Note Payment |
    ${VISIT_LINKS} | ID | 00000014 | Booked | May 11, 2026, 8:05 AM | ${VISIT_BUTTONS} | Ana Lee | Spanish |
    pending | Mon, May 11, 12-2 PM | ${ONE_HOUR} | Nobody Home | May 11, 2026, 8:05 AM | Customer: not told |
    by email | Confirm | Complete | Cancel | ${VISIT_LINKS} | ID | 00000012 | Booked | May 11, 2026, 8:05 AM |
    Done & Paid | ${VISIT_BUTTONS} | Ana Ruiz | confirmed | $179 | Mon, May 11, 8-10 AM | Address | 1 Main St,
    Hanford | Service | Home window cleaning, 2 hours | Customer's Notes | Mind the roses | How Often | Every
    3 months | Customer: not told | by email | Confirm | Complete | Cancel | Done & Paid | ${VISIT_LINKS} |
    Arrived | May 11, 2026, 8:05 AM | ID | 00000011 | Booked | May 11, 2026, 8:05 AM | ${VISIT_BUTTONS} |
    (tabpanel)`,
  '/content?tab=reviews': `
    ${CONTENT} | (tabpanel) | Copy reviews that customers wrote, in their own words. The home page shows the
    six newest, a city's pages those of the city first. | Search reviews | Add Review | (status) | 1 review |
    Bo B. | Hanford | Clean. | May 1, 2026 | → https://example.com/r | Google | Edit | ~the review of | ~Bo B.
    | Delete | ~the review of | ~Bo B.`,
  '/settings?tab=general': `
    ${SETTINGS} | (tabpanel) | Search settings | Status | All settings | Needs your input | (status) | 4
    settings | Where new leads are sent | notification_email | Placeholder: needs your input | Send customers
    a receipt by email | Yes | No | customer_receipts | Remind customers by email of a quote that is open |
    Off. Read the emails below before you switch them on. Older quotes get none. | Replies reach your own
    mailbox, which this site cannot see: press Mark Contacted on the quote, and no more are sent. | After 1
    day | After 1 day | : | Your quote | Hi Ana | After 7 days | After 7 days | : | Your quote | Hi Ana | I
    have read these, send them | “5.0 star reviews” on / is true: yes or no | Unanswered | Yes | No |
    claim_five_stars | Placeholder: needs your input | (tabpanel)`,
  '/working': `
    ${BACK} | Is everything working? | Check Again | (status) | Everything is working. | Email | ~Right | ~: |
    Email goes out to everyone. Sent in the last 24 hours: 1,200 of 50,000. | ~Right | ~: | Last email sent:
    Dec 1, 2026, 1:05 AM. | ~Right | ~: | No email is late. Being sent now: 3. | ~Right | ~: | No email to you
    was refused. | ~Right | ~: | Emails to customers that came back or were marked as spam today: 3. At
    50,000, receipts pause. | ~Right | ~: | Receipts sent today: 12 of 50,000. | Alarms | ~Right | ~: | Alarms
    go to owner@example.com. | Send a Test Alarm | Backups | ~Right | ~: | Last monthly backup: Dec 1, 2026,
    1:05 AM. | ~Right | ~: | Last restore drill, which passed: Dec 1, 2026, 1:05 AM. | Web address | ~Right |
    ~: | The certificate is good until Mar 4, 2027. Days left: 86. | ~Right | ~: | valley-clean.com is
    registered until Mar 4, 2027. Days left: 86. | Website | ~Right | ~: | Website last updated: Dec 1, 2026,
    1:05 AM. | ~Right | ~: | Last automatic visit to the website, which found nothing wrong: Dec 1, 2026, 1:05
    AM. | ~Right | ~: | Last automatic test message, which arrived: Dec 1, 2026, 1:05 AM. | ~Right | ~: |
    Planned and delayed emails were last sent out: Dec 1, 2026, 1:05 AM. | ~Right | ~: | Live version:
    0123456, built Dec 1, 2026, 1:05 AM.`,
}

test.each(Object.entries(TEXTS))('%s reads as a whole (P18.1, P18.2, P18.3, P21.3, P40.1)', (path, text) =>
  expectReads(path, 'main', text),
)
