import { SESSION_PREFIX } from '#functions/table/keys.ts'
import { readWholeTable, setAttributes } from '#tests/support/table/rows.ts'

type SessionRow = { pk: string; sk: string; sess: { createdAt: string; lastSeenAt: string }; expire: string }

/** Moves start, last use and end of every session back by `minutes`. */
export async function ageSessions(endpoint: string, minutes: number): Promise<void> {
  const earlier = (instant: string) => new Date(Date.parse(instant) - minutes * 60_000).toISOString()
  const sessions = (await readWholeTable(endpoint)).filter(({ sk }) => sk.startsWith(SESSION_PREFIX))
  for (const { sess, expire, ...key } of sessions as SessionRow[])
    await setAttributes(endpoint, key, {
      'sess.createdAt': earlier(sess.createdAt),
      'sess.lastSeenAt': earlier(sess.lastSeenAt),
      expire: earlier(expire),
    })
}
