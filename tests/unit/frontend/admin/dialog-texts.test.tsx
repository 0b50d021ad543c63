/** @jest-environment ./tests/support/component/environment.js */
import { expect, test } from '@jest/globals'
import { expectNoDialog, user } from '#tests/support/component/acts.ts'
import { expectReads, idOf } from '#tests/support/component/monday.ts'

const WHO = 'First Name * | Last Name * | Phone * | Email | Without one, nothing can be mailed | Address *'
const WHEN =
  'Service Date * | Arrival Window * | Choose a window | 8-10 AM | 10 AM-12 PM | 12-2 PM | 2-4 PM | 4-6 PM | Pacific time'
const WHAT =
  'Service | Home window cleaning | Business window cleaning | Consultation for a business | Office cleaning | House cleaning | Price | Whole dollars, as agreed | Hours | Whole hours of one crew; blank: as its quote says'
const FURTHER =
  "City | Business Name | Status | Pending | Confirmed | Completed | Cancelled | Customer's Notes | Admin Notes | How Often | Just this once | Every month | Every 2 months | Every 3 months | Language | English | Spanish"
const PAYMENT =
  'Amount * | Paid by * | Cash | Check | Card | App | Not yet | Tip | Note | For instance the number of the check | Cancel'
const SPOTS =
  "Where it shows | Top of the home page | A city's page for homes | A city's page for businesses | Before, of a pair | After, of a pair | Team, on the home page | Gallery, on the home page"
const PRICE =
  'Key * | Lowercase with underscores only | Label * | Description | Label in Spanish | Blank: the website’s own, if it has one | Description in Spanish | Price * | Sort Order'

const TEXTS = {
  '/bookings?dialog=add': `
    Add Booking | Close | Known Customer | (combobox) | Known Customer | (status) | (listbox) | Found |
    ${WHO} | ${WHEN} | ${WHAT} | ${FURTHER} | (status) | Still needed: | first name, last name, phone, address, service date,
    arrival window | Cancel | (disabled) | Add Booking`,
  [`/bookings?dialog=add&id=repeat-3-${idOf(11)}`]: `
    Next Visit of Ana Ruiz | Close | Again in | 3 months | 1 month | 2 months | 6 months | 12 months |
    (status) | Nearest day with room: Mon, Aug 10 | ${WHEN} | ${WHO} | ${WHAT} | ${FURTHER} | Tell the
    customer by email | Cancel | Add Booking`,
  [`/bookings?dialog=add&id=quote-${idOf(22)}`]: `
    Add Booking | Close | Quote of Ana Ruiz, $179: it holds unless you enter another price. | ${WHO} |
    ${WHEN} | ${WHAT} | ${FURTHER} | Tell the customer by
    email | (status) | Still needed: | phone, address, service date, arrival window | Cancel | (disabled) |
    Add Booking`,
  [`/bookings?dialog=edit&id=${idOf(11)}`]: `
    Booking of Ana Ruiz | Close | → mailto:ana@example.com | ana@example.com | → tel:+15595550111 | (559)
    555-0111 | ${WHO} | Service Date * | Arrival Window * | Choose a window | 8-10 AM | 10 AM-12 PM (not
    open to visitors) | 12-2 PM (not open to visitors) | 2-4 PM (not open to visitors) | 4-6 PM (not open to
    visitors) | Pacific time | ${WHAT} | ${FURTHER} | Cancel | Save Changes`,
  [`/bookings?dialog=cancel&id=${idOf(11)}`]: `
    Cancel the visit of Ana Ruiz? | Close | Mon, May 11, 8-10 AM | Tell the customer by
    email | Keep Visit | Cancel Visit`,
  [`/bookings?dialog=close&id=${idOf(11)}`]: `
    Done: Ana Ruiz | Close | Left to pay: $179. | ${PAYMENT} | Done & Paid`,
  [`/bookings?dialog=close&id=${idOf(14)}`]: `
    Payments: Ana Owing | Close | Left to pay: $100. | Paid $100, check, tip $5, 1187 | Take Back | ~Paid
    $100, check, tip $5, 1187 | ${PAYMENT} | Note Payment`,
  [`/bookings?dialog=delete&id=${idOf(14)}`]: `
    Delete Booking | Close | This permanently removes all booking information of Ana Owing. $100 is still
    owed, and is listed no longer. Its payments stay in Money, without name and note. This action cannot
    be undone. | Cancel | Delete`,
  [`/bookings?dialog=link&id=${idOf(11)}`]: `
    Link for Ana Ruiz | Close | Whoever has it sees day, town and price of the visit, and can move or
    cancel it. | Address | Copy Link | → sms:+15595550111?&body=Words | Text the Link | Close | Disable
    Old Links`,
  [`/bookings?dialog=email&id=${idOf(11)}`]: `
    Reply to Ana Ruiz | Close | Template | Thank you | Offer a visit | Ask for details | Follow up on a
    quote | About the visit | Ask for another day | Subject | Message | Cancel | →
    mailto:ana@example.com?subject=T… | Send Email`,
  '/bookings?dialog=subscribe': `
    Subscribe in Your Own Calendar | Close | Add this address as a subscription in your calendar app. It
    then shows the visits from a month ago to four months ahead, and reads them again from time to time.
    Keep it to yourself. | Address | Copy Link | Close | New Address`,
  '/today?dialog=move-day&id=2026-05-11': `
    Move Mon, May 11 | Close | Reason | Wind | Dust | Rain | Another reason | Ana Ruiz | , | 8-10
    AM, Hanford | What to do | Move | Ask for another day | Leave out | Ana Lee | , | 12-2 PM | What to do
    | Move | Ask for another day | Leave out | Cancel | Read the Emails`,
  [`/today?dialog=move-visit&id=${idOf(11)}`]: `
    Move the Visit of Ana Ruiz | Close | ${WHEN} | (status) | Still needed: | service date | Cancel |
    (disabled) | Move Visit`,
  '/contacts?dialog=add': `
    Add Contact | Close | Name * | Email * | Phone | Address | Message * | Status: | new | (status) |
    Still needed: | name, email, message | Cancel | (disabled) | Add Contact`,
  [`/contacts?dialog=respond&id=${idOf(21)}`]: `
    Add Response | Close | Do you clean skylights? | Response | Status | New | Contacted | Resolved |
    Cancel | Save Response`,
  [`/contacts?dialog=edit&id=${idOf(21)}`]: `
    Edit Contact | Close | Name * | Email * | Phone | Address | Message * | Status | New | Contacted |
    Resolved | Admin Response | Language | English | Spanish | Cancel | Save Changes`,
  [`/quotes?dialog=edit&id=${idOf(22)}`]: `
    Edit Quote | Close | Name * | Email * | Phone | Address | Language | English | Spanish | Cancel | Save
    Changes`,
  [`/quotes?dialog=price&id=${idOf(22)}`]: `
    Change Price | Close | Now $179, the original price. | New Total * | Whole dollars | Reason * | For
    yourself; the customer does not see it | (status) | (status) | Still needed: | new total, reason |
    Cancel | (disabled) | Change Price`,
  [`/quotes?dialog=decline&id=${idOf(22)}`]: `
    Decline Quote | Close | Ana Ruiz gets no more reminders of it. | Reason * | The price | Another
    company | Not now | No longer needed | Cancel | Decline Quote`,
  [`/quotes?dialog=send&id=${idOf(22)}`]: `
    Send Again | Close | To ana@example.com. | Quote | Words | Cancel | Send Email`,
  [`/quotes?dialog=revoke&id=${idOf(22)}`]: `
    End Links | Close | Every link to the quote of Ana Ruiz that was sent, also in emails to you, stops
    working. | Keep Them | End Links`,
  [`/quotes?tab=commercial&dialog=edit&id=${idOf(23)}`]: `
    Edit Commercial Quote | Close | Business Name * | Contact Person * | Email * | Phone * | Business
    Address * | Language | English | Spanish | Cancel | Save Changes`,
  [`/customers?customer=${idOf(41)}&dialog=note&id=1%20Main%20St,%20Hanford`]: `
    Note | Close | What to know about 1 Main St, Hanford: gate, dog, ladder. | Note | Cancel | Save Note`,
  [`/customers?customer=${idOf(41)}&dialog=merge&id=${idOf(42)}`]: `
    Merge Customers | Close | All records of Bo (bo@example.com) are shown with Ana Ruiz from now on,
    later ones too. You can separate them again. | Cancel | Merge`,
  [`/customers?customer=${idOf(41)}&dialog=separate&id=${idOf(42)}`]: `
    Separate Customers | Close | Bo (bo@example.com) is a customer of their own again, without the notes
    of this card. | Cancel | Separate`,
  [`/customers?customer=${idOf(41)}&dialog=forget&id=${idOf(41)}`]: `
    Forget Customer | Close | All quotes, bookings, messages, mails and notes of | Ana Ruiz | , and of
    everybody merged into this customer, | will be deleted permanently; only a mark that names nobody keeps marketing mails away. This action cannot be
    undone. | Still owed, and listed no longer: $100, $150, $150. | Type ana@example.com to confirm | Cancel |
    Forget`,
  '/content?dialog=add': `
    Add Content | Close | Section * | Choose a section | Hero | Services | Quote | About | Contact |
    Footer | Why cleaning | Commercial | General | Content Type | Plain text | HTML | Markdown | Key * |
    Content * | (status) | Still needed: | section, key, content | Cancel | (disabled) | Add Content`,
  '/content?tab=reviews&dialog=add': `
    Add Review | Close | Name * | First name and initial suffice: Ana R. | City * | Date * | Source * |
    Where it was written: Google, Yelp, a card | Link | Address of the review, or empty | Words * |
    (status) | Still needed: | name, city, date, source, words | Cancel | (disabled) | Add Review`,
  '/settings?dialog=add': `
    Add Pricing | Close | Category * | Choose a category | House size | Stories | Window types | Interior
    cleaning | Additional services | Hard water stains | Commercial windows | Commercial buildings |
    Commercial frequency | Commercial options | ${PRICE} | Active | (status) | Still needed: | category,
    key, label, price | Cancel | (disabled) | Create Pricing`,
  [`/settings?dialog=edit&id=${idOf(31)}`]: `
    Edit Pricing | Close | ${PRICE} | Minutes | Of one crew. Blank: unknown | Cancel | Save Changes`,
  [`/photos?dialog=edit&id=${idOf(33)}`]: `
    Edit Photo | Close | What it shows * | ${SPOTS} | Cancel | Save Changes`,
  [`/photos?dialog=edit&id=${idOf(36)}`]: `
    Edit Photo | Close | What it shows * | ${SPOTS} | Its picture before | None yet | 1: Dust | Cancel |
    Save Changes`,
  [`/photos?dialog=delete&id=${idOf(33)}`]: `
    Delete Photo | Close | "A clean window" will be deleted, and no page shows it. This action cannot be
    undone. | Cancel | Delete`,
}

test.each(Object.entries(TEXTS))('%s reads as a whole, and closes to its screen', async (path, text) => {
  await expectReads(path, '[role=dialog]', text)
  await user.keyboard('{Escape}')
  await expectNoDialog()
  expect(location.pathname + location.search).toBe(`/admin${path.replace(/[?&]dialog=.*/, '')}`)
})
