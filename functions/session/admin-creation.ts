import { answerOnce, type CreatingEndpoint, type Creation } from '#functions/http/creation.ts'
import { lambdaHandler } from '#functions/http/endpoint.ts'
import { signIn } from '#functions/session/admin-endpoint.ts'

/** Lambda handler of a creation that needs a session. Kept apart so that other admin bundles contain no creation code. */
export function adminCreation<E extends CreatingEndpoint<'admin'>, Loaded = undefined>(
  contract: E,
  definition: Creation<E, Loaded>,
) {
  return lambdaHandler(contract, answerOnce(contract, definition), { signIn })
}
