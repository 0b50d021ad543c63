/** Changes of which the owner gets a mail: where leads go, and how the back office is signed in to. */

/** Settings that say where leads go. */
const LEAD_SETTINGS = ['notification_email', 'phone', 'email'] as const
type LeadSetting = (typeof LEAD_SETTINGS)[number]
export const isLeadSetting = (key: string): key is LeadSetting =>
  (LEAD_SETTINGS as readonly string[]).includes(key)

/** What the mail about each says. */
export const ACCOUNT_CHANGES = {
  notification_email: 'The email address for new leads was changed',
  phone: 'The phone number of the website was changed',
  email: 'The email address of the website was changed',
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

/** An email address by which its owner knows it, and nobody else: `an•••@example.com`. Other values as they are. */
export function maskedValue(value: string): string {
  return value.replace(/^([^@]{0,2})[^@]*(?=@)/, '$1•••')
}
