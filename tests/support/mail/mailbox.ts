/** Mails that the stack's SES endpoint has accepted. */
import { setTimeout as pause } from 'node:timers/promises'

export type SentMail = {
  messageId: string
  from: string
  replyTo: string[]
  destination: { to: string[]; cc: string[]; bcc: string[] }
  subject: string
  body: { html: string; text: string }
  /** Epoch seconds. */
  at: number
}

const LOOK_AGAIN_MS = 25
const LATEST_MS = 150_000

/** All mails so far. */
export async function readMails({ mailUrl }: { mailUrl: string }): Promise<SentMail[]> {
  const response = await fetch(`${mailUrl}/store`)
  return ((await response.json()) as { emails: SentMail[] }).emails
}

/** A mail that a busy machine made fail is tried again by a sweep, which the schedule of a worker's stack does not run. */
const SWEEP_AFTER_MS = 10_000

type Mailing = { mailUrl: string; sweep?: () => Promise<void> }

/**
 * Resolves with the first mail that matches, as soon as it has arrived.
 * @throws Error with the subjects that arrived, when none matches in time
 */
export async function waitForMail(stack: Mailing, matches: (mail: SentMail) => boolean): Promise<SentMail> {
  const deadline = Date.now() + LATEST_MS
  let sweepAt = Date.now() + SWEEP_AFTER_MS
  let mails: SentMail[] = []
  while (Date.now() < deadline) {
    mails = await readMails(stack)
    const found = mails.find(matches)
    if (found) return found
    if (Date.now() > sweepAt) {
      await stack.sweep?.()
      sweepAt += SWEEP_AFTER_MS
    }
    await pause(LOOK_AGAIN_MS)
  }
  throw new Error(`No such mail among: ${mails.map(({ subject }) => subject).join(' | ') || 'none'}`)
}

/** The first mail to an address whose subject matches. */
export const mailTo = (stack: Mailing, address: string, subject = /./) =>
  waitForMail(stack, (mail) => mail.destination.to.includes(address) && subject.test(mail.subject))

/** The first mail to an address that has `mark` in its subject or text. */
export const markedMail = (stack: Mailing, address: string, mark: string) =>
  waitForMail(
    stack,
    ({ destination, subject, body }) =>
      destination.to.includes(address) && (subject + body.text).includes(mark),
  )

/** All mails to an address so far. */
export const mailsTo = async (stack: Mailing, address: string) =>
  (await readMails(stack)).filter(({ destination }) => destination.to.includes(address))

/** Path and query of the link to a page in the text of a mail, which names the host that visitors use. */
export function linkIn({ text }: { text: string }, page: string): string {
  const [link = ''] = new RegExp(`\\S+${page}\\?\\S+`).exec(text) ?? []
  const { pathname, search } = new URL(link)
  return pathname + search
}

/** The token of the link in a mail that begins with `before`. */
export function tokenIn({ body: { text } }: SentMail, before: string): string {
  const start = text.indexOf(before)
  if (start === -1) throw new Error(`No ${before} in: ${text}`)
  return text.slice(start + before.length, start + before.length + 45)
}
