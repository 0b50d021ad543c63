import { expect, test } from '@jest/globals'
import { checkStages } from '#infra/check-config.ts'
import { STAGES } from '#infra/config.ts'
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
  checkStages(Object.values(stages))
  expect(stagesWith('{}')).toEqual(STAGES)
})

test.each([
  ['a comma too many', '{"prod": {},}', /it is not JSON/],
  ['a stage that does not exist', '{"production": {}}', /production/],
  ['a misspelt setting', '{"prod": {"alarmMail": "a@b.example"}}', /alarmMail[\s\S]*at prod/],
  ['a number without quotes', '{"prod": {"account": 123456789012}}', /expected string[\s\S]*at prod.account/],
  ['a setting that is not theirs', '{"prod": {"logRetention": 1}}', /logRetention/],
])('%s is refused and named', (_, text, problem) => {
  expect(() => stagesWith(text)).toThrow(problem)
  expect(() => stagesWith(text)).toThrow(/^deployment\.json: [\s\S]*docs\/deploy\.md, step 2/)
})

test('the variable of GitHub has the same settings; an empty one is none', () => {
  process.env['DEPLOYMENT'] = JSON.stringify({ prod: { account: '123456789012' } })
  expect(readStages().prod.account).toBe('123456789012')
  process.env['DEPLOYMENT'] = ''
  expect(readStages().dev).toMatchObject({ stage: 'dev' })
  delete process.env['DEPLOYMENT']
})
