/** Refuses settings that AWS or GitHub would refuse later, in the middle of a deployment. */
import type { GithubRepository, StageConfig } from '#infra/config.ts'

/** @throws Error for a malformed value, or for one that two stages of an account cannot share */
export function checkStages(stages: readonly StageConfig[]): void {
  for (const config of stages) checkStage(config)
  for (const [index, one] of stages.entries())
    for (const other of stages.slice(index + 1)) checkPair(one, other)
}

/** @param credentials the deployer's account; absent without credentials. @throws Error when it is not the stage's */
export function checkAccount({ stage, account }: StageConfig, credentials: string | undefined): void {
  if (account && credentials && account !== credentials)
    throw new Error(`${stage} belongs to account ${account}, but the credentials are those of ${credentials}`)
}

/** Lets only its own servers send in its name, so that receivers refuse our mails or call them spam. */
const FREE_MAIL = new RegExp(
  `@(${[
    '(gmx|hotmail|live|outlook|yahoo|yandex)\\.[a-z.]{2,6}',
    '(aol|fastmail|gmail|googlemail|hey|icloud|mac|mail|me|msn|protonmail|rocketmail|ymail|zoho)\\.com',
    '(att|bellsouth|comcast|cox|sbcglobal|verizon)\\.net',
    '(pm|proton)\\.me',
  ].join('|')})$`,
  'i',
)

/** As DNS and mail compare it. */
const DOMAIN = /^(?!www\.)([a-z\d]([a-z\d-]{0,61}[a-z\d])?\.)+[a-z]{2,}$/
const STREAM_LABEL = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}$/

function checkStage({ stage, account, domain, mailFrom, dmarc, github, streamLabel }: StageConfig): void {
  const refuse = (text: string) => {
    throw new Error(`deployment.json, ${stage}: ${text}`)
  }
  if (account !== undefined && !/^\d{12}$/.test(account)) refuse(`account ${account} must have 12 digits`)
  if (!/^[^@\s]+@[^@\s]+\.[^@\s]+$/.test(mailFrom)) refuse(`mailFrom ${mailFrom} is not an address`)
  if (FREE_MAIL.test(mailFrom))
    refuse(
      `mailFrom ${mailFrom}: nobody but ${mailFrom.split('@')[1]} itself may send in its name, so that our mails would be refused. Use an address of a domain of your own`,
    )
  if (domain && !DOMAIN.test(domain.name))
    refuse(`domain ${domain.name} must be in lower case, without www. and without a dot at its end`)
  if (domain && !mailFrom.endsWith(`@${domain.name}`)) refuse(`mailFrom must be an address of ${domain.name}`)
  if (dmarc && !domain) refuse('dmarc needs a domain')
  if (streamLabel !== undefined && !STREAM_LABEL.test(streamLabel))
    refuse(`streamLabel ${streamLabel} is not one: it looks like 2026-11-22T10:00:00.000`)
  if (github) checkRepository(github, refuse)
}

/** What a stage does well until something fails. */
export function warningsOf({ stage, domain, alarmEmail }: StageConfig): string[] {
  const host = alarmEmail?.split('@')[1]?.toLowerCase()
  if (!domain || !(host === domain.name || host?.endsWith(`.${domain.name}`))) return []
  return [
    `deployment.json, ${stage}: alarmEmail ${alarmEmail} is of the domain that is watched. When that ends, so do the alarms about it: use another one.`,
  ]
}

function checkRepository(
  { owner, ownerId, repository, repositoryId }: GithubRepository,
  refuse: (text: string) => void,
): void {
  if (!/^[a-z\d](?:-?[a-z\d]){0,38}$/i.test(owner)) refuse(`github.owner ${owner} is not a name on GitHub`)
  if (!/^[\w.-]{1,100}$/.test(repository))
    refuse(`github.repository ${repository} is not the name of a repository, without its owner`)
  for (const [key, value] of Object.entries({ ownerId, repositoryId }))
    if (!Number.isSafeInteger(value) || value <= 0)
      refuse(`github.${key} ${value} is not an id: gh api repos/${owner}/${repository} --jq '.owner.id, .id'`)
}

/** SES has one identity of a name in an account, and CloudFront one distribution in all accounts. */
function checkPair(one: StageConfig, other: StageConfig): void {
  const refuse = (what: string, mend: string) => {
    throw new Error(`deployment.json: ${one.stage} and ${other.stage} have the same ${what}. ${mend}`)
  }
  if (one.domain && one.domain.name === other.domain?.name)
    refuse(`domain ${one.domain.name}`, 'Give one of them a subdomain, or none.')
  const isApart = one.account && other.account && one.account !== other.account
  if (!isApart && one.mailFrom === other.mailFrom)
    refuse(
      `mailFrom ${one.mailFrom}`,
      'SES knows a sender once in an account: change one, or give each stage an account of its own.',
    )
}
