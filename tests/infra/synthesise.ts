/** Whole applications for tests: with and without what an owner may add, functions and site replaced by fixed stand-ins. */
import { readFileSync } from 'node:fs'
import { App, Stack, Validations } from 'aws-cdk-lib'
import { Template } from 'aws-cdk-lib/assertions'
import { HttpApi } from 'aws-cdk-lib/aws-apigatewayv2'
import { Code } from 'aws-cdk-lib/aws-lambda'
import { AwsSolutionsChecks } from 'cdk-nag'
import { addStage } from '#infra/application.ts'
import { STAGES, type StageConfig } from '#infra/config.ts'
import { addEndpoint } from '#infra/constructs/endpoint.ts'
import { SingleTable } from '#infra/constructs/single-table.ts'
import type { NamedRoute } from '#schemas/routes.ts'

/** The smallest set-up: no domain, no firewall, nobody to tell. */
export const PLAIN: StageConfig = STAGES.dev

/** Everything switched on. */
export const FULL: StageConfig = {
  ...STAGES.prod,
  domain: { name: 'cleaning.example', hostedZoneId: 'Z0000000EXAMPLE' },
  mailFrom: 'hello@cleaning.example',
  alarmEmail: 'owner@cleaning.example',
  githubRepository: 'owner/cleaning',
  hasWebFirewall: true,
  loginConcurrency: 5,
}

const code = () => Code.fromInline('export const handler = () => {}')

export type Part = 'Data' | 'Api' | 'Admin' | 'Site' | 'Mail' | 'Monitoring'

export type Resource = { Type: string; Properties: Record<string, unknown>; DeletionPolicy?: string }

/** The templates of a stage, as cdk.json's flags make them. Throws when cdk-nag finds what nobody has acknowledged. */
export function synthesise(config: StageConfig): Record<Part, Template> {
  const app = new App({ context: JSON.parse(readFileSync('cdk.json', 'utf8')).context })
  addStage(app, config, {
    code,
    siteFiles: ['/admin/index.html', '/index.html', '/robots.txt'],
    bootScriptHash: 'sha256-boot',
  })
  Validations.of(app).addPlugins(new AwsSolutionsChecks(app))
  app.synth()
  const stacks = app.node.children.filter((child) => Stack.isStack(child))
  return Object.fromEntries(
    stacks.map((stack) => [stack.stackName.split('-').at(-1), Template.fromStack(stack)]),
  ) as Record<Part, Template>
}

/** The resources of some templates, of one type. */
export function resourcesOf(templates: Record<Part, Template>, type: string): Resource[] {
  return Object.values(templates).flatMap((template) =>
    Object.values(template.findResources(type) as Record<string, Resource>),
  )
}

/** A stack of some endpoints alone. */
export function synthesiseEndpoints(endpoints: readonly NamedRoute[]): Template {
  const stack = new Stack(new App())
  const api = new HttpApi(stack, 'Api', { createDefaultStage: false })
  const table = new SingleTable(stack, 'Table', PLAIN.tableCeiling)
  for (const endpoint of endpoints)
    addEndpoint(stack, endpoint, { api, table, config: PLAIN, code, originSecret: 'origin' })
  return Template.fromStack(stack)
}
