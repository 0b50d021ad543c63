/** "Is everything working?" of a whole stack, whose services say one wrong thing after the other. */
import { beforeEach, expect, test } from '@jest/globals'
import { type RunName, runKey } from '#functions/table/keys.ts'
import type { Finding } from '#schemas/contract/working.ts'
import { FINDING_STATES } from '#schemas/facts/findings.ts'
import type { WatchedAnswers } from '#scripts/local/aws/watched-services.ts'
import { apiClient } from '#tests/support/api/client.ts'
import { fileDesk } from '#tests/support/api/file-stack.ts'
import { contactRequest } from '#tests/support/api/requests.ts'
import { waitForMail } from '#tests/support/mail/mailbox.ts'
import { putRows } from '#tests/support/table/rows.ts'
import { until } from '#tests/support/until.ts'

const { stack, owner } = fileDesk()

const ACCOUNT = {
  ...{ EnforcementStatus: 'HEALTHY', ProductionAccessEnabled: true, SendingEnabled: true },
  SendQuota: { Max24HourSend: 50_000, SentLast24Hours: 12 },
}
const GOOD: WatchedAnswers = {
  account: ACCOUNT,
  subscriptions: [{ Endpoint: 'tom&ana@example.com', SubscriptionArn: 'arn:aws:sns:us-east-1:1:Alarms:1' }],
  copies: [{ CreationDate: Date.now() / 1000, Status: 'COMPLETED' }],
  broken: [],
}

async function answer(changes: Partial<WatchedAnswers> = {}): Promise<string[]> {
  const body = JSON.stringify({ ...GOOD, ...changes })
  const { published } = await (await fetch(`${stack.watchedUrl}/answers`, { method: 'PUT', body })).json()
  return published
}

const ran = (name: RunName, changes: object = {}) =>
  putRows(stack.dynamodbEndpoint, { ...runKey(name), at: new Date().toISOString(), ...changes })

beforeEach(async () => {
  await answer()
  await Promise.all((['sweeper', 'canary-reads', 'canary-writes', 'drill'] as const).map((name) => ran(name)))
})

const findings = () => owner.expect('getWorking')
const codesOf = (found: Finding[], ...states: string[]) =>
  found.map(({ code }) => code).filter((code) => states.includes(FINDING_STATES[code]))
const wrong = async () => codesOf(await findings(), 'wrong', 'unknown')

/** This machine has no publisher, which a test file does without. */
const ALWAYS = ['pages-never']

test('says of each thing how it is, and nothing is wrong (P40.1)', async () => {
  const found = await findings()
  expect(codesOf(found, 'wrong', 'unknown')).toEqual(ALWAYS)
  expect(codesOf(found, 'none')).toEqual(['no-mail-yet', 'certificate-off', 'domain-off'])
  expect(found).toContainEqual({ code: 'mail-open', values: { sent: 12, limit: 50_000 } })
  expect(found).toContainEqual({ code: 'alarms-received', values: { receivers: 'tom&ana@example.com' } })
  const version = await (await fetch(`${stack.url}/version.json`)).json()
  const values = { commit: version.commit, at: version.builtAt }
  expect(found).toContainEqual({ code: 'version-live', values })
})

test.each<[string, Partial<WatchedAnswers>, string[]]>([
  ['the sandbox', { account: { ...ACCOUNT, ProductionAccessEnabled: false } }, ['mail-sandbox']],
  [
    'a receiver who has not confirmed',
    { subscriptions: [{ Endpoint: 'a@example.com', SubscriptionArn: 'PendingConfirmation' }] },
    ['alarms-nobody', 'alarms-pending'],
  ],
  ['no monthly copy', { copies: [{ CreationDate: 1, Status: 'PARTIAL' }] }, ['copy-missing']],
  ['mail that cannot be asked', { broken: ['/v2/email/account'] }, ['mail-unread']],
  ['alarms that cannot be asked', { broken: ['/'] }, ['alarms-unread']],
  ['copies that cannot be asked', { broken: ['/backup-vaults/Backups/recovery-points/'] }, ['copy-unread']],
  ['an answer of another shape', { account: {} }, ['mail-unread']],
])('tells of %s, and of nothing else (P40.2)', async (_, answers, codes) => {
  await answer(answers)
  expect((await wrong()).filter((code) => !ALWAYS.includes(code))).toEqual(codes)
})

test.each<[RunName, object, string]>([
  ['canary-reads', { failure: '/ answered 404, not 200' }, 'canary-reads-failed'],
  ['canary-writes', { at: '2026-01-01T00:00:00.000Z' }, 'canary-writes-silent'],
  ['sweeper', { at: '2026-01-01T00:00:00.000Z' }, 'sweeper-silent'],
  ['drill', { at: '2026-01-01T00:00:00.000Z' }, 'drill-old'],
])('tells of a %s with %j (P40.3)', async (name, changes, code) => {
  await ran(name, changes)
  expect((await wrong()).filter((each) => !ALWAYS.includes(each))).toEqual([code])
})

test('the sweeper notes its run, and the last mail is told (P40.3)', async () => {
  await ran('sweeper', { at: '2026-01-01T00:00:00.000Z' })
  await stack.sweep()
  const send = () => apiClient(stack).expect('createContact', contactRequest())
  await send()
  await waitForMail(stack, () => true)
  const start = Date.now()
  await send()
  // A mail is there before its row says so.
  await until(async () => {
    const { values } = (await findings()).find(({ code }) => code === 'last-mail') ?? {}
    return Date.parse(String(values?.['at'])) >= start
  })
  expect(await wrong()).toEqual(ALWAYS)
})

test('receipts that the owner has switched off are told (P40.1)', async () => {
  await owner.set('customer_receipts', 'no')
  expect(codesOf(await findings(), 'none')).toContain('receipts-off')
})

test('a test alarm reaches the topic, once in ten minutes (P40.4)', async () => {
  const before = await answer()
  await stack.at('2026-12-08T10:00:00Z')
  await owner.expect('sendTestAlarm')
  await stack.at('2026-12-08T10:09:59Z')
  const refused = await owner.call('sendTestAlarm')
  expect([refused.status, refused.headers['retry-after']]).toEqual([429, expect.any(String)])
  expect(refused.text).toContain('within the last 10 minutes')
  await stack.at('2026-12-08T10:10:01Z')
  await owner.expect('sendTestAlarm')
  const told = expect.stringContaining('alarms reach')
  expect((await answer()).slice(before.length)).toEqual([told, told])
})
