/** @jest-environment ./tests/support/component/environment.js */
import { expect, test } from '@jest/globals'
import { expectText, expectToast, press } from '#tests/support/component/acts.ts'
import { cardOf, findCard, openScreen } from '#tests/support/component/back-office.tsx'
import { contactRow, ownersApi } from '#tests/support/component/owners-api.ts'

test.each([
  [undefined, 'It will not be sent.'],
  [true, 'It will not be sent again, but an earlier try may have arrived.'],
])(
  'a mail that failed is sent again at a press, and one that is tried again is stopped; the record says so (P17.3, P17.8, P25.3)',
  async (mayBeSent, stopped) => {
    const mail = { id: '1', attempts: 5, updatedAt: '2026-05-04T17:00:00.000Z' }
    const row = contactRow({ notification: { ...mail, status: 'failed', reason: 'MessageRejected' } })
    const api = ownersApi({ contacts: [row] })
    const become = (status: 'queued' | 'skipped') => () => {
      row.notification = { ...mail, status, reason: 'Throttling', dueAt: mail.updatedAt, mayBeSent }
      const record = { kind: 'owner', recordType: 'contact', recordId: row.id, createdAt: row.createdAt }
      return { ...row.notification, ...record }
    }
    Object.assign(api.handlers, { retryNotification: become('queued'), stopNotification: become('skipped') })
    openScreen('/contacts')
    const shown = await findCard(row.id)
    await expectText(shown, 'Email to you: failed')
    for (const [button, title, text] of [
      ['Retry', 'Email Queued', 'The notification will be sent again shortly.'],
      ['Stop', 'Email Stopped', stopped],
    ] as const) {
      await press(button, shown)
      await expectToast(title, text)
      const mail = button === 'Retry' ? 'delayed' : 'not sent'
      await expectText(() => cardOf(row.id), `Email to you: ${mail}`)
    }
    expect(api.changes.map(({ params }) => params)).toEqual([{ id: '1' }, { id: '1' }])
  },
)
