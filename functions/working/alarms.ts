/** Who hears of an alarm. */
import { callAws } from '#functions/aws-call.ts'
import { config } from '#functions/environment.ts'
import { AppError } from '#functions/errors.ts'
import { countUse, MINUTE_S } from '#functions/table/budgets.ts'
import { found } from '#functions/working/finding.ts'
import type { Finding } from '#schemas/contract/working.ts'

const VERSION = '2010-03-31'

type Receiver = { address: string; isConfirmed: boolean }

export async function readReceivers(): Promise<Receiver[]> {
  const form = { Action: 'ListSubscriptionsByTopic', Version: VERSION, TopicArn: config.alarmTopic() }
  return receiversIn(await callAws('topics', '/', form))
}

/** Of SNS's answer. A subscription that somebody ended stays in it for a while, as `Deleted`. */
export function receiversIn(xml: string): Receiver[] {
  if (!xml.includes('<ListSubscriptionsByTopicResult')) throw new Error('SNS answered something else')
  const textOf = (member: string, name: string) =>
    new RegExp(`<${name}>([^<]*)</${name}>`).exec(member)?.[1]?.replaceAll('&amp;', '&') ?? ''
  return [...xml.matchAll(/<member>(.*?)<\/member>/gs)].flatMap(([, member = '']) => {
    const state = textOf(member, 'SubscriptionArn')
    const isConfirmed = state.startsWith('arn:')
    return isConfirmed || state === 'PendingConfirmation'
      ? [{ address: textOf(member, 'Endpoint'), isConfirmed }]
      : []
  })
}

/** @param domain of the website, if it has one of its own */
export function judgeReceivers(receivers: readonly Receiver[], domain: string | undefined): Finding[] {
  const addresses = (isConfirmed: boolean) =>
    receivers.filter((one) => one.isConfirmed === isConfirmed).map(({ address }) => address)
  const [confirmed, pending] = [addresses(true), addresses(false)]
  const inside = domain === undefined ? [] : confirmed.filter((address) => isIn(address, domain))
  return [
    confirmed.length > 0
      ? found('alarms-received', { receivers: listed(confirmed) })
      : found('alarms-nobody'),
    ...(pending.length > 0 ? [found('alarms-pending', { receivers: listed(pending) })] : []),
    // One other receiver hears when the domain is gone.
    ...(domain !== undefined && inside.length > 0 && inside.length === confirmed.length
      ? [found('alarms-inside', { receivers: listed(inside), domain })]
      : []),
  ]
}

const listed = (addresses: readonly string[]) => addresses.join(', ')

function isIn(address: string, domain: string): boolean {
  const host = address.slice(address.lastIndexOf('@') + 1).toLowerCase()
  return host === domain || host.endsWith(`.${domain}`) || domain.endsWith(`.${host}`)
}

const TESTS_EVERY_MINUTES = 10

const TEST = {
  Subject: 'Test of the alarms of your website',
  Message:
    'Somebody has pressed "Send a Test" in the back office of your website, under "Is everything working?". ' +
    'So alarms reach this address. Nothing else is to be done.',
}

/** Sends all receivers a test. @throws AppError 429 within ten minutes of the last one */
export async function sendTest(): Promise<void> {
  const seconds = TESTS_EVERY_MINUTES * MINUTE_S
  const retryAfter = await countUse({ scope: 'test-alarm', client: 'all', limit: 1, seconds })
  if (retryAfter !== undefined)
    throw new AppError(
      429,
      `A test was sent within the last ${TESTS_EVERY_MINUTES} minutes. Look for it, and send another one later.`,
      {},
      retryAfter,
    )
  await callAws('topics', '/', {
    Action: 'Publish',
    Version: VERSION,
    TopicArn: config.alarmTopic(),
    ...TEST,
  })
}
