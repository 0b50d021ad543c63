/**
 * A passkey in software, written from WebAuthn level 3 (sections 6.1, 6.5 and 8.7): ES256 or RS256, attestation `none`.
 * A test may make it lie in any part of what it signs.
 */
import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'
import type { PasskeyLogin, Registration } from '#schemas/contract/sign-in.ts'

type Signed = {
  challenge: string
  /** Of the page. */
  origin: string
  /** Host that the passkey belongs to; that of the origin by default. */
  rpId?: string
  isVerified?: boolean
  isPresent?: boolean
  signCount?: number
  type?: string
  /** Signs until a number of the signature begins with a zero byte. */
  isShort?: boolean
}

export type SoftwarePasskey = ReturnType<typeof softwarePasskey>

const PRESENT = 0x01
const VERIFIED = 0x04
const ATTESTED = 0x40
const sha256 = (value: string | Buffer) => createHash('sha256').update(value).digest()
const base64url = (value: string | Buffer) => Buffer.from(value).toString('base64url')

const KEYS = {
  ES256: { number: -7, make: () => generateKeyPairSync('ec', { namedCurve: 'P-256' }) },
  /** Of older Windows. */
  RS256: { number: -257, make: () => generateKeyPairSync('rsa', { modulusLength: 2048 }) },
} as const

export function softwarePasskey(algorithm: keyof typeof KEYS = 'ES256') {
  const { number, make } = KEYS[algorithm]
  const { privateKey, publicKey } = make()
  const id = randomBytes(16)

  function clientData({ challenge, origin, type }: Signed, usual: string): string {
    return JSON.stringify({ type: type ?? usual, challenge, origin, crossOrigin: false })
  }

  function authenticatorData(signed: Signed, attested: Buffer = Buffer.alloc(0)): Buffer {
    const { origin, rpId = new URL(origin).hostname, isVerified = true, isPresent = true } = signed
    const flags =
      (isPresent ? PRESENT : 0) | (isVerified ? VERIFIED : 0) | (attested.length > 0 ? ATTESTED : 0)
    const count = Buffer.alloc(4)
    count.writeUInt32BE(signed.signCount ?? 0)
    return Buffer.concat([sha256(rpId), Buffer.from([flags]), count, attested])
  }

  /** AAGUID, id, and the key in CBOR: a map of five entries (RFC 9053, EC2). Nobody reads that of an RSA key here. */
  function attestedData(): Buffer {
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
    const length = Buffer.alloc(2)
    length.writeUInt16BE(id.length)
    const key = ['a5010203262001215820', Buffer.from(x, 'base64url').toString('hex'), '225820']
    return Buffer.concat([
      Buffer.alloc(16),
      length,
      id,
      Buffer.from(key.join(''), 'hex'),
      Buffer.from(y, 'base64url'),
    ])
  }

  /** Each signature of the same bytes is another one. DER omits a number's leading zeros, but for one before a set bit. */
  function signature(bytes: Buffer, isShort: boolean): Buffer {
    for (;;) {
      const made = sign('sha256', bytes, privateKey)
      const first = made.subarray(4, 4 + (made[3] ?? 0))
      const second = made.subarray(6 + first.length)
      const isBelow = [first, second].some(
        (number) => number.length < 32 || (number.length === 32 && number[0] === 0),
      )
      if (algorithm === 'RS256' || isBelow === isShort) return made
    }
  }

  return {
    id: base64url(id),
    register: (signed: Signed): Registration => ({
      id: base64url(id),
      response: {
        authenticatorData: base64url(authenticatorData(signed, attestedData())),
        clientDataJSON: base64url(clientData(signed, 'webauthn.create')),
        publicKey: base64url(publicKey.export({ type: 'spki', format: 'der' })),
        publicKeyAlgorithm: number,
      },
    }),
    /** @param userHandle the admin's id, which the passkey has stored */
    signIn: (signed: Signed, userHandle: string): PasskeyLogin => {
      const client = clientData(signed, 'webauthn.get')
      const data = authenticatorData(signed)
      return {
        id: base64url(id),
        response: {
          authenticatorData: base64url(data),
          clientDataJSON: base64url(client),
          signature: base64url(signature(Buffer.concat([data, sha256(client)]), signed.isShort ?? false)),
          userHandle: base64url(userHandle),
        },
      }
    },
  }
}
