import { expect, test } from '@jest/globals'
import { judgeDomain } from '#functions/working/address.ts'
import { type Facts, findingsOf } from '#scripts/deploy/preflight/findings.ts'
import { FULL } from '#tests/infra/stages.ts'

const ACCOUNT = '111111111111'
const DOMAIN = 'cleaning.example'
const config = FULL

/** An account in which nothing fails and nothing bites. */
const READY: Facts = {
  config,
  account: ACCOUNT,
  plan: { type: 'PAID' },
  concurrency: 1000,
  bootstrapVersion: 29,
  isInSandbox: false,
  senders: {},
  zone: { name: DOMAIN, nameServers: ['ns-1.example'], records: [] },
  delegatedTo: ['ns-1.example'],
  stacks: [],
  owned: [],
  alarmSubscription: 'confirmed',
  hasGithubProvider: true,
  claims: {
    records: [
      { name: 'cleaning.example', type: 'A' },
      { name: 'www.cleaning.example', type: 'A' },
      { name: 'bounce.cleaning.example', type: 'MX' },
      { name: '_dmarc.cleaning.example', type: 'TXT' },
    ],
    senders: ['cleaning.example'],
  },
  build: { commit: 'b', builtAt: '2026-11-02T00:00:00.000Z' },
  unread: [],
}

const SITE = { name: 'Cleaning-prod-Site', isProtected: true, parameters: {}, outputs: {} }
const stack = (status: string) => ({ ...SITE, status })
const zone = (...rows: { name: string; type: string; values?: string[] }[]) => {
  const records = rows.map((row) => ({ values: [], ...row }))
  return { zone: { name: DOMAIN, nameServers: ['ns-1.example'], records } }
}

test('an account that is ready has no findings, and neither has one that only lacks permission to look', () => {
  expect(findingsOf(READY)).toEqual([])
  const { claims, build } = READY
  expect(findingsOf({ config, account: ACCOUNT, claims, build, unread: [] })).toEqual([])
  expect(
    findingsOf({ config, account: ACCOUNT, claims, build, unread: ['The state of SES (AccessDenied)'] }),
  ).toEqual([{ level: 'warning', text: expect.stringContaining('The state of SES (AccessDenied)') }])
})

test('an account at its limits has no findings, and neither have records and senders whose owner cannot be read', () => {
  expect(findingsOf({ ...READY, concurrency: 100, bootstrapVersion: 8 })).toEqual([])
  expect(findingsOf({ ...READY, delegatedTo: ['ns-1.example.'] })).toEqual([])
  const elsewhere = { ...config, alarmEmail: 'owner@mycleaning.example' }
  expect(findingsOf({ ...READY, config: elsewhere })).toEqual([])
  const { github: _github, ...byHand } = config
  expect(findingsOf({ ...READY, config: byHand, hasGithubProvider: false })).toEqual([])
  const { owned: _owned, ...unread } = READY
  const senders = { 'cleaning.example': { isVerified: false } }
  const ours = zone({ name: 'cleaning.example', type: 'A' })
  expect(findingsOf({ ...unread, ...ours, senders })).toEqual([])
})

const { alarmEmail: _, account: _account, ...withoutAddress } = config

type Row = [what: string, text: RegExp, facts: Partial<Facts>]

test.each<Row>([
  [
    'another account',
    /of account 222222222222, but prod belongs in 111111111111/,
    { account: '222222222222' },
  ],
  [
    'no pinned account',
    /Set "account": "111111111111" for prod/,
    { config: { ...withoutAddress, alarmEmail: 'owner@mail.example' } },
  ],
  ['no bootstrap', /npx cdk bootstrap --app '' aws:\/\/111111111111\/us-east-1/, { bootstrapVersion: 0 }],
  ['a placeholder', /mailFrom is still/, { config: { ...config, mailFrom: 'hello@example.com' } }],
  ['nobody to alarm', /alarmEmail/, { config: { ...withoutAddress, account: ACCOUNT } }],
  [
    "somebody else's identity",
    /delete-email-identity --email-identity cleaning.example/,
    { senders: { 'cleaning.example': { isVerified: true } } },
  ],
  [
    'records of an older site',
    /create: cleaning.example A, www.cleaning.example CNAME\./,
    zone({ name: 'cleaning.example', type: 'A' }, { name: 'www.cleaning.example', type: 'CNAME' }),
  ],
  ['certificates of one other issuer', /CAA/, { issuers: ['0 issue "letsencrypt.org"'] }],
  [
    "the policy of the owner's own mail",
    /keep it, and set "dmarc": false/,
    zone({ name: '_dmarc.cleaning.example', type: 'TXT' }),
  ],
  ['another zone', /is of other.example/, { zone: { name: 'other.example', nameServers: [], records: [] } }],
  ['no delegation', /Enter these name servers .*: ns-1.example/, { delegatedTo: ['ns.registrar.example'] }],
  [
    'a table without its stack',
    /Cleaning-prod-Table exists, and no stack manages it/,
    { hasLostTable: true },
  ],
  [
    'a failed rollback',
    /continue-update-rollback --stack-name Cleaning-prod-Site/,
    { stacks: [stack('UPDATE_ROLLBACK_FAILED')] },
  ],
  ['a creation that was stopped', /CREATE_FAILED/, { stacks: [stack('CREATE_FAILED')] }],
  ['a failed deletion', /DELETE_FAILED/, { stacks: [stack('DELETE_FAILED')] }],
  [
    'a newer build that is live',
    /A newer build is live, of commit l/,
    { live: { commit: 'l', builtAt: '2026-11-03T00:00:00.000Z' } },
  ],
])('%s is an error', (_what, text, facts) => {
  expect(findingsOf({ ...READY, ...facts })).toEqual([{ level: 'error', text: expect.stringMatching(text) }])
})

test.each<Row>([
  [
    'a domain that ends',
    /cleaning\.example ends in 29 days/,
    { renewal: judgeDomain(DOMAIN, '2026-12-01T00:00:00.000Z', new Date('2026-11-01T01:00:00.000Z')) },
  ],
  [
    'the Free plan',
    /closes it on 2027-05-22/,
    { plan: { type: 'FREE', expiresAt: '2027-05-22T00:00:00+00:00' } },
  ],
  ['a small quota', /Lambda runs 10 functions at once/, { concurrency: 10 }],
  [
    'a placeholder in dev',
    /mailFrom is still/,
    { config: { ...config, stage: 'dev', mailFrom: 'dev@example.com' } },
  ],
  ['an unconfirmed alarm mail', /owner@mail.example has not confirmed/, { alarmSubscription: 'pending' }],
  ['alarms that nobody gets any more', /owner@mail.example gets no alarms/, { alarmSubscription: 'none' }],
  [
    'alarms that end with the domain',
    /is an address of cleaning.example/,
    { config: { ...config, alarmEmail: 'owner@mail.Cleaning.example' } },
  ],
  ['a repository that AWS does not know yet', /no provider for GitHub/, { hasGithubProvider: false }],
  ['the sandbox', /sandbox/, { isInSandbox: true }],
  [
    'an identity that waits',
    /may not send from cleaning.example yet/,
    { senders: { 'cleaning.example': { isVerified: false } }, owned: ['cleaning.example'] },
  ],
  ['a failed creation', /deleted and created again/, { stacks: [stack('ROLLBACK_COMPLETE')] }],
])('%s is a warning', (_what, text, facts) => {
  expect(findingsOf({ ...READY, ...facts })).toEqual([
    { level: 'warning', text: expect.stringMatching(text) },
  ])
})

test('a domain that is paid for is no finding', () => {
  const renewal = judgeDomain(DOMAIN, '2026-12-01T00:00:00.000Z', new Date('2026-11-01T00:00:00.000Z'))
  expect(findingsOf({ ...READY, renewal })).toEqual([])
})

test('what the stacks own, and records that get along, are no collision', () => {
  const ours = [
    { name: 'cleaning.example', type: 'A' },
    { name: 'bounce.cleaning.example', type: 'MX' },
  ]
  const others = [
    { name: 'cleaning.example', type: 'MX' },
    { name: 'shop.cleaning.example', type: 'CNAME' },
  ]
  const owned = ours.map(({ name }) => name)
  const issuers = ['0 issue "amazon.com"', '0 issue "letsencrypt.org"']
  expect(findingsOf({ ...READY, ...zone(...ours, ...others), owned, issuers })).toEqual([])
  const healthy = ['CREATE_COMPLETE', 'UPDATE_COMPLETE', 'UPDATE_ROLLBACK_COMPLETE', 'REVIEW_IN_PROGRESS']
  expect(findingsOf({ ...READY, stacks: healthy.map(stack), live: READY.build })).toEqual([])
})
