import { SESClient, SendEmailCommand } from '@aws-sdk/client-ses'
import { config } from '#functions/config.ts'
import type { Mail } from '#functions/notifier/mails/mail.ts'
import { NOTIFICATION_TAG } from '#functions/notifier/notification-tag.ts'

let client: SESClient | undefined

/** Refusals that trying again cannot mend: the message or an address in it is at fault (SES API reference, SendEmail). */
const PERMANENT = new Set(['MessageRejected', 'InvalidParameterValue', 'InvalidParameterValueException'])

/** True when SES refused the mail itself, not just for now. An unverified sender or sandbox is mended by the operator. */
export function isPermanentRefusal(error: unknown): boolean {
  return error instanceof Error && PERMANENT.has(error.name) && !/not verified/i.test(error.message)
}

/**
 * Hands a mail to SES; resolves when SES has taken responsibility for it. Throws what SES throws. A Reply-To that SES does
 * not like (a visitor's typo) never keeps a lead from the owner: the address is in the text as well.
 * @param notificationId travels along, so that a later bounce finds its outbox row
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
    // SES knows no repeats: a second try after a lost answer would be a second mail. The outbox tries again.
    maxAttempts: 1,
    requestHandler: { connectionTimeout: 2000, requestTimeout: 8000, throwOnRequestTimeout: true },
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
