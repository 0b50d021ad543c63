import { REGION, type StageConfig } from '#infra/config.ts'
import { type DeployedStack, originOf } from '#scripts/deploy/stacks.ts'

type Json = Record<string, unknown>
type Known = {
  config: StageConfig
  stacks: readonly DeployedStack[]
  /** Of Route 53's registrar; absent when the domain is registered elsewhere. */
  domain: Json | undefined
  certificates: Json | undefined
  /** The text of deployment.json. */
  settings: string
  printedAt: Date
}

const UNKNOWN = '(fill in)'
const day = (value: unknown) => (value ? String(value).slice(0, 10) : UNKNOWN)

/** The hand-over sheet, as plain text: what only people know is left to fill in. */
export function sheetOf({ config, stacks, domain, certificates, settings, printedAt }: Known): string {
  const { stage, account, github, alarmEmail, mailFrom } = config
  const name = config.domain?.name
  const summaries = (certificates?.['CertificateSummaryList'] ?? []) as Json[]
  const certificate = summaries.find(({ DomainName }) => DomainName === name)
  const renewal = domain?.['AutoRenew'] === true ? 'renews itself, by the card of the account' : UNKNOWN
  return [
    section(`Website and back office, ${stage}. Printed ${day(printedAt.toISOString())}`, [
      ['Address', originOf(stacks, stage) ?? UNKNOWN],
      ['Back office', `${originOf(stacks, stage) ?? '…'}/admin, user name ${UNKNOWN}`],
    ]),
    section('Who is who', [
      ['Owner of the business', UNKNOWN],
      ['Owner of the AWS account (root mailbox)', UNKNOWN],
      ['Phone with the root MFA', UNKNOWN],
      ['Signs in to AWS (Identity Center)', UNKNOWN],
      ['Gets alarms and the budget', alarmEmail ?? 'nobody: set alarmEmail'],
      ['Who helps when AWS fails', UNKNOWN],
    ]),
    section('What is where', [
      ['AWS account', `${account ?? UNKNOWN}, region ${REGION}`],
      ['Code', github ? `github.com/${github.owner}/${github.repository}` : UNKNOWN],
      ['Settings', 'deployment.json: at the end of this sheet'],
      [
        'Customers, bookings, money',
        `the table of ${stage}: 35 days to the second, monthly copies for a year`,
      ],
      ['Mail goes out as', mailFrom],
      ['Stacks', stacks.map((stack) => stack.name).join(', ') || UNKNOWN],
    ]),
    section('What ends, and when', [
      ['Card of the AWS account', UNKNOWN],
      ['Card of the registrar', UNKNOWN],
      [`Domain ${name ?? '(none)'}`, name ? `${day(domain?.['ExpirationDate'])}; ${renewal}` : ''],
      [
        'Certificate',
        name ? `${day(certificate?.['NotAfter'])}; AWS renews it while its DNS records stay` : '',
      ],
      ['Node of the functions', 'docs/runbook.md, "A new Node": once in two years'],
    ]),
    section('What to type (in the folder of the code, signed in: aws sso login)', [
      [`npm run preflight -- ${stage}`, 'is everything as it should be?'],
      [`npm run deploy -- ${stage}`, 'puts this version live'],
      [`npm run rotate -- ${stage} signing`, 'after somebody left: and link, and origin'],
      [
        `TABLE_NAME=Cleaning-${stage}-Table AWS_REGION=${REGION} npm run create-admin -- --reset <name>`,
        'the owner cannot sign in (docs/runbook.md)',
      ],
      [`scripts/table/restore.sh ${stage}`, 'the table is lost (docs/runbook.md, "Restoring data")'],
    ]),
    ['deployment.json, to type in on a new machine', '', settings],
  ]
    .flat()
    .join('\n')
}

function section(title: string, lines: [what: string, value: string][]): string[] {
  const width = Math.max(...lines.map(([what]) => what.length))
  return [title, '', ...lines.map(([what, value]) => `  ${what.padEnd(width)}  ${value}`), '']
}
