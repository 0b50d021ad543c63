/** Refusals of requests that look valid, and statuses that blame the right side. */
import { expect, test } from '@jest/globals'
import { collectionKey } from '#functions/table/keys.ts'
import * as LIMITS from '#schemas/facts/limits.ts'
import { apiClient } from '#tests/support/api/client.ts'
import { fileDesk } from '#tests/support/api/file-stack.ts'
import { contactRequest } from '#tests/support/api/requests.ts'
import { putRows } from '#tests/support/table/rows.ts'

const { stack, owner } = fileDesk()

/** A contact whose message holds an invalid UTF-8 byte. */
function damagedContact(): Buffer {
  const [before = '', after = ''] = JSON.stringify(contactRequest({ message: 'Do you clean |?' })).split('|')
  return Buffer.concat([Buffer.from(before), Buffer.from([0xe9]), Buffer.from(after)])
}

test('invalid UTF-8 is refused and never stored as something else, decoded by API Gateway or by us', async () => {
  const before = (await owner.expect('listContacts')).length
  // As text by API Gateway; as base64, and by the function itself, because of the second header.
  for (const headers of [{}, { 'content-encoding': 'identity' }]) {
    const answer = await apiClient(stack).send('POST', '/api/contacts', { body: damagedContact(), headers })
    expect(answer.status).toBe(400)
    expect(answer.json()).toEqual({
      message: 'Some characters were damaged (\uFFFD). Please type them again.',
      code: 'damaged-text',
      fields: { body: 'Not valid UTF-8' },
    })
  }
  expect(await owner.expect('listContacts')).toHaveLength(before)
})

test('the last value of a repeated name counts (decision 56)', async () => {
  const body = JSON.stringify(contactRequest()).replace('{', '{"name":"The first",')
  const answer = await apiClient(stack).send('POST', '/api/contacts', { body })
  expect(answer.status).toBe(201)
  const [newest] = await owner.expect('listContacts', { limit: 1 })
  expect(newest?.name).toBe(contactRequest().name)
})

test('a full collection refuses entries until one is deleted (P27.3)', async () => {
  const add = (index: number) =>
    owner.call('createContentItem', { section: 'about', key: `row_${index}`, content: 'words' })
  const { length } = await owner.expect('listContentItems')
  for (let index = length; index < LIMITS.collectionRows; index++) expect((await add(index)).status).toBe(201)
  const refused = await add(LIMITS.collectionRows)
  expect(refused.status).toBe(409)
  expect(refused.json()).toEqual({ message: 'The limit is 200 entries. Please delete one first.' })
  const texts = await owner.expect('listContentItems')
  expect(texts).toHaveLength(LIMITS.collectionRows)
  await owner.expect('deleteContentItem', texts[0]?.id ?? '')
  expect((await add(LIMITS.collectionRows)).status).toBe(201)
})

test('a stored row that does not parse is a 500, never a 400 (P28.13)', async () => {
  await putRows(stack.dynamodbEndpoint, { ...collectionKey('PRICING', 'odd'), label: 'No price' })
  const answer = await apiClient(stack).call('listPricing')
  expect(answer.status).toBe(500)
  expect(answer.json()).toEqual({
    message: 'Something went wrong on our side.',
    requestId: expect.any(String),
  })
})

const RACERS = 6

test('exactly one of several concurrent edits of a setting is saved', async () => {
  for (const key of ['business_name', 'city', 'state']) {
    // Twice: the first time nobody has stored it, or the seed has.
    for (let round = 0; round < 2; round += 1) {
      const { updatedAt = '' } = (await owner.expect('listSettings')).find((row) => row.key === key) ?? {}
      const answers = await Promise.all(
        Array.from({ length: RACERS }, (_, index) =>
          owner.call('updateSetting', key, { value: `Racer ${round} ${index}`, updatedAt }),
        ),
      )
      expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(RACERS - 1).fill(409)])
      const saved = answers.find(({ status }) => status === 200)?.json()
      expect((await owner.expect('listSettings')).find((row) => row.key === key)).toEqual(saved)
    }
  }
})
