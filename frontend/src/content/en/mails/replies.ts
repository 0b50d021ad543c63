/**
 * Templates of replies, which the owner's mail program sends. `{name}` is the customer's first name, `{business}` the business'
 * name, `{phone}` its phone; `{visitDate}`, `{window}`, `{price}` and `{link}` are of the customer's visit.
 */
export const REPLY_TEMPLATES = [
  {
    name: 'Thank you',
    subject: 'Thank you for contacting {business}',
    body: 'Hi {name},\n\nThank you for your message. ',
  },
  {
    name: 'Offer a visit',
    subject: 'A time for your window cleaning',
    body: 'Hi {name},\n\nThank you for getting in touch. We have openings this week. Would a morning or an afternoon work better for you? Please reply with two days that work.',
  },
  {
    name: 'Ask for details',
    subject: 'A few questions about your windows',
    body: 'Hi {name},\n\nThank you for your message. To give you an exact price, we need a few details: about how many windows there are, on how many floors, and whether any have hard water spots. Photos help, too.',
  },
  {
    name: 'Follow up on a quote',
    subject: 'Your quote from {business}',
    body: 'Hi {name},\n\nWe wanted to check in about the quote you asked for. If you would like to go ahead, reply with a day that works for you and we will put you on the calendar.',
  },
  {
    name: 'About the visit',
    subject: 'Your visit on {visitDate}',
    body: 'Hi {name},\n\nWe look forward to your visit.\nDay: {visitDate}\nWe arrive: {window}\nPrice: {price}\nSee or change it: {link}',
    isForVisit: true,
  },
  {
    name: 'Ask for another day',
    subject: 'Your visit on {visitDate}',
    body: 'Hi {name},\n\nCould we come on another day than {visitDate}, {window}? Please reply with two days that work.\nOr choose a new time yourself: {link}',
    isForVisit: true,
  },
] as const

export const SIGNATURE = '\n\nBest regards,\n{business}\n{phone}'
