/** Reads what a deployment depends on, with the AWS CLI. */
import { resolveCaa, resolveNs } from 'node:dns/promises'
import { readFileSync } from 'node:fs'
import { VERSION_FILE } from '#functions/publisher/object-headers.ts'
import { judgeDomain, readRenewal } from '#functions/working/address.ts'
import { nameIn, type StageConfig, type StageName } from '#infra/config.ts'
import { readStages } from '#infra/deployment-settings.ts'
import { SITE_DIRECTORY } from '#scripts/build/outputs.ts'
import { assemblyOf, claimsOf, readTemplates, withoutDot } from '#scripts/deploy/assembly.ts'
import { type Answer, ask } from '#scripts/deploy/aws-cli.ts'
import { liveVersion, type Version } from '#scripts/deploy/live-version.ts'
import type { Facts } from '#scripts/deploy/preflight/findings.ts'
import { type DeployedStack, isFailedCreation, originOf, readStacks } from '#scripts/deploy/stacks.ts'

type Json = Record<string, unknown>

/** AWS's codes for what does not exist: a sender before the first deployment, a plan of an old account. */
const ABSENT = /^(NotFoundException|ResourceNotFoundException|ParameterNotFound)$/

export async function readFacts(stage: StageName): Promise<Facts> {
  const config = readStages()[stage]
  const unread: string[] = []
  /** @returns undefined for what does not exist, or cannot be read, which is noted */
  function read<T>(what: string, answer: Answer, pick: (value: Json) => T): T | undefined {
    if ('value' in answer) return pick(answer.value)
    if (!ABSENT.test(answer.refused)) unread.push(`${what} (${answer.refused})`)
    return undefined
  }

  const caller = ask('sts', 'get-caller-identity')
  if ('refused' in caller) throw new Error(`The AWS credentials are not valid: ${caller.refused}`)
  const stacks = readStacks(stage)
  if (!stacks) unread.push('The state of the stacks')
  const claims = claimsOf(readTemplates(assemblyOf(stage)))
  const lists = (stacks ?? []).map(({ name }) =>
    read(
      `The resources of ${name}`,
      ask('cloudformation', 'list-stack-resources', '--stack-name', name),
      resourcesOf,
    ),
  )
  const resources = lists.flatMap((list) => list ?? [])
  const isComplete = stacks !== undefined && !lists.includes(undefined)
  const ownedBy = (...types: string[]) =>
    resources.filter(({ type }) => types.includes(type)).map(({ id }) => id)
  const [topic] = ownedBy('AWS::SNS::Topic')

  return {
    config,
    account: String(caller.value['Account']),
    plan: read('The plan of the account', ask('freetier', 'get-account-plan-state'), (state) => ({
      type: String(state['accountPlanType']),
      expiresAt: state['accountPlanExpirationDate'] as string | undefined,
    })),
    concurrency: read('The quota of Lambda', ask('lambda', 'get-account-settings'), ({ AccountLimit }) =>
      Number((AccountLimit as Json)['ConcurrentExecutions']),
    ),
    bootstrapVersion: bootstrapVersion(read),
    isInSandbox: read(
      'The state of SES',
      ask('sesv2', 'get-account'),
      ({ ProductionAccessEnabled }) => !ProductionAccessEnabled,
    ),
    senders: Object.fromEntries(
      claims.senders.flatMap((name) => {
        const identity = ask('sesv2', 'get-email-identity', '--email-identity', name)
        const isVerified = read(
          `SES's identity ${name}`,
          identity,
          (value) => value['VerifiedForSendingStatus'] === true,
        )
        return isVerified === undefined ? [] : [[name, { isVerified }]]
      }),
    ),
    ...(config.domain && (await readDomain(config.domain, read))),
    renewal: config.domain && (await renewalOf(config.domain.name)),
    stacks,
    hasLostTable: stacks && hasLostTable(stage, stacks),
    owned: isComplete
      ? ownedBy('AWS::Route53::RecordSet', 'AWS::SES::EmailIdentity').map(withoutDot)
      : undefined,
    alarmSubscription:
      topic === undefined
        ? undefined
        : read(
            'The subscription of alarms',
            ask('sns', 'list-subscriptions-by-topic', '--topic-arn', topic),
            (value) => subscriptionOf(value, config.alarmEmail),
          ),
    hasGithubProvider: read('The identity providers', ask('iam', 'list-open-id-connect-providers'), (value) =>
      JSON.stringify(value).includes('token.actions.githubusercontent.com'),
    ),
    claims,
    build: JSON.parse(readFileSync(`${SITE_DIRECTORY}${VERSION_FILE}`, 'utf8')) as Version,
    live: await liveVersion(originOf(stacks ?? [], stage)),
    unread,
  }
}

/** A creation that failed leaves the table behind, because it is protected. */
function hasLostTable(stage: StageName, stacks: DeployedStack[]): boolean {
  const data = stacks.find(({ name }) => name === nameIn(stage, 'Data'))
  if (data && !isFailedCreation(data)) return false
  return 'value' in ask('dynamodb', 'describe-table', '--table-name', nameIn(stage, 'Table'))
}

type Read = <T>(what: string, answer: Answer, pick: (value: Json) => T) => T | undefined

async function readDomain({ name, hostedZoneId }: NonNullable<StageConfig['domain']>, read: Read) {
  if (!hostedZoneId) return { issuers: await issuersOf(name) }
  const records = read(
    'The records of the hosted zone',
    ask('route53', 'list-resource-record-sets', '--hosted-zone-id', hostedZoneId),
    ({ ResourceRecordSets }) =>
      (ResourceRecordSets as { Name: string; Type: string; ResourceRecords?: { Value: string }[] }[]).map(
        ({ Name, Type, ResourceRecords = [] }) => ({
          name: withoutDot(Name),
          type: Type,
          values: ResourceRecords.map(({ Value }) => Value),
        }),
      ),
  )
  const zone = read('The hosted zone', ask('route53', 'get-hosted-zone', '--id', hostedZoneId), (value) => ({
    name: withoutDot((value['HostedZone'] as { Name: string }).Name),
    nameServers: (value['DelegationSet'] as { NameServers: string[] }).NameServers.map(withoutDot),
  }))
  return {
    ...(zone && records && { zone: { ...zone, records } }),
    issuers: records
      ?.filter((record) => record.name === name && record.type === 'CAA')
      .flatMap(({ values }) => values),
    delegatedTo: await nameServersOf(name),
  }
}

/** As the page "Is everything working?" finds it. @returns undefined when no registry says, as some never do */
async function renewalOf(domain: string): Promise<Facts['renewal']> {
  return readRenewal(domain).then(
    (until) => judgeDomain(domain, until, new Date()),
    () => undefined,
  )
}

/** As the world sees it. @returns undefined when DNS does not answer here */
async function issuersOf(domain: string): Promise<string[] | undefined> {
  return resolveCaa(domain).then(
    (records) => records.map((record) => JSON.stringify(record)),
    () => undefined,
  )
}

/** @returns undefined when DNS does not answer here */
async function nameServersOf(domain: string): Promise<string[] | undefined> {
  return resolveNs(domain).catch(({ code }: NodeJS.ErrnoException) =>
    code === 'ENOTFOUND' || code === 'ENODATA' ? [] : undefined,
  )
}

function resourcesOf({ StackResourceSummaries }: Json): { type: string; id: string }[] {
  const summaries = StackResourceSummaries as { ResourceType: string; PhysicalResourceId?: string }[]
  return summaries.map(({ ResourceType, PhysicalResourceId = '' }) => ({
    type: ResourceType,
    id: PhysicalResourceId,
  }))
}

function bootstrapVersion(read: Read): number | undefined {
  const answer = ask('ssm', 'get-parameter', '--name', '/cdk-bootstrap/hnb659fds/version')
  if ('refused' in answer && ABSENT.test(answer.refused)) return 0
  return read('The version of the CDK bootstrap', answer, ({ Parameter }) =>
    Number((Parameter as Json)['Value']),
  )
}

/** One that somebody ended stays listed for a while, as `Deleted`. */
function subscriptionOf({ Subscriptions }: Json, email: string | undefined) {
  const states = (Subscriptions as { Endpoint: string; SubscriptionArn: string }[])
    .filter(({ Endpoint }) => Endpoint === email)
    .map(({ SubscriptionArn }) => SubscriptionArn)
  if (states.some((state) => state.startsWith('arn:'))) return 'confirmed'
  return states.includes('PendingConfirmation') ? 'pending' : 'none'
}
