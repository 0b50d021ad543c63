/** The owner's account: the ways to sign in, and the changes that the owner gets a mail about, with what it says. */

/** Settings that say where leads and money go: changing them also asks to sign in again. */
const GUARDED_SETTINGS = {
  notification_email: 'The email address for new leads was changed',
  phone: 'The phone number of the website was changed',
  email: 'The email address of the website was changed',
  pay_url: 'The payment link was changed',
} as const
export const isGuardedSetting = (key: string): key is keyof typeof GUARDED_SETTINGS =>
  Object.hasOwn(GUARDED_SETTINGS, key)

export const ACCOUNT_CHANGES = {
  ...GUARDED_SETTINGS,
  feed: 'The address of the calendar feed was renewed',
  password: 'The password was changed',
  'passkey-added': 'A passkey was added',
  'passkey-removed': 'A passkey was removed',
  'app-added': 'An authenticator app was set up',
  'app-removed': 'The authenticator app was removed',
  'recovery-codes': 'New recovery codes were made',
  undone: 'A change was undone from its email',
} as const
export type AccountChangeKind = keyof typeof ACCOUNT_CHANGES
/** Changes that are undone from their mail. */
export type UndoableKind = Exclude<AccountChangeKind, 'undone'>

/** What is gone for good: undoing it signs out every device, and gives nobody a way in. */
export const isRemoval = (what: AccountChangeKind) => what === 'passkey-removed' || what === 'app-removed'

/** For so long, such a change can be undone from its mail, and an earlier address for leads gets these mails as well. */
const UNDO_HOURS = 48

/** True while a change that was made at this instant can be undone. */
export const isUndoable = (changedAt: string, now: Date) =>
  now.getTime() < Date.parse(changedAt) + UNDO_HOURS * 60 * 60 * 1000

/** Masks an email address so that only its owner recognises it: `an•••@example.com`. A link stays whole, even one with an @. */
export function shownValue(value: string): string {
  return value === '' ? 'none' : value.replace(/^(?!https:)([^@]{0,2})[^@]*(?=@)/, '$1•••')
}

/** Ways to sign in to the back office, in the words of the owner. */
export const SIGN_IN_METHODS = {
  password: 'Password',
  code: 'Password and authenticator app',
  recovery: 'Password and recovery code',
  passkey: 'Passkey',
} as const
export type SignInMethod = keyof typeof SIGN_IN_METHODS
