/**
 * Reads the names of people and accounts into the settings of the stages. They are kept outside of the source, which may be public. Refuses
 * what AWS or GitHub would refuse later, in the middle of a deployment.
 */
import { existsSync, readFileSync } from 'node:fs'
import * as z from 'zod'
import { STAGES, type StageConfig, type StageName } from '#infra/config.ts'

/** In the root of the repository, ignored by git. GitHub's workflows pass the same text in the variable (docs/deploy.md, step 6). */
const SETTINGS_FILE = 'deployment.json'
const SETTINGS_VARIABLE = 'DEPLOYMENT'

/** Hosts that let only their own servers send in their name: receivers refuse our mails or file them as spam. */
const FREE_MAIL = new RegExp(
  `@(${[
    '(gmx|hotmail|live|outlook|yahoo|yandex)\\.[a-z.]{2,6}',
    '(aol|fastmail|gmail|googlemail|hey|icloud|mac|mail|me|msn|protonmail|rocketmail|ymail|zoho)\\.com',
    '(att|bellsouth|comcast|cox|sbcglobal|verizon)\\.net',
    '(pm|proton)\\.me',
  ].join('|')})$`,
  'i',
)

/** Lower case, as DNS and mail compare names. */
const DOMAIN = /^(?!www\.)([a-z\d]([a-z\d-]{0,61}[a-z\d])?\.)+[a-z]{2,}$/

const id = z.int().positive("is not an id: gh api repos/<owner>/<name> --jq '.owner.id, .id'")

const OWN = z
  .strictObject({
    account: z.string().regex(/^\d{12}$/, 'must have 12 digits'),
    domain: z.strictObject({
      name: z.string().regex(DOMAIN, 'must be in lower case, without www. and without a dot at its end'),
      hostedZoneId: z.string().exactOptional(),
    }),
    mailFrom: z
      .string()
      .regex(/^[^@\s]+@[^@\s]+\.[^@\s]+$/, 'is not an address')
      .refine(
        (address) => !FREE_MAIL.test(address),
        'nobody but its host may send in its name, so that our mails would be refused: use an address of a domain of your own',
      ),
    dmarc: z.union([z.literal('none'), z.literal('quarantine'), z.literal(false)]),
    sandboxRecipients: z.array(z.string()),
    alarmEmail: z.string(),
    github: z.strictObject({
      owner: z.string().regex(/^[a-z\d](?:-?[a-z\d]){0,38}$/i, 'is not a name on GitHub'),
      ownerId: id,
      repository: z.string().regex(/^[\w.-]{1,100}$/, 'is not the name of a repository, without its owner'),
      repositoryId: id,
    }),
    streamLabel: z
      .string()
      .regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}$/, 'must look like 2026-11-22T10:00:00.000'),
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
  const { data: own, error } = Settings.safeParse(json)
  if (!own) throw refuse(z.prettifyError(error))
  const names = Object.keys(STAGES) as StageName[]
  const stages = names.map((name) => ({ ...STAGES[name], ...own[name] }) as StageConfig)
  const [problem] = problemsOf(stages)
  if (problem) throw refuse(problem)
  return Object.fromEntries(stages.map((config) => [config.stage, config])) as Record<StageName, StageConfig>
}

/** Conflicts within a stage and between two stages. */
function problemsOf(stages: readonly StageConfig[]): string[] {
  return stages.flatMap(({ stage, account, domain, mailFrom, dmarc }, index) => [
    ...(domain && !mailFrom.endsWith(`@${domain.name}`)
      ? [`${stage}: mailFrom must be an address of ${domain.name}`]
      : []),
    ...(dmarc && !domain ? [`${stage}: dmarc needs a domain`] : []),
    ...stages.slice(index + 1).flatMap((other) => [
      // CloudFront has one distribution of a name in all accounts, and SES one identity in each.
      ...(domain && domain.name === other.domain?.name
        ? [`${stage} and ${other.stage} have the same domain. Give one of them a subdomain, or none.`]
        : []),
      ...(mailFrom === other.mailFrom && !(account && other.account && account !== other.account)
        ? [
            `${stage} and ${other.stage} have the same mailFrom. SES knows a sender once in an account: change one, or give each stage an account of its own.`,
          ]
        : []),
    ]),
  ])
}

/** The settings of all stages, as somebody typed them. */
export function settingsText(): string {
  return (
    process.env[SETTINGS_VARIABLE] || (existsSync(SETTINGS_FILE) ? readFileSync(SETTINGS_FILE, 'utf8') : '{}')
  )
}

/** The stages as they are deployed; without settings of a deployment, as the source has them. */
export const readStages = () => stagesWith(settingsText())
