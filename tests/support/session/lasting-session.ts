import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import jwt from 'jsonwebtoken'
import { SESSION_PREFIX, sessionKey } from '#functions/table/keys.ts'
import { readWholeTable, setAttributes } from '#tests/support/table/rows.ts'

const COOKIE = '__Host-session'
const NEVER = '9000-01-01T00:00:00.000Z'

/** Lets a session ask for no new sign-in, however long a run of tests takes. */
export async function keepFresh(cookies: Map<string, string>, endpoint: string): Promise<void> {
  const { sub = '', sid } = jwt.decode(cookies.get(COOKIE) ?? '') as jwt.JwtPayload
  await setAttributes(endpoint, sessionKey(sub, sid), { 'sess.createdAt': NEVER })
}

/** Makes the only session of a stack last whatever the clock shows. @returns its cookies */
export async function lastingSession(
  cookies: Map<string, string>,
  stack: { dynamodbEndpoint: string; dataDir: string },
): Promise<Map<string, string>> {
  const row = (await readWholeTable(stack.dynamodbEndpoint)).find(({ sk }) => sk.startsWith(SESSION_PREFIX))
  if (!row) throw new Error('Nobody is signed in')
  const never = { 'sess.createdAt': NEVER, 'sess.lastSeenAt': NEVER, expire: NEVER }
  await setAttributes(stack.dynamodbEndpoint, row, never)
  const { jwtSecret } = JSON.parse(await readFile(join(stack.dataDir, 'secrets.json'), 'utf8'))
  const claims = jwt.decode(cookies.get(COOKIE) ?? '') as jwt.JwtPayload
  return new Map(cookies).set(COOKIE, jwt.sign({ ...claims, exp: Date.parse(NEVER) / 1000 }, jwtSecret))
}
