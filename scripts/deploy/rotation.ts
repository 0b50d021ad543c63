/**
 * Replaces a secret of a deployed stage. At each step each function accepts whatever another one, or the edge, sends. What is done already
 * is read from AWS, so that an interrupted rotation goes on where it was: parameters of stacks say which versions they use, a
 * label of the new version that it is under way.
 */
import { randomBytes } from 'node:crypto'
import { nameIn, type StageName } from '#infra/config.ts'
import { type Answer, askWith } from '#scripts/deploy/aws-cli.ts'
import { type DeployedStack, readStacks } from '#scripts/deploy/stacks.ts'

/** Secrets by the word that names them, with the first word of their output `…SecretArn` and of their parameters. */
const NAMES = { origin: 'Origin', link: 'Link', signing: 'Signing' } as const
export type SecretName = keyof typeof NAMES
export const SECRETS = Object.keys(NAMES) as SecretName[]

/** Outputs of the Api stack. */
export const outputOf = (secret: SecretName) => `${NAMES[secret]}SecretArn`
/** Parameters of each stack that uses a secret: which version is sent or signs, and which one is accepted as well. */
export const parametersOf = (secret: SecretName) =>
  [`${NAMES[secret]}Version`, `${NAMES[secret]}OtherVersion`] as const

const CURRENT = 'AWSCURRENT'
const UNDER_WAY = 'UNDER_WAY'

type Rotation = {
  stage: StageName
  secret: SecretName
  call?: typeof askWith
  say?: (line: string) => void
}

export function rotate({ stage, secret, call = askWith, say = console.log }: Rotation): void {
  // Nobody needs the old origin secret; links in old mails need theirs.
  const mayForget = secret !== 'link'
  const { value, stacks, arn, labelled } = readSecret(stage, secret, call)
  const old = String(labelled(CURRENT))
  if (labelled(UNDER_WAY)) say('going on with the rotation that was interrupted')
  const next = labelled(UNDER_WAY) ?? addVersion(arn, call)

  const label = ['secretsmanager', 'update-secret-version-stage', '--secret-id', arn, '--version-stage']
  const makeCurrent = () => {
    if (old !== next) value(...label, CURRENT, '--move-to-version-id', next, '--remove-from-version-id', old)
  }
  if (secret === 'signing') {
    makeCurrent()
    restartReaders(arn, { value, say })
  } else {
    moveStacks(stacks, { secret, old, next, mayForget }, { value, say })
    makeCurrent()
  }
  value(...label, UNDER_WAY, '--remove-from-version-id', next)
  say(
    `done: the ${secret} secret is replaced${mayForget ? '' : ', and links that the one before has signed work until the next rotation'}`,
  )
}

/**
 * Ends the links of the version before, which a rotation left open.
 * @throws Error before any rotation, when there are no old links, and during one, when stacks would refuse each other's links
 */
export function forgetOldLinks({ stage, call = askWith, say = console.log }: Omit<Rotation, 'secret'>): void {
  const [version, other] = parametersOf('link')
  const { value, stacks, labelled } = readSecret(stage, 'link', call)
  if (labelled(UNDER_WAY) || !stacks.some(({ parameters }) => parameters[version]))
    throw new Error(`Nothing was ended. Replace the secret first: npm run rotate -- ${stage} link`)
  for (const stack of stacks) {
    const used = stack.parameters[version]
    if (used) setParameters(stack, { [other]: used }, 'forget the old links', { value, say })
  }
  say('done: links in mails of before the last rotation have ended')
}

/** @throws Error before the first deployment, or after one of an older version */
function readSecret(stage: StageName, secret: SecretName, call: typeof askWith) {
  const value = answering(call)
  const stacks = readStacks(stage, (...parameters) => ({ value: value(...parameters) })) ?? []
  const api = nameIn(stage, 'Api')
  const arn = stacks.find(({ name }) => name === api)?.outputs[outputOf(secret)]
  if (!arn) throw new Error(`${api} has no output ${outputOf(secret)}: deploy first, with this version`)
  const { Versions } = value('secretsmanager', 'list-secret-version-ids', '--secret-id', arn)
  const labelled = (label: string) =>
    (Versions as { VersionId: string; VersionStages: string[] }[]).find(({ VersionStages }) =>
      VersionStages.includes(label),
    )?.VersionId
  return { value, stacks, arn, labelled }
}

type Value = (...parameters: string[]) => Record<string, unknown>
/** Asks AWS, and says what is done. */
type Talk = { value: Value; say: (line: string) => void }
type Move = { secret: SecretName; old: string; next: string; mayForget: boolean }

/** The edge alone takes no second version: no stack uses the new one before all others accept it. */
function moveStacks(stacks: readonly DeployedStack[], move: Move, talk: Talk): void {
  const { secret, old, next, mayForget } = move
  const [version, other] = parametersOf(secret)
  const users = stacks.filter(({ parameters }) => version in parameters)
  const accepting = users.filter(({ parameters }) => other in parameters)
  for (const stack of accepting.filter(({ parameters }) => parameters[version] !== next))
    setParameters(stack, { [version]: old, [other]: next }, 'accept both', talk)
  for (const stack of users.filter(({ parameters }) => parameters[version] !== next))
    setParameters(stack, { [version]: next, [other]: old }, 'use the new one', talk)
  if (!mayForget) return
  for (const stack of accepting) setParameters(stack, { [other]: next }, 'forget the old one', talk)
}

/** Waits until CloudFormation has done it: a distribution, everywhere. */
function setParameters(
  stack: DeployedStack,
  wanted: Record<string, string>,
  what: string,
  { value, say }: Talk,
): void {
  const changed = Object.entries(wanted).filter(
    ([key, text]) => key in stack.parameters && stack.parameters[key] !== text,
  )
  if (changed.length === 0) return
  say(`${what}: ${stack.name}`)
  Object.assign(stack.parameters, Object.fromEntries(changed))
  const parameters = Object.entries(stack.parameters).map(([ParameterKey, ParameterValue]) =>
    changed.some(([key]) => key === ParameterKey)
      ? { ParameterKey, ParameterValue }
      : { ParameterKey, UsePreviousValue: true },
  )
  const named = ['--stack-name', stack.name]
  const options = ['--use-previous-template', '--capabilities', 'CAPABILITY_IAM', 'CAPABILITY_NAMED_IAM']
  value('cloudformation', 'update-stack', ...named, ...options, '--parameters', JSON.stringify(parameters))
  value('cloudformation', 'wait', 'stack-update-complete', ...named)
}

function addVersion(arn: string, call: typeof askWith): string {
  const parameters = ['secretsmanager', 'put-secret-value', '--secret-id', arn]
  const from = ['--version-stages', UNDER_WAY, '--secret-string', 'file:///dev/stdin']
  const answer = call(randomBytes(32).toString('hex'), ...parameters, ...from)
  return String(granted(answer, parameters)['VersionId'])
}

/** A function reads it when it starts. A deployment starts none: to it nothing has changed. */
function restartReaders(arn: string, { value, say }: Talk): void {
  const { Functions } = value('lambda', 'list-functions') as {
    Functions: { FunctionName: string; Environment?: { Variables?: Record<string, string> } }[]
  }
  const readers = Functions.filter(({ Environment }) =>
    Object.values(Environment?.Variables ?? {}).includes(arn),
  )
  for (const [index, { FunctionName }] of readers.entries()) {
    say(`restart: ${FunctionName} (${index + 1} of ${readers.length})`)
    const named = ['--function-name', FunctionName]
    for (const description of ['restart', '']) {
      value('lambda', 'update-function-configuration', ...named, '--description', description)
      value('lambda', 'wait', 'function-updated-v2', ...named)
    }
  }
}

const answering =
  (call: typeof askWith): Value =>
  (...parameters) =>
    granted(call(undefined, ...parameters), parameters)

/** @throws Error when AWS refuses */
function granted(answer: Answer, parameters: readonly string[]): Record<string, unknown> {
  if ('value' in answer) return answer.value
  throw new Error(`AWS refused ${parameters.slice(0, 2).join(' ')}: ${answer.refused}`)
}
