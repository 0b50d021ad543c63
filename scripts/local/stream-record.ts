import type { _Record } from '@aws-sdk/client-dynamodb-streams'

export type StreamRecord = _Record

/** A record as Lambda's event carries it: times in epoch seconds instead of Date objects. */
export function marshallRecord({ dynamodb, ...record }: StreamRecord) {
  const createdAt = dynamodb?.ApproximateCreationDateTime
  return {
    ...record,
    dynamodb: {
      ...dynamodb,
      ...(createdAt && { ApproximateCreationDateTime: createdAt.getTime() / 1000 }),
    },
  }
}
