/** Calls that need every grant of what has to do with spam, and with the two halves of a commercial request. */
import type { ApiClient } from '#tests/support/api-client.ts'
import { commercialRequest, quoteRequest, visitor, type Window } from '#tests/support/requests.ts'

const SPAM = { website: 'x' }

/** @param client signed in @param window one that is open */
export async function callForSpam(client: ApiClient, window: Window): Promise<void> {
  for (const list of ['listQuotes', 'listCommercialQuotes', 'listContacts', 'listBookings'] as const)
    await client.expect(list, { query: { status: 'spam' } })
  for (const [list, id] of await recordOfEachList(client))
    await client.expect('markNotSpam', { params: { list, id } })
  const query = { until: '2099-01-01T00:00:00.000Z' }
  for (const [list] of await recordOfEachList(client))
    await client.expect('deleteSpam', { params: { list }, query })
  // Whichever half of a request comes first takes the other along.
  await recordOfEachList(client)
  for (const list of ['contacts', 'commercial-quotes'])
    await client.expect('deleteSpam', { params: { list }, query })

  const both = { query: { both: 'true' } } as const
  const byContact = await client.expect('createCommercialContact', { body: commercialRequest() })
  await client.expect('deleteContact', { params: { id: byContact.id }, ...both })
  const byQuote = await client.expect('createCommercialContact', { body: commercialRequest() })
  await client.expect('deleteCommercialQuote', { params: { id: byQuote.quoteId ?? '' }, ...both })

  async function recordOfEachList({ expect }: ApiClient) {
    const quote = await expect('createQuote', { body: quoteRequest(SPAM) })
    const request = await expect('createCommercialContact', { body: commercialRequest(SPAM) })
    const booking = await expect('createBooking', { body: { ...visitor(), ...window, ...SPAM } })
    return [
      ['quotes', quote.id],
      ['commercial-quotes', request.quoteId ?? ''],
      ['contacts', request.id],
      ['bookings', booking.id],
    ] as const
  }
}
