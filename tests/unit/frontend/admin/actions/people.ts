/** Every action on bookings, contacts, quotes and customers. */
import {
  type Action,
  at,
  because,
  card,
  DIALOG,
  deletion,
  type Ids,
  REFUSAL,
} from '#tests/unit/frontend/admin/actions/action.ts'

export function actionsOnPeople(
  { contact, spam, quote, commercial, booking, paid, customer, other }: Ids,
  { day, address, email, lower }: { day: string; address: string; email: string; lower: number },
): Action[] {
  const booked = {
    call: `PATCH /bookings/${booking}`,
    says: [`Failed to update booking. ${REFUSAL}`, 'Failed to update booking.'],
  } as const
  const written = { call: `PATCH /contacts/${contact}`, says: 'Failed to update contact.' }
  const quoted = { call: `PATCH /quotes/${quote}`, says: 'Failed to update quote.' }
  const known = {
    path: `/customers?customer=${customer}`,
    within: 'main',
    call: `PATCH /customers/${customer}`,
  }
  const person = { Email: 'typed@example.com', 'Phone *': '(559) 555-0199', 'Address *': '9 Typed St' }
  return [
    ...['Confirm', 'Complete', 'Keep This Day'].map((button) => ({
      ...card('bookings', booking),
      ...booked,
      button,
    })),
    { ...at('bookings?', 'cancel', booking), ...booked, button: 'Cancel Visit' },
    ...['Mark Contacted', 'Mark Resolved'].map((button) => ({
      ...card('contacts', contact),
      ...written,
      button,
    })),
    {
      ...at('bookings?', 'edit', booking),
      ...booked,
      typed: { Status: 'completed', 'Admin Notes': 'Typed' },
      button: 'Save Changes',
    },
    { ...at('bookings?', 'close', booking), ...booked, typed: { 'Amount *': '90' }, button: 'Done & Paid' },
    ...['Note Payment', 'Take Back'].map((button) => ({
      ...at('bookings?', 'close', paid),
      ...booked,
      call: `PATCH /bookings/${paid}`,
      typed: { 'Amount *': '90' },
      button,
    })),
    deletion('bookings?', 'bookings', booking, 'Failed to delete booking.'),
    {
      ...at('bookings?', 'add', `${day}T08:00`),
      call: 'POST /bookings',
      says: [`Failed to add booking. ${REFUSAL}`, 'Failed to add booking.'],
      typed: { 'First Name *': 'Typed', 'Last Name *': 'Name', ...person },
      button: 'Add Booking',
    },
    {
      path: '/contacts?dialog=add',
      within: DIALOG,
      call: 'POST /contacts',
      says: 'Failed to add contact.',
      typed: { 'Name *': 'Typed', 'Email *': 'typed@example.com', Phone: '1', 'Message *': 'Typed words' },
      button: 'Add Contact',
    },
    {
      ...at('contacts?', 'edit', contact),
      ...written,
      typed: { 'Name *': 'Typed', Address: '9 Typed St', Status: 'resolved' },
      button: 'Save Changes',
    },
    {
      ...at('contacts?', 'respond', contact),
      ...written,
      typed: { Response: 'Typed', Status: 'contacted' },
      button: 'Save Response',
    },
    deletion('contacts?', 'contacts', contact, 'Failed to delete contact.'),
    {
      ...card('contacts', contact),
      call: 'POST /notifications/1/retry',
      says: because('Failed to send the email again:'),
      button: 'Retry',
    },
    {
      ...at('quotes?', 'edit', quote),
      ...quoted,
      typed: { 'Name *': 'Typed', Phone: '(559) 555-0199' },
      button: 'Save Changes',
    },
    {
      ...at('quotes?', 'decline', quote),
      ...quoted,
      typed: { 'Reason *': 'later' },
      button: 'Decline Quote',
    },
    {
      ...at('quotes?tab=commercial&', 'edit', commercial),
      call: `PATCH /commercial-quotes/${commercial}`,
      says: 'Failed to update quote.',
      typed: { 'Contact Person *': 'Typed', 'Business Address *': '9 Typed St' },
      button: 'Save Changes',
    },
    deletion('quotes?', 'quotes', quote, 'Failed to delete quote.'),
    deletion('quotes?tab=commercial&', 'commercial-quotes', commercial, 'Failed to delete quote.'),
    {
      ...at('bookings?', 'link', booking),
      call: `POST /bookings/${booking}/links`,
      says: 'Failed to replace the links.',
      opens: /^Disable Old Links/,
      button: 'Disable Old Links',
    },
    {
      ...at('bookings?', 'subscribe', ''),
      call: 'POST /calendar-feed',
      says: 'Failed to replace the address.',
      opens: /^New Address/,
      button: 'New Address',
    },
    {
      ...card('bookings', booking),
      call: 'POST /notifications/2/stop',
      says: because('Failed to stop the email:'),
      button: 'Stop',
    },
    {
      ...at('today?', 'move-visit', booking),
      ...booked,
      typed: { 'Service Date *': day, 'Arrival Window *': '10:00' },
      button: 'Move Visit',
    },
    {
      path: '/today',
      within: 'main',
      call: `POST /days/${day}/invitations`,
      says: because('Failed to send:'),
      button: 'Email',
    },
    ...['Mark Contacted', 'Hold 30 Days More'].map((button) => ({
      ...card('quotes', quote),
      ...quoted,
      says: because('Failed to update quote.'),
      button,
    })),
    {
      ...at('quotes?', 'price', quote),
      ...quoted,
      says: because('Failed to change the price.'),
      typed: { 'New Total *': String(lower), 'Reason *': 'Typed' },
      button: 'Change Price',
    },
    {
      ...at('quotes?', 'send', quote),
      ...quoted,
      says: because('Failed to send the quote.'),
      button: 'Send Email',
    },
    { ...at('quotes?', 'revoke', quote), ...quoted, button: 'End Links' },
    {
      path: '/contacts?status=spam',
      within: `[data-id="${spam}"]`,
      call: `POST /spam/contacts/${spam}/keep`,
      says: 'Failed to move it out of spam.',
      button: 'Not spam',
    },
    {
      path: '/contacts?status=spam&dialog=delete-spam',
      within: DIALOG,
      call: 'DELETE /spam/contacts',
      says: 'Failed to delete spam.',
      button: 'Delete',
    },
    {
      ...at('today?', 'move-day', day),
      call: `POST /days/${day}/plan`,
      says: because('Failed to read the day again:'),
      lost: 'Failed to read the day again. Please try again.',
      button: 'Read the Emails',
    },
    {
      ...at('today?', 'move-day', day),
      call: `POST /days/${day}/move`,
      says: because('Not all visits are moved yet. Press again to go on: nothing is moved or mailed twice.'),
      lost: 'No answer came. Press again to go on: nothing is moved or mailed twice.',
      opens: /^Read the Emails/,
      button: 'Move 2 visits',
    },
    { ...known, says: because('Failed to change it:'), button: 'Stop them' },
    {
      ...known,
      ...at(`customers?customer=${customer}&`, 'note', encodeURIComponent(address)),
      says: 'Failed to save the note.',
      typed: { Note: 'Typed' },
      button: 'Save Note',
    },
    ...(['merge', 'separate'] as const).map((action) => ({
      ...known,
      ...at(`customers?customer=${customer}&`, action, other),
      says: because(`Failed to ${action}:`),
      button: { merge: 'Merge', separate: 'Separate' }[action],
    })),
    {
      ...at(`customers?customer=${customer}&`, 'forget', customer),
      call: `POST /customers/${customer}/forget`,
      says: because('Failed to forget:'),
      typed: { [`Type ${email} to confirm`]: email },
      // A confirmation is typed anew.
      isKept: false,
      button: 'Forget',
    },
  ]
}
