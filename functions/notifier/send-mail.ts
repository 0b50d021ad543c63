import { SESClient, SendEmailCommand } from '@aws-sdk/client-ses'
import { config } from '#functions/environment.ts'
import type { Mail } from '#functions/notifier/mails/mail.ts'
import { NOTIFICATION_TAG } from '#functions/outbox/outbox.ts'

let client: SESClient | undefined

const UNSHARED = { keepAlive: false }

/** Errors that a retry cannot fix: the message or an address in it is invalid (SES API reference, SendEmail). */
const PERMANENT = new Set(['MessageRejected', 'InvalidParameterValue', 'InvalidParameterValueException'])

/** What SES says in a MessageRejected that is not about the mail: of an unverified sender, the sandbox, and sending that Amazon has stopped. */
const OPERATORS = /not verified|sending (paused|suspended) for this account/i

/** True if SES rejects this mail for good. False for what the operator fixes. */
export function isPermanentRefusal(error: unknown): boolean {
  return error instanceof Error && PERMANENT.has(error.name) && !OPERATORS.test(error.message)
}

/**
 * Resolves once SES accepts the mail. Retries without Reply-To if SES rejects it: a visitor's typo must not keep a lead from
 * the owner, and the text contains the address, too.
 * @param notificationId sent as a tag, so that a later bounce finds its outbox row
 */
export async function sendMail(mail: Mail, notificationId: string): Promise<void> {
  try {
    await send(mail, notificationId)
  } catch (error) {
    if (!mail.replyTo || !isPermanentRefusal(error)) throw error
    const { replyTo: _, ...withoutReplyTo } = mail
    await send(withoutReplyTo, notificationId)
  }
}

async function send({ to, replyTo, subject, html, text }: Mail, notificationId: string): Promise<void> {
  client ??= new SESClient({
    // SES does not deduplicate: an SDK retry after a lost response would send a second mail. The outbox retries.
    maxAttempts: 1,
    requestHandler: {
      connectionTimeout: 2000,
      requestTimeout: 8000,
      throwOnRequestTimeout: true,
      // A connection that ended while the function was frozen would fail its first mail, which then waits a minute.
      httpAgent: UNSHARED,
      httpsAgent: UNSHARED,
    },
  })
  const utf8 = (Data: string) => ({ Data, Charset: 'UTF-8' })
  await client.send(
    new SendEmailCommand({
      Source: config.mailFrom(),
      Destination: { ToAddresses: [to] },
      ...(replyTo ? { ReplyToAddresses: [replyTo] } : {}),
      ConfigurationSetName: config.mailConfigurationSet(),
      Tags: [{ Name: NOTIFICATION_TAG, Value: notificationId }],
      Message: { Subject: utf8(subject), Body: { Html: utf8(html), Text: utf8(text) } },
    }),
  )
}
