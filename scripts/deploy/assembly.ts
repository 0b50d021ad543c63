/** The synthesised stacks of a stage. A deployment takes them as they are, so that what was shown and tested is what is deployed. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { StageName } from '#infra/config.ts'
import { buildStale } from '#scripts/build/stale.ts'
import { run } from '#scripts/deploy/run.ts'

export const assemblyOf = (stage: StageName) => `cdk.out/${stage}`

/** Builds everything and synthesises the stage. */
export async function buildAssembly(stage: StageName): Promise<void> {
  await buildStale({ all: true })
  run('cdk', ['synth', '--quiet', '-c', `stage=${stage}`, '--output', assemblyOf(stage)])
}

type Template = { Resources: Record<string, { Type: string; Properties?: Record<string, unknown> }> }

/** Resources that must not exist when the stacks are created, because CloudFormation adopts none. */
export type Claims = { records: DnsRecord[]; senders: string[] }
export type DnsRecord = { name: string; type: string }

/** Leaves out names that AWS chooses when it creates them. */
export function claimsOf(templates: readonly Template[]): Claims {
  const resources = templates.flatMap(({ Resources }) => Object.values(Resources))
  const propertiesOf = (type: string) =>
    resources.filter(({ Type }) => Type === type).map(({ Properties = {} }) => Properties)
  return {
    records: propertiesOf('AWS::Route53::RecordSet').flatMap(({ Name, Type }) =>
      typeof Name === 'string' ? [{ name: withoutDot(Name), type: String(Type) }] : [],
    ),
    senders: propertiesOf('AWS::SES::EmailIdentity').map(({ EmailIdentity }) => String(EmailIdentity)),
  }
}

/** A name as people write it: DNS ends it with a dot. */
export const withoutDot = (name: string) => name.replace(/\.$/, '')

export function readTemplates(directory: string): Template[] {
  return readdirSync(directory)
    .filter((file) => file.endsWith('.template.json'))
    .map((file) => JSON.parse(readFileSync(join(directory, file), 'utf8')))
}
