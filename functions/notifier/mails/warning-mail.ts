/** The owner's mails about signing in, and about changes of account and leads. */
import { deviceLinkAddress, undoAddress } from '#functions/links/signed-link.ts'
import type { Action, Mail, Occasion, Row } from '#functions/notifier/mails/mail.ts'
import { mailToOwner } from '#functions/notifier/mails/owner-mails.ts'
import type { OutboxRow } from '#functions/outbox/outbox.ts'
import { momentText } from '#functions/words.ts'
import { ACCOUNT_CHANGES, isRemoval, isUndoable, SIGN_IN_METHODS } from '#schemas/facts/account.ts'

export function warningMail(row: OutboxRow, { settings, siteOrigin, now }: Occasion): Mail {
  const { device, rows, ...text } = warningOf(row)
  // The link of a mail that had to wait may have ended.
  const undo = isUndoable(row.createdAt, now) ? undoOf(row, siteOrigin) : []
  return mailToOwner(settings, {
    ...text,
    ...(undo.length > 0 && { intro: CHANGED }),
    rows: [
      { label: 'Device', value: device },
      { label: 'Time', value: momentText(new Date(row.createdAt)) },
      ...rows,
    ],
    actions: [...undo, { label: 'Open the settings', href: `${siteOrigin}/admin/settings?tab=account` }],
    ...(row.toEarlier && {
      closing: 'Your website sent this email to the address that was in its settings before.',
    }),
  })
}

function undoOf({ account, recordId }: OutboxRow, siteOrigin: string): Action[] {
  if (!account || account.isBack || account.what === 'undone') return []
  const label = isRemoval(account.what)
    ? 'This was not me: sign out every device'
    : 'This was not me: undo it'
  return [{ label, href: undoAddress(siteOrigin, recordId) }]
}

const CHANGED =
  'If this was you, there is nothing to do. If it was not, press the link below, which works for 48 hours after the change, then change your password, and remove passkeys that you do not know.'
const UNDONE =
  'Somebody pressed the link in the email about this change. Every device was signed out. If it was not you, somebody else reads your email: change its password, too.'
const WARNED =
  'If this was you, there is nothing to do. If it was not, change your password now, which signs out every other device, and remove passkeys that you do not know.'

function warningOf({ signIn, account }: OutboxRow): {
  heading: string
  subject: string
  intro: string
  device: string
  rows: Row[]
} {
  if (account) {
    const { what, username, device, from, to, undone } = account
    const heading = ACCOUNT_CHANGES[what]
    const rows = [
      { label: 'Username', value: username },
      { label: 'Undone', value: undone && ACCOUNT_CHANGES[undone] },
      { label: 'Before', value: from },
      { label: 'Now', value: to },
    ]
    return {
      heading,
      subject: heading,
      intro: undone ? UNDONE : WARNED,
      device,
      rows: rows.filter((row): row is Row => row.value !== undefined),
    }
  }
  const { username = '', device = '', method = 'password' } = signIn ?? {}
  const heading = 'New sign-in to the back office'
  return {
    heading,
    subject: `${heading}: ${device}`,
    intro: WARNED,
    device,
    rows: [
      { label: 'Signed in with', value: SIGN_IN_METHODS[method] },
      { label: 'Username', value: username },
    ],
  }
}

/** The mail that lets a new browser sign in. */
export function deviceLinkMail({ recordId, createdAt }: OutboxRow, { settings, siteOrigin }: Occasion): Mail {
  const heading = 'Your link to sign in'
  return mailToOwner(settings, {
    subject: heading,
    heading,
    intro:
      'Open this link in the browser that the login has refused. It works once, for an hour after it was asked for. Your passkey or password is still needed. If it was not you who asked, you need not do anything: the link lets nobody in by itself.',
    rows: [{ label: 'Asked for', value: momentText(new Date(createdAt)) }],
    actions: [{ label: 'Sign in', href: deviceLinkAddress(siteOrigin, recordId) }],
  })
}
