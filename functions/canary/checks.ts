/** Requests of the canary, through the public address (decision 75). */
import { createHash } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { deleteContact } from '#functions/contacts/contact-model.ts'
import { config } from '#functions/environment.ts'
import { writeLog } from '#functions/log.ts'
import { ContactReceipt, type CreateContactRequest } from '#schemas/contract/contacts.ts'
import { publicRoutes } from '#schemas/routes.ts'

/** Three tries stay within the function's timeout. */
const ANSWER_WITHIN_MS = 10_000

/** A caught bot's message: stored as a lead is, but without mail. */
const CAUGHT: CreateContactRequest = {
  name: 'Canary',
  email: 'canary@example.com',
  message: 'Written and deleted by the canary.',
  website: 'https://example.com',
}

/** The home page is there, and its policy allows its script, without which every form is dead. */
export async function checkPage(): Promise<void> {
  const { headers, text } = await ask('/', 200)
  const policy = headers.get('content-security-policy') ?? ''
  const scripts = [...text.matchAll(/<script type="module"[^>]*>(.*?)<\/script>/gs)]
  if (scripts.length === 0) throw new Error('The home page has no script')
  for (const [, script = ''] of scripts)
    if (!policy.includes(`'sha256-${createHash('sha256').update(script).digest('base64')}'`))
      throw new Error('The policy of the home page blocks its script')
}

/** The API reads the table. Availability is not cached by the edge. */
export async function checkRead(): Promise<void> {
  const { text } = await ask(`${publicRoutes.getAvailability.path}?from=2000-01-01&to=2000-01-01`, 200)
  JSON.parse(text)
}

/** The API writes a lead, which is in the table then. Deletes it, so that the owner never sees it. */
export async function checkWrite(): Promise<void> {
  const { text } = await ask(publicRoutes.createContact.path, 201, {
    method: publicRoutes.createContact.method,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(CAUGHT),
  })
  await deleteContact(ContactReceipt.parse(JSON.parse(text)).id)
}

async function ask(path: string, status: number, init: RequestInit = {}) {
  const answer = await fetch(config.siteOrigin() + path, {
    redirect: 'manual',
    signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
    ...init,
  })
  const text = await answer.text()
  if (answer.status !== status) throw new Error(`${path} answered ${answer.status}, not ${status}`)
  return { headers: answer.headers, text }
}

const TRIES = 3
const PAUSE_MS = 3000

/** Repeats a check that fails, so that one lost packet wakes nobody. Logs messages, because a canary's hold no personal data. */
export async function retried(check: () => Promise<void>, pauseMs = PAUSE_MS): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await check()
    } catch (error) {
      writeLog({ level: 'error', event: 'canary', check: check.name, attempt, problem: String(error) })
      if (attempt === TRIES) throw error
      await pause(pauseMs)
    }
  }
}
