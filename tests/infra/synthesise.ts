/** Synthesises stages for tests, with fixed placeholders for functions and site. */
import { readFileSync } from 'node:fs'
import { App, Stack, Validations } from 'aws-cdk-lib'
import { Template } from 'aws-cdk-lib/assertions'
import { HttpApi } from 'aws-cdk-lib/aws-apigatewayv2'
import { TableV2 } from 'aws-cdk-lib/aws-dynamodb'
import { Code } from 'aws-cdk-lib/aws-lambda'
import { AwsSolutionsChecks } from 'cdk-nag'
import { STAGES, type StageConfig } from '#infra/config.ts'
import { addEndpoint } from '#infra/constructs/endpoint.ts'
import { RandomSecret } from '#infra/constructs/random-secret.ts'
import { addStage } from '#infra/stacks/application.ts'
import type { NamedRoute } from '#schemas/routes.ts'

/** The smallest stage: no domain, no alarm address. */
export const PLAIN: StageConfig = STAGES.dev

/** A stage with every option. */
export const FULL: StageConfig = {
  ...STAGES.prod,
  account: '111111111111',
  domain: { name: 'cleaning.example', hostedZoneId: 'Z0000000EXAMPLE' },
  mailFrom: 'hello@cleaning.example',
  alarmEmail: 'owner@cleaning.example',
  github: { owner: 'owner', ownerId: 1234, repository: 'cleaning', repositoryId: 5678 },
}

/** The name instead of a bundle, so that a function with the code of another shows. */
const code = (name: string) => Code.fromInline(name)

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

export type Resource = {
  Type: string
  Properties: Record<string, unknown>
  DeletionPolicy?: string
  DependsOn?: string[]
}

/** Returns the stacks of a stage, with the flags of cdk.json. @throws when cdk-nag finds something unacknowledged */
export function stacksOf(config: StageConfig): Record<Part, Stack> {
  const app = new App({ context: JSON.parse(readFileSync('cdk.json', 'utf8')).context })
  addStage(app, config, {
    code,
    siteFiles: ['/admin/index.html', '/index.html', '/robots.txt'],
    inlineScripts: "'sha256-boot' 'sha256-link'",
  })
  Validations.of(app).addPlugins(new AwsSolutionsChecks(app))
  app.synth()
  const stacks = app.node.children.filter((child) => Stack.isStack(child))
  return Object.fromEntries(stacks.map((stack) => [stack.stackName.split('-').at(-1), stack])) as Record<
    Part,
    Stack
  >
}

/** Returns the templates of a stage. */
export function synthesise(config: StageConfig): Record<Part, Template> {
  return Object.fromEntries(
    Object.entries(stacksOf(config)).map(([part, stack]) => [part, Template.fromStack(stack)]),
  ) as Record<Part, Template>
}

/** Returns the names of what stacks import from each other. */
export function exportsOf(templates: Record<Part, Template>): string[] {
  return Object.values(templates)
    .flatMap((template) => Object.values(template.findOutputs('*')))
    .flatMap(({ Export }) => (Export ? [String(Export.Name)] : []))
    .sort()
}

export function resourcesOf(templates: Record<Part, Template>, type: string): Resource[] {
  return Object.values(templates).flatMap((template) =>
    Object.values(template.findResources(type) as Record<string, Resource>),
  )
}

/** @throws when there is not exactly one */
export function onlyOf(templates: Record<Part, Template>, type: string): Resource {
  const [one, ...others] = resourcesOf(templates, type)
  if (!one || others.length > 0) throw new Error(`${1 + others.length} resources of ${type}, or none`)
  return one
}

/** Returns the template of a stack with these endpoints only. */
export function synthesiseEndpoints(endpoints: readonly NamedRoute[]): Template {
  const stack = new Stack(new App())
  const api = new HttpApi(stack, 'Api', { createDefaultStage: false })
  const table = TableV2.fromTableName(stack, 'Table', 'table')
  const [originSecret, linkSecret] = [
    new RandomSecret(stack, 'OriginSecret', 'a test'),
    new RandomSecret(stack, 'LinkSecret', 'a test'),
  ]
  for (const endpoint of endpoints)
    addEndpoint(stack, endpoint, {
      api,
      table,
      config: PLAIN,
      code,
      originSecret,
      linkSecret,
    })
  return Template.fromStack(stack)
}
