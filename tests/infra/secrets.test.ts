import { expect, test } from '@jest/globals'
import { ENV } from '#functions/environment.ts'
import { endpoints } from '#schemas/routes.ts'
import { outputOf, parametersOf, SECRETS } from '#scripts/deploy/rotation.ts'
import { deployedFunctions } from '#tests/infra/deployed.ts'
import { reader } from '#tests/infra/properties/read.ts'
import { synthesise } from '#tests/infra/synthesise.ts'

const plain = await synthesise('plain')
const functions = [...deployedFunctions(plain)]
const [distribution] = Object.values(reader(plain).each('CloudFront::Distribution'))

const holders = (variable: string) =>
  Object.fromEntries(
    functions.flatMap(([name, { variables }]) => {
      const value = variables[variable]
      return value === undefined ? [] : [[name, value]]
    }),
  ) as Record<string, string>
const ACCEPTED = holders(ENV.originSecret)
const SIGNING = holders(ENV.linkSecrets)

/** The parameters of versions that a text of a template names, in their order. */
function versionsOf(secret: 'Origin' | 'Link', text: string): (string | undefined)[] {
  const start = `{{resolve:secretsmanager:Api-${secret}Secret:SecretString:::`
  return [...text.matchAll(new RegExp(`${start}\\w+-${secret}(\\w+)}}`, 'g'))].map(([, which]) => which)
}

test('templates name versions of secrets by parameters of their own stack, never a value', () => {
  expect(Object.keys(ACCEPTED)).toHaveLength(endpoints.length)
  for (const text of Object.values(ACCEPTED))
    expect(versionsOf('Origin', text)).toEqual(['Version', 'OtherVersion'])
  for (const text of Object.values(SIGNING))
    expect(versionsOf('Link', text)).toEqual(['Version', 'OtherVersion'])
  expect(versionsOf('Origin', JSON.stringify(distribution))).toEqual(['Version'])
})

test('a new stack, or one without a rotation, takes the current version; nothing but an id of a version is taken', () => {
  const parameters = Object.values(plain).flatMap((template) =>
    Object.entries(template.findParameters('*')).filter(([id]) => id.endsWith('Version')),
  )
  const secrets = parameters.filter(([id]) => id !== 'BootstrapVersion')
  expect(secrets.map(([id]) => id).sort()).toEqual([
    ...Array(4).fill('LinkOtherVersion'),
    ...Array(4).fill('LinkVersion'),
    ...Array(4).fill('OriginOtherVersion'),
    ...Array(5).fill('OriginVersion'),
  ])
  for (const [, { Default, AllowedPattern }] of secrets) {
    expect(Default).toBe('')
    const isTaken = (value: string) => new RegExp(`^(?:${AllowedPattern})$`).test(value)
    expect(
      ['', '4e8a7b1c-2d3f-4a5b-8c6d-7e8f9a0b1c2d', 'latest', '}}{{resolve:ssm:x}}'].map(isTaken),
    ).toEqual([true, true, false, false])
  }
})

test('outputs of one stack name each secret, and parameters its versions, as the script that replaces it knows them', () => {
  const { Outputs } = plain.Api.toJSON() as { Outputs: object }
  expect(Object.keys(Outputs).filter((id) => id.endsWith('SecretArn'))).toEqual(SECRETS.map(outputOf))
  expect(Object.keys(plain.Api.findParameters('*'))).toEqual(
    expect.arrayContaining([...parametersOf('origin'), ...parametersOf('link')]),
  )
})
