import { expect, test } from '@jest/globals'
import type { Template } from 'aws-cdk-lib/assertions'
import { ENV } from '#functions/environment.ts'
import { endpoints } from '#schemas/routes.ts'
import { deployedFunctions } from '#tests/infra/deployed.ts'
import { type Part, PLAIN, resourcesOf, stacksOf, synthesise } from '#tests/infra/synthesise.ts'

const text = (value: unknown) => JSON.stringify(value)

/** References to the origin secret in each endpoint's function and in the distribution. */
function originSecrets(templates: Record<Part, Template>): string[] {
  const values = resourcesOf(templates, 'AWS::Lambda::Function').map(
    ({ Properties }) =>
      (Properties['Environment'] as { Variables: Record<string, unknown> }).Variables[ENV.originSecret],
  )
  const ofFunctions = values.filter((value) => value !== undefined)
  expect(ofFunctions).toHaveLength(endpoints.length)
  return [...ofFunctions, resourcesOf(templates, 'AWS::CloudFront::Distribution')].map(text)
}

test('templates contain references to secrets, never their values', () => {
  for (const secret of originSecrets(synthesise(PLAIN))) expect(secret).toContain('{{resolve:secretsmanager:')
})

test('a new origin secret reaches edge and functions, because their references name its version', () => {
  const renewed = synthesise({ ...PLAIN, originSecretVersion: 'second-version' })
  for (const secret of originSecrets(renewed)) expect(secret).toMatch(/:SecretString:::second-version\}\}/)
})

test('a new secret of links signs, and the one before it goes on being accepted', () => {
  const change = { linkSecretVersion: 'second-version', previousLinkSecretVersion: 'first-version' }
  for (const { variables } of deployedFunctions(synthesise({ ...PLAIN, ...change })).values())
    if (ENV.linkSecrets in variables)
      expect(variables[ENV.linkSecrets]).toMatch(/^\S+:::second-version\}\},\S+:::first-version\}\}$/)
})

test('functions also accept the secret before, which parts of the edge still send; the edge sends the new one alone', () => {
  const change = { originSecretVersion: 'second-version', previousOriginSecretVersion: 'first-version' }
  const secrets = originSecrets(synthesise({ ...PLAIN, ...change }))
  const ofEdge = secrets.pop()
  for (const secret of secrets) expect(secret).toMatch(/second-version\}\},.*first-version\}\}/)
  expect(ofEdge).toContain('second-version')
  expect(ofEdge).not.toContain('first-version')
})

test('all functions are deployed before the edge, so that they accept a new origin secret when it sends one', () => {
  const { Api, SignIn, Website, Records, Site } = stacksOf(PLAIN)
  expect(Site.dependencies).toEqual(expect.arrayContaining([Api, SignIn, Website, Records]))
})
