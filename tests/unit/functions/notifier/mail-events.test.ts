import { expect, test } from '@jest/globals'
import { MailEvent, reasonOf } from '#functions/notifier/mail-events.lambda.ts'

const mail = { tags: { notification: ['owner-00000000-0000-4000-8000-000000000000'] } }

const bounce = (bounceType: string, bounceSubType: string) => {
  return { eventType: 'Bounce', bounce: { bounceType, bounceSubType }, mail }
}

test.each([
  [bounce('Permanent', 'NoEmail'), 'Bounced: NoEmail'],
  [bounce('Transient', 'MailboxFull'), 'Bounced: MailboxFull'],
  [bounce('Transient', 'General'), undefined],
  [{ eventType: 'Complaint', mail }, 'The receiver marked it as spam'],
  [{ eventType: 'Reject', mail }, 'Refused by the mail service as harmful'],
])('%j is told as %s', (detail, reason) => {
  expect(reasonOf(MailEvent.parse({ detail }).detail)).toBe(reason)
})
