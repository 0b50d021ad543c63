/** The second factor of a password: codes of an authenticator app (TOTP, RFC 6238), or recovery codes. */
import { randomBytes } from 'node:crypto'
import { Secret, TOTP } from 'otpauth'
import { digest } from '#functions/table/keys.ts'

const RECOVERY_CODES = 10
/** 120 random bits: too many to guess, so that a plain digest hides them (OWASP ASVS 6.5.2). */
const RECOVERY_BYTES = 15

/** 160 bits, as RFC 4226 recommends. @returns it in base32, and the address that an authenticator app reads from a QR code */
export function newSecret(label: string, issuer: string) {
  const secret = new Secret({ size: 20 })
  return { secret: secret.base32, secretUri: new TOTP({ secret, issuer, label }).toString() }
}

/** Returns the step of 30 seconds that a code is of: now, the one before or the one after; undefined for any other code. */
export function stepOf(code: string, secret: string, now = new Date()): number | undefined {
  const generator = new TOTP({ secret: Secret.fromBase32(secret) })
  const timestamp = now.getTime()
  const delta = generator.validate({ token: code.replace(/\s/g, ''), timestamp, window: 1 })
  return delta === null ? undefined : generator.counter({ timestamp }) + delta
}

/** Returns codes for people to write down: six groups of four letters and digits. */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: RECOVERY_CODES }, () => {
    const { base32 } = new Secret({ buffer: new Uint8Array(randomBytes(RECOVERY_BYTES)).buffer })
    return base32.replace(/.{4}(?=.)/g, '$&-')
  })
}

/** However it was typed: small letters, blanks and dashes do not matter. */
export const digestOf = (recoveryCode: string) => digest(recoveryCode.toUpperCase().replace(/[^A-Z2-7]/g, ''))
