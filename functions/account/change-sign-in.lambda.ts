import { changeSignIn } from '#functions/account/change-sign-in.ts'
import { siteOrigin } from '#functions/http/endpoint.ts'
import { adminEndpoint } from '#functions/session/admin-endpoint.ts'
import * as contract from '#schemas/contract/sign-in.ts'

/** Adds and removes ways to sign in, and signs out devices. */
export const handler = adminEndpoint(contract.changeSignIn, ({ admin, body, headers }) =>
  changeSignIn(admin, body, siteOrigin(headers)),
)
