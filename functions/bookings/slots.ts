/** Places claimed per arrival window: one small row each, written in the booking's transaction. */
import { QueryCommand } from '@aws-sdk/lib-dynamodb'
import { config } from '#functions/environment.ts'
import { table } from '#functions/table/client.ts'
import { SLOTS, slotKey } from '#functions/table/keys.ts'
import { update, type Write } from '#functions/table/transact.ts'

type Visit = { serviceDate: string; serviceTime: string }

/** `capacity` is per window; `full` creates the error to throw when it is exceeded. */
export type SlotRules = { capacity: number; full: () => Error }

/**
 * Returns the write that claims one place; without rules, even in a full window.
 * @throws the error of `full`, here or in the transaction
 */
export function claimSlot({ serviceDate, serviceTime }: Visit, rules: SlotRules | undefined): Write {
  const [key, change] = [
    slotKey(serviceDate, serviceTime),
    { expression: 'ADD claimed :one', values: { ':one': 1 } },
  ]
  if (!rules) return update(key, change)
  // A window without capacity may have no row, and the condition accepts a missing one.
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

export function releaseSlot({ serviceDate, serviceTime }: Visit): Write {
  return update(slotKey(serviceDate, serviceTime), {
    expression: 'ADD claimed :less',
    values: { ':less': -1 },
  })
}

/** Claimed places between two dates, inclusive, by `slotName`. At most 5 small rows per day. */
export async function readSlots(from: string, to: string): Promise<Map<string, number>> {
  const { Items = [] } = await table().send(
    new QueryCommand({
      TableName: config.tableName(),
      KeyConditionExpression: 'pk = :pk AND sk BETWEEN :from AND :to',
      // '~' sorts after every time of the last day.
      ExpressionAttributeValues: { ':pk': SLOTS, ':from': from, ':to': `${to}~` },
      ConsistentRead: true,
    }),
  )
  return new Map(Items.map(({ sk, claimed }) => [String(sk), Number(claimed)]))
}
