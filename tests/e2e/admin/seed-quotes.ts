/** Many quotes at once, by the functions' own writes, straight into a stack's table. */
import { randomUUID } from 'node:crypto'
import { ENV } from '#functions/environment.ts'
import { LOCAL_TABLE } from '#scripts/local/table.ts'
import { quoteRequest } from '#tests/support/requests.ts'

const AT_ONCE = 10

/** @param endpoint the emulator's address; each quote is a minute older than the one before */
export async function seedQuotes(endpoint: string, count: number): Promise<void> {
  Object.assign(process.env, {
    AWS_ENDPOINT_URL_DYNAMODB: endpoint,
    AWS_REGION: 'us-west-2',
    AWS_ACCESS_KEY_ID: 'local',
    AWS_SECRET_ACCESS_KEY: 'local',
    [ENV.tableName]: LOCAL_TABLE,
  })
  // Loaded only now: the client reads its address when it is made.
  const [{ QUOTES }, { createRecord }, { transact }] = await Promise.all([
    import('#functions/data/quotes.ts'),
    import('#functions/data/records.ts'),
    import('#functions/data/transact.ts'),
  ])
  const now = Date.now()
  const save = (index: number) => {
    const { website: _, openFor: __, ...request } = quoteRequest()
    const createdAt = new Date(now - index * 60_000).toISOString()
    const price = { basePrice: 179, totalPrice: 179, lines: [], isSpam: false }
    const quote = { ...request, hardWaterStains: 0, ...price, id: randomUUID(), createdAt }
    return transact(createRecord(QUOTES, quote))
  }
  for (let done = 0; done < count; done += AT_ONCE) {
    await Promise.all(Array.from({ length: AT_ONCE }, (_, offset) => save(done + offset)))
  }
}
