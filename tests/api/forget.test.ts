/** Deleting leaves nothing of a person behind. */
import { expect, test } from '@jest/globals'
import { judgeCounters } from '#tests/faults/oracle.ts'
import { apiClient } from '#tests/support/api-client.ts'
import { fileOwner, fileStack } from '#tests/support/file-stack.ts'
import { commercialRequest } from '#tests/support/requests.ts'
import { readTable } from '#tests/support/table-rows.ts'

const stack = fileStack()
const owner = fileOwner(stack)

test('a commercial request is deleted whole, or one half alone, which the other then knows', async () => {
  const create = async () => {
    const { id, quoteId = '' } = await apiClient(stack).expect('createCommercialContact', {
      body: commercialRequest(),
    })
    return { contact: { params: { id } }, quote: { params: { id: quoteId } } }
  }
  const both = { query: { both: 'true' } } as const
  const left = async ({ contact, quote }: Awaited<ReturnType<typeof create>>) =>
    (await readTable(stack.dynamodbEndpoint))
      .map(({ pk }) => pk)
      .filter((pk) => pk.endsWith(contact.params.id) || pk.endsWith(quote.params.id))
  const first = await create()
  await owner.expect('deleteContact', { ...first.contact, ...both })
  expect(await left(first)).toEqual([])
  const second = await create()
  await owner.expect('deleteCommercialQuote', { ...second.quote, ...both })
  expect(await left(second)).toEqual([])

  const third = await create()
  await owner.expect('deleteCommercialQuote', third.quote)
  const [contact] = await owner.expect('listContacts', { query: { q: third.contact.params.id } })
  expect(contact).toMatchObject({ source: 'commercial' })
  expect(contact).not.toHaveProperty('commercialQuoteId')
  await owner.expect('deleteContact', { ...third.contact, ...both })
  expect(await left(third)).toEqual([])

  const fourth = await create()
  await owner.expect('deleteContact', fourth.contact)
  const [quote] = await owner.expect('listCommercialQuotes', { query: { q: fourth.quote.params.id } })
  expect(quote).not.toHaveProperty('contactStatus')
  await owner.expect('deleteCommercialQuote', { ...fourth.quote, ...both })
  expect(await left(fourth)).toEqual([])
  const rows = await readTable(stack.dynamodbEndpoint)
  expect(judgeCounters(rows)).toEqual([])
  const wrong = await owner.send('DELETE', `/api/admin/contacts/${first.contact.params.id}?both=yes`)
  expect(wrong.status).toBe(400)
})
