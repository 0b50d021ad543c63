const moved = 'Your visit has a new time'
const priced = 'Your visit has a new price'
const called = 'Please choose another day'
const cancelled = 'Your visit is cancelled'

/** Mails about a visit, and its entry in a calendar. `{state}` says whether it is confirmed, `{before}` what its reader believed until now. */
export const visitMails = {
  rows: {
    visit: 'Visit',
    calledOff: 'Called off',
    town: 'Town',
    service: 'Service',
    price: 'Price',
    prepare: 'Before we arrive',
  },
  open: {
    move: 'See or change your visit',
    cancel: 'See or cancel your visit',
    see: 'See your visit',
  },
  tooLate: '{intro} To change it now, please call or text us.',
  state: { confirmed: 'It is confirmed.', other: 'We will confirm your visit soon.' },
  /** Why the owner has called off a day. */
  reasons: {
    wind: 'Because of strong wind we cannot clean on {day}.',
    dust: 'Because of dust in the air we cannot clean on {day}.',
    rain: 'Because of rain we cannot clean on {day}.',
    other: 'We cannot clean on {day}.',
  },
  ahead: {
    booked: {
      heading: 'Your visit is booked',
      intro: 'Thank you for booking with us. Your visit is confirmed.',
    },
    requested: {
      heading: 'We received your booking request',
      intro: 'Thank you for booking with us. {state}',
    },
    confirmed: { heading: 'Your visit is confirmed', intro: 'We look forward to seeing you.' },
    unconfirmed: {
      heading: 'Your visit is not confirmed yet',
      intro: 'We have to check this visit again. We will confirm it or call you.',
    },
    reopened: { heading: 'Your visit is on again', intro: '{state}' },
    'moved-customer': { heading: moved, intro: 'You moved your visit. {state}' },
    'moved-customer-from': { heading: moved, intro: 'You moved your visit from {before}. {state}' },
    'moved-owner': {
      heading: moved,
      intro: 'We moved your visit. {state} If the new time does not suit you, please tell us.',
    },
    'moved-owner-from': {
      heading: moved,
      intro: 'We moved your visit from {before}. {state} If the new time does not suit you, please tell us.',
    },
    price: {
      heading: priced,
      intro: 'The price is now {price}. Please call us with any questions.',
    },
    'price-from': {
      heading: priced,
      intro: 'The price was {was} and is now {price}. Please call us with any questions.',
    },
    'price-open': {
      heading: priced,
      intro: 'The price is now open. We will let you know what it is. Please call us with any questions.',
    },
    'price-open-from': {
      heading: priced,
      intro:
        'The price was {was} and is now open. We will let you know what it is. Please call us with any questions.',
    },
    'called-off-ask': {
      heading: called,
      intro: '{reason}',
      offer: 'Please choose another day or cancel, free of charge, until {until}, or call us.',
    },
    'called-off-move': {
      heading: 'We had to move your visit',
      intro: '{reason} Your new time is below. {state}',
      offer:
        'If it does not suit you, choose another one or cancel, free of charge, until {until}, or call us.',
    },
    earlier: {
      heading: 'An earlier day has opened',
      intro:
        'We have a free place on {day}: {times}. If you would like it, move your visit there. The first customer to choose it gets it. Otherwise your visit stays as it is.',
    },
    today: {
      heading: 'Your visit is today',
      intro: 'This is a reminder. We arrive within the time below.',
    },
    tomorrow: {
      heading: 'Your visit is tomorrow',
      intro: 'This is a reminder. We arrive within the time below.',
    },
    'today-unconfirmed': {
      heading: 'Your visit today is not confirmed yet',
      intro:
        'You asked for this visit, and we have not confirmed it yet. Please wait for our confirmation, or call us.',
    },
    'tomorrow-unconfirmed': {
      heading: 'Your visit tomorrow is not confirmed yet',
      intro:
        'You asked for this visit, and we have not confirmed it yet. Please wait for our confirmation, or call us.',
    },
  },
  /** In a reminder. */
  newTime: '{intro} This time is new: it was {before}.',
  cancelled: {
    customer: {
      heading: cancelled,
      intro: 'You cancelled this visit. You are welcome to book another one.',
    },
    owner: {
      heading: cancelled,
      intro: 'This visit will not take place. Please call us with any questions, or book another one.',
    },
    again: 'Book again',
  },
  link: {
    heading: 'The link to your visit',
    intro: 'Use the link below to see your visit, and to move or cancel it while that is possible.',
    label: 'See or change your visit',
  },
  links: {
    heading: 'The links to your visits',
    intro: 'Use the links below to see each visit, and to move or cancel it while that is possible.',
    label: 'Visit on {day}',
  },
  /** From the owner's phone. */
  text: 'Hi {name}, this is {business} about your visit on {day}, {window}. See or change it here: {link}',
  /** Once it can be neither moved nor cancelled. */
  seeText: 'Hi {name}, this is {business} about your visit on {day}, {window}. See it here: {link}',
  /** The same of a visit that was done. */
  receiptText: 'Hi {name}, this is {business}. Thank you for having us! Your receipt: {link}',
  calendar: {
    summary: '{service}: {business}',
    description: 'We arrive within this time. Questions: {phone}. If the visit changes, add it again.',
    /** `{length}` as in `3½-5 hours`. */
    length: 'Takes about {length}. {description}',
  },
} as const
