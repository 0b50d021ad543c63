/**
 * The device link that the owner asks for on the login. The table keeps the latest one alone, which works until another may be asked
 * for: whoever asks, it is mailed to the owner, and nobody can keep it from them (decision 95).
 */
import { randomUUID } from 'node:crypto'
import { unauthorized } from '#functions/errors.ts'
import { deviceLinkEnded, idOfLink, isDeviceLinkLive, isSigned } from '#functions/links/signed-link.ts'
import { queueMail } from '#functions/outbox/mail-writes.ts'
import { atMost, either, matching } from '#functions/table/expression.ts'
import { MAILED_DEVICE_LINK } from '#functions/table/keys.ts'
import { readRow } from '#functions/table/read.ts'
import { MUST_NOT_EXIST, put, transact, update, type Write } from '#functions/table/transact.ts'

/** Queues the mail, unless one was queued within the hour. */
export async function askForDeviceLink(now: Date): Promise<void> {
  const id = randomUUID()
  const at = now.toISOString()
  const isOver = either(MUST_NOT_EXIST, matching({ askedAt: atMost(deviceLinkEnded(now)) }))
  await transact([
    put({ ...MAILED_DEVICE_LINK, id, askedAt: at }, isOver, 'done'),
    queueMail({ kind: 'device-link', recordType: 'session', recordId: id, now: at }),
  ])
}

/** Returns the id of a mailed link that still works. */
export async function mailedDeviceLink(token: string, now: Date): Promise<string | undefined> {
  const id = idOfLink('device', token)
  if (id === undefined || !isSigned(token, 'device', id)) return undefined
  const row = await readRow(MAILED_DEVICE_LINK)
  const works = row?.['id'] === id && !row['usedAt'] && isDeviceLinkLive(String(row['askedAt']), now)
  return works ? id : undefined
}

export function spendMailedLink(id: string, now: Date): Write {
  return update(
    MAILED_DEVICE_LINK,
    { set: { usedAt: now.toISOString() } },
    matching({ id, usedAt: undefined }),
    linkUsed,
  )
}

export const linkUsed = () => unauthorized('This link has been used before. Please make a new one.')
