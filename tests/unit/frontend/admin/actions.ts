/** Every action of the back office that changes something, and its words when the API refuses it. */
import { SETTINGS } from '#schemas/defaults/settings.ts'

/** Message of the API's 409. */
export const REFUSAL = 'Somebody was faster.'
const UNEXPLAINED = 'The server failed without a reason. Please try again in a moment.'

type Action = {
  /** Below /admin. */
  path: string
  call: string
  /** The notification's words: of every failure, or of a 409 and of a 500. */
  says: string | readonly [conflict: string, fault: string]
  /** Where the button and the fields are. */
  within: string
  /** Pressed first. */
  opens?: RegExp
  /** By label. */
  typed?: Record<string, string>
  button: string
}

const phone = SETTINGS.find(({ key }) => key === 'phone')
export const DIALOG = '[role=dialog]'

/** Every action that changes something, on records of this test. */
export function actionsOn(
  ids: Record<'contact' | 'quote' | 'commercial' | 'booking' | 'price' | 'content' | 'photo', string>,
  day: string,
): Action[] {
  const { contact, quote, commercial, booking, price, content, photo } = ids
  const at = (path: string, dialog: string, id: string) => ({
    path: `/${path}dialog=${dialog}&id=${id}`,
    within: DIALOG,
  })
  const words = (what: string) =>
    [`Failed to ${what}: ${REFUSAL}`, `Failed to ${what}: ${UNEXPLAINED}`] as const
  const booked = {
    call: `PATCH /bookings/${booking}`,
    says: [`Failed to update booking. ${REFUSAL}`, 'Failed to update booking.'],
  } as const
  const written = { call: `PATCH /contacts/${contact}`, says: 'Failed to update contact.' }
  const priced = { call: `PATCH /pricing/${price}`, says: 'Failed to update pricing configuration.' }
  const person = { Email: 'typed@example.com', 'Phone *': '(559) 555-0199', 'Address *': '9 Typed St' }
  const bookingCard = { path: `/bookings?q=${booking}`, within: `[data-id="${booking}"]` }
  const contactCard = { path: `/contacts?q=${contact}`, within: `[data-id="${contact}"]` }
  return [
    ...['Confirm', 'Complete'].map((button) => ({ ...bookingCard, ...booked, button })),
    { ...at('bookings?', 'cancel', booking), ...booked, button: 'Cancel Visit' },
    ...['Mark Contacted', 'Mark Resolved'].map((button) => ({ ...contactCard, ...written, button })),
    {
      ...at('bookings?', 'edit', booking),
      ...booked,
      typed: { Status: 'completed', 'Admin Notes': 'Typed' },
      button: 'Save Changes',
    },
    {
      ...at('bookings?', 'delete', booking),
      call: `DELETE /bookings/${booking}`,
      says: 'Failed to delete booking.',
      button: 'Delete',
    },
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
    {
      ...at('contacts?', 'delete', contact),
      call: `DELETE /contacts/${contact}`,
      says: 'Failed to delete contact.',
      button: 'Delete',
    },
    {
      ...contactCard,
      call: 'POST /notifications/1/retry',
      says: [`Failed to send the email again: ${REFUSAL}`, `Failed to send the email again: ${UNEXPLAINED}`],
      button: 'Retry',
    },
    {
      ...at('quotes?', 'edit', quote),
      call: `PATCH /quotes/${quote}`,
      says: 'Failed to update quote.',
      typed: { 'Name *': 'Typed', Phone: '(559) 555-0199' },
      button: 'Save Changes',
    },
    {
      ...at('quotes?', 'decline', quote),
      call: `PATCH /quotes/${quote}`,
      says: 'Failed to update quote.',
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
    {
      ...at('quotes?', 'delete', quote),
      call: `DELETE /quotes/${quote}`,
      says: 'Failed to delete quote.',
      button: 'Delete',
    },
    {
      ...at('quotes?tab=commercial&', 'delete', commercial),
      call: `DELETE /commercial-quotes/${commercial}`,
      says: 'Failed to delete quote.',
      button: 'Delete',
    },
    {
      path: '/content?dialog=add',
      within: DIALOG,
      call: 'POST /content',
      says: words('create content'),
      typed: { 'Section *': 'general', 'Key *': 'typed', 'Content *': 'Typed words' },
      button: 'Add Content',
    },
    {
      path: `/content?dialog=edit&id=${content}`,
      within: `[data-id="${content}"]`,
      call: `PATCH /content/${content}`,
      says: words('update content'),
      typed: { 'Content *': 'Typed words' },
      button: 'Save',
    },
    {
      ...at('content?', 'delete', content),
      call: `DELETE /content/${content}`,
      says: words('delete content'),
      button: 'Delete',
    },
    {
      path: '/content?tab=reviews&dialog=add',
      within: DIALOG,
      call: 'POST /reviews',
      says: words('add review'),
      typed: {
        'Name *': 'Typed T.',
        'City *': 'fresno',
        'Date *': '2026-05-09',
        'Source *': 'Typed source',
        'Words *': 'Typed words',
      },
      button: 'Add Review',
    },
    {
      path: '/settings?dialog=add',
      within: DIALOG,
      call: 'POST /pricing',
      says: 'Failed to create pricing configuration.',
      typed: { 'Category *': 'extra_service', 'Key *': 'typed', 'Label *': 'Typed', 'Price *': '12.50' },
      button: 'Create Pricing',
    },
    {
      ...at('settings?', 'edit', price),
      ...priced,
      typed: { 'Label *': 'Typed', 'Price *': '12.50' },
      button: 'Save Changes',
    },
    {
      ...at('settings?', 'delete', price),
      call: `DELETE /pricing/${price}`,
      says: 'Failed to delete pricing configuration.',
      button: 'Delete',
    },
    { path: '/settings', within: `[data-id="${price}"]`, ...priced, button: 'Switch off' },
    {
      path: '/settings',
      within: `[data-id="${price}"]`,
      ...priced,
      opens: /^Change/,
      typed: { 'Price of Small home': '12.50' },
      button: 'Save',
    },
    {
      path: '/settings?tab=general',
      within: '[data-key=phone]',
      call: 'PUT /settings/phone',
      says: 'Failed to update setting.',
      typed: { [phone?.description ?? '']: '(559) 555-0199' },
      button: 'Save',
    },
    {
      path: `/bookings?view=week&week=${day}`,
      within: `[data-day="${day}"]`,
      call: 'PUT /settings/blocked_days',
      says: 'Failed to update setting.',
      button: 'Block',
    },
    {
      ...{ ...at('photos?', 'edit', photo), call: `PATCH /photos/${photo}`, says: words('update photo') },
      ...{ typed: { 'What it shows *': 'Typed' }, button: 'Save Changes' },
    },
    {
      ...{ path: '/photos', within: `[data-id="${photo}"]`, button: 'Earlier' },
      ...{ call: `PATCH /photos/${photo}`, says: words('move photo') },
    },
    {
      ...{ ...at('photos?', 'delete', photo), call: `DELETE /photos/${photo}`, says: words('delete photo') },
      button: 'Delete',
    },
    {
      path: '/settings?tab=account',
      within: 'form',
      call: 'PATCH /password',
      says: [REFUSAL, 'Failed to update password'],
      typed: {
        'Current Password': 'typed-old',
        'New Password': 'typed by a test',
        'Confirm New Password': 'typed by a test',
      },
      button: 'Update Password',
    },
    {
      path: '/dashboard',
      within: 'header',
      call: 'POST /logout',
      says: 'Failed to log out. Please try again.',
      button: 'Logout',
    },
  ]
}
