/** Runs the sweeper on the mails that a storm left, with the clock advanced instead of waiting. */
import { recordDeath, type Storm } from '#tests/faults/crashable-stack.ts'
import { ALL_DUE_MS, startFunctionProcess } from '#tests/support/api/function-process.ts'
import { readTable, rowsOf, type TableRow } from '#tests/support/table/rows.ts'

/** A busy machine needs some 20. A mail is given up after three days, which are 139. */
const MAX_SWEEPS = 100

const isOpen = ({ status }: TableRow) => ['queued', 'sending', 'held'].includes(String(status))

/** Nothing else may run meanwhile, because an advanced clock ends every lease. */
export async function sweepUntilSettled({ table, endpoints, mail, random, deaths }: Storm): Promise<void> {
  let sweeper = startFunctionProcess(endpoints)
  let dying: Promise<void> | undefined
  const dieAt = mail.accepted.length + random.between(1, 10)
  mail.onAccepted((count) => {
    if (count === dieAt) dying = recordDeath(deaths, () => sweeper.kill())
  })
  try {
    for (let sweep = 1; sweep <= MAX_SWEEPS; sweep++) {
      if (!rowsOf(await readTable(table.endpoint), 'OUTBOX').some(isOpen)) return
      await sweeper.call('sweeper', {}, sweep * ALL_DUE_MS).catch(() => {})
      if (!dying) continue
      await dying
      dying = undefined
      sweeper = startFunctionProcess(endpoints)
    }
  } finally {
    await sweeper.kill()
  }
}
