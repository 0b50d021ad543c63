import { expect, test } from '@jest/globals'
import { STAGES, type StageConfig } from '#infra/config.ts'
import { readStages, stagesWith } from '#infra/deployment-settings.ts'

const PROD = {
  account: '123456789012',
  domain: { name: 'cleaning.example' },
  mailFrom: 'hello@cleaning.example',
  dmarc: false,
  sandboxRecipients: ['owner@mail.example'],
  alarmEmail: 'owner@mail.example',
  github: { owner: 'owner', ownerId: 1, repository: 'cleaning', repositoryId: 2 },
  streamLabel: '2026-11-22T10:00:00.000',
  monthlyBudgetDollars: 50,
}

test('settings of a deployment replace those of the source, each stage its own', () => {
  const stages = stagesWith(JSON.stringify({ prod: PROD }))
  expect(stages).toEqual({ ...STAGES, prod: { ...STAGES.prod, ...PROD } })
  expect(stagesWith('{}')).toEqual(STAGES)
})

test.each([
  ['a comma too many', '{"prod": {},}', /it is not JSON/],
  ['a stage that does not exist', '{"production": {}}', /production/],
  ['a misspelt setting', '{"prod": {"alarmMail": "a@b.example"}}', /alarmMail[\s\S]*at prod/],
  ['a number without quotes', '{"prod": {"account": 123456789012}}', /expected string[\s\S]*at prod.account/],
  ['a setting that is not theirs', '{"prod": {"logRetention": 1}}', /logRetention/],
  ['a policy without a domain', '{"dev": {"dmarc": "none"}}', /dev: dmarc needs a domain/],
])('%s is refused and named', (_, text, problem) => {
  expect(() => stagesWith(text)).toThrow(problem)
  expect(() => stagesWith(text)).toThrow(/^deployment\.json: [\s\S]*docs\/deploy\.md, step 2/)
})

const { github } = PROD
const settings = (own: Partial<Record<keyof typeof STAGES, object>>) => () => stagesWith(JSON.stringify(own))

test.each<[Partial<StageConfig>, RegExp]>([
  [{ account: '1234' }, /must have 12 digits[\s\S]*at prod.account/],
  [{ mailFrom: 'hello' }, /is not an address[\s\S]*at prod.mailFrom/],
  [{ mailFrom: 'hello@elsewhere.example' }, /must be an address of cleaning.example/],
  [{ domain: { name: 'Cleaning.example' } }, /must be in lower case[\s\S]*at prod.domain.name/],
  [{ domain: { name: 'cleaning.example.' } }, /without a dot at its end/],
  [{ domain: { name: 'www.cleaning.example' } }, /without www/],
  [{ domain: { name: 'cleaning' } }, /at prod.domain.name/],
  [{ streamLabel: 'latest' }, /must look like 2026/],
  [{ github: { ...github, owner: 'owner@12' } }, /is not a name on GitHub[\s\S]*at prod.github.owner/],
  [{ github: { ...github, owner: '-owner' } }, /at prod.github.owner/],
  [{ github: { ...github, repository: 'owner/cleaning' } }, /is not the name of a repository/],
  [{ github: { ...github, ownerId: 0 } }, /is not an id: gh api repos[\s\S]*at prod.github.ownerId/],
])('%j is refused with the place that is wrong', (wrong, message) => {
  expect(settings({ prod: { ...PROD, ...wrong } })).toThrow(message)
})

test.each(['gmail.com', 'Yahoo.com', 'yahoo.co.uk', 'hotmail.de', 'icloud.com', 'comcast.net'])(
  'nobody may send in the name of %s but itself, so that it is no sender',
  (host) => expect(settings({ prod: { mailFrom: `cleaner@${host}` } })).toThrow(/domain of your own/),
)

test.each(['gmail-cleaning.com', 'mygmail.com', 'yahoo.cleaning.example', 'me.cleaning.com'])(
  '%s belongs to whoever has it',
  (host) => expect(settings({ prod: { mailFrom: `hello@${host}` } })).not.toThrow(),
)

test('two stages share a sender only if each names an account of its own, and never a domain', () => {
  const [one, other] = ['111111111111', '222222222222']
  const sender = { mailFrom: PROD.mailFrom }
  expect(settings({ dev: sender, prod: sender })).toThrow(/dev and prod have the same mailFrom/)
  expect(settings({ dev: { ...sender, account: one }, prod: sender })).toThrow(/same mailFrom/)
  const inOne = { ...sender, account: one }
  const inOther = { ...sender, account: other }
  expect(settings({ dev: inOne, prod: inOne })).toThrow(/same mailFrom/)
  expect(settings({ dev: inOne, prod: inOther })).not.toThrow()
  const { domain } = PROD
  expect(settings({ dev: { ...inOne, domain }, prod: { ...inOther, domain } })).toThrow(/same domain/)
})

test('the variable of GitHub has the same settings; an empty one is none', () => {
  process.env['DEPLOYMENT'] = JSON.stringify({ prod: { account: '123456789012' } })
  expect(readStages().prod.account).toBe('123456789012')
  process.env['DEPLOYMENT'] = ''
  expect(readStages().dev).toMatchObject({ stage: 'dev' })
  delete process.env['DEPLOYMENT']
})
