/** The booking: what, where and when, what has been chosen, and the confirmation. */
export const bookingLabels = {
  steps: { label: 'Steps', names: ['What', 'When', 'Who'] },
  purpose: 'What do you need?',
  city: 'City',
  chooseCity: 'Choose your city',
  otherCity: 'Somewhere else nearby',
  /** What is known of a quote, with the button that asks again. */
  known: (service: string, city: string) => `${service} in ${city}`,
  change: 'Change',
  day: 'Day',
  slowTown: (town: string) => `In ${town} the first visit is the day after you book.`,
  moreDays: 'More days',
  arrivalWindow: (day: string) => `Arrival window on ${day}`,
  timeZone: 'Pacific time',
  loadingTimes: 'Loading open times...',
  noTimes: 'No open times in the coming weeks. Please call {phone}.',
  timesFailed: 'We cannot load open times right now. Please try again, or call {phone}.',
  retry: 'Try again',
  refused: (reason: string) => `${reason} What you typed is kept.`,
  loadingDetails: 'Loading...',
  summary: {
    heading: 'Your visit',
    noVisit: 'Choose a day and an arrival window',
    call: 'Prefer to talk? Call {phone}',
    quote: 'Your quote',
    total: (price: string) => `Total ${price}`,
  },
  quote: {
    sent: 'Quote sent',
    total: (price: string) => `Your total is ${price}.`,
    answer: (email: string) => `We’ll write to ${email}.`,
    priceChanged: (price: string, shownPrice: string) =>
      `Our prices have changed: ${price} instead of ${shownPrice}.`,
    next: 'Now pick a day below. {later}',
    bookLater: 'I’ll book later',
    booked: 'Already booked: {visit}.',
    unsent: 'This quote has not reached us yet. {sendAgain}',
    sendAgain: 'Please send it again.',
  },
  thanks: {
    heading: 'Thank you, your visit is requested!',
    next: 'We will confirm it by email or phone. To change it, call {phone}.',
    home: 'Back to Home',
  },
}

/** Who books. */
export const bookingDetailsLabels = {
  heading: 'Your details',
  noVisit: 'Choose a day and an arrival window above.',
  businessName: 'Business Name *',
  firstName: 'First Name *',
  lastName: 'Last Name *',
  phone: 'Phone *',
  address: 'Address *',
  notes: 'Notes',
  placeMissing: 'Add the city or ZIP code, so that we know how soon we can come.',
  submit: 'Request this visit',
  submitting: 'Submitting...',
  failure: 'Failed to book your visit. Please try again.',
}
