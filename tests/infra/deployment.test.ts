import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from '@jest/globals'
import type { StageConfig } from '#infra/config.ts'
import { DEPLOY_WORKFLOW } from '#infra/constructs/deploy-role.ts'
import { exportsOf, FULL, PLAIN, resourcesOf, stacksOf, synthesise } from '#tests/infra/synthesise.ts'

test('an option that is switched on or off later keeps all exports: CloudFormation refuses to drop one that is in use', () => {
  const all = exportsOf(synthesise({ ...FULL, stage: PLAIN.stage }))
  expect(all.length).toBeGreaterThan(5)
  expect(exportsOf(synthesise(PLAIN))).toEqual(all)
  for (const option of ['domain', 'github', 'hasWebFirewall'] as const)
    expect(exportsOf(synthesise({ ...PLAIN, [option]: FULL[option] }))).toEqual(all)
})

test('in prod only Data is protected from its creation on: a protected stack that fails then cannot be created again', () => {
  const isProtected = (stage: StageConfig) =>
    Object.entries(stacksOf(stage)).flatMap(([part, stack]) => (stack.terminationProtection ? [part] : []))
  expect(isProtected(FULL)).toEqual(['Data'])
  expect(isProtected(PLAIN)).toEqual([])
})

test('the deploying role trusts one workflow file on main of one repository by its ids, in the environment of the stage', () => {
  const roles = resourcesOf(synthesise(FULL), 'AWS::IAM::Role').map(
    ({ Properties }) => Properties['AssumeRolePolicyDocument'] as { Statement: { Condition?: object }[] },
  )
  const conditions = roles.flatMap(({ Statement }) => Statement.flatMap(({ Condition }) => Condition ?? []))
  expect(conditions).toEqual([
    {
      StringEquals: {
        'token.actions.githubusercontent.com:aud': 'sts.amazonaws.com',
        'token.actions.githubusercontent.com:sub': 'repo:owner@1234/cleaning@5678:environment:prod',
        'token.actions.githubusercontent.com:ref': 'refs/heads/main',
        'token.actions.githubusercontent.com:job_workflow_ref':
          'owner/cleaning/.github/workflows/deploy.yml@refs/heads/main',
      },
    },
  ])
  const folder = '.github/workflows/'
  const takers = readdirSync(folder).filter((file) =>
    readFileSync(folder + file, 'utf8').includes('role-to-assume'),
  )
  expect(takers.map((file) => folder + file)).toEqual([DEPLOY_WORKFLOW])
})

test('a pinned account is the one of all stacks, so that the CDK refuses other credentials', () => {
  for (const stack of Object.values(stacksOf({ ...PLAIN, account: '111111111111' })))
    expect(stack.account).toBe('111111111111')
})
