import { expect, test } from '@jest/globals'
import { mailboxOf } from '#schemas/facts/typed-text.ts'

test.each([
  ['Ana@Mailbox.Example', 'ana@mailbox.example'],
  ['ana+quote@mailbox.example', 'ana@mailbox.example'],
  ['ana+a+b@mailbox.example', 'ana@mailbox.example'],
  ['a.n.a@mailbox.example', 'a.n.a@mailbox.example'],
  ['A.n.a+1@GMail.com', 'ana@gmail.com'],
  ['ana@googlemail.com', 'ana@gmail.com'],
  ['+ana@mailbox.example', '+ana@mailbox.example'],
])('%s reaches the mailbox %s', (address, mailbox) => {
  expect(mailboxOf(address)).toBe(mailbox)
})
