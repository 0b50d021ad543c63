import { SESClient, SendEmailCommand } from '@aws-sdk/client-ses'
import { config, NOTIFICATION_TAG } from '#functions/config.ts'
import type { Mail } from '#functions/mail/mail.ts'

let client: SESClient | undefined

/** Refusals that trying again cannot mend: the message or an address in it is at fault (SES API reference, SendEmail). */
const PERMANENT = new Set(['MessageRejected', 'InvalidParameterValue', 'InvalidParameterValueException'])

/** True when SES refused the mail itself, not just for now. */
export function isPermanentRefusal(error: unknown): boolean {
  return error instanceof Error && PERMANENT.has(error.name)
}

/**
 * Hands a mail to SES; resolves when SES has taken responsibility for it. Throws what SES throws.
 * @param notificationId travels along, so that a later bounce finds its outbox row
 */
export async function sendMail(
  { to, replyTo, subject, html, text }: Mail,
  notificationId: string,
): Promise<void> {
  client ??= new SESClient({
    maxAttempts: 2,
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
