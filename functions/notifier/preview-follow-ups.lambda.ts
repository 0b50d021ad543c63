import { siteOrigin } from '#functions/http/endpoint.ts'
import { followUpPreviews } from '#functions/notifier/mails/follow-up-previews.ts'
import { adminEndpoint } from '#functions/session/admin-endpoint.ts'
import { loadSettings } from '#functions/settings/setting-list.ts'
import * as contract from '#schemas/contract/notifications.ts'

/** The reminders of a sample quote, which the owner reads before they are switched on. */
export const handler = adminEndpoint(contract.previewFollowUps, async ({ headers }) =>
  followUpPreviews({ settings: await loadSettings(), siteOrigin: siteOrigin(headers), now: new Date() }),
)
