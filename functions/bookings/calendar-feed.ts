/** The address of the owner's calendar feed: one row with the id that the current address names. */
import { randomUUID } from 'node:crypto'
import { GetCommand } from '@aws-sdk/lib-dynamodb'
import { config } from '#functions/environment.ts'
import { idOfLink, isSigned, signLink } from '#functions/links/signed-link.ts'
import { table } from '#functions/table/client.ts'
import { CALENDAR_FEED } from '#functions/table/keys.ts'
import { put, transact } from '#functions/table/transact.ts'
import { pathOf, publicRoutes } from '#schemas/routes.ts'

async function feedId(): Promise<string | undefined> {
  const { Item } = await table().send(
    new GetCommand({ TableName: config.tableName(), Key: CALENDAR_FEED, ConsistentRead: true }),
  )
  return Item && String(Item['id'])
}

/** True for the token of the feed's current address. */
export async function isFeed(token: string): Promise<boolean> {
  const id = idOfLink('feed', token)
  return id !== undefined && isSigned(token, 'feed', id) && id === (await feedId())
}

/** @param isRenewed invalidates the earlier address. @returns the feed's path */
export async function feedPath(isRenewed: boolean): Promise<string> {
  const known = isRenewed ? undefined : await feedId()
  const id = known ?? randomUUID()
  if (known === undefined) await transact([put({ ...CALENDAR_FEED, id })])
  return `${pathOf(publicRoutes.getOwnerCalendar.path, {})}?t=${signLink('feed', id)}`
}
