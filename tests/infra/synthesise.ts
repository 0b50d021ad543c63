/** Templates of the stages that tests look at. The first test of a run that needs one starts a process that makes all. */
import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import type { Template as CdkTemplate } from 'aws-cdk-lib/assertions'
import type { TESTED_STAGES } from '#tests/infra/stages.ts'

export type StageUnderTest = keyof typeof TESTED_STAGES

/** Without the CDK's code, which takes seconds to load. */
export type Template = Pick<CdkTemplate, 'toJSON' | 'findResources' | 'findOutputs' | 'findParameters'>

export type Part =
  | 'Data'
  | 'Api'
  | 'SignIn'
  | 'Website'
  | 'Records'
  | 'Site'
  | 'Mail'
  | 'Publisher'
  | 'Monitoring'

export type Templates = Record<Part, Template>

export type Resource = {
  Type: string
  Properties: Record<string, unknown>
  DeletionPolicy?: string
  DependsOn?: string[]
}

/** What the CDK's manifest says of a stack. */
type Artifact = {
  type: string
  environment: string
  dependencies: string[]
  properties: { templateFile: string; terminationProtection?: boolean }
}

const FOLDER = join(String(process.env['RUN_FOLDER']), 'templates')
const POLL_MS = 100
/** A busy machine is not a fault. */
const WAIT_MS = 280_000
/** The first makes them all on its own, with one warm CDK: the others only wait. */
const SYNTHESIS =
  'node --import tsx tests/infra/synthesis.ts "$0" 2>"$0/errors" || mv "$0/errors" "$0/failed"'

/** Returns the templates of a stage. @throws when it cannot be made, also for what cdk-nag finds */
export async function synthesise(stage: StageUnderTest): Promise<Templates> {
  const stacks = Object.entries(await stacksOf(stage))
  return Object.fromEntries(
    stacks.map(([part, { properties }]) => [part, templateOf(read(stage, properties.templateFile))]),
  ) as Templates
}

/** Returns what is known of the stacks of a stage beside their templates. */
export async function stacksOf(stage: StageUnderTest): Promise<Record<Part, Artifact>> {
  await waitFor(stage)
  const { artifacts } = read(stage, 'manifest.json') as { artifacts: Record<string, Artifact> }
  const stacks = Object.entries(artifacts).filter(([, { type }]) => type === 'aws:cloudformation:stack')
  return Object.fromEntries(stacks.map(([name, stack]) => [name.split('-').at(-1), stack])) as Record<
    Part,
    Artifact
  >
}

const read = (stage: StageUnderTest, file: string) =>
  JSON.parse(readFileSync(join(FOLDER, stage, file), 'utf8'))

function templateOf(json: Record<string, Record<string, Resource>>): Template {
  const find = (section: string, isFound: (id: string, one: Resource) => boolean) =>
    Object.fromEntries(Object.entries(json[section] ?? {}).filter(([id, one]) => isFound(id, one)))
  const named = (wanted?: string) => (id: string) => wanted === '*' || id === wanted
  return {
    toJSON: () => json,
    findResources: (type) => find('Resources', (_, { Type }) => Type === type),
    findOutputs: (wanted) => find('Outputs', named(wanted)),
    findParameters: (wanted) => find('Parameters', named(wanted)),
  }
}

async function waitFor(stage: StageUnderTest): Promise<void> {
  if (isFirst()) spawn('sh', ['-c', SYNTHESIS, FOLDER], { stdio: 'ignore' }).unref()
  const failed = join(FOLDER, 'failed')
  const until = performance.now() + WAIT_MS
  while (!existsSync(join(FOLDER, stage))) {
    if (existsSync(failed)) throw new Error(readFileSync(failed, 'utf8'))
    if (performance.now() > until) throw new Error(`No templates of ${stage} after ${WAIT_MS} ms`)
    await setTimeout(POLL_MS)
  }
}

/** Only one process can make a folder. */
function isFirst(): boolean {
  try {
    mkdirSync(FOLDER)
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw error
  }
}

/** Returns the names of what stacks import from each other. */
export function exportsOf(templates: Templates): string[] {
  return Object.values(templates)
    .flatMap((template) => Object.values(template.findOutputs('*')))
    .flatMap(({ Export }) => (Export ? [String(Export.Name)] : []))
    .sort()
}

/** Of all stacks. */
export const allResources = (templates: Templates) =>
  Object.values(templates).flatMap((template) => Object.values<Resource>(template.toJSON()['Resources']))

export const resourcesOf = (templates: Templates, type: string) =>
  allResources(templates).filter(({ Type }) => Type === type)

export const propertiesOf = (templates: Templates, type: string) =>
  resourcesOf(templates, type).map(({ Properties }) => Properties)

/** The name of each policy of a role, and what it allows. */
export const policiesOf = (templates: Templates) =>
  propertiesOf(templates, 'AWS::IAM::Policy').map((properties) => {
    const { PolicyName: name, PolicyDocument } = properties as Policy
    return { name, statements: PolicyDocument.Statement }
  })

type Policy = { PolicyName: string; PolicyDocument: { Statement: Statement[] } }
type Statement = { Action: string | string[]; Resource: unknown; Condition?: Record<string, unknown> }

/** A part of a template as JSON, to search all of it for a text. */
export const text = (value: unknown) => JSON.stringify(value)
