import { randomUUID } from 'node:crypto'
import { signLink } from '#functions/links/signed-link.ts'
import { MAILED_DEVICE_LINK } from '#functions/table/keys.ts'
import { put, transact } from '#functions/table/transact.ts'

/** The token of a device link, which is asked for here, however long ago the one before was. */
export async function deviceToken(): Promise<string> {
  const id = randomUUID()
  await transact([put({ ...MAILED_DEVICE_LINK, id, askedAt: new Date().toISOString() })])
  return signLink('device', id)
}
