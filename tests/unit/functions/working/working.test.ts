/** Each fact: right, wrong, and at the edge of each limit. */
import { expect, test } from '@jest/globals'
import { judgeCertificate, judgeDomain } from '#functions/working/address.ts'
import { judgeReceivers, receiversIn } from '#functions/working/alarms.ts'
import { judgeCopies, judgeDrill } from '#functions/working/copies.ts'
import {
  judgeAccount,
  judgeFailed,
  judgeLastMail,
  judgeReceipts,
  judgeWaiting,
} from '#functions/working/mail.ts'
import { judgePages, judgeRun } from '#functions/working/website.ts'
import type { Notification } from '#schemas/contract/notifications.ts'

const NOW = new Date('2026-12-08T18:00:00.000Z')
const SECOND = 1000
const MINUTE = 60 * SECOND
const DAY = 24 * 60 * MINUTE
const from = (ms: number) => new Date(NOW.getTime() + ms).toISOString()
const expectAtEdge = (read: (more: number) => { code: string }, ...codes: string[]) =>
  expect([-1, 0, 1].map((more) => read(more).code)).toEqual(codes)

const account = (sent: number, limit: number, changes = {}) =>
  judgeAccount({
    EnforcementStatus: 'HEALTHY',
    ProductionAccessEnabled: true,
    SendingEnabled: true,
    SendQuota: { Max24HourSend: limit, SentLast24Hours: sent },
    ...changes,
  })

test('the quota of email is nearly full from four fifths on (P40.2)', () => {
  expectAtEdge((more) => account(800 + more, 1000), 'mail-open', 'mail-nearly-full', 'mail-nearly-full')
  expect(account(800, 1000).values).toEqual({ sent: 800, limit: 1000 })
  expect(account(800, -1).code).toBe('mail-open')
})

test.each([
  ['mail-stopped', { SendingEnabled: false }],
  ['mail-stopped', { EnforcementStatus: 'SHUTDOWN' }],
  ['mail-sandbox', { ProductionAccessEnabled: false }],
  ['mail-reviewed', { EnforcementStatus: 'PROBATION' }],
])('%s for %j (P40.2)', (code, changes) => {
  expect(account(1, 200, changes).code).toBe(code)
})

test('an email is late after half an hour; the oldest is named (P40.2)', () => {
  const queued = (ms: number) => ({ createdAt: from(-ms) }) as Notification
  const late = (...ages: number[]) => judgeWaiting(ages.map(queued), NOW)
  expectAtEdge((more) => late(30 * MINUTE + more), 'mails-in-time', 'mails-in-time', 'mails-wait')
  const values = { count: 2, at: from(-50 * MINUTE) }
  expect(late(MINUTE, 40 * MINUTE, 50 * MINUTE)).toEqual({ code: 'mails-wait', values })
  const again = { createdAt: from(-DAY), queuedAt: from(0) } as Notification
  expect(judgeWaiting([again], NOW).code).toBe('mails-in-time')
})

test('what failed, what was sent last, and receipts are told (P40.2)', () => {
  expect([judgeFailed(0), judgeFailed(3)]).toEqual([
    { code: 'mails-to-you-arrive', values: {} },
    { code: 'mails-to-you-failed', values: { count: 3 } },
  ])
  expect([judgeLastMail(undefined).code, judgeLastMail(from(0)).code]).toEqual(['no-mail-yet', 'last-mail'])
  const receipts = (customer_receipts: string, without: 'contact'[] = []) =>
    judgeReceipts({ customer_receipts, receipts_a_day: '200' }, 100, without)
  expect(receipts('yes')).toEqual({ code: 'receipts-left', values: { used: 100, limit: 200 } })
  expect(receipts('yes', ['contact']).code).toBe('receipts-used-up')
  expect([receipts('paused').code, receipts('no').code]).toEqual(['receipts-paused', 'receipts-off'])
})

const receiver = (address: string, isConfirmed = true) => ({ address, isConfirmed })

test('who gets alarms: confirmed, waiting, nobody (P40.2)', () => {
  const all = [receiver('a@x.com'), receiver('b@x.com'), receiver('c@x.com', false)]
  expect(judgeReceivers(all, undefined)).toEqual([
    { code: 'alarms-received', values: { receivers: 'a@x.com, b@x.com' } },
    { code: 'alarms-pending', values: { receivers: 'c@x.com' } },
  ])
  expect(judgeReceivers([], 'b.com').map(({ code }) => code)).toEqual(['alarms-nobody'])
})

test.each([
  ['a@b.com', 'b.com', true],
  ['a@B.com', 'b.com', true],
  ['a@mail.b.com', 'b.com', true],
  ['a@b.com', 'windows.b.com', true],
  ['a@ab.com', 'b.com', false],
  ['a@gmail.com', 'b.com', false],
])('an alarm to %s about %s: inside %s (P40.2)', (address, domain, isInside) => {
  const codes = judgeReceivers([receiver(address)], domain).map(({ code }) => code)
  expect(codes.includes('alarms-inside')).toBe(isInside)
})

test('a second receiver elsewhere is enough, once it has confirmed (P40.2)', () => {
  const inside = (isConfirmed: boolean) =>
    judgeReceivers([receiver('a@b.com'), receiver('c@d.com', isConfirmed)], 'b.com').some(
      ({ code }) => code === 'alarms-inside',
    )
  expect([inside(true), inside(false)]).toEqual([false, true])
})

test("SNS's answer is read; a subscription that was ended counts no more (P40.2)", () => {
  const member = (Endpoint: string, SubscriptionArn: string) =>
    `<member>\n<Owner>1</Owner><SubscriptionArn>${SubscriptionArn}</SubscriptionArn><Endpoint>${Endpoint}</Endpoint></member>`
  const xml = [
    member('a&amp;b@x.com', 'arn:aws:sns:1'),
    member('c@x.com', 'PendingConfirmation'),
    member('d@x.com', 'Deleted'),
  ]
  const read = receiversIn(`<ListSubscriptionsByTopicResult>${xml.join('\n')}`)
  expect(read).toEqual([receiver('a&b@x.com'), receiver('c@x.com', false)])
  expect(() => receiversIn('<ErrorResponse/>')).toThrow()
})

test('a monthly copy is too old after 33 days, a drill after 100 (P40.2)', () => {
  const copies = (age: number) => [
    { CreationDate: (NOW.getTime() - age) / SECOND, Status: 'COMPLETED' },
    { CreationDate: NOW.getTime() / SECOND, Status: 'EXPIRED' },
  ]
  expectAtEdge((more) => judgeCopies(copies(33 * DAY + more), NOW), 'copy-made', 'copy-made', 'copy-old')
  expect([judgeCopies([], NOW).code, judgeCopies(undefined, NOW).code]).toEqual(['copy-missing', 'copy-off'])
  expectAtEdge(
    (more) => judgeDrill({ at: from(-100 * DAY - more) }, NOW),
    'drill-passed',
    'drill-passed',
    'drill-old',
  )
  expect(judgeDrill(undefined, NOW).code).toBe('drill-missing')
})

test('certificate and domain are wrong with less than 30 days left (P40.2)', () => {
  const certificate = (ms: number) => judgeCertificate({ until: from(30 * DAY + ms), isAccepted: true }, NOW)
  expectAtEdge((more) => certificate(more), 'certificate-ends', 'certificate-good', 'certificate-good')
  expect(certificate(-1).values).toEqual({ days: 29, until: from(30 * DAY - 1) })
  expect(judgeCertificate({ until: from(DAY), isAccepted: false }, NOW).code).toBe('certificate-refused')
  expect(judgeCertificate(undefined, NOW).code).toBe('certificate-off')
  const domain = (ms: number) => judgeDomain('b.com', from(30 * DAY + ms), NOW)
  expectAtEdge((more) => domain(more), 'domain-ends', 'domain-held', 'domain-held')
  expect(domain(0).values).toEqual({ domain: 'b.com', days: 30, until: from(30 * DAY) })
  expect(judgeDomain(undefined, undefined, NOW).code).toBe('domain-off')
})

test.each([
  ['sweeper', 15 * MINUTE],
  ['canary-reads', 15 * MINUTE],
  ['canary-writes', 180 * MINUTE],
] as const)('%s is silent after %i ms (P40.2)', (name, limit) => {
  const run = (more: number) => judgeRun(name, { at: from(-limit - more) }, NOW)
  expectAtEdge(run, `${name}-well`, `${name}-well`, `${name}-silent`)
  expect(judgeRun(name, undefined, NOW).code).toBe(`${name}-never`)
})

test('a canary that failed says why; an old failure is silence (P40.2)', () => {
  const failure = '/ answered 404, not 200'
  const failed = { at: from(0), failure }
  expect(judgeRun('canary-reads', failed, NOW)).toEqual({ code: 'canary-reads-failed', values: failed })
  expect(judgeRun('canary-reads', { at: from(-DAY), failure }, NOW).code).toBe('canary-reads-silent')
})

test('pages: published, failed, never (P40.2)', () => {
  expect(judgePages({ waiting: ['facts'], publishedAt: from(0) }).code).toBe('pages-published')
  const failure = 'It did not finish.'
  const failed = judgePages({ waiting: [], publishedAt: from(0), failure })
  expect(failed).toEqual({ code: 'pages-failed', values: { failure } })
  expect(judgePages({ waiting: [] }).code).toBe('pages-never')
})
