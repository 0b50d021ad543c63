/** Verifies registrations and sign-ins by passkey. */
import { parsers, server } from '@passwordless-id/webauthn'
import {
  countPasskeyUse,
  getPasskey,
  type PasskeyRow,
  takeChallenge,
} from '#functions/account/passkey-store.ts'
import { invalidInput, unauthorized } from '#functions/errors.ts'
import { getAdmin } from '#functions/session/admin-store.ts'
import type { Write } from '#functions/table/transact.ts'
import { Id } from '#schemas/contract/records.ts'
import type { AdminUser } from '#schemas/contract/session.ts'
import type { PasskeyLogin, Registration } from '#schemas/contract/sign-in.ts'

const REFUSED = 'This passkey is not accepted. Please sign in with your password.'

/**
 * Finds the admin of a sign-in by passkey.
 * @param origin of the page, which the passkey must have signed
 * @returns the write that counts the use
 * @throws AppError 401 with the same text for every cause
 */
export async function checkPasskey(
  login: PasskeyLogin,
  origin: string,
): Promise<{ admin: AdminUser; used: Write }> {
  const challenge = await takeSigned(login.response.clientDataJSON, () => unauthorized(REFUSED))
  const { data: adminId } = Id.safeParse(Buffer.from(login.response.userHandle, 'base64url').toString())
  const [admin, passkey] = adminId
    ? await Promise.all([getAdmin(adminId), getPasskey(adminId, login.id)])
    : []
  if (!admin?.isActive || !passkey) throw unauthorized(REFUSED)
  const { counter } = await server
    .verifyAuthentication(authenticationOf(login, passkey), credentialOf(passkey), {
      ...expectedFrom(origin, challenge),
      counter: passkey.signCount,
    })
    .catch(() => {
      throw unauthorized(REFUSED)
    })
  return { admin, used: countPasskeyUse(admin.id, passkey, counter) }
}

/** @throws AppError 400 for a registration that the page of `origin` did not just ask for, or without a person who was there and verified */
export async function checkRegistration(
  registration: Registration,
  origin: string,
): Promise<Omit<PasskeyRow, 'name'>> {
  const challenge = await takeSigned(registration.response.clientDataJSON, notAdded)
  try {
    const { credential, authenticator } = await server.verifyRegistration(
      registrationOf(registration),
      expectedFrom(origin, challenge),
    )
    // Only of a sign-in, the library checks that somebody was there (WebAuthn level 3, 7.1).
    const { flags } = parsers.parseAuthenticator(registration.response.authenticatorData)
    if (!flags.userPresent) throw notAdded()
    const algorithm = credential.algorithm === 'RS256' ? 'RS256' : 'ES256'
    await server.parseCryptoKey(algorithm, credential.publicKey)
    return {
      id: credential.id,
      publicKey: credential.publicKey,
      algorithm,
      signCount: authenticator.counter,
      createdAt: new Date().toISOString(),
    }
  } catch {
    throw notAdded()
  }
}

const notAdded = () =>
  invalidInput({ registration: 'Not accepted' }, 'This passkey could not be added. Please try once more.')

/** Takes the challenge that was signed, and returns it. It is refused if it is not one of ours, or was used before. */
async function takeSigned(clientDataJSON: string, refused: () => Error): Promise<string> {
  const challenge = challengeOf(clientDataJSON)
  if (challenge === undefined) throw refused()
  await takeChallenge(challenge, refused)
  return challenge
}

function challengeOf(clientDataJSON: string): string | undefined {
  try {
    const { challenge }: { challenge: unknown } = parsers.parseClient(clientDataJSON)
    return typeof challenge === 'string' ? challenge : undefined
  } catch {
    return undefined
  }
}

/** Passkeys belong to the host, whatever its port; user verification is by fingerprint, face or PIN. */
function expectedFrom(origin: string, challenge: string) {
  return { challenge, origin, domain: new URL(origin).hostname, userVerified: true }
}

const credentialOf = ({ id, publicKey, algorithm }: PasskeyRow) => ({
  id,
  publicKey,
  algorithm,
  transports: [],
})

/** The parts that the library has types for, but does not read. */
const UNREAD = { type: 'public-key', rawId: '', clientExtensionResults: {} } as const

const authenticationOf = ({ id, response }: PasskeyLogin, { algorithm }: PasskeyRow) => ({
  ...UNREAD,
  id,
  response:
    algorithm === 'ES256' ? { ...response, signature: withWideNumbers(response.signature) } : response,
})

const registrationOf = ({ id, response }: Registration) => ({
  ...UNREAD,
  id,
  response: { ...response, attestationObject: '', transports: [] },
  user: { name: '' },
})

/**
 * Writes both numbers of an ES256 signature (DER) with 33 bytes, the first of them 0: the library reads 32 bytes each and would
 * refuse one in 128 signatures, of which a number begins with zeros. Anything but a signature stays as it is.
 */
function withWideNumbers(signature: string): string {
  const bytes = Buffer.from(signature, 'base64url')
  const [first, second] = [numberAt(bytes, 2), numberAt(bytes, 4 + (bytes[3] ?? 0))]
  if (bytes[0] !== 0x30 || !first || !second) return signature
  return Buffer.concat([Buffer.from([0x30, 70]), wide(first), wide(second)]).toString('base64url')
}

function numberAt(bytes: Buffer, start: number): Buffer | undefined {
  const length = bytes[start + 1] ?? 0
  const number = bytes.subarray(start + 2, start + 2 + length)
  return bytes[start] === 2 && length > 0 && length <= 33 && number.length === length ? number : undefined
}

const wide = (number: Buffer) =>
  Buffer.concat([Buffer.from([2, 33]), Buffer.alloc(33 - number.length), number])
