/**
 * Imitates what "Is everything working?" asks of AWS: GetAccount of SES, ListSubscriptionsByTopic and Publish of SNS, and
 * ListRecoveryPointsByBackupVault of AWS Backup. `PUT /answers` replaces some of the answers, and reads what was published.
 */
import { createHash } from 'node:crypto'
import { text } from 'node:stream/consumers'
import { type Service, serve } from '#scripts/local/process/ports.ts'

export const LOCAL_TOPIC = 'arn:aws:sns:us-west-2:000000000000:Alarms'
export const LOCAL_VAULT = 'Backups'

export type WatchedAnswers = {
  account: object
  /** SNS says `PendingConfirmation` in place of the ARN of a subscription that nobody has confirmed. */
  subscriptions: { Endpoint: string; SubscriptionArn: string }[]
  /** `CreationDate` in seconds. */
  copies: { CreationDate: number; Status: string }[]
  /** Paths that answer 500. */
  broken: string[]
}

const ACCOUNT = {
  EnforcementStatus: 'HEALTHY',
  ProductionAccessEnabled: true,
  SendingEnabled: true,
  SendQuota: { Max24HourSend: 50_000, MaxSendRate: 14, SentLast24Hours: 12 },
}

export async function startWatchedServices(): Promise<Service> {
  const published: string[] = []
  let answers: WatchedAnswers = {
    account: ACCOUNT,
    subscriptions: [{ Endpoint: 'owner@example.com', SubscriptionArn: `${LOCAL_TOPIC}:1` }],
    copies: [{ CreationDate: firstOfMonth(), Status: 'COMPLETED' }],
    broken: [],
  }

  function answerTo(path: string, body: string): string | undefined {
    const form = new URLSearchParams(body)
    const action = form.get('Action')
    if (path === '/v2/email/account') return JSON.stringify(answers.account)
    if (/^\/backup-vaults\/[^/]+\/recovery-points\/$/.test(path))
      return JSON.stringify({ RecoveryPoints: answers.copies })
    if (action === 'ListSubscriptionsByTopic') return subscriptionsXml(answers.subscriptions)
    if (action !== 'Publish') return undefined
    published.push(form.get('Message') ?? '')
    return '<PublishResponse><PublishResult><MessageId>1</MessageId></PublishResult></PublishResponse>'
  }

  return serve(async (incoming, outgoing) => {
    const { method, url: path = '', headers } = incoming
    const body = await text(incoming)
    if (`${method} ${path}` === 'PUT /answers') {
      answers = { ...answers, ...JSON.parse(body) }
      return outgoing.end(JSON.stringify({ published }))
    }
    // AWS requires the same: what was signed is what was sent, and a form says that it is one.
    const isSigned = headers['x-amz-content-sha256'] === createHash('sha256').update(body).digest('hex')
    const isForm = headers['content-type'] === 'application/x-www-form-urlencoded'
    const answer =
      !isSigned || isForm !== (method === 'POST') || answers.broken.includes(path)
        ? undefined
        : answerTo(path, body)
    outgoing.writeHead(answer === undefined ? 500 : 200).end(answer)
  })
}

function subscriptionsXml(subscriptions: WatchedAnswers['subscriptions']): string {
  const members = subscriptions.map((one) => {
    const fields = Object.entries({ TopicArn: LOCAL_TOPIC, Protocol: 'email', ...one })
    return `<member>${fields.map(([name, value]) => `<${name}>${value.replaceAll('&', '&amp;')}</${name}>`).join('')}</member>`
  })
  const result = `<Subscriptions>${members.join('')}</Subscriptions>`
  return `<ListSubscriptionsByTopicResponse><ListSubscriptionsByTopicResult>${result}</ListSubscriptionsByTopicResult></ListSubscriptionsByTopicResponse>`
}

/** When infra's plan makes its copy, in seconds. */
function firstOfMonth(): number {
  const now = new Date()
  return Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), 1, 9) / 1000
}
