import { expect, test } from '@jest/globals'
import { subjectLine } from '#functions/notifier/mails/mail.ts'
import { warningMail } from '#functions/notifier/mails/warning-mail.ts'
import type { OutboxRow } from '#functions/outbox/outbox.ts'

test.each([
  ['Ana\r\nBcc: all@evil.example', 'Ana Bcc: all@evil.example'],
  ['Ana\u0000Ruiz\u0007\u001B[31m\u007F\u0085!', 'Ana Ruiz [31m !'],
  ['Ana\u2028Ruiz\u2029', 'Ana Ruiz'],
  ['  Ana   Ruiz ', 'Ana Ruiz'],
])('the subject of %j is one line that no mail program reads as more', (typed, subject) => {
  expect(subjectLine(typed)).toBe(subject)
})

test('a long subject is cut between characters, never within one', () => {
  expect(subjectLine('😀'.repeat(150))).toBe('😀'.repeat(150))
  expect(subjectLine('😀'.repeat(151))).toBe(`${'😀'.repeat(149)}…`)
})

test('a warning that is sent late says when the owner signed in', () => {
  const row = {
    createdAt: '2026-05-04T17:00:00.000Z',
    signIn: { username: 'sam', device: 'Safari on iPhone', method: 'password' },
  } as OutboxRow
  const owner = { notification_email: 'owner@example.com', business_name: 'Windows' }
  expect(warningMail(row, owner, 'https://example.com').text).toContain(
    'Time: Monday, May 4 at 10:00 AM Pacific time',
  )
})
