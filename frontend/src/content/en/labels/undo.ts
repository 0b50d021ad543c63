const RESET =
  'Then sign in with a passkey. If you have none, ask whoever set up your website to reset your account.'

/** The page on which the owner undoes a change of account or leads. */
export const undoLabels = {
  when: 'When',
  device: 'Device',
  value: 'Now',
  earlier: 'Put back',
  press: 'If you undo this, every device is signed out. {does}',
  submit: 'This was not me: undo it',
  submitRemoval: 'This was not me: sign out every device',
  submitting: 'Undoing...',
  signIn: 'Sign In',
  /** What a press does, and what to do after it. */
  kinds: {
    notification_email: {
      does: 'New leads will go to the earlier address again.',
      next: 'New leads go to the earlier address again. Sign in and change your password.',
    },
    phone: {
      does: 'The website will show the earlier number again.',
      next: 'The website shows the earlier number again. Sign in and change your password.',
    },
    email: {
      does: 'The website will show the earlier address again.',
      next: 'The website shows the earlier address again. Sign in and change your password.',
    },
    pay_url: {
      does: 'Customers will be sent to the earlier payment link again, or to none if there was none.',
      next: 'The earlier payment link is back, or none if there was none. Sign in, change your password, and check Money for payments that may have gone to the wrong link.',
    },
    feed: {
      does: 'The new address will stop working. The one before it does not come back either.',
      next: 'Neither address works now. Sign in, change your password, and copy the address of the calendar feed into your calendar once more.',
    },
    password: {
      does: `The new password will stop working. The one before it does not come back: whoever changed it knew it. ${RESET}`,
      next: `Neither password works now. ${RESET}`,
    },
    'passkey-added': {
      does: 'The passkey will stop working.',
      next: 'The passkey is removed. Sign in, change your password, and check your other passkeys.',
    },
    'passkey-removed': {
      does: 'The passkey does not come back by this link, which could let somebody in.',
      next: 'Every device is signed out. Sign in, change your password, and add your passkey again.',
    },
    'app-added': {
      does: `The app will stop working, and so will your password: whoever set up the app knows it. ${RESET}`,
      next: `The app and the password do not work now. ${RESET}`,
    },
    'app-removed': {
      does: 'The app does not come back by this link.',
      next: 'Every device is signed out. Sign in, change your password, and set up the app again.',
    },
    'recovery-codes': {
      does: 'The new recovery codes will stop working. The app stays.',
      next: 'The new codes do not work now. Sign in, change your password, and make new codes.',
    },
  },
  undone: 'Undone',
  already: 'This has already been undone',
  changed: {
    heading: 'It was changed again',
    text: 'What this email is about has changed since. Use the link in the latest email, or sign in.',
  },
  expired: {
    heading: 'Too late to undo it here',
    text: 'A change can be undone from its email for 48 hours. Sign in to change it back.',
  },
  gone: 'This link from an email to the owner does not work. Sign in to see what was changed.',
} as const
