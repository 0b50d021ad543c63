/** Lambda: sends the mails whose new rows the table's stream reports (`STREAM_PATTERNS`). */
import type { DynamoDBBatchResponse, DynamoDBRecord, DynamoDBStreamEvent } from 'aws-lambda'
import { logMailFault, writeLog } from '#functions/log.ts'
import { deliver } from '#functions/notifier/deliver.ts'

/**
 * Handles each stream record independently, so that a failing one does not block the batch. Reports failures (the table was
 * unreachable), so that the stream retries them.
 */
export async function handler(event: DynamoDBStreamEvent): Promise<DynamoDBBatchResponse> {
  const failures = await Promise.all(event.Records.map(handleRecord))
  return { batchItemFailures: failures.flatMap((id) => (id === undefined ? [] : { itemIdentifier: id })) }
}

async function handleRecord({ dynamodb }: DynamoDBRecord): Promise<string | undefined> {
  const { id } = dynamodb?.NewImage ?? {}
  if (!id?.S) return undefined
  try {
    const outcome = await deliver(id.S)
    writeLog({ level: 'info', event: 'notification', notification: id.S, outcome })
    return undefined
  } catch (error) {
    logMailFault('notification', id.S, error)
    return dynamodb?.SequenceNumber
  }
}
