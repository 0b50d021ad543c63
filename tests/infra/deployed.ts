/** What the synthesised templates give each function: its variables, and what its role allows, decided as IAM does. */
import { REGION } from '#infra/config.ts'
import type { Resource, Templates } from '#tests/infra/synthesise.ts'

/** One action on one resource; `context` has the values of condition keys. */
export type Asked = { action: string; resource: string; context?: Record<string, string[]> }

type Statement = {
  Action: string | string[]
  Resource: string | string[]
  Condition?: Record<string, Record<string, string | string[]>>
}

/** The properties that are read of functions, policies, event source mappings and invoke configurations. */
type ReadProperties = {
  Code: { ZipFile: string }
  Environment: { Variables: Record<string, string> }
  LoggingConfig: { LogGroup: string }
  Role: string
  Roles: string[]
  PolicyDocument: { Statement: Statement[] }
  FunctionName: string
  EventSourceArn?: string
  DestinationConfig?: { OnFailure?: { Destination: string } }
}

export type DeployedFunction = {
  variables: Record<string, string>
  logGroup: string
  /** The stream that it reads. */
  stream?: string
  /** Where Lambda keeps what it fails on. */
  destination?: string
  allows: (asked: Asked) => boolean
}

export const ACCOUNT = '111111111111'
/** What the CDK adds to a construct's path. */
const HASH = /[0-9A-F]{8}$/
const PSEUDO: Record<string, string> = {
  'AWS::AccountId': ACCOUNT,
  'AWS::Partition': 'aws',
  'AWS::Region': REGION,
  'AWS::URLSuffix': 'amazonaws.com',
}

/** @returns the functions of a stage by the name of their bundle */
export function deployedFunctions(templates: Templates): Map<string, DeployedFunction> {
  const resources = resolvedResources(templates)
  const ofType = (type: string) => resources.filter(({ Type }) => Type === type)
  const functions = ofType('AWS::Lambda::Function').map(({ name, read }): [string, DeployedFunction] => {
    const { Code, Environment, LoggingConfig, Role } = read()
    const statements = ofType('AWS::IAM::Policy')
      .map((policy) => policy.read())
      .filter(({ Roles }) => Roles.some((role) => Role === `${role}.Arn`))
      .flatMap(({ PolicyDocument }) => PolicyDocument.Statement)
    const [mapping, invocation] = ['EventSourceMapping', 'EventInvokeConfig'].map((kind) =>
      ofType(`AWS::Lambda::${kind}`)
        .map((one) => one.read())
        .find(({ FunctionName }) => FunctionName === name),
    )
    const failures = (mapping ?? invocation)?.DestinationConfig?.OnFailure?.Destination
    const deployed = {
      variables: Environment.Variables,
      logGroup: LoggingConfig.LogGroup,
      ...(mapping?.EventSourceArn && { stream: mapping.EventSourceArn }),
      ...(failures && { destination: failures }),
      allows: (asked: Asked) => statements.some((statement) => allows(statement, asked)),
    }
    return [Code.ZipFile, deployed]
  })
  return new Map(functions)
}

/** Resources with references replaced: by names that exist, or else by the stack and the logical id without its hash. */
export function resolvedResources(templates: Templates) {
  const parts = Object.entries(templates).map(([part, template]) => ({ part, ...template.toJSON() }) as Stack)
  type Stack = {
    part: string
    Resources: Record<string, Resource>
    Outputs?: Record<string, { Value: unknown; Export?: { Name: string } }>
  }

  function imported(name: string): unknown {
    for (const stack of parts)
      for (const { Value, Export } of Object.values(stack.Outputs ?? {}))
        if (Export?.Name === name) return resolve(stack, Value)
    throw new Error(`No stack exports ${name}`)
  }

  function nameOf({ part, Resources }: Stack, id: string): string {
    const { EmailIdentity } = Resources[id]?.Properties ?? {}
    return (
      PSEUDO[id] ?? (typeof EmailIdentity === 'string' ? EmailIdentity : `${part}-${id.replace(HASH, '')}`)
    )
  }

  function attributeOf(stack: Stack, id: string, attribute: string): string {
    const name = nameOf(stack, id)
    if (stack.Resources[id]?.Type !== 'AWS::S3::Bucket') return `${name}.${attribute}`
    return attribute === 'Arn' ? `arn:aws:s3:::${name}` : `${name}.s3.${REGION}.amazonaws.com`
  }

  function resolve(stack: Stack, value: unknown): unknown {
    if (Array.isArray(value)) return value.map((one) => resolve(stack, one))
    if (typeof value !== 'object' || value === null) return value
    const entries = Object.entries(value).map(([key, one]) => [key, resolve(stack, one)] as const)
    const [key, argument] = entries[0] ?? []
    if (key === 'Ref') return nameOf(stack, String(argument))
    if (key === 'Fn::ImportValue') return imported(String(argument))
    if (key === 'Fn::GetAtt') return attributeOf(stack, ...(argument as [string, string]))
    if (key === 'Fn::Join') {
      const [separator, texts] = argument as [string, string[]]
      return texts.join(separator)
    }
    return Object.fromEntries(entries)
  }

  return parts.flatMap((stack) =>
    Object.entries(stack.Resources).map(([id, { Type, Properties }]) => ({
      Type,
      name: nameOf(stack, id),
      read: () => resolve(stack, Properties) as ReadProperties,
    })),
  )
}

function allows(
  { Action, Resource, Condition = {} }: Statement,
  { action, resource, context }: Asked,
): boolean {
  return (
    [Action].flat().includes(action) &&
    [Resource].flat().some((pattern) => isLike(pattern, resource)) &&
    Object.entries(Condition).every(([operator, keys]) =>
      Object.entries(keys).every(([key, wanted]) => holds(operator, [wanted].flat(), context?.[key] ?? [])),
    )
  )
}

function holds(operator: string, wanted: string[], values: string[]): boolean {
  if (operator === 'ForAllValues:StringLike')
    return values.every((value) => wanted.some((pattern) => isLike(pattern, value)))
  if (operator === 'ForAllValues:StringEquals') return values.every((value) => wanted.includes(value))
  if (operator === 'StringEquals') return values.length > 0 && values.every((value) => wanted.includes(value))
  throw new Error(`No rule for ${operator}`)
}

/** IAM's StringLike, for patterns with one star at most. */
export function isLike(pattern: string, value: string): boolean {
  const [start = '', end] = pattern.split('*')
  return end === undefined ? value === start : value.startsWith(start) && value.endsWith(end)
}
