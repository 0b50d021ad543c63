/** What proves that a browser is the owner's before they sign in: a device link, or the cookie of an earlier sign-in. */
import { linkUsed, mailedDeviceLink, spendMailedLink } from '#functions/account/device-link-store.ts'
import { readCookie } from '#functions/session/session-cookie.ts'
import { type DeviceProof, LIFETIMES, type Proof, verifyToken } from '#functions/session/signed-token.ts'
import { deviceLinkKey } from '#functions/table/keys.ts'
import { MUST_NOT_EXIST, put, type Write } from '#functions/table/transact.ts'

type Device = {
  device?: DeviceProof | undefined
  /** Uses up a link; the sign-in that it let in is refused if it was used before. */
  spends: Write[]
}

/** @param link token of a link that create-admin printed, or of one from a mail */
export async function readDevice(
  link: string | undefined,
  cookies: readonly string[],
  now = new Date(),
): Promise<Device> {
  const printed = await verifyToken('device-link', link)
  if (printed) return { device: printed, spends: [spendPrintedLink(printed, now)] }
  const id = link && (await mailedDeviceLink(link, now))
  if (id) return { device: { id, issuedAt: now.getTime() / 1000 }, spends: [spendMailedLink(id, now)] }
  return { device: await readCookie('device', cookies), spends: [] }
}

/** Stores that it was used, for longer than it is valid. */
function spendPrintedLink({ adminId, id }: Proof, now: Date): Write {
  const expiresAt = Math.ceil(now.getTime() / 1000) + 2 * LIFETIMES['device-link']
  return put({ ...deviceLinkKey(adminId, id), expiresAt }, MUST_NOT_EXIST, linkUsed)
}
