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

/** Values of the parameters `OriginVersion` and `OriginOtherVersion`, or those of links, of all stacks. */
type Versions = { Version: string; OtherVersion: string }

/** The versions of a secret that a text of a template stands for, in their order. */
function versionsOf(secret: string, text: string, versions: Versions): string[] {
  const reference = new RegExp(
    `{{resolve:secretsmanager:Api-${secret}:SecretString:::\\w+-${secret.replace('Secret', '')}(Version|OtherVersion)}}`,
    'g',
  )
  return [...text.matchAll(reference)].map(([, which]) => versions[which as keyof Versions])
}

/** What the runbook sets, in three steps. */
const BEFORE = { Version: 'old', OtherVersion: 'old' }
const BOTH_ACCEPTED = { Version: 'old', OtherVersion: 'new' }
const SWITCHED = { Version: 'new', OtherVersion: 'old' }
const FORGOTTEN = { Version: 'new', OtherVersion: 'new' }

test('templates name versions of secrets by parameters of their own stack, never a value', () => {
  expect(Object.keys(ACCEPTED)).toHaveLength(endpoints.length)
  for (const text of Object.values(ACCEPTED))
    expect(versionsOf('OriginSecret', text, BOTH_ACCEPTED)).toEqual(['old', 'new'])
  for (const text of Object.values(SIGNING))
    expect(versionsOf('LinkSecret', text, BOTH_ACCEPTED)).toEqual(['old', 'new'])
  expect(versionsOf('OriginSecret', JSON.stringify(distribution), SWITCHED)).toEqual(['new'])
})

/**
 * While a step runs, each stack, each function of it and each part of the edge is before it or after it. The order of the stacks does not
 * matter, then, and a deployment of an older commit, or a failed one, changes no version.
 */
test.each([
  ['both are accepted', BEFORE, BOTH_ACCEPTED],
  ['the edge switches', BOTH_ACCEPTED, SWITCHED],
  ['the old one is forgotten', SWITCHED, FORGOTTEN],
])('while %s, each function accepts what any part of the edge sends', (_, before, after) => {
  const sent = [before, after].flatMap((versions) =>
    versionsOf('OriginSecret', JSON.stringify(distribution), versions),
  )
  for (const [name, text] of Object.entries(ACCEPTED))
    for (const versions of [before, after])
      expect([name, versionsOf('OriginSecret', text, versions)]).toEqual([name, expect.arrayContaining(sent)])
})

test.each([
  ['both are accepted', BEFORE, BOTH_ACCEPTED],
  ['the new one signs', BOTH_ACCEPTED, SWITCHED],
])(
  'while %s, each function accepts the links that any other signs, and those of before',
  (_, before, after) => {
    const texts = Object.values(SIGNING)
    const signed = texts.flatMap((text) =>
      [before, after].map((versions) => versionsOf('LinkSecret', text, versions)[0]),
    )
    for (const [name, text] of Object.entries(SIGNING))
      for (const versions of [before, after])
        expect([name, versionsOf('LinkSecret', text, versions)]).toEqual([
          name,
          expect.arrayContaining(['old', ...signed]),
        ])
  },
)

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
