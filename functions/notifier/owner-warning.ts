/** The mails about signing in: warnings go to the address for leads, and for a while to the one before it. */
import { config } from '#functions/environment.ts'
import { isDeviceLinkLive } from '#functions/links/signed-link.ts'
import type { Composed } from '#functions/notifier/composed.ts'
import { deviceLinkMail, warningMail } from '#functions/notifier/mails/warning-mail.ts'
import type { OutboxRow } from '#functions/outbox/outbox.ts'
import { earlierValue } from '#functions/settings/guarded-setting.ts'
import type { Settings } from '#schemas/defaults/settings.ts'

export async function composeWarning(row: OutboxRow, settings: Settings, now: Date): Promise<Composed> {
  const to = row.toEarlier ? await earlierValue('notification_email', now) : settings.notification_email
  if (to === undefined) return { skip: 'There is no earlier address' }
  return { mail: warningMail(row, { ...settings, notification_email: to }, config.siteOrigin()) }
}

/** None once the link has ended: another one can be asked for. */
export function composeDeviceLink(row: OutboxRow, settings: Settings, now: Date): Composed {
  if (!isDeviceLinkLive(row.createdAt, now)) return { skip: 'The link has ended' }
  return { mail: deviceLinkMail(row, settings, config.siteOrigin()) }
}
