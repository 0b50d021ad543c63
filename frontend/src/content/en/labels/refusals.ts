import type { RefusalCode } from '#schemas/facts/refusals.ts'

/** What the API says when it refuses something. `{date}` is a day, written in full. */
export const refusalLabels = {
  'check-fields': 'Please check the marked fields.',
  'damaged-text': 'Some characters were damaged (\uFFFD). Please type them again.',
  'day-closed': 'This day cannot be booked. Please choose another one.',
  'day-too-soon': 'In {town} the first visit is the day after you book. Please choose a later day.',
  'address-too-soon':
    'At this address the first visit is the day after you book. Please choose a later day, or add the city or ZIP code if it is missing.',
  'not-its-day': 'On this day of the week we do not come to {town}. Please choose another day.',
  'not-yet': 'We don’t come to {zip} yet. Please check the address, or call {phone}.',
  'window-begun': 'This arrival window has already begun. Please choose another one.',
  'window-is-yours': 'Your visit already has this arrival window.',
  'quote-gone': 'This quote no longer exists.',
  'more-than-a-day':
    "This is more than a day's work. We will call you to plan it. You can also call {phone}.",
  'priced-by-phone': 'This is more than we price online. Please call us for a price.',
  'link-gone': 'This link no longer works. Please call {phone}.',
  'newer-version': 'A newer version was saved in between. Please check it and try again.',
  'window-taken': 'This arrival window is no longer available. Please choose another one.',
  'visit-over': 'This visit can no longer be changed. You are welcome to book another one, or call {phone}.',
  'visit-too-late': 'It is too late to change this visit here. Please call {phone}.',
  'visit-moved-often': 'To move this visit again, please call {phone}.',
  'visit-answered': 'This visit no longer needs an answer.',
  'quote-booked': 'This quote is already booked.',
  'quote-booked-for':
    'This quote is already booked for {date}. For another visit, please ask for a new quote.',
  'quote-expired': 'This price was held until {date}. Please ask for a new quote.',
  'quote-expired-today': 'This price was held until {date}. Today it is {price}. Please ask for a new quote.',
  'quote-changed': 'This quote has just changed. Please try again.',
  'saved-otherwise':
    'An earlier try was already saved, with different content. Please check what is there before you send it again.',
  'too-many-requests': 'Too many requests. Please wait a minute and try again.',
  'enough-for-today':
    'Nothing more can be sent online from this connection today. Please try again tomorrow.',
  'enough-changes':
    'This visit has been changed too often today. Please try again tomorrow, or call {phone}.',
  'too-many-visits':
    'No more visits can be booked online for this email address or phone number at the moment. Please call {phone}.',
  busy: 'The service is busy. Please try again in a moment.',
} as const satisfies Record<RefusalCode, string>
