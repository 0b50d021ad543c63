import { expect, test } from '@jest/globals'
import type { StreamRecord } from '#scripts/local/aws/dynamodb-stream.ts'
import { pumpStream } from '#scripts/local/aws/event-source-mapping.ts'

type Event = { Records: { dynamodb: { SequenceNumber: string } }[] }
type Answer = { batchItemFailures: { itemIdentifier: string }[] }

const recordOf = (sequence: string, entity: string): StreamRecord => ({
  dynamodb: { SequenceNumber: sequence, NewImage: { entity: { S: entity } } },
})

/** Pumps the records until all are committed. @returns what each call of the consumer was given */
async function pump(
  records: StreamRecord[],
  consume: (sequences: string[]) => Answer | undefined,
  later: StreamRecord[] = [],
  batchingWindowSeconds = 0,
) {
  const calls: string[][] = []
  const givenUp: string[] = []
  const committed: string[] = []
  const aborter = new AbortController()
  const all = () => [[...records], [...later]]
  let waiting = all()
  await pumpStream(
    {
      reader: {
        read: async () => waiting.shift() ?? [],
        commit: async (done) => {
          committed.push(...done.map(({ dynamodb }) => dynamodb?.SequenceNumber ?? ''))
          if (committed.length === records.length + later.length) aborter.abort()
        },
        rewind: () => {
          waiting = all()
        },
        close: () => {},
      },
      batchingWindowSeconds,
      filter: ({ dynamodb }) => dynamodb?.NewImage?.['entity']?.S === 'OUTBOX',
      invoke: async (event) => {
        const sequences = (event as Event).Records.map(({ dynamodb }) => dynamodb.SequenceNumber)
        calls.push(sequences)
        return consume(sequences)
      },
      onGivenUp: async (record) => void givenUp.push(record.dynamodb?.SequenceNumber ?? ''),
    },
    aborter.signal,
  )
  return { calls, givenUp, committed }
}

const names = (count: number) => Array.from({ length: count }, (_, index) => String(index + 1))
const mails = (count: number) => names(count).map((name) => recordOf(name, 'OUTBOX'))

test('records are passed in order, at most ten at a time, and then committed', async () => {
  const { calls, committed } = await pump(mails(25), () => undefined)
  expect(calls.flat()).toEqual(names(25))
  expect(Math.max(...calls.map((call) => call.length))).toBe(10)
  expect(committed).toEqual(names(25))
})

test('a batching window passes on what follows the first record as one batch', async () => {
  const later = mails(25).slice(1)
  const { calls, committed } = await pump(mails(1), () => undefined, later, 0.01)
  expect(calls).toEqual([names(25)])
  expect(committed).toEqual(names(25))
})

test('rows that are no mails are committed without a call', async () => {
  const { calls, committed } = await pump([recordOf('1', 'QUOTE')], () => undefined)
  expect(calls).toEqual([])
  expect(committed).toEqual(['1'])
})

test('a reported failure is tried again from there, without what went before it', async () => {
  let failures = 1
  const { calls, givenUp } = await pump(mails(4), () => {
    failures -= 1
    return failures === 0 ? { batchItemFailures: [{ itemIdentifier: '3' }] } : undefined
  })
  expect(calls).toEqual([names(4), ['3', '4']])
  expect(givenUp).toEqual([])
})

test('only a record that always throws is given up; its neighbours are delivered', async () => {
  const through = new Set<string>()
  const { givenUp, committed } = await pump(mails(4), (sequences) => {
    if (sequences.includes('2')) throw new Error('poison')
    for (const sequence of sequences) through.add(sequence)
    return undefined
  })
  expect(givenUp).toEqual(['2'])
  expect([...through].sort()).toEqual(['1', '3', '4'])
  expect(committed).toEqual(names(4))
})
