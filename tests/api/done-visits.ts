/** Visits that the owner enters at any time of the clock, and every mail that their customers get. Each has its own mailbox. */
import { randomUUID } from 'node:crypto'
import type { Sent } from '#schemas/contract/index.ts'
import type { ApiClient } from '#tests/support/api/client.ts'
import type { fileStack } from '#tests/support/api/file-stack.ts'
import { addVisit } from '#tests/support/api/requests.ts'
import { settledTable } from '#tests/support/api/worker-stack.ts'
import { mailsTo } from '#tests/support/mail/mailbox.ts'
import { rowsOf, stateOf } from '#tests/support/table/rows.ts'

type Edit = Sent<'updateBooking', 'body'>

export function doneVisits(stack: ReturnType<typeof fileStack>, owner: ApiClient) {
  const mailbox = async (email: string) => {
    await settledTable(stack)
    return (await mailsTo(stack, email)).map(({ subject, body }) => ({ subject, ...body }))
  }
  const change = (id: string, body: Edit) => owner.expect('updateBooking', id, body)
  const rowsAbout = async (id: string) =>
    rowsOf(await settledTable(stack), 'OUTBOX').filter((row) => row['recordId'] === id)
  return {
    change,
    set: owner.set,
    async visitOn(serviceDate: string, changes: Partial<Sent<'addBooking', 'body'>> = {}) {
      const email = changes.email ?? `${randomUUID()}@example.com`
      const { id } = await addVisit(owner, serviceDate, { totalPrice: 238, ...changes, email })
      return { id, email }
    },
    /** Notes at a time that a visit is done. */
    async doneAt(instant: Date, id: string, body: Edit = {}) {
      await stack.at(instant)
      return change(id, { status: 'completed', ...body })
    },
    /** The whole mailbox, oldest first. */
    mailbox,
    subjects: async (email: string) => (await mailbox(email)).map(({ subject }) => subject),
    /** What became of the mails of a kind about a visit. */
    statesOf: async (id: string, kind: string) =>
      (await rowsAbout(id)).filter((row) => row['kind'] === kind).map(stateOf),
    dueOf: async (id: string, kind: string) =>
      (await rowsAbout(id)).find((row) => row['kind'] === kind && row['status'] === 'planned')?.['dueAt'],
  }
}
