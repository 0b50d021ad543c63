/**
 * The device link. The table keeps only the latest one, which works until the login may send another. Anybody can ask for it there, but
 * it is mailed to the owner alone, so nobody can keep the owner from having one (decision 95).
 */
import { randomUUID } from 'node:crypto'
import { unauthorized } from '#functions/errors.ts'
import { deviceLinkEnded, isDeviceLinkLive, signedId } from '#functions/links/signed-link.ts'
import { queueMail } from '#functions/outbox/mail-writes.ts'
import { atMost, either, matching } from '#functions/table/expression.ts'
import { DEVICE_LINK } from '#functions/table/keys.ts'
import { readRow } from '#functions/table/read.ts'
import { MUST_NOT_EXIST, put, transact, update, type Write } from '#functions/table/transact.ts'

/** Queues the mail, unless there was a link within the hour. */
export async function askForDeviceLink(now: Date): Promise<void> {
  const id = randomUUID()
  const at = now.toISOString()
  const isOver = either(MUST_NOT_EXIST, matching({ askedAt: atMost(deviceLinkEnded(now)) }))
  await transact([
    put({ ...DEVICE_LINK, id, askedAt: at }, isOver, 'done'),
    queueMail({ kind: 'device-link', recordType: 'session', recordId: id, now: at }),
  ])
}

/** Replaces the link, whatever its age. @returns the id of the new one */
export async function newDeviceLink(): Promise<string> {
  const id = randomUUID()
  await transact([put({ ...DEVICE_LINK, id, askedAt: new Date().toISOString() })])
  return id
}

/** Returns the id of a link that still works. */
export async function liveDeviceLink(token: string, now: Date): Promise<string | undefined> {
  const id = signedId('device', token)
  if (id === undefined) return undefined
  const row = await readRow(DEVICE_LINK)
  const works = row?.['id'] === id && !row['usedAt'] && isDeviceLinkLive(String(row['askedAt']), now)
  return works ? id : undefined
}

export function spendDeviceLink(id: string, now: Date): Write {
  return update(
    DEVICE_LINK,
    { set: { usedAt: now.toISOString() } },
    matching({ id, usedAt: undefined }),
    () => unauthorized('This link has been used before. Please make a new one.'),
  )
}
