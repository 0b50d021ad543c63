/** People whose town is not served yet leave an email address. */
import { expect, test } from '@jest/globals'
import { apiClient } from '#tests/support/api/client.ts'
import { fileDesk } from '#tests/support/api/file-stack.ts'
import { quoteRequest } from '#tests/support/api/requests.ts'
import { mailTo, waitForMail } from '#tests/support/mail/mailbox.ts'
import { readTable } from '#tests/support/table/rows.ts'

const { stack, owner } = fileDesk()
const leave = (body: object) => apiClient(stack).call('createContact', body as never)
const newest = async () => (await owner.expect('listContacts'))[0]

test('an email address is kept as a resolved contact, with a receipt, and nothing is due after a day (P39.16)', async () => {
  const answer = await leave({ email: 'ana@example.com', zip: '94103' })
  expect(answer).toMatchObject({ status: 201 })
  const { id } = answer.json()
  expect(await newest()).toMatchObject({
    ...{ id, source: 'not-yet', status: 'resolved', isSpam: false },
    ...{ name: 'ana@example.com', email: 'ana@example.com', address: '94103' },
  })
  const receipt = await mailTo(stack, 'ana@example.com')
  expect(receipt.subject).toContain('We’ll write when we come to you')
  expect(receipt.body.text).toContain('We don’t come to 94103 yet.')
  const told = await waitForMail(stack, ({ subject }) =>
    subject.includes('to be told when you come to 94103'),
  )
  expect(told.body.text).toContain('There is nothing to answer now.')
  const kinds = (await readTable(stack.dynamodbEndpoint))
    .filter(({ recordId }) => recordId === id)
    .map(({ kind }) => kind)
  expect(kinds.sort()).toEqual(['owner', 'receipt'])

  // It is longer than a name may be.
  const long = `${'a'.repeat(60)}@${'b'.repeat(50)}.example.com`
  expect(await leave({ email: long, zip: '94103' })).toMatchObject({ status: 201 })
  expect(await newest()).toMatchObject({ email: long, name: long.slice(0, 100) })
})

test.each([
  ['a code that is served', { zip: '93230' }, 'zip'],
  ['a code that is near', { zip: '93202' }, 'zip'],
  ['four digits', { zip: '9410' }, 'zip'],
  ['no email address', { zip: '94103', email: '' }, 'email'],
  ['no ZIP code, and no name and message', {}, 'name'],
])('%s is refused at its field (P39.16)', async (_, changes, name) => {
  const refused = await leave({ email: 'bo@example.com', ...changes })
  expect(refused).toMatchObject({ status: 400 })
  expect(Object.keys((refused.json() as never as { fields: object }).fields)).toContain(name)
})

test.each([
  ['94103', '1 Market St, San Francisco, CA 94103', 'not served yet'],
  ['93202', '10870 14th Ave, Armona, CA 93202', 'near, in none of the towns'],
])('the owner reads at a quote of %s how far it is (P39.17)', async (_, address, note) => {
  const customerInfo = { name: 'Ana Ruiz', email: 'quote@example.com', address }
  await apiClient(stack).expect('createQuote', quoteRequest({ customerInfo }))
  const mail = await waitForMail(
    stack,
    ({ subject, body }) => subject.startsWith('New quote') && body.text.includes(address),
  )
  expect(mail.body.text).toContain(`${address} (${note})`)
})
