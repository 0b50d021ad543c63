/** How many bookings stand in each arrival window: one small row a window, claimed in the booking's own transaction. */
import { QueryCommand } from '@aws-sdk/lib-dynamodb'
import { config } from '#functions/config.ts'
import { table } from '#functions/table/client.ts'
import { SLOTS, slotKey } from '#functions/table/keys.ts'
import { update, type Write } from '#functions/table/transact.ts'

type Visit = { serviceDate: string; serviceTime: string }

/** How many bookings a window takes; `full` makes the error to throw when that is used up. */
export type SlotRules = { capacity: number; full: () => Error }

/**
 * The write that takes one place; without rules, also in a window that is full.
 * @throws, here or in the transaction, what `full` makes
 */
export function claimSlot({ serviceDate, serviceTime }: Visit, rules: SlotRules | undefined): Write {
  const [key, change] = [
    slotKey(serviceDate, serviceTime),
    { expression: 'ADD claimed :one', values: { ':one': 1 } },
  ]
  if (!rules) return update(key, change)
  // A window that takes nobody has no row whose count the condition could look at.
  if (rules.capacity < 1) throw rules.full()
  return update(
    key,
    change,
    {
      expression: 'attribute_not_exists(claimed) OR claimed < :capacity',
      values: { ':capacity': rules.capacity },
    },
    rules.full,
  )
}

/** The write that gives one place back. */
export function releaseSlot({ serviceDate, serviceTime }: Visit): Write {
  return update(slotKey(serviceDate, serviceTime), {
    expression: 'ADD claimed :less',
    values: { ':less': -1 },
  })
}

/** Claimed places between two dates, inclusive, by `<date>#<time>` (see slotName). At most 5 small rows a day. */
export async function readSlots(from: string, to: string): Promise<Map<string, number>> {
  const { Items = [] } = await table().send(
    new QueryCommand({
      TableName: config.tableName(),
      KeyConditionExpression: 'pk = :pk AND sk BETWEEN :from AND :to',
      // '~' sorts behind every time of the last day.
      ExpressionAttributeValues: { ':pk': SLOTS, ':from': from, ':to': `${to}~` },
      ConsistentRead: true,
    }),
  )
  return new Map(Items.map(({ sk, claimed }) => [String(sk), Number(claimed)]))
}
