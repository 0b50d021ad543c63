import { expect, test } from '@jest/globals'
import { subjectLine } from '#functions/notifier/mails/mail.ts'

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
