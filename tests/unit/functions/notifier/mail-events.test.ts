import { expect, test } from '@jest/globals'
import { MailEvent, reasonOf } from '#functions/notifier/mail-events.lambda.ts'

const mail = { tags: { notification: ['owner-00000000-0000-4000-8000-000000000000'] } }

test.each([
  [
    { eventType: 'Bounce', bounce: { bounceType: 'Permanent', bounceSubType: 'NoEmail' }, mail },
    'Bounced: NoEmail',
  ],
  [
    { eventType: 'Bounce', bounce: { bounceType: 'Transient', bounceSubType: 'MailboxFull' }, mail },
    'Bounced: MailboxFull',
  ],
  [{ eventType: 'Bounce', bounce: { bounceType: 'Transient', bounceSubType: 'General' }, mail }, undefined],
  [{ eventType: 'Complaint', mail }, 'The receiver marked it as spam'],
  [{ eventType: 'Reject', mail }, 'Refused by the mail service as harmful'],
])('%j is told as %s', (detail, reason) => {
  expect(reasonOf(MailEvent.parse({ detail }).detail)).toBe(reason)
})
