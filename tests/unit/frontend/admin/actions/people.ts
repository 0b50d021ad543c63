/** Every action on bookings, contacts, quotes and customers. */
import {
  type Action,
  asks,
  at,
  because,
  card,
  DIALOG,
  deletion,
  type Ids,
  on,
  press,
  REFUSAL,
  within,
} from '#tests/unit/frontend/admin/actions/action.ts'

export function actionsOnPeople(
  { contact, spam, quote, commercial, booking, paid, customer, other }: Ids,
  { day, address, email, lower }: { day: string; address: string; email: string; lower: number },
): Action[] {
  const booked = asks(`PATCH /bookings/${booking}`, [
    `Failed to update booking. ${REFUSAL}`,
    'Failed to update booking.',
  ])
  const written = asks(`PATCH /contacts/${contact}`, 'Failed to update contact.')
  const quoted = asks(`PATCH /quotes/${quote}`, 'Failed to update quote.')
  const quotedBecause = (text: string) => asks(quoted.call, because(text))
  const known = (says: Action['says']) => asks(`PATCH /customers/${customer}`, says)
  const person = { Email: 'typed@example.com', 'Phone *': '(559) 555-0199', 'Address *': '9 Typed St' }
  const ofCustomer = `customers?customer=${customer}&`
  const payments = asks(`PATCH /bookings/${paid}`, booked.says)
  const added = asks('POST /bookings', [`Failed to add booking. ${REFUSAL}`, 'Failed to add booking.'])
  return [
    ...['Confirm', 'Complete', 'Keep This Day'].map((button) =>
      press(button, card('bookings', booking), booked),
    ),
    press('Cancel Visit', at('bookings?', 'cancel', booking), booked),
    ...['Mark Contacted', 'Mark Resolved'].map((button) => press(button, card('contacts', contact), written)),
    press('Save Changes', at('bookings?', 'edit', booking), booked, {
      typed: { Status: 'completed', 'Admin Notes': 'Typed' },
    }),
    press('Done & Paid', at('bookings?', 'close', booking), booked, { typed: { 'Amount *': '90' } }),
    ...['Note Payment', 'Take Back'].map((button) =>
      press(button, at('bookings?', 'close', paid), payments, { typed: { 'Amount *': '90' } }),
    ),
    deletion('bookings?', 'bookings', booking, 'Failed to delete booking.'),
    press('Add Booking', at('bookings?', 'add', `${day}T08:00`), added, {
      typed: { 'First Name *': 'Typed', 'Last Name *': 'Name', ...person },
    }),
    press(
      'Add Contact',
      on('/contacts?dialog=add', DIALOG),
      asks('POST /contacts', 'Failed to add contact.'),
      {
        typed: { 'Name *': 'Typed', 'Email *': 'typed@example.com', Phone: '1', 'Message *': 'Typed words' },
      },
    ),
    press('Save Changes', at('contacts?', 'edit', contact), written, {
      typed: { 'Name *': 'Typed', Address: '9 Typed St', Status: 'resolved' },
    }),
    press('Save Response', at('contacts?', 'respond', contact), written, {
      typed: { Response: 'Typed', Status: 'contacted' },
    }),
    deletion('contacts?', 'contacts', contact, 'Failed to delete contact.'),
    press(
      'Retry',
      card('contacts', contact),
      asks('POST /notifications/1/retry', because('Failed to send the email again:')),
    ),
    press('Save Changes', at('quotes?', 'edit', quote), quoted, {
      typed: { 'Name *': 'Typed', Phone: '(559) 555-0199' },
    }),
    press('Decline Quote', at('quotes?', 'decline', quote), quoted, { typed: { 'Reason *': 'later' } }),
    press(
      'Save Changes',
      at('quotes?tab=commercial&', 'edit', commercial),
      asks(`PATCH /commercial-quotes/${commercial}`, 'Failed to update quote.'),
      { typed: { 'Contact Person *': 'Typed', 'Business Address *': '9 Typed St' } },
    ),
    deletion('quotes?', 'quotes', quote, 'Failed to delete quote.'),
    deletion('quotes?tab=commercial&', 'commercial-quotes', commercial, 'Failed to delete quote.'),
    press(
      'Disable Old Links',
      at('bookings?', 'link', booking),
      asks(`POST /bookings/${booking}/links`, 'Failed to replace the links.'),
      { opens: /^Disable Old Links/ },
    ),
    press(
      'New Address',
      at('bookings?', 'subscribe', ''),
      asks('POST /calendar-feed', 'Failed to replace the address.'),
      { opens: /^New Address/ },
    ),
    press(
      'Stop',
      card('bookings', paid),
      asks('POST /notifications/2/stop', because('Failed to stop the email:')),
    ),
    press('Move Visit', at('today?', 'move-visit', booking), booked, {
      typed: { 'Service Date *': day, 'Arrival Window *': '10:00' },
    }),
    press('Email', on('/today'), asks(`POST /days/${day}/invitations`, because('Failed to send:'))),
    ...['Mark Contacted', 'Hold 30 Days More'].map((button) =>
      press(button, card('quotes', quote), quotedBecause('Failed to update quote.')),
    ),
    press('Change Price', at('quotes?', 'price', quote), quotedBecause('Failed to change the price.'), {
      typed: { 'New Total *': String(lower), 'Reason *': 'Typed' },
    }),
    press('Send Email', at('quotes?', 'send', quote), quotedBecause('Failed to send the quote.')),
    press('End Links', at('quotes?', 'revoke', quote), quoted),
    press(
      'Not spam',
      within('/contacts?status=spam', spam),
      asks(`POST /spam/contacts/${spam}/keep`, 'Failed to move it out of spam.'),
    ),
    press(
      'Delete',
      on('/contacts?status=spam&dialog=delete-spam', DIALOG),
      asks('DELETE /spam/contacts', 'Failed to delete spam.'),
    ),
    press(
      'Read the Emails',
      at('today?', 'move-day', day),
      asks(`POST /days/${day}/plan`, because('Failed to read the day again:')),
      { lost: 'Failed to read the day again. Please try again.' },
    ),
    {
      ...at('today?', 'move-day', day),
      call: `POST /days/${day}/move`,
      says: because('Not all visits are moved yet. Press again to go on: nothing is moved or mailed twice.'),
      lost: 'No answer came. Press again to go on: nothing is moved or mailed twice.',
      opens: /^Read the Emails/,
      button: 'Move 2 visits',
    },
    press('Stop them', on(`/customers?customer=${customer}`), known(because('Failed to change it:'))),
    press(
      'Save Note',
      at(ofCustomer, 'note', encodeURIComponent(address)),
      known('Failed to save the note.'),
      {
        typed: { Note: 'Typed' },
      },
    ),
    press('Merge', at(ofCustomer, 'merge', other), known(because('Failed to merge:'))),
    press('Separate', at(ofCustomer, 'separate', other), known(because('Failed to separate:'))),
    {
      ...at(ofCustomer, 'forget', customer),
      ...asks(`POST /customers/${customer}/forget`, because('Failed to forget:')),
      typed: { [`Type ${email} to confirm`]: email },
      // A confirmation is typed anew.
      isKept: false,
      button: 'Forget',
    },
  ]
}
