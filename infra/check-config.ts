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

function checkStage({ stage, account, domain, mailFrom, dmarc, github }: StageConfig): void {
  const refuse = (text: string) => {
    throw new Error(`deployment.json, ${stage}: ${text}`)
  }
  if (account !== undefined && !/^\d{12}$/.test(account)) refuse(`account ${account} must have 12 digits`)
  if (!/^[^@\s]+@[^@\s]+\.[^@\s]+$/.test(mailFrom)) refuse(`mailFrom ${mailFrom} is not an address`)
  if (domain && !mailFrom.endsWith(`@${domain.name}`)) refuse(`mailFrom must be an address of ${domain.name}`)
  if (dmarc && !domain) refuse('dmarc needs a domain')
  if (github) checkRepository(github, refuse)
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
