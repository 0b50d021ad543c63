import { newDeviceLink } from '#functions/account/device-link-store.ts'
import { signLink } from '#functions/links/signed-link.ts'

/** The token of a device link, which is made here, however long ago the one before was. */
export const deviceToken = async () => signLink('device', await newDeviceLink())
