import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from '@jest/globals'
import { REGION } from '#infra/config.ts'
import { DEPLOY_WORKFLOW } from '#infra/constructs/deploy-role.ts'
import { FULL } from '#tests/infra/stages.ts'
import {
  exportsOf,
  type Part,
  policiesOf,
  propertiesOf,
  type Resource,
  type StageUnderTest,
  stacksOf,
  synthesise,
  text,
} from '#tests/infra/synthesise.ts'

const full = await synthesise('full')
const plain = await synthesise('plain')
const restored = await synthesise('restored')

test('an option that is switched on or off later keeps all exports: CloudFormation refuses to drop one that is in use', async () => {
  const all = exportsOf(plain)
  expect(all.length).toBeGreaterThan(5)
  expect(exportsOf(await synthesise('enlarged'))).toEqual(all)
  expect(exportsOf(await synthesise('named'))).toEqual(all)
  expect(exportsOf(restored)).toEqual(all)
})

test.each<[StageUnderTest, boolean]>([
  ['full', true],
  ['plain', false],
  ['temporary', false],
])('stacks of a %s stage are protected from deletion: %s', async (stage, expected) => {
  const stacks = Object.values(await stacksOf(stage))
  const protections = stacks.map(({ properties }) => properties.terminationProtection ?? false)
  expect([...new Set(protections)]).toEqual([expected])
})

test('the roles of GitHub trust one workflow file on main of one repository by its ids, each in an environment of the stage', async () => {
  const conditions = propertiesOf(full, 'AWS::IAM::Role')
    .flatMap(
      (role) => (role['AssumeRolePolicyDocument'] as { Statement: { Condition?: object }[] }).Statement,
    )
    .flatMap(({ Condition }) => Condition ?? [])
  expect(conditions).toEqual(
    ['prod', 'prod-plan'].map((environment) => ({
      StringEquals: {
        'token.actions.githubusercontent.com:aud': 'sts.amazonaws.com',
        'token.actions.githubusercontent.com:sub': [
          `repo:owner@1234/cleaning@5678:environment:${environment}`,
          `repo:owner/cleaning:environment:${environment}`,
        ],
        'token.actions.githubusercontent.com:repository_id': '5678',
        'token.actions.githubusercontent.com:ref': 'refs/heads/main',
        'token.actions.githubusercontent.com:job_workflow_ref':
          'owner/cleaning/.github/workflows/deploy.yml@refs/heads/main',
      },
    })),
  )
  const folder = '.github/workflows/'
  const takers = readdirSync(folder).filter((file) =>
    /vars\.(DEPLOY|PLAN)_ROLE_ARN/.test(readFileSync(folder + file, 'utf8')),
  )
  expect(takers.map((file) => folder + file)).toEqual([DEPLOY_WORKFLOW])
})

test('the planning role can change nothing, takes no other role, and reads no row, secret, variable, header, object or log', async () => {
  const plan = policiesOf(full).find(({ name }) => name.startsWith('DeployPlanRole'))
  const actions = (plan?.statements ?? []).flatMap(({ Action }) => Action)
  expect(actions.length).toBeGreaterThan(5)
  expect(actions.filter((action) => !/:(Get|List|Describe)\w+$/.test(action))).toEqual([])
  expect(
    actions.filter((action) => /^(cloudfront|dynamodb|logs|s3|secretsmanager|sts):/.test(action)),
  ).toEqual([])
  expect(actions.filter((action) => action.startsWith('lambda:'))).toEqual(['lambda:GetAccountSettings'])
})

test('the roles of GitHub may ask all that a preflight asks of a stage that is there', async () => {
  const asked = ['preflight/facts', 'stacks'].flatMap((file) =>
    [...readFileSync(`scripts/deploy/${file}.ts`, 'utf8').matchAll(/ask(?:Aws)?\('(\w+)', '([\w-]+)'/g)].map(
      ([, service = '', command = '']) =>
        `${service.replace('sesv2', 'ses')}:${command.replaceAll('-', '')}`.toLowerCase(),
    ),
  )
  expect(asked.length).toBeGreaterThan(8)
  // Everybody may ask who they are, and a table is looked for only where no stack has it.
  const needed = asked.filter((action) => !/^(sts:getcalleridentity|dynamodb:describetable)$/.test(action))
  const roles = policiesOf(full).filter(({ name }) => /^Deploy(Plan)?Role/.test(name))
  expect(roles).toHaveLength(2)
  for (const { statements } of roles) {
    const allowed = statements.flatMap(({ Action }) => Action).map((action) => action.toLowerCase())
    expect(needed.filter((action) => !allowed.includes(action))).toEqual([])
  }
})

test('stacks print what deployments, the guides and the proof in AWS read of them', async () => {
  const found = (file: string, pattern: RegExp) => [...readFileSync(file, 'utf8').matchAll(pattern)]
  const read = [
    ...found('scripts/deploy.ts', /outputOf\('(\w+)', '(\w+)'\)/g),
    ...found('docs/runbook.md', /\$\(output Cleaning-prod-(\w+) (\w+)\)/g),
    ...found('.github/workflows/it.yml', /Cleaning-it-(\w+) .*OutputKey=='(\w+)'/g),
    // The CDK gives their ids an end.
    ...found('docs/deploy.md', /`()(Deploy\w*Arn)…`/g).map(([, , id]) => ['', 'Site', id]),
  ]
  expect(read.length).toBeGreaterThan(7)
  for (const [, part, id] of read)
    expect([part, ...Object.keys(full[part as Part].findOutputs('*'))]).toContainEqual(
      expect.stringMatching(new RegExp(`^${id}`)),
    )
})

test('all functions are deployed before the edge, which may send them a new origin secret', async () => {
  const { dependencies } = (await stacksOf('full')).Site
  for (const part of ['Api', 'SignIn', 'Website', 'Records'])
    expect(dependencies).toContain(`Cleaning-prod-${part}`)
})

test('a pinned account is the one of all stacks, so that the CDK refuses other credentials', async () => {
  for (const { environment } of Object.values(await stacksOf('full')))
    expect(environment).toBe(`aws://${FULL.account}/${REGION}`)
})

test('a table that is restored under its name needs no change but to those who read its stream, and the Data stack none', () => {
  const changes = Object.entries(restored).flatMap(([part, template]) => {
    const before = plain[part as Part].toJSON()['Resources']
    return Object.entries<Resource>(template.toJSON()['Resources'])
      .filter(([id, resource]) => text(resource) !== text(before[id]))
      .map(([, { Type }]) => `${part} ${Type}`)
  })
  expect([...new Set(changes)].sort()).toEqual([
    'Mail AWS::IAM::Policy',
    'Mail AWS::Lambda::EventSourceMapping',
    'Publisher AWS::IAM::Policy',
    'Publisher AWS::Lambda::EventSourceMapping',
  ])
  expect(restored.Data.toJSON()).toEqual(plain.Data.toJSON())
  expect(text(restored)).not.toContain('"Fn::ImportValue":"Cleaning-dev-Data')
  for (const { EventSourceArn } of propertiesOf(restored, 'AWS::Lambda::EventSourceMapping'))
    expect(text(EventSourceArn)).toContain(':table/Cleaning-dev-Table/stream/2026-11-22T10:00:00.000')
})

test('functions, alarms and policies name the table by the name that Data gives it', async () => {
  expect(propertiesOf(plain, 'AWS::DynamoDB::GlobalTable')[0]?.['TableName']).toBe('Cleaning-dev-Table')
  for (const { Environment } of propertiesOf(plain, 'AWS::Lambda::Function'))
    expect(Environment).toMatchObject({ Variables: { TABLE_NAME: 'Cleaning-dev-Table' } })
  expect((await stacksOf('plain')).Api.dependencies).toContain('Cleaning-dev-Data')
})

test('the scripts of the pages before, which a deployment names, are those of the build at first', () => {
  const site = plain.Site.toJSON() as { Parameters: Record<string, { Default?: string }> }
  expect(site.Parameters['PreviousScripts']?.Default).toBe("'sha256-boot' 'sha256-link'")
})
