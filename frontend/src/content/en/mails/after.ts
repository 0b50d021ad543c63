/** Mails after a visit. `{how}` says how to pay, `{moment}` when that was so. */
export const afterMails = {
  done: {
    heading: 'Thank you, your visit is done',
    /** By what is known of its payment. */
    intro: {
      open: 'Thank you for choosing us.',
      paid: 'Thank you for choosing us. Paid {paid}, {methods}, as of {moment}.',
      unpaid: 'Thank you for choosing us. To pay: {left}, as of {moment}. You can pay {how}.',
      part: 'Thank you for choosing us. Paid {paid}, {methods}. To pay: {left}, as of {moment}. You can pay {how}.',
    },
  },
  'unpaid-1': {
    heading: 'Reminder: {left} to pay',
    intro:
      'For the visit below, {left} is still to be paid as of {moment}. You can pay {how}. If you have paid already, thank you: please ignore this email.',
  },
  'unpaid-2': {
    heading: 'Second reminder: {left} to pay',
    intro:
      'For the visit below, {left} is still to be paid as of {moment}. You can pay {how}. This is our last email about it. If you have paid already, or something is not right, please call us.',
  },
  how: { link: 'with the first link below, or by cash or check', other: 'by cash or check' },
  paid: 'Paid, {methods}',
  receipt: 'See and print the receipt',
  /** Asks everybody, whatever they thought of the visit, and promises nothing for it. */
  review: 'Would you tell others how we did? Write a review',
} as const
