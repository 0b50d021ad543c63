/** What names people and accounts: kept beside the source, which may be public, and taken into the settings of the stages. */
import { existsSync, readFileSync } from 'node:fs'
import * as z from 'zod'
import { STAGES, type StageConfig, type StageName } from '#infra/config.ts'

/** In the root of the repository, ignored by git. GitHub has the same text in a variable (docs/deploy.md). */
const SETTINGS_FILE = 'deployment.json'
const SETTINGS_VARIABLE = 'DEPLOYMENT'

type Own = Omit<Partial<StageConfig>, 'stage' | 'logRetention'>

const OWN = z
  .strictObject({
    account: z.string(),
    domain: z.strictObject({ name: z.string(), hostedZoneId: z.string().exactOptional() }),
    mailFrom: z.string(),
    dmarc: z.union([z.literal('none'), z.literal('quarantine'), z.literal(false)]),
    sandboxRecipients: z.array(z.string()),
    alarmEmail: z.string(),
    github: z.strictObject({
      owner: z.string(),
      ownerId: z.number(),
      repository: z.string(),
      repositoryId: z.number(),
    }),
    streamLabel: z.string(),
    monthlyBudgetDollars: z.number().positive(),
  })
  .partial()

const Settings = z.partialRecord(z.enum(Object.keys(STAGES) as [StageName]), OWN)

/** @param text JSON of settings by stage. @throws Error that tells its author what is wrong */
export function stagesWith(text: string): Record<StageName, StageConfig> {
  const refuse = (what: string) => new Error(`${SETTINGS_FILE}: ${what} (docs/deploy.md, step 2)`)
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch (error) {
    throw refuse(`it is not JSON: ${error instanceof Error ? error.message : error}`)
  }
  const { data, error } = Settings.safeParse(json)
  if (!data) throw refuse(z.prettifyError(error))
  const own = data as Partial<Record<StageName, Own>>
  const names = Object.keys(STAGES) as StageName[]
  return Object.fromEntries(names.map((name) => [name, { ...STAGES[name], ...own[name] }])) as Record<
    StageName,
    StageConfig
  >
}

/** The stages as they are deployed; without settings of a deployment, as the source has them. */
export function readStages(): Record<StageName, StageConfig> {
  const file = existsSync(SETTINGS_FILE) ? readFileSync(SETTINGS_FILE, 'utf8') : '{}'
  return stagesWith(process.env[SETTINGS_VARIABLE] || file)
}
