import { planDay } from '#functions/days/day-move.ts'
import { siteOrigin } from '#functions/http/endpoint.ts'
import { dayPreviews } from '#functions/notifier/mails/day-previews.ts'
import { adminEndpoint } from '#functions/session/admin-endpoint.ts'
import * as contract from '#schemas/contract/day-moves.ts'

/** Proposes where the visits of a day move, and previews their mails. */
export const handler = adminEndpoint(contract.planDay, async ({ params: { date }, body, headers }) => {
  const now = new Date()
  const plan = await planDay(date, body.choices, now)
  return dayPreviews(plan, { date, reason: body.reason }, { siteOrigin: siteOrigin(headers), now })
})
