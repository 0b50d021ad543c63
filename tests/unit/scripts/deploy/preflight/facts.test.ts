/** Against a CLI on the PATH that answers as AWS does, and a DNS and a web of its own. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from '@jest/globals'
import { fakePrograms } from '#tests/support/deploy/programs.ts'

const ACCOUNT = '111111111111'
const SETTINGS = {
  account: ACCOUNT,
  domain: { name: 'cleaning.test', hostedZoneId: 'Z1' },
  mailFrom: 'hello@cleaning.test',
  alarmEmail: 'owner@mail.test',
}
const build = { commit: 'b', builtAt: '2026-11-02T00:00:00.000Z' }
const live = { commit: 'l', builtAt: '2026-11-01T00:00:00.000Z' }

const programs = fakePrograms()
programs.env['DEPLOYMENT'] = JSON.stringify({ prod: SETTINGS })

/** In the folder that facts are read in. */
function write(file: string, content: object): void {
  const path = join(programs.folder, file)
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, JSON.stringify(content))
}
write('dist/site/version.json', build)
write('cdk.out/prod/Mail.template.json', {
  Resources: { Sender: { Type: 'AWS::SES::EmailIdentity', Properties: { EmailIdentity: 'cleaning.test' } } },
})

const stack = (name: string, status: string, outputs = {}) => ({
  StackName: `Cleaning-prod-${name}`,
  StackStatus: status,
  Outputs: Object.entries(outputs).map(([OutputKey, OutputValue]) => ({ OutputKey, OutputValue })),
})
const resources = (...list: [type: string, id: string][]) => ({
  StackResourceSummaries: list.map(([type, PhysicalResourceId]) => ({
    ResourceType: `AWS::${type}`,
    PhysicalResourceId,
  })),
})
const subscribed = (...states: string[]) => ({
  Subscriptions: [
    { Endpoint: 'other@mail.test', SubscriptionArn: 'arn:aws:sns:other' },
    ...states.map((SubscriptionArn) => ({ Endpoint: 'owner@mail.test', SubscriptionArn })),
  ],
})

const BOOTSTRAP = 'get-parameter --name /cdk-bootstrap/hnb659fds/version'
const IDENTITY = 'get-email-identity --email-identity cleaning.test'
const SUBSCRIPTIONS = 'list-subscriptions-by-topic --topic-arn arn:topic'

/** Of a stage that runs, by a part of each question. */
const ANSWERS: Record<string, object> = {
  'get-caller-identity': { Account: ACCOUNT },
  'describe-stacks': {
    Stacks: [stack('Data', 'CREATE_COMPLETE'), stack('Site', 'UPDATE_COMPLETE', { Origin: 'https://site' })],
  },
  'list-stack-resources --stack-name Cleaning-prod-Data': resources(['SNS::Topic', 'arn:topic']),
  'list-stack-resources': resources(
    ['Route53::RecordSet', 'cleaning.test.'],
    ['SES::EmailIdentity', 'cleaning.test'],
    ['S3::Bucket', 'site'],
  ),
  'get-account-plan-state': { accountPlanType: 'FREE', accountPlanExpirationDate: '2027-05-22' },
  'get-account-settings': { AccountLimit: { ConcurrentExecutions: 10 } },
  [BOOTSTRAP]: { Parameter: { Value: '29' } },
  'sesv2 get-account': { ProductionAccessEnabled: true },
  [IDENTITY]: { VerifiedForSendingStatus: true },
  'list-resource-record-sets --hosted-zone-id Z1': {
    ResourceRecordSets: [
      { Name: 'cleaning.test.', Type: 'A' },
      { Name: 'cleaning.test.', Type: 'CAA', ResourceRecords: [{ Value: '0 issue "amazon.com"' }] },
      { Name: 'shop.cleaning.test.', Type: 'CAA', ResourceRecords: [{ Value: '0 issue ";"' }] },
    ],
  },
  'get-hosted-zone --id Z1': {
    HostedZone: { Name: 'cleaning.test.' },
    DelegationSet: { NameServers: ['ns-1.test.'] },
  },
  [SUBSCRIPTIONS]: subscribed('Deleted', 'arn:aws:sns:ours'),
  'list-open-id-connect-providers': {
    OpenIDConnectProviderList: [{ Arn: 'arn:oidc-provider/token.actions.githubusercontent.com' }],
  },
  'describe-table --table-name Cleaning-prod-Table': { Table: {} },
}

/** @param refused DNS's code instead of an answer */
const outside = (refused?: string) => `
  import dns from 'node:dns/promises'
  import { syncBuiltinESMExports } from 'node:module'
  dns.resolveNs = async (name) => {
    ${refused ? `throw Object.assign(new Error(), { code: '${refused}' })` : "return ['ns-1.' + name]"}
  }
  syncBuiltinESMExports()
  globalThis.fetch = async (url) => Response.json(
    url === 'https://site/version.json' ? ${JSON.stringify(live)}
      : { events: [{ eventAction: 'expiration', eventDate: '2999-01-01T00:00:00Z' }] })
  process.chdir('${programs.folder}')`

/** @param changes answers of AWS instead; a text is the code of a refusal @param dns its refusal */
function factsOf(changes: Record<string, object | string> = {}, dns?: string) {
  const cases = Object.entries({ ...ANSWERS, ...changes }).map(([question, answer]) => {
    const output =
      typeof answer === 'string'
        ? `echo 'An error occurred (${answer}) when calling it: no' >&2; exit 254`
        : `echo '${JSON.stringify(answer)}'`
    return `*'${question} '*) ${output};;`
  })
  programs.make(cases.join('\n'))
  const module = '#scripts/deploy/preflight/facts.ts'
  return programs.evaluate(module, "it.readFacts('prod')", outside(dns)) as object
}

test('what AWS, DNS and the site answer becomes the facts of a preflight', () => {
  expect(factsOf()).toEqual({
    config: expect.objectContaining({ stage: 'prod', ...SETTINGS }),
    account: ACCOUNT,
    plan: { type: 'FREE', expiresAt: '2027-05-22' },
    concurrency: 10,
    bootstrapVersion: 29,
    isInSandbox: false,
    senders: { 'cleaning.test': { isVerified: true } },
    zone: {
      name: 'cleaning.test',
      nameServers: ['ns-1.test'],
      records: [
        { name: 'cleaning.test', type: 'A', values: [] },
        { name: 'cleaning.test', type: 'CAA', values: ['0 issue "amazon.com"'] },
        { name: 'shop.cleaning.test', type: 'CAA', values: ['0 issue ";"'] },
      ],
    },
    issuers: ['0 issue "amazon.com"'],
    delegatedTo: ['ns-1.cleaning.test'],
    renewal: expect.objectContaining({ code: 'domain-held' }),
    stacks: [
      expect.objectContaining({ name: 'Cleaning-prod-Data' }),
      expect.objectContaining({ name: 'Cleaning-prod-Site' }),
    ],
    hasLostTable: false,
    owned: ['cleaning.test', 'cleaning.test'],
    alarmSubscription: 'confirmed',
    hasGithubProvider: true,
    claims: { records: [], senders: ['cleaning.test'] },
    build,
    live,
    unread: [],
  })
})

test('what an account lacks, and what waits or has failed in it, are facts, too', () => {
  const lacking = {
    'describe-stacks': { Stacks: [stack('Data', 'ROLLBACK_COMPLETE')] },
    'get-account-plan-state': 'ResourceNotFoundException',
    [BOOTSTRAP]: 'ParameterNotFound',
    'sesv2 get-account': { ProductionAccessEnabled: false },
    [IDENTITY]: { VerifiedForSendingStatus: false },
    [SUBSCRIPTIONS]: subscribed('PendingConfirmation'),
    'list-open-id-connect-providers': { OpenIDConnectProviderList: [] },
  }
  const facts = factsOf(lacking, 'ENOTFOUND')
  expect(facts).toMatchObject({
    bootstrapVersion: 0,
    isInSandbox: true,
    senders: { 'cleaning.test': { isVerified: false } },
    delegatedTo: [],
    hasLostTable: true,
    alarmSubscription: 'pending',
    hasGithubProvider: false,
    unread: [],
  })
  for (const absent of ['plan', 'live']) expect(facts).not.toHaveProperty(absent)
})

test('what may not be read is named, and is no fact', () => {
  const refusing = {
    'list-stack-resources': 'AccessDenied',
    'get-account-settings': 'AccessDenied',
    [BOOTSTRAP]: 'AccessDenied',
    [IDENTITY]: 'NotFoundException',
    [SUBSCRIPTIONS]: subscribed('Deleted'),
  }
  const facts = factsOf(refusing, 'ETIMEOUT')
  expect(facts).toMatchObject({
    senders: {},
    alarmSubscription: 'none',
    unread: [
      'The resources of Cleaning-prod-Site (AccessDenied)',
      'The quota of Lambda (AccessDenied)',
      'The version of the CDK bootstrap (AccessDenied)',
    ],
  })
  for (const absent of ['concurrency', 'bootstrapVersion', 'owned', 'delegatedTo'])
    expect(facts).not.toHaveProperty(absent)
})
