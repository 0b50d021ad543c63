/** Passkeys, authenticator app, recovery codes and devices of an admin. */
import * as z from 'zod'
import { endpoint } from '#schemas/contract/endpoint.ts'
import { Id, Instant, SignInMethod, Success } from '#schemas/contract/records.ts'
import { LoginRequest, SessionInfo } from '#schemas/contract/session.ts'
import { atMost } from '#schemas/contract/texts.ts'
import { adminRoutes, sessionRoutes } from '#schemas/routes.ts'

export const PASSKEYS_MAX = 5

/** Binary data as WebAuthn's JSON forms have it. */
const base64url = (max: number) =>
  z
    .string()
    .check(atMost(max))
    .regex(/^[\w-]+=*$/, 'Not base64url')

/** WebAuthn allows ids of 1,023 bytes. */
const CredentialId = base64url(1400)

/** The answer of a new passkey (WebAuthn, RegistrationResponseJSON), as far as it is read. */
const Registration = z.strictObject({
  id: CredentialId,
  response: z.strictObject({
    authenticatorData: base64url(8000),
    clientDataJSON: base64url(4000),
    publicKey: base64url(2000),
    /** ES256 or RS256. */
    publicKeyAlgorithm: z.union([z.literal(-7), z.literal(-257)]),
  }),
})
export type Registration = z.infer<typeof Registration>

/** The answer of a passkey to a sign-in (WebAuthn, AuthenticationResponseJSON), as far as it is read. */
export const PasskeyLogin = z.strictObject({
  id: CredentialId,
  response: z.strictObject({
    authenticatorData: base64url(2000),
    clientDataJSON: base64url(4000),
    signature: base64url(2000),
    /** The admin's id. Not signed: it only says whose list of passkeys is read. */
    userHandle: base64url(100),
  }),
  device: LoginRequest.shape.device,
})
export type PasskeyLogin = z.infer<typeof PasskeyLogin>

const Passkey = z.object({
  id: z.string(),
  name: z.string(),
  createdAt: Instant,
  lastUsedAt: Instant.optional(),
})

/** A browser that is signed in. */
const Device = z.object({
  /** Of its session. */
  id: Id,
  /** Browser and system, such as `Safari on iPhone`. */
  name: z.string(),
  method: SignInMethod,
  createdAt: Instant,
  lastSeenAt: Instant,
  isThis: z.boolean(),
})

/** How an admin signs in, and where. */
export const SignIn = z.object({
  /** Which a new passkey stores. */
  userId: Id,
  /** From then on, a change asks to sign in again. */
  freshUntil: Instant,
  passkeys: z.array(Passkey),
  /** Absent: no authenticator app is set up. */
  recoveryCodesLeft: z.int().optional(),
  devices: z.array(Device),
})
export type SignIn = z.infer<typeof SignIn>

export const ChangeSignInRequest = z.discriminatedUnion('action', [
  z.strictObject({ action: z.literal('addPasskey'), registration: Registration }),
  z.strictObject({ action: z.literal('removePasskey'), id: CredentialId }),
  /** Answers a secret, which `setUpApp` sends back with a code made from it. */
  z.strictObject({ action: z.literal('newSecret') }),
  z.strictObject({
    action: z.literal('setUpApp'),
    secret: z.string().regex(/^[A-Z2-7]{32}$/, 'Not a secret'),
    code: z.string().check(atMost(100)),
  }),
  z.strictObject({ action: z.literal('signOut'), id: Id }),
  z.strictObject({ action: z.enum(['removeApp', 'newRecoveryCodes', 'signOutOthers']) }),
])
export type ChangeSignInRequest = z.infer<typeof ChangeSignInRequest>

/** How the admin signs in now, and what is shown this once. */
export const ChangedSignIn = SignIn.extend({
  /** For an authenticator app: base32, and as an address for its QR code. */
  secret: z.string().optional(),
  secretUri: z.string().optional(),
  recoveryCodes: z.array(z.string()).optional(),
})
export type ChangedSignIn = z.infer<typeof ChangedSignIn>

export const sendDeviceLink = endpoint(sessionRoutes.sendDeviceLink, { answer: Success })
export const createChallenge = endpoint(sessionRoutes.createChallenge, {
  body: z.strictObject({ device: LoginRequest.shape.device }),
  answer: z.object({ challenge: z.string() }),
})
export const passkeyLogin = endpoint(sessionRoutes.passkeyLogin, {
  body: PasskeyLogin,
  answer: SessionInfo,
})
export const getSignIn = endpoint(adminRoutes.getSignIn, { answer: SignIn })
export const changeSignIn = endpoint(adminRoutes.changeSignIn, {
  body: ChangeSignInRequest,
  answer: ChangedSignIn,
})
