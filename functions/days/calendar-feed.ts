/** The address of the owner's calendar feed: one row with the id that the current address names. */
import { randomUUID } from 'node:crypto'
import { conflict } from '#functions/errors.ts'
import { signedId, signLink } from '#functions/links/signed-link.ts'
import { tellChange } from '#functions/outbox/mail-writes.ts'
import { matching } from '#functions/table/expression.ts'
import { CALENDAR_FEED } from '#functions/table/keys.ts'
import { readRow } from '#functions/table/read.ts'
import { MUST_NOT_EXIST, put, transact, update, type Write } from '#functions/table/transact.ts'
import type { ChangedBy } from '#schemas/contract/notifications.ts'
import { pathOf, publicRoutes } from '#schemas/routes.ts'

async function feedId(): Promise<string | undefined> {
  const row = await readRow(CALENDAR_FEED)
  return row && String(row['id'])
}

/** True for the token of the feed's current address. */
export async function isFeed(token: string): Promise<boolean> {
  const id = signedId('feed', token)
  return id !== undefined && id === (await feedId())
}

/**
 * Finds the write that ends an address that a renewal made. The one before stays ended: ending it may have been the reason to renew.
 * @param left id of the renewed address
 */
export async function undoRenewal(left: string | undefined): Promise<Write | undefined> {
  if (left === undefined || left !== (await feedId())) return undefined
  return update(CALENDAR_FEED, { set: { id: randomUUID() } }, matching({ id: left }), () =>
    conflict('The address has just been changed. Please try again.'),
  )
}

/** @param renewedBy invalidates the earlier address. @returns the feed's path */
export async function feedPath(renewedBy?: ChangedBy): Promise<string> {
  let id = ''
  await transact(async () => {
    const known = renewedBy ? undefined : await feedId()
    id = known ?? randomUUID()
    return known === undefined ? newAddress(id, renewedBy) : []
  })
  return `${pathOf(publicRoutes.getOwnerCalendar.path, {})}?t=${signLink('feed', id)}`
}

/** A first address never replaces one that another device has just been given. */
function newAddress(id: string, renewedBy: Parameters<typeof feedPath>[0]): Write[] {
  if (!renewedBy) return [put({ ...CALENDAR_FEED, id }, MUST_NOT_EXIST, 'again')]
  const mails = tellChange({ what: 'feed', ...renewedBy, left: id }, new Date().toISOString())
  return [put({ ...CALENDAR_FEED, id }), ...mails]
}
