import { expect, test } from '@jest/globals'
import { changedByCustomer, mailWords, nameOfMail, newsOfMail } from '#frontend/admin/lib/mail-words.ts'
import type { NotificationState } from '#schemas/contract/notifications.ts'
import type { WhatChanged } from '#schemas/facts/statuses.ts'

/** 9:30 AM on a Tuesday in California. */
const NOW = new Date('2026-11-24T17:30:00Z')
const mail = (changes: Partial<NotificationState>): NotificationState => ({
  id: 'receipt-1',
  status: 'sent',
  attempts: 1,
  updatedAt: NOW.toISOString(),
  ...changes,
})

const ID = '00000000-0000-4000-8000-000000000000'

test.each<[Partial<NotificationState>, string]>([
  [{ sentAt: '2026-11-24T17:02:00Z' }, 'sent 9:02 AM'],
  [{ sentAt: '2026-11-24T07:59:00Z' }, 'sent Mon 11:59 PM'],
  [{}, 'sent'],
  [{ status: 'planned', dueAt: '2026-12-01T01:00:00Z' }, 'planned Mon 5 PM'],
  [{ status: 'planned', dueAt: '2026-12-02T01:00:00Z' }, 'planned Dec 1, 2026, 5 PM'],
  [{ status: 'planned' }, 'planned'],
  [{ status: 'queued' }, 'waiting'],
  [{ status: 'queued', reason: 'Throttling' }, 'delayed, is tried again'],
  [{ status: 'sending' }, 'being sent'],
  [{ status: 'held' }, 'in the next summary'],
  [{ status: 'failed' }, 'failed: the mail service did not take it; try again'],
  [{ status: 'failed', reason: 'MessageRejected' }, 'failed: the mail service did not take it; try again'],
  [{ status: 'failed', reason: 'Bounced: NoEmail' }, 'failed: it came back; look for a typo in the address'],
  [{ status: 'failed', reason: 'Bounced: MailboxFull' }, 'failed: the mailbox is full; try again later'],
  [
    { status: 'failed', reason: 'Bounced: ContentRejected' },
    'failed: the mailbox refuses it; use another address',
  ],
  [{ status: 'failed', reason: 'The receiver marked it as spam' }, 'failed: The receiver marked it as spam'],
  [{ status: 'skipped', reason: 'It is answered' }, 'not sent: It is answered'],
  [
    { status: 'queued', reason: 'Throttling', mayBeSent: true },
    'delayed, is tried again; an earlier try may have arrived',
  ],
])('%j is "%s" (P25.3)', (state, words) => {
  expect(mailWords(mail(state), NOW).replace(/\s/g, ' ')).toBe(words)
})

test('a mail of a visit says its news, and what the customer did', () => {
  const changed = (what: WhatChanged, by: 'owner' | 'customer') => mail({ change: { what, by } })
  expect(newsOfMail(mail({}))).toBe('receipt')
  expect(
    (['confirmed', 'moved', 'cancelled', 'reopened', 'price'] as const).map((what) =>
      newsOfMail(changed(what, 'owner')),
    ),
  ).toEqual(['confirmation', 'new time', 'cancellation', 'visit on again', 'new price'])
  expect(changedByCustomer(changed('moved', 'customer'))).toBe('Moved by the customer')
  expect(changedByCustomer(changed('cancelled', 'customer'))).toBe('Cancelled by the customer')
  expect(changedByCustomer(changed('moved', 'owner'))).toBeUndefined()
  expect(changedByCustomer(mail({}))).toBeUndefined()
})

test.each<[string, Partial<NotificationState>, string]>([
  ['receipt', {}, 'receipt'],
  ['change', { change: { what: 'moved', by: 'owner' } }, 'new time'],
  ['change', { change: { what: 'asked', by: 'owner' } }, 'asked for another day'],
  ['reminder-2026-12-01', {}, 'reminder'],
  ['quote-2', {}, 'follow-up 2'],
  ['done', {}, 'thanks'],
  ['unpaid-1', {}, 'unpaid reminder 1'],
])('a mail %s is named by its kind', (kind, changes, name) => {
  expect(nameOfMail(mail({ id: `${kind}-${ID}`, ...changes }))).toBe(name)
})
