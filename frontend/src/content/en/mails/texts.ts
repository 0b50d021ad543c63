/** Text messages from the owner's own phone to a customer. */
export const textWords = {
  from: 'Hi {name}, this is {business}.',
  greeting: 'Hi {name}.',
  onMyWay: 'We are on our way and will be there in about {minutes} minutes.',
  nobodyHome: 'We came for your visit today and found nobody home.',
  /** The visit that the owner proposes instead. */
  next: 'Can we come on {day}, {window} instead?',
  anyDay: 'Please call or text us, or tell us which day suits you.',
  thanks: 'Thank you for having us today!',
  received: 'We have received {paid}.',
  left: '{left} is left to pay.',
  open: '{left} for our visit on {day} is still open. Could you take care of it this week? Thank you!',
  /** While no price is agreed. */
  openPayment:
    'The payment for our visit on {day} is still open. Could you take care of it this week? Thank you!',
  online: 'To pay online: {link}',
} as const
