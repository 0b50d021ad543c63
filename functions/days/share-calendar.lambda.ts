import { feedPath } from '#functions/days/calendar-feed.ts'
import { siteOrigin } from '#functions/http/endpoint.ts'
import { adminEndpoint } from '#functions/session/admin-endpoint.ts'
import { changedBy } from '#functions/session/session-cookie.ts'
import * as contract from '#schemas/contract/visits.ts'

/** The address at which the owner's calendar subscribes to the visits, or a new one. */
export const handler = adminEndpoint(
  contract.shareCalendar,
  async ({ body, headers, admin }) => ({
    feed: siteOrigin(headers) + (await feedPath(body.isRenewed ? changedBy(admin) : undefined)),
  }),
  ({ body }) => body.isRenewed === true,
)
