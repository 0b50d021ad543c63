import { expect, test } from '@jest/globals'
import { checkAccount, checkStages, warningsOf } from '#infra/check-config.ts'
import { STAGES, type StageConfig } from '#infra/config.ts'
import { FULL, PLAIN } from '#tests/infra/stages.ts'

const github = { owner: 'owner-1', ownerId: 1234, repository: 'window.cleaning', repositoryId: 5678 }

test('the settings as they are shipped, and with every option, are accepted', () => {
  checkStages(Object.values(STAGES))
  checkStages([FULL])
  checkStages([{ ...FULL, github, dmarc: false }])
})

test.each<[Partial<StageConfig>, RegExp]>([
  [{ account: '1234' }, /account 1234 must have 12 digits/],
  [{ mailFrom: 'hello' }, /mailFrom hello is not an address/],
  [{ mailFrom: 'hello@elsewhere.example' }, /must be an address of cleaning.example/],
  [{ domain: { name: 'Cleaning.example' } }, /domain Cleaning.example must be in lower case/],
  [{ domain: { name: 'cleaning.example.' } }, /domain cleaning.example. must be/],
  [{ domain: { name: 'www.cleaning.example' } }, /domain www.cleaning.example must be .* without www/],
  [{ domain: { name: 'cleaning' } }, /domain cleaning must be/],
  [{ streamLabel: 'latest' }, /streamLabel latest is not one: it looks like 2026/],
  [{ github: { ...github, owner: 'owner@12' } }, /github.owner owner@12/],
  [{ github: { ...github, owner: '-owner' } }, /github.owner -owner/],
  [
    { github: { ...github, repository: 'owner/cleaning' } },
    /owner\/cleaning is not the name of a repository/,
  ],
  [{ github: { ...github, ownerId: 0 } }, /github.ownerId 0 is not an id: gh api repos/],
  [{ github: { ...github, repositoryId: Number.NaN } }, /github.repositoryId NaN/],
])('%j is refused with the value that is wrong', (wrong, message) => {
  expect(() => checkStages([{ ...FULL, ...wrong }])).toThrow(message)
})

test.each([
  'gmail.com',
  'Yahoo.com',
  'yahoo.co.uk',
  'outlook.com',
  'hotmail.de',
  'icloud.com',
  'aol.com',
  'comcast.net',
])('nobody may send in the name of %s but itself, so that it is no sender', (host) => {
  const { domain: _, ...withoutDomain } = FULL
  expect(() => checkStages([{ ...withoutDomain, mailFrom: `cleaner@${host}` }])).toThrow(/domain of your own/)
})

test.each(['gmail-cleaning.com', 'mygmail.com', 'yahoo.cleaning.example', 'me.cleaning.com'])(
  '%s belongs to whoever has it',
  (host) => checkStages([{ ...STAGES.prod, mailFrom: `hello@${host}` }]),
)

test('an address for alarms in the domain that they are about is warned of, also below it', () => {
  const warned = (alarmEmail: string) => warningsOf({ ...FULL, alarmEmail }).length
  expect(
    ['owner@cleaning.example', 'owner@mail.Cleaning.example', 'owner@mycleaning.example'].map(warned),
  ).toEqual([1, 1, 0])
  expect(warningsOf(PLAIN)).toEqual([])
})

test('a DMARC policy needs a domain', () => {
  expect(() => checkStages([{ ...STAGES.dev, dmarc: 'none' }])).toThrow(/dmarc needs a domain/)
})

const stages = (dev: Partial<StageConfig>, prod: Partial<StageConfig>) => () =>
  checkStages([
    { ...STAGES.dev, ...dev },
    { ...STAGES.prod, ...prod },
  ])
const sender = { mailFrom: 'hello@cleaning.example' }

test('two stages share a sender only if each names an account of its own', () => {
  const [one, other] = ['111111111111', '222222222222']
  expect(stages(sender, sender)).toThrow(/dev and prod have the same mailFrom hello@cleaning.example/)
  expect(stages({ ...sender, account: one }, sender)).toThrow(/same mailFrom/)
  expect(stages({ ...sender, account: one }, { ...sender, account: one })).toThrow(/same mailFrom/)
  expect(stages({ ...sender, account: one }, { ...sender, account: other })).not.toThrow()
})

test('two stages never share a domain', () => {
  const domain = { name: 'cleaning.example' }
  const dev = { domain, account: '111111111111', mailFrom: 'dev@cleaning.example' }
  const prod = { domain, account: '222222222222', mailFrom: 'hello@cleaning.example' }
  expect(stages(dev, prod)).toThrow(/same domain cleaning.example/)
  expect(
    stages({ ...dev, domain: { name: 'dev.example' }, mailFrom: 'hello@dev.example' }, prod),
  ).not.toThrow()
})

test("credentials of another account than the stage's are refused", () => {
  const pinned = { ...STAGES.prod, account: '111111111111' }
  expect(() => checkAccount(pinned, '222222222222')).toThrow(
    /prod belongs to account 111111111111.*222222222222/,
  )
  checkAccount(pinned, '111111111111')
  checkAccount(pinned, undefined)
  checkAccount(STAGES.prod, '222222222222')
})
