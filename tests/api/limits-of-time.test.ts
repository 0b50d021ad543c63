/** Limits of time: what still holds in the last minute before a limit, and no longer in the first minute after it. */
import { randomUUID } from 'node:crypto'
import { expect, test } from '@jest/globals'
import { dayMoveDesk } from '#tests/api/day-move-desk.ts'
import { visitDesk } from '#tests/api/visit-desk.ts'
import { apiClient } from '#tests/support/api/client.ts'
import { contactRequest, copiedToken, quoteRequest, visitor } from '#tests/support/api/requests.ts'
import { tokenIn, waitForMail } from '#tests/support/mail/mailbox.ts'

const { stack, owner, booked, change, open, seen, mailTo } = visitDesk()
const { visitOn } = dayMoveDesk(stack, owner)

type Limit = {
  /** When the records are made; the same Monday by default. */
  from?: string
  /** Makes them. @returns what is asked at either time */
  make: () => Promise<() => Promise<unknown>>
  before: [at: string, seen: unknown]
  after: [at: string, seen: unknown]
}

/** A Monday, at an hour at which it is Tuesday in UTC; summer time begins within five weeks. */
const MONDAY_NIGHT = '2055-02-08T23:30:00-08:00'

const ownersLink = async (replyTo: string) =>
  tokenIn(await waitForMail(stack, (mail) => mail.replyTo.includes(replyTo)), '/answer?k=')
const quoted = async (email: string) => {
  await apiClient(stack).expect('createQuote', quoteRequest({ customerInfo: { name: 'Ana Ruiz', email } }))
}
const bookSameDay = async () => {
  const body = { ...visitor(), serviceDate: '2055-02-08', serviceTime: '16:00' as const }
  return (await apiClient(stack).call('createBooking', body)).status
}

function limit(name: string, { from = MONDAY_NIGHT, make, before, after }: Limit): void {
  test(name, async () => {
    await stack.at(from)
    const ask = await make()
    for (const [at, expected] of [before, after]) {
      await stack.at(at)
      expect([at, await ask()]).toEqual([at, expected])
    }
  })
}

limit("a visit's link, its calendar file and the owner's copy work through the 90th day after the visit", {
  make: async () => {
    const { id, token } = await booked({ serviceDate: '2055-02-10', serviceTime: '10:00' })
    const { calendar } = await seen(token)
    return async () => [
      (await open(token)).status,
      (await apiClient(stack).send('GET', calendar)).status,
      (await owner.call('createVisitLink', id, {})).status,
    ]
  },
  before: ['2055-05-11T23:59:00-07:00', [200, 200, 200]],
  after: ['2055-05-12T00:00:00-07:00', [404, 404, 409]],
})

limit('a receipt is there through the 400th day after the visit (P38.13)', {
  from: '2055-02-09T18:00:00-08:00',
  make: async () => {
    const { id } = await visitOn('2055-02-09', { totalPrice: 238 })
    await owner.expect('updateBooking', id, { status: 'completed' })
    const token = await copiedToken(owner, id)
    return async () => (await open(token)).status
  },
  before: ['2056-03-15T23:59:00-07:00', 200],
  after: ['2056-03-16T00:00:00-07:00', 404],
})

for (const status of ['confirmed', 'pending'] as const)
  limit(
    `the owner's link of a ${status} visit works for a week or, if it is not answered, until its day (P32.8)`,
    {
      make: async () => {
        const { id, email } = await booked({ serviceDate: '2055-02-20', serviceTime: '10:00' })
        const body = { token: await ownersLink(email), action: 'see' as const }
        await owner.expect('updateBooking', id, { status })
        return async () => (await apiClient(stack).call('answerVisit', body)).status
      },
      before: [status === 'pending' ? '2055-02-20T23:59:00-08:00' : '2055-02-15T23:59:00-08:00', 200],
      after: [status === 'pending' ? '2055-02-21T00:00:00-08:00' : '2055-02-16T00:00:00-08:00', 404],
    },
  )

limit('the owner marks a quote by link through the 7th day after it', {
  make: async () => {
    await quoted('week@example.com')
    const body = { token: await ownersLink('week@example.com'), action: 'contacted' as const }
    return async () => (await apiClient(stack).call('answerQuote', body)).status
  },
  before: ['2055-02-15T23:59:00-08:00', 200],
  after: ['2055-02-16T00:00:00-08:00', 404],
})

limit("a quote's link works through the 335th day after the last of its price", {
  make: async () => {
    await quoted('year@example.com')
    const body = { token: tokenIn(await mailTo('year@example.com'), '/quote?k=') }
    return async () => (await apiClient(stack).call('openQuote', body)).status
  },
  before: ['2056-02-08T23:59:00-08:00', 200],
  after: ['2056-02-09T00:00:00-08:00', 404],
})

limit('a visit is over at the end of its window, not at the start', {
  make: async () => {
    const { token } = await booked({ serviceDate: '2055-02-10', serviceTime: '14:00' })
    return async () => (await seen(token)).isOver
  },
  before: ['2055-02-10T15:59:00-08:00', false],
  after: ['2055-02-10T16:00:00-08:00', true],
})

limit('a visit of today is booked until 10 AM (P1.10)', {
  from: '2055-02-08T08:00:00-08:00',
  make: async () => bookSameDay,
  before: ['2055-02-08T09:59:00-08:00', 201],
  after: ['2055-02-08T10:00:00-08:00', 400],
})

limit('a called-off visit is cancelled by its customer for 48 hours, also within the cut-off', {
  from: '2055-02-16T20:30:00-08:00',
  make: async () => {
    const { id } = await visitOn('2055-02-19')
    const token = await copiedToken(owner, id)
    const choices = [{ id, action: 'ask' as const }]
    await owner.expect('moveDay', '2055-02-19', { reason: 'wind', choices })
    return async () => (await seen(token)).canCancel
  },
  before: ['2055-02-18T20:29:00-08:00', true],
  after: ['2055-02-18T20:31:00-08:00', false],
})

limit('a place that was left is offered from the 7th day before it on', {
  from: '2055-03-01T12:00:00-08:00',
  make: async () => {
    const { token } = await booked({ serviceDate: '2055-03-12', serviceTime: '10:00' })
    await booked({ serviceDate: '2055-03-16', serviceTime: '10:00', isFlexible: true })
    await change({ token, action: 'cancel' })
    return async () => (await owner.expect('getDay')).openings.map(({ serviceDate }) => serviceDate)
  },
  before: ['2055-03-04T23:59:00-08:00', []],
  after: ['2055-03-05T00:00:00-08:00', ['2055-03-12']],
})

limit('the calendar feed has a visit from the 120th day before it on', {
  from: '2055-02-01T12:00:00-08:00',
  make: () => feedOf('2055-06-08'),
  before: ['2055-02-07T23:59:00-08:00', false],
  after: ['2055-02-08T00:00:00-08:00', true],
})

limit('the calendar feed has a visit through the 30th day after it', {
  from: '2055-02-01T12:00:00-08:00',
  make: () => feedOf('2055-06-09'),
  before: ['2055-07-09T23:59:00-07:00', true],
  after: ['2055-07-10T00:00:00-07:00', false],
})

limit('a change of where leads go is undone from its mail for 48 hours (P16.16)', {
  from: '2055-02-08T09:00:00-08:00',
  make: async () => {
    for (const value of ['(559) 555-0171', '(559) 555-0172']) await owner.set('phone', value)
    const mail = await waitForMail(stack, ({ body }) => body.text.includes('Now: (559) 555-0172'))
    const body = { token: tokenIn(mail, '/undo?k='), action: 'see' as const }
    return async () => (await apiClient(stack).expect('undoChange', body)).state
  },
  before: ['2055-02-10T08:59:00-08:00', 'open'],
  after: ['2055-02-10T09:01:00-08:00', 'expired'],
})

limit('a creation is repeated by its key for 36 hours (P28.11)', {
  from: '2055-02-08T09:00:00-08:00',
  make: async () => {
    const headers = { 'idempotency-key': randomUUID() }
    const create = async () => (await apiClient(stack).expect('createContact', contactRequest(), headers)).id
    const first = await create()
    return async () => (await create()) === first
  },
  before: ['2055-02-09T20:59:00-08:00', true],
  after: ['2055-02-09T21:01:00-08:00', false],
})

async function feedOf(serviceDate: string) {
  await visitOn(serviceDate, { lastName: `Of-${serviceDate}` })
  const { feed } = await owner.expect('shareCalendar', {})
  const { pathname, search } = new URL(feed)
  return async () =>
    (await apiClient(stack).send('GET', pathname + search)).text.includes(`Of-${serviceDate}`)
}
