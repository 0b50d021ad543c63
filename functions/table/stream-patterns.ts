import { type EntityName, PUBLISHED_PARTITIONS } from '#functions/table/keys.ts'
import { TABLE_SHAPE } from '#functions/table/shape.ts'
import type { Notification } from '#schemas/contract/notifications.ts'

/**
 * Which changes of the table start a function, in the syntax of Lambda's event filters: each list names the values that pass. Infra
 * and the local stack read it.
 */
export const STREAM_PATTERNS = {
  /** New mails, and mails that the owner requeued. The sweeper sends those that failed before. */
  notifier: {
    eventName: ['INSERT', 'MODIFY'],
    dynamodb: {
      NewImage: {
        entity: { S: ['OUTBOX' satisfies EntityName] },
        status: { S: ['queued' satisfies Notification['status']] },
        attempts: { N: ['0'] },
      },
    },
  },
  /** Changes of what pages show. */
  publisher: { dynamodb: { Keys: { [TABLE_SHAPE.partitionKey]: { S: PUBLISHED_PARTITIONS } } } },
}
