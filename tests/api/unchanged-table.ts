import { expect } from '@jest/globals'
import { SESSION_PREFIX } from '#functions/table/keys.ts'
import { readTable, type TableRow } from '#tests/support/table/rows.ts'

/** @returns a check that the table is as it was: every refused attack must leave it so */
export async function unchangedTable(stack: { dynamodbEndpoint: string }): Promise<() => Promise<void>> {
  const before = await readTable(stack.dynamodbEndpoint)
  // Queued mails may have been sent meanwhile, and the session may have been used.
  const kept = (rows: TableRow[]) =>
    rows.filter(({ pk, sk }) => !pk.startsWith('OUTBOX#') && !sk.startsWith(SESSION_PREFIX))
  return async () => {
    const after = await readTable(stack.dynamodbEndpoint)
    expect(after.map(({ pk, sk }) => pk + sk)).toEqual(before.map(({ pk, sk }) => pk + sk))
    expect(kept(after)).toEqual(kept(before))
  }
}
