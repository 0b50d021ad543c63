import { expect, test } from '@jest/globals'
import { endpoints } from '#schemas/routes.ts'
import { commitOf } from '#scripts/build/commit.ts'
import {
  type Part,
  policiesOf,
  propertiesOf,
  resourcesOf,
  synthesise,
  text,
} from '#tests/infra/synthesise.ts'

const plain = await synthesise('plain')
const full = await synthesise('full')

test('each endpoint has a route and a function of its own, the public ones in one stack, the back office in others', () => {
  const routes = (part: Part) => Object.values(plain[part].findResources('AWS::ApiGatewayV2::Route'))
  const keysIn = (...parts: Part[]) => parts.flatMap(routes).map(({ Properties }) => Properties['RouteKey'])
  const keysOf = (isPublic: boolean) =>
    endpoints
      .filter(({ access }) => (access === 'public') === isPublic)
      .map(({ method, path }) => `${method} ${path}`)
  expect(keysIn('Api').sort()).toEqual(keysOf(true).sort())
  expect(keysIn('SignIn', 'Website', 'Records').sort()).toEqual(keysOf(false).sort())
  // The import makes CDK deploy Api first, so that it drops a route before another stack creates the same one.
  for (const part of ['SignIn', 'Website', 'Records'] as const)
    expect(text(routes(part))).toContain('Cleaning-dev-Api:ExportsOutput')
})

test('no template names the commit that it was made from, so that a plan shows what changes alone', () => {
  const [commit = ''] = commitOf().split('-')
  expect(commit).toMatch(/^[0-9a-f]{7,40}$/)
  for (const template of Object.values(full)) expect(text(template.toJSON())).not.toContain(commit)
})

test('routes are named after method and path, so that a renamed endpoint keeps its own: API Gateway refuses a second one', () => {
  const names = (type: 'Route' | 'Integration') =>
    Object.values(plain)
      .flatMap((template) => Object.keys(template.findResources(`AWS::ApiGatewayV2::${type}`)))
      .map((id) => id.replace(/[0-9A-F]{8}$/, ''))
  const keys = endpoints.map(({ method, path }) => `${method}${path}`.replace(/\W/g, ''))
  expect(names('Route').sort()).toEqual([...keys].sort())
  expect(names('Integration').sort()).toEqual(keys.map((key) => `${key}Integration`).sort())
})

/** Settings of an account and the state of its stacks, which a preflight reads. */
const OF_ACCOUNT = /^(cloudformation|freetier|iam|lambda|route53|ses|sns):(Get|List|Describe)/

test('no policy allows a whole service, a scan, or the whole table', () => {
  for (const { statements } of policiesOf(full)) {
    for (const { Action, Resource, Condition } of statements) {
      const actions = [Action].flat()
      expect(text(actions)).not.toMatch(/\*|Scan|PartiQL/)
      if (!actions.every((action) => OF_ACCOUNT.test(action))) expect(Resource).not.toBe('*')
      const isOnRows = actions.some((action) => /^dynamodb:.*(Item|Query)$/.test(action))
      if (isOnRows) expect(text(Condition)).toContain('dynamodb:LeadingKeys')
    }
  }
})

test('a policy allows an action on rows in one statement, where no attributes narrow it', () => {
  for (const { statements } of policiesOf(full)) {
    const allowed = statements
      .filter(({ Condition }) => text(Condition)?.includes('LeadingKeys'))
      .filter(({ Condition }) => !text(Condition).includes('dynamodb:Attributes'))
      .flatMap(({ Action, Resource }) => [Action].flat().map((action) => `${action} ${text(Resource)}`))
    expect(allowed).toEqual([...new Set(allowed)])
  }
})

test('table, buckets, copies and secrets outlive their stack; all but the table of a failed creation do not', () => {
  const [table, ...others] = resourcesOf(full, 'AWS::DynamoDB::GlobalTable')
  expect([table?.DeletionPolicy, others]).toEqual(['Retain', []])
  const kept = ['S3::Bucket', 'SecretsManager::Secret', 'Backup::BackupVault']
  for (const resource of kept.flatMap((type) => resourcesOf(full, `AWS::${type}`)))
    expect(resource).toMatchObject({ DeletionPolicy: 'RetainExceptOnCreate', UpdateReplacePolicy: 'Retain' })
})

test("each stack stays far below CloudFormation's limit of 500 resources", () => {
  for (const template of Object.values(full))
    expect(Object.keys(template.toJSON()['Resources']).length).toBeLessThanOrEqual(300)
})

test("each policy stays below IAM's limit of 10,240 characters", () => {
  for (const { PolicyDocument } of propertiesOf(full, 'AWS::IAM::Policy'))
    expect(text(PolicyDocument).length).toBeLessThan(10_240)
})

test('settings of a route follow the route, which API Gateway asks for', () => {
  const [stage] = resourcesOf(plain, 'AWS::ApiGatewayV2::Stage')
  const routes = plain.Api.findResources('AWS::ApiGatewayV2::Route')
  const earlier = stage?.DependsOn?.flatMap((id) => routes[id]?.['Properties'].RouteKey ?? [])
  expect(earlier?.sort()).toEqual(Object.keys(stage?.Properties['RouteSettings'] as object).sort())
})

test('dev has no copies', () => {
  expect(text(Object.values(plain).map((template) => template.toJSON()))).not.toMatch(/AWS(::|\/)Backup/)
})
