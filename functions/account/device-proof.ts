/** What proves that a browser is the owner's before they sign in: a device link, or the cookie of an earlier sign-in. */
import { liveDeviceLink, spendDeviceLink } from '#functions/account/device-link-store.ts'
import { readCookie } from '#functions/session/session-cookie.ts'
import type { DeviceProof } from '#functions/session/signed-token.ts'
import type { Write } from '#functions/table/transact.ts'

type Device = {
  device?: DeviceProof | undefined
  /** Uses up a link; the sign-in that it let in is refused if it was used before. */
  spends: Write[]
}

/** @param link token of a device link */
export async function readDevice(link: string | undefined, cookies: readonly string[]): Promise<Device> {
  const now = new Date()
  const id = link && (await liveDeviceLink(link, now))
  if (id) return { device: { id, issuedAt: now.getTime() / 1000 }, spends: [spendDeviceLink(id, now)] }
  return { device: await readCookie('device', cookies), spends: [] }
}
