import { expect, test } from '@jest/globals'
import { judgeDomain } from '#functions/working/address.ts'
import { type Facts, findingsOf } from '#scripts/deploy/preflight/findings.ts'
import { FULL } from '#tests/infra/stages.ts'

const DOMAIN = 'cleaning.example'
const config = FULL
const { account = '' } = config

/** An account in which nothing fails and nothing bites. */
const READY: Facts = {
  config,
  account,
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
      { name: DOMAIN, type: 'A' },
      { name: `www.${DOMAIN}`, type: 'A' },
      { name: `bounce.${DOMAIN}`, type: 'MX' },
      { name: `_dmarc.${DOMAIN}`, type: 'TXT' },
    ],
    senders: [DOMAIN],
  },
  build: { commit: 'b', builtAt: '2026-11-02T00:00:00.000Z' },
  unread: [],
}

/** @returns what a preflight finds where READY differs by this */
const found = (facts: Partial<Facts> = {}) => findingsOf({ ...READY, ...facts })
const SITE = { name: 'Cleaning-prod-Site', isProtected: true, parameters: {}, outputs: {} }
const stacks = (...states: string[]) => ({ stacks: states.map((status) => ({ ...SITE, status })) })
/** @param rows each a name and a type */
const zone = (...rows: string[]) => {
  const records = rows.map((row) => {
    const [name = '', type = ''] = row.split(' ')
    return { name, type, values: [] }
  })
  return { zone: { name: DOMAIN, nameServers: ['ns-1.example'], records } }
}
const senders = (isVerified: boolean) => ({ senders: { [DOMAIN]: { isVerified } } })
const settings = (changes: Partial<typeof config>) => ({ config: { ...config, ...changes } })
const OLDER_SITE = zone('cleaning.example A', 'www.cleaning.example CNAME')
const STUCK = stacks('UPDATE_ROLLBACK_FAILED')
const build = (day: string) => ({ commit: 'l', builtAt: `${day}T00:00:00.000Z` })

test('an account that is ready has no findings, and neither has one that only lacks permission to look', () => {
  expect(found()).toEqual([])
  const { claims, build } = READY
  const unread = 'The state of SES (AccessDenied)'
  expect(findingsOf({ config, account, claims, build, unread: [] })).toEqual([])
  expect(findingsOf({ config, account, claims, build, unread: [unread] })).toEqual([
    { level: 'warning', text: expect.stringContaining(unread) },
  ])
})

test('an account at its limits has no findings, and neither have records and senders whose owner cannot be read', () => {
  expect(found({ concurrency: 100, bootstrapVersion: 8 })).toEqual([])
  expect(found({ delegatedTo: ['ns-1.example.'] })).toEqual([])
  expect(found(endsAt('2026-11-01T00:00:00.000Z'))).toEqual([])
  expect(found(settings({ alarmEmail: 'owner@mycleaning.example' }))).toEqual([])
  const { github: _github, ...byHand } = config
  expect(found({ config: byHand, hasGithubProvider: false })).toEqual([])
  const { owned: _owned, ...unread } = READY
  expect(findingsOf({ ...unread, ...zone('cleaning.example A'), ...senders(false) })).toEqual([])
})

const { alarmEmail = '', account: _account, ...withoutAddress } = config
const ends = '2026-12-01T00:00:00.000Z'
const endsAt = (now: string) => ({ renewal: judgeDomain(DOMAIN, ends, new Date(now)) })

type Row = [what: string, text: RegExp, facts: Partial<Facts>]

test.each<Row>([
  ['another account', /of account 22, but prod belongs in 111111111111/, { account: '22' }],
  ['no pinned account', /Set "account": "111111111111" for/, { config: { ...withoutAddress, alarmEmail } }],
  ['no bootstrap', /npx cdk bootstrap --app '' aws:\/\/111111111111\/us-east-1/, { bootstrapVersion: 0 }],
  ['a placeholder', /mailFrom is still/, settings({ mailFrom: 'hello@example.com' })],
  ['nobody to alarm', /alarmEmail/, { config: { ...withoutAddress, account }, alarmSubscription: 'none' }],
  ["somebody else's identity", /delete-email-identity --email-identity cleaning.example/, senders(true)],
  ['an older site', /create: cleaning.example A, www.cleaning.example CNAME\./, OLDER_SITE],
  ['certificates of one other issuer', /CAA/, { issuers: ['0 issue "letsencrypt.org"'] }],
  ["the owner's own policy", /keep it, and set "dmarc": false/, zone('_dmarc.cleaning.example TXT')],
  ['another zone', /is of other.example/, { zone: { name: 'other.example', nameServers: [], records: [] } }],
  ['no delegation', /Enter these name servers .*: ns-1.example/, { delegatedTo: ['ns.registrar.example'] }],
  ['a table without stack', /Cleaning-prod-Table exists, and no stack manages it/, { hasLostTable: true }],
  ['a failed rollback', /continue-update-rollback --stack-name Cleaning-prod-Site/, STUCK],
  ['a creation that was stopped', /CREATE_FAILED/, stacks('CREATE_FAILED')],
  ['a failed deletion', /DELETE_FAILED/, stacks('DELETE_FAILED')],
  ['a newer build that is live', /A newer build is live, of commit l/, { live: build('2026-11-03') }],
])('%s is an error', (_what, text, facts) => {
  expect(found(facts)).toEqual([{ level: 'error', text: expect.stringMatching(text) }])
})

test.each<Row>([
  ['a domain that ends', /cleaning\.example ends in 29 days/, endsAt('2026-11-01T01:00:00.000Z')],
  ['the Free plan', /closes it on 2027-05-22/, { plan: { type: 'FREE', expiresAt: '2027-05-22T00:00:00Z' } }],
  ['a small quota', /Lambda runs 10 functions at once/, { concurrency: 10 }],
  ['a placeholder in dev', /mailFrom is still/, settings({ stage: 'dev', mailFrom: 'dev@example.com' })],
  ['an unconfirmed alarm mail', /owner@mail.example has not confirmed/, { alarmSubscription: 'pending' }],
  ['alarms that nobody gets any more', /owner@mail.example gets no alarms/, { alarmSubscription: 'none' }],
  [
    'alarms of the domain',
    /is an address of cleaning.example/,
    settings({ alarmEmail: 'owner@mail.Cleaning.example' }),
  ],
  ['a repository that AWS does not know yet', /no provider for GitHub/, { hasGithubProvider: false }],
  ['the sandbox', /sandbox/, { isInSandbox: true }],
  ['a sender that waits', /may not send from cleaning.example yet/, { ...senders(false), owned: [DOMAIN] }],
  ['a failed creation', /deleted and created again/, stacks('ROLLBACK_COMPLETE')],
])('%s is a warning', (_what, text, facts) => {
  expect(found(facts)).toEqual([{ level: 'warning', text: expect.stringMatching(text) }])
})

test('what the stacks own, and records that get along, are no collision', () => {
  const ours = ['cleaning.example A', 'bounce.cleaning.example MX']
  const others = ['cleaning.example MX', 'shop.cleaning.example CNAME']
  const owned = [DOMAIN, `bounce.${DOMAIN}`]
  const issuers = ['0 issue "amazon.com"', '0 issue "letsencrypt.org"']
  expect(found({ ...zone(...ours, ...others), ...senders(true), owned, issuers })).toEqual([])
  const healthy = ['CREATE_COMPLETE', 'UPDATE_COMPLETE', 'UPDATE_ROLLBACK_COMPLETE', 'REVIEW_IN_PROGRESS']
  expect(found({ ...stacks(...healthy), live: READY.build })).toEqual([])
})
