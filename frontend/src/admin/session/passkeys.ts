/** Asks the browser for passkeys. */
import { client } from '@passwordless-id/webauthn'
import { problemOf } from '#frontend/admin/lib/use-call.ts'
import { callApi } from '#frontend/lib/api.ts'
import type { SessionInfo } from '#schemas/contract/session.ts'
import type { Registration, SignIn } from '#schemas/contract/sign-in.ts'
import { sessionRoutes } from '#schemas/routes.ts'

export const arePasskeysKnown = () => 'PublicKeyCredential' in window

const newChallenge = async (device?: string) =>
  (await callApi(sessionRoutes.createChallenge, { body: { device } })).challenge

/**
 * Signs in with the passkey that the owner picks. Rejects when none is picked, or the API refuses it.
 * @param device token of a device link
 */
export async function signInByPasskey(device?: string): Promise<SessionInfo> {
  const { id, response } = await client.authenticate({
    challenge: await newChallenge(device),
    userVerification: 'required',
  })
  const { authenticatorData, clientDataJSON, signature, userHandle = '' } = response
  const body = { id, response: { authenticatorData, clientDataJSON, signature, userHandle }, device }
  return callApi(sessionRoutes.passkeyLogin, { body })
}

/** Makes a passkey on this device, or on a phone or key beside it. Rejects when the owner cancels. */
export async function newPasskey({ userId, passkeys }: SignIn, username: string): Promise<Registration> {
  const { id, response } = await client.register({
    user: { id: userId, name: username, displayName: username },
    challenge: await newChallenge(),
    userVerification: 'required',
    discoverable: 'required',
    attestation: false,
    customProperties: {
      excludeCredentials: passkeys.map((passkey) => ({ type: 'public-key', id: bytesOf(passkey.id) })),
    },
  })
  const { authenticatorData, clientDataJSON, publicKey, publicKeyAlgorithm } = response
  if (publicKeyAlgorithm !== -7 && publicKeyAlgorithm !== -257) throw new Error('Nobody asked for this kind')
  return { id, response: { authenticatorData, clientDataJSON, publicKey, publicKeyAlgorithm } }
}

function bytesOf(base64url: string): Uint8Array {
  const text = atob(base64url.replaceAll('-', '+').replaceAll('_', '/'))
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0))
}

/** Why there is no passkey: the API's words, or for what the browser and the owner did, `otherwise`. */
export function passkeyProblem(error: unknown, otherwise: string): string {
  return error instanceof DOMException ? otherwise : problemOf(error).problem.message
}
