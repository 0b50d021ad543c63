/** Judges what was read of an account: what would make a deployment fail, and what would cause trouble later. */
import type { judgeDomain } from '#functions/working/address.ts'
import { nameIn, type StageConfig } from '#infra/config.ts'
import { type Claims, type DnsRecord, withoutDot } from '#scripts/deploy/assembly.ts'
import type { Version } from '#scripts/deploy/live-version.ts'
import { type DeployedStack, isFailedCreation } from '#scripts/deploy/stacks.ts'

/** An absent fact could not be read, or does not apply. */
export type Facts = {
  config: StageConfig
  /** Of the credentials. */
  account: string
  plan?: { type: string; expiresAt?: string | undefined } | undefined
  concurrency?: number | undefined
  /** 0: not bootstrapped. */
  bootstrapVersion?: number | undefined
  isInSandbox?: boolean | undefined
  /** SES's identities of the senders; absent ones do not exist. */
  senders?: Record<string, { isVerified: boolean }> | undefined
  zone?: { name: string; nameServers: string[]; records: (DnsRecord & { values: string[] })[] } | undefined
  /** CAA records of the domain: who may issue certificates. */
  issuers?: string[] | undefined
  /** Name servers that the world asks for the domain. */
  delegatedTo?: string[] | undefined
  /** Until when the domain is paid for. */
  renewal?: ReturnType<typeof judgeDomain> | undefined
  stacks?: DeployedStack[] | undefined
  /** A table of the stage's name exists that no stack manages. */
  hasLostTable?: boolean | undefined
  /** Names of records and senders that the stacks own. */
  owned?: string[] | undefined
  alarmSubscription?: 'confirmed' | 'pending' | 'none' | undefined
  hasGithubProvider?: boolean | undefined
  claims: Claims
  build: Version
  live?: Version | undefined
  /** Questions that AWS refused to answer. */
  unread: string[]
}

/** Errors stop a deployment before it changes anything. */
export type Finding = { level: 'error' | 'warning'; text: string }

const finding =
  (level: Finding['level']) =>
  (isFound: boolean | undefined, text: string): Finding[] =>
    isFound ? [{ level, text }] : []
const error = finding('error')
const warning = finding('warning')

export function findingsOf(facts: Facts): Finding[] {
  return [
    ...accountFindings(facts),
    ...configFindings(facts),
    ...stackFindings(facts),
    ...mailFindings(facts),
    ...dnsFindings(facts),
    ...facts.unread.flatMap((what) => warning(true, `Could not be read: ${what}.`)),
  ]
}

/** The first with the role of `cdk diff` (manifest of an assembly, `lookupRole`). */
const BOOTSTRAP_VERSION = 8
const ENOUGH_CONCURRENCY = 100

function accountFindings({ config, account, ...facts }: Facts): Finding[] {
  const { plan, concurrency = ENOUGH_CONCURRENCY, bootstrapVersion = BOOTSTRAP_VERSION } = facts
  return [
    ...error(
      config.account !== account,
      config.account
        ? `The credentials are of account ${account}, but ${config.stage} belongs in ${config.account} (deployment.json).`
        : `Set "account": "${account}" for ${config.stage} in deployment.json, if that is where it belongs.`,
    ),
    ...error(
      bootstrapVersion < BOOTSTRAP_VERSION,
      `Run \`npx cdk bootstrap --app '' aws://${account}/us-east-1\`: version ${bootstrapVersion} is too old.`,
    ),
    ...warning(
      plan?.type === 'FREE',
      `The account is on the Free plan: AWS closes it ${plan?.expiresAt ? `on ${plan.expiresAt.slice(0, 10)}` : 'when it ends'}. Choose the paid plan.`,
    ),
    ...warning(
      concurrency < ENOUGH_CONCURRENCY,
      `Lambda runs ${concurrency} functions at once: ask for ${ENOUGH_CONCURRENCY} (Service Quotas, Lambda, "Concurrent executions").`,
    ),
    ...warning(
      facts.hasGithubProvider === false && config.github !== undefined,
      'IAM has no provider for GitHub yet: docs/deploy.md, step 6.',
    ),
  ]
}

function configFindings({ config, alarmSubscription }: Facts): Finding[] {
  const serious = config.stage === 'prod' ? error : warning
  const { alarmEmail, domain, mailFrom } = config
  const host = alarmEmail?.split('@')[1]?.toLowerCase()
  return [
    ...serious(/@example\.(com|org|net)$/.test(mailFrom), `mailFrom is still ${mailFrom} (deployment.json).`),
    ...serious(!alarmEmail, 'alarmEmail is not set: nobody hears of an alarm (deployment.json).'),
    ...warning(
      alarmSubscription === 'pending',
      `${alarmEmail} has not confirmed the mail of AWS Notifications: nobody hears of an alarm.`,
    ),
    ...warning(
      alarmSubscription === 'none' && alarmEmail !== undefined,
      `${alarmEmail} gets no alarms: somebody pressed "unsubscribe" in one, or the address is new. Deploy; if this stays, docs/runbook.md, "Nobody gets the alarms".`,
    ),
    ...warning(
      domain && `.${host}`.endsWith(`.${domain.name}`),
      `${alarmEmail} is an address of ${domain?.name}: if that domain fails, the alarm about it fails too. Name an address elsewhere.`,
    ),
  ]
}

function stackFindings({ config, stacks = [], hasLostTable, build, live }: Facts): Finding[] {
  return [
    ...error(
      hasLostTable,
      `${nameIn(config.stage, 'Table')} exists, and no stack manages it: docs/deploy.md, step 3.`,
    ),
    ...stacks.flatMap((stack) => {
      const { name, status } = stack
      return [
        ...warning(
          isFailedCreation(stack),
          `${name} failed when it was created: it is deleted and created again.`,
        ),
        ...error(
          status === 'UPDATE_ROLLBACK_FAILED',
          `${name} is half rolled back: \`aws cloudformation continue-update-rollback --stack-name ${name}\`.`,
        ),
        ...error(
          status === 'CREATE_FAILED' || status === 'DELETE_FAILED',
          `${name} is ${status}: delete it in the CloudFormation console.`,
        ),
      ]
    }),
    ...error(
      live && live.builtAt > build.builtAt,
      `A newer build is live, of commit ${live?.commit}. To go back, build this commit anew.`,
    ),
  ]
}

function mailFindings({ config, claims, senders, owned, isInSandbox }: Facts): Finding[] {
  return [
    ...claims.senders.flatMap((name) => {
      const identity = senders?.[name]
      if (!identity || !owned) return []
      const isOurs = owned.includes(name)
      return [
        ...error(
          !isOurs,
          `SES has the identity ${name} already, and no stack of ${config.stage} made it. Delete it (\`aws sesv2 delete-email-identity --email-identity ${name}\`), or choose another mailFrom.`,
        ),
        ...warning(
          isOurs && !identity.isVerified,
          `SES may not send from ${name} yet: confirm its mail, or wait for DNS.`,
        ),
      ]
    }),
    ...warning(
      isInSandbox,
      'SES is in the sandbox: only confirmed addresses get mail (docs/deploy.md, step 5).',
    ),
  ]
}

/** Amazon's names in CAA records (ACM user guide, "Configure a CAA record"). */
const AMAZON_CA = /amazon\.com|amazontrust\.com|awstrust\.com|amazonaws\.com/

function dnsFindings(facts: Facts): Finding[] {
  const domain = facts.config.domain?.name
  if (!domain) return []
  const { issuers = [], renewal } = facts
  return [
    ...warning(
      renewal?.code === 'domain-ends',
      `${domain} ends in ${renewal?.values['days']} days: renew it where it is registered (docs/runbook.md, "Certificate and domain").`,
    ),
    ...error(
      issuers.length > 0 && !issuers.some((value) => AMAZON_CA.test(value)),
      `CAA records of ${domain} keep Amazon from issuing its certificate: add \`0 issue "amazon.com"\`.`,
    ),
    ...zoneFindings(domain, facts),
  ]
}

function zoneFindings(domain: string, { config, claims, zone, owned, delegatedTo }: Facts): Finding[] {
  if (!zone) return []
  if (zone.name !== domain)
    return error(true, `The hosted zone ${config.domain?.hostedZoneId} is of ${zone.name}, not of ${domain}.`)
  const found = claims.records
    .filter(({ name }) => owned?.includes(name) === false)
    .flatMap((wanted) => zone.records.filter((record) => collide(wanted, record)))
  const collisions = found.filter(({ name }) => !isDmarc(name)).map(({ name, type }) => `${name} ${type}`)
  return [
    ...error(
      found.some(({ name }) => isDmarc(name)),
      `The zone has the record _dmarc.${domain}, of the mail you have: keep it, and set "dmarc": false.`,
    ),
    ...error(
      collisions.length > 0,
      `The zone has records that the stacks create: ${[...new Set(collisions)].join(', ')}. Remove them; an older site is not reachable from then on (docs/deploy.md, step 2).`,
    ),
    ...error(
      delegatedTo && !delegatedTo.some((server) => zone.nameServers.includes(withoutDot(server))),
      `${domain} is not delegated to its zone, so its certificate would never be issued. Enter these name servers where the domain is registered: ${zone.nameServers.join(', ')}.`,
    ),
  ]
}

const isDmarc = (name: string) => name.startsWith('_dmarc.')

/** A CNAME tolerates no other record of its name. */
function collide(wanted: DnsRecord, existing: DnsRecord): boolean {
  return (
    wanted.name === existing.name &&
    (wanted.type === existing.type || wanted.type === 'CNAME' || existing.type === 'CNAME')
  )
}
