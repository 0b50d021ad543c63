/** Against an imitation of Secrets Manager and CloudFormation that looks, after each call, whether anybody is shut out. */
import { beforeEach, expect, test } from '@jest/globals'
import type { Answer } from '#scripts/deploy/aws-cli.ts'
import {
  forgetOldLinks,
  outputOf,
  parametersOf,
  rotate,
  SECRETS,
  type SecretName,
} from '#scripts/deploy/rotation.ts'

const ARN = 'arn:secret'
const FUNCTIONS = ['Api', 'SignIn', 'Website', 'Records']
const SIGNERS = [...FUNCTIONS, 'Mail']

type Account = {
  versions: { VersionId: string; VersionStages: string[] }[]
  /** Parameters of each stack. */
  stacks: Record<string, Record<string, string>>
  /** Descriptions that functions were given. */
  restarts: string[]
  values: string[]
  calls: number
}
let account: Account
/** What AWS does to a stack or a function until somebody has waited for it, by its name. */
const underWay = new Map<string, () => void>()

const [version, other] = parametersOf('origin')
const [linkVersion, linkOther] = parametersOf('link')

beforeEach(() => {
  underWay.clear()
  const accepting = { [version]: '', [other]: '', [linkVersion]: '', [linkOther]: '' }
  account = {
    versions: [{ VersionId: 'v1', VersionStages: ['AWSCURRENT'] }],
    stacks: {
      // As CloudFormation lists them: in no order.
      Site: { [version]: '', PreviousScripts: 'sha' },
      ...Object.fromEntries(FUNCTIONS.map((name) => [name, { ...accepting }])),
      Mail: { [linkVersion]: '', [linkOther]: '' },
      Data: {},
    },
    restarts: [],
    values: [],
    calls: 0,
  }
})

const current = () =>
  account.versions.find(({ VersionStages }) => VersionStages.includes('AWSCURRENT'))?.VersionId
/** @throws as AWS does while an earlier change of the same thing is under way */
function begin(name: string, change: () => void): Record<string, never> {
  if (underWay.has(name)) throw new Error(`An update is in progress: ${name}`)
  underWay.set(name, change)
  return {}
}

function finish(name: string): Record<string, never> {
  underWay.get(name)?.()
  underWay.delete(name)
  return {}
}

/** An empty parameter means the current version. */
const meant = (stack: string, parameter: string) => account.stacks[stack]?.[parameter] || current()
const accepted = (stack: string) => [meant(stack, version), meant(stack, other)]
const linksOf = (stack: string) => [meant(stack, linkVersion), meant(stack, linkOther)]

/** What a user would meet: a function that refuses the edge, or a link that another function has signed. */
function expectNobodyShutOut(): void {
  for (const stack of FUNCTIONS) expect(accepted(stack)).toContain(meant('Site', version))
  for (const stack of SIGNERS)
    for (const signer of SIGNERS) expect(linksOf(stack)).toContain(meant(signer, linkVersion))
}

const expectLinks = (signed: string, taken: string) =>
  expect(SIGNERS.map(linksOf)).toEqual(SIGNERS.map(() => [signed, taken]))

const optionOf = (words: string[], option: string) => words[words.indexOf(option) + 1] ?? ''

const ANSWERS: Record<string, (words: string[], input: string | undefined) => Record<string, unknown>> = {
  'cloudformation describe-stacks': () => ({
    Stacks: Object.entries(account.stacks).map(([name, parameters]) => ({
      StackName: `Cleaning-prod-${name}`,
      StackStatus: 'UPDATE_COMPLETE',
      Parameters: Object.entries(parameters).map(([key, ParameterValue]) => {
        return { ParameterKey: key, ParameterValue }
      }),
      Outputs: SECRETS.map((name) => ({ OutputKey: outputOf(name), OutputValue: ARN })),
    })),
  }),
  'secretsmanager list-secret-version-ids': () => ({ Versions: structuredClone(account.versions) }),
  'secretsmanager put-secret-value': (words, input = '') => {
    expect(words).toContain('file:///dev/stdin')
    account.values.push(input)
    const VersionId = `v${account.versions.length + 1}`
    account.versions.push({ VersionId, VersionStages: [optionOf(words, '--version-stages')] })
    return { VersionId }
  },
  'secretsmanager update-secret-version-stage': (words) => {
    const label = optionOf(words, '--version-stage')
    // Secrets Manager refuses to move a label to the version that has it.
    expect(optionOf(words, '--move-to-version-id')).not.toBe(optionOf(words, '--remove-from-version-id'))
    for (const one of account.versions) {
      one.VersionStages = one.VersionStages.filter((stage) => stage !== label)
      if (words.includes('--move-to-version-id') && optionOf(words, '--move-to-version-id') === one.VersionId)
        one.VersionStages.push(label)
    }
    return {}
  },
  'cloudformation update-stack': (words) => {
    const name = optionOf(words, '--stack-name').replace('Cleaning-prod-', '')
    const parameters = account.stacks[name] as Record<string, string>
    const given: { ParameterKey: string; ParameterValue?: string }[] = JSON.parse(
      optionOf(words, '--parameters'),
    )
    const wanted = Object.fromEntries(
      given.map(({ ParameterKey: key, ParameterValue = parameters[key] }) => [key, ParameterValue]),
    )
    // CloudFormation refuses an update that leaves one out, and one that changes nothing.
    expect(Object.keys(wanted)).toEqual(Object.keys(parameters))
    expect(wanted).not.toEqual(parameters)
    return begin(name, () => Object.assign(parameters, wanted))
  },
  'lambda list-functions': () => ({
    Functions: [
      { FunctionName: 'Login', Environment: { Variables: { JWT_SECRET_ARN: ARN } } },
      { FunctionName: 'CreateQuote', Environment: { Variables: {} } },
      { FunctionName: 'Edge' },
    ],
  }),
  'lambda update-function-configuration': (words) => {
    const name = optionOf(words, '--function-name')
    account.restarts.push(`${name} ${optionOf(words, '--description')}`)
    return begin(name, () => {})
  },
  'cloudformation wait stack-update-complete': (words) =>
    finish(optionOf(words, '--stack-name').replace('Cleaning-prod-', '')),
  'lambda wait function-updated-v2': (words) => finish(optionOf(words, '--function-name')),
}

/** @throws for a command that the AWS CLI does not have */
function answerTo(input: string | undefined, ...words: string[]): Answer {
  const command = words.slice(0, words[1] === 'wait' ? 3 : 2).join(' ')
  const answer = ANSWERS[command]
  if (!answer) throw new Error(`no answer to ${command}`)
  return { value: answer(words, input) }
}

/** @param breakAt the call of the rotation after which the network is gone */
function run(secret: SecretName, breakAt = Number.POSITIVE_INFINITY): string[] {
  const said: string[] = []
  let calls = 0
  const call = (input: string | undefined, ...words: string[]): Answer => {
    if (calls === breakAt) {
      for (const name of [...underWay.keys()]) finish(name)
      throw new Error('gone')
    }
    calls += 1
    const answer = answerTo(input, ...words)
    expectNobodyShutOut()
    return answer
  }
  rotate({ stage: 'prod', secret, call, say: (line) => said.push(line) })
  account.calls = calls
  return said
}

function forget(): string[] {
  const said: string[] = []
  forgetOldLinks({ stage: 'prod', call: answerTo, say: (line) => said.push(line) })
  return said
}

test('a new origin secret reaches all functions before the edge sends it, and the old one is forgotten last', () => {
  expect(run('origin')).toEqual([
    ...FUNCTIONS.map((name) => `accept both: Cleaning-prod-${name}`),
    ...['Site', ...FUNCTIONS].map((name) => `use the new one: Cleaning-prod-${name}`),
    ...FUNCTIONS.map((name) => `forget the old one: Cleaning-prod-${name}`),
    'done: the origin secret is replaced',
  ])
  expect(account.versions.map(({ VersionStages }) => VersionStages)).toEqual([[], ['AWSCURRENT']])
  expect(account.stacks['Site']).toEqual({ [version]: 'v2', PreviousScripts: 'sha' })
  for (const name of FUNCTIONS) expect(accepted(name)).toEqual(['v2', 'v2'])
  expect(account.values).toEqual([expect.stringMatching(/^[\da-f]{64}$/)])
})

test('links in mails that were sent go on working until they are forgotten; a further rotation goes on from there', () => {
  run('link')
  expectLinks('v2', 'v1')
  expect(run('link').at(-1)).toBe(
    'done: the link secret is replaced, and links that the one before has signed work until the next rotation',
  )
  expectLinks('v3', 'v2')
  expect(forget()).toEqual([
    ...SIGNERS.map((name) => `forget the old links: Cleaning-prod-${name}`),
    'done: links in mails of before the last rotation have ended',
  ])
  expectLinks('v3', 'v3')
})

test('a new signing secret starts those functions anew that read it, and no other', () => {
  run('signing')
  expect(account.restarts).toEqual(['Login restart', 'Login '])
  expect(account.versions.map(({ VersionStages }) => VersionStages)).toEqual([[], ['AWSCURRENT']])
})

test.each(SECRETS)(
  'a rotation of the %s secret that ends after any of its calls goes on from there, and makes no second version',
  (secret) => {
    const start = structuredClone(account)
    run(secret)
    const { restarts: _, calls, values: __, ...end } = account
    for (let breakAt = 1; breakAt < calls; breakAt++) {
      account = structuredClone(start)
      expect(() => run(secret, breakAt)).toThrow('gone')
      run(secret)
      const { versions, stacks } = account
      expect({ breakAt, versions, stacks }).toEqual({ breakAt, ...end })
    }
    expect(calls).toBeGreaterThan(6)
  },
)

test('no links are forgotten before a rotation, nor in the middle of one', () => {
  const start = structuredClone(account)
  run('link')
  const { calls } = account
  for (let breakAt = 1; breakAt < calls; breakAt++) {
    account = structuredClone(start)
    expect(() => run('link', breakAt)).toThrow('gone')
    const { stacks } = structuredClone(account)
    expect(forget).toThrow('Nothing was ended. Replace the secret first: npm run rotate -- prod link')
    expect(account.stacks).toEqual(stacks)
  }
})

test('a stack of before this kind of rotation is named, and so is why AWS refuses to list them', () => {
  const rotating = (answer: Answer) => () =>
    rotate({ stage: 'prod', secret: 'link', call: () => answer, say: () => {} })
  expect(rotating({ value: { Stacks: [] } })).toThrow('Cleaning-prod-Api has no output LinkSecretArn: deploy')
  expect(rotating({ refused: 'ExpiredToken' })).toThrow('cloudformation describe-stacks: ExpiredToken')
})
