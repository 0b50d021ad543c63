import { expect, test } from '@jest/globals'
import { mailboxOf, splitName } from '#schemas/facts/typed-text.ts'

test.each([
  ['Ana Ruiz', 'Ana', 'Ruiz'],
  ['  Ana   Maria Ruiz ', 'Ana   Maria', 'Ruiz'],
  ['María José de la Cruz', 'María José', 'de la Cruz'],
  ['Juan De Los Santos', 'Juan', 'De Los Santos'],
  ['Maria dos Santos', 'Maria', 'dos Santos'],
  ['Van Morrison', 'Van', 'Morrison'],
  ['Lee van der Berg', 'Lee', 'van der Berg'],
  ['Cher', 'Cher', ''],
  ['', '', ''],
])('%j is %j and %j (P12.3)', (name, firstName, lastName) => {
  expect(splitName(name)).toEqual({ firstName, lastName })
})

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
