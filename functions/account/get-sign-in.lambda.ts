import { readSignIn } from '#functions/account/sign-in-store.ts'
import { adminEndpoint } from '#functions/session/admin-endpoint.ts'
import * as contract from '#schemas/contract/sign-in.ts'

/** Returns how the signed-in admin signs in, and where. */
export const handler = adminEndpoint(contract.getSignIn, ({ admin }) => readSignIn(admin))
