import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import jwt from 'jsonwebtoken'
import { sessionKey } from '#functions/table/keys.ts'
import { setAttributes } from '#tests/support/table/rows.ts'

const COOKIE = '__Host-session'
const NEVER = '9000-01-01T00:00:00.000Z'

const claimsOf = (cookies: Map<string, string>) => jwt.decode(cookies.get(COOKIE) ?? '') as jwt.JwtPayload

/** Lets a session ask for no new sign-in, however long a run of tests takes. */
export async function keepFresh(
  cookies: Map<string, string>,
  endpoint: string,
  further: Record<string, string> = {},
): Promise<void> {
  const { sub = '', sid } = claimsOf(cookies)
  await setAttributes(endpoint, sessionKey(sub, sid), { 'sess.createdAt': NEVER, ...further })
}

/** Makes a session last whatever the clock shows. @returns its cookies */
export async function lastingSession(
  cookies: Map<string, string>,
  stack: { dynamodbEndpoint: string; dataDir: string },
): Promise<Map<string, string>> {
  await keepFresh(cookies, stack.dynamodbEndpoint, { 'sess.lastSeenAt': NEVER, expire: NEVER })
  const { jwtSecret } = JSON.parse(await readFile(join(stack.dataDir, 'secrets.json'), 'utf8'))
  const lasting = jwt.sign({ ...claimsOf(cookies), exp: Date.parse(NEVER) / 1000 }, jwtSecret)
  return new Map(cookies).set(COOKIE, lasting)
}
