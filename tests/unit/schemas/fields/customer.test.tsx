/** Each field has a value that no other has, so that its text proves that it is shown. */
import { expect, test } from '@jest/globals'
import { SWRConfig } from 'swr'
import { unstable_serialize } from 'swr/infinite'
import { CustomerScreen } from '#frontend/admin/customers/customer-screen.tsx'
import { CUSTOMER_COLUMNS } from '#frontend/admin/customers/customers-screen.tsx'
import type { CustomerCard, CustomerRow } from '#schemas/contract/customers.ts'
import { CUSTOMER_FIELDS } from '#schemas/fields/customer.ts'
import { expectShown, fileOf, textOf } from '#tests/unit/schemas/fields/shown-fields.tsx'
import { uuid } from '#tests/unit/schemas/samples.ts'

const ROW = {
  id: uuid(1),
  name: 'Quilla Zambrano',
  email: 'q.z@example.com',
  emails: [],
  phone: '(559) 555-0777',
  lastAt: '2059-03-02T17:05:00.000Z',
  records: [],
} satisfies Required<CustomerRow>

const other = (digit: number, name: string) => ({
  ...{ id: uuid(digit), name, email: `other-${digit}@example.com`, lastAt: '2059-03-02T17:06:00.000Z' },
})
const CARD = {
  id: uuid(1),
  name: 'Quilla Zambrano',
  emails: ['kept@example.com'],
  phones: ['(559) 555-0888'],
  addresses: ['12 Uncommon Way'],
  notes: [{ address: '12 Uncommon Way', text: 'Mind the dog', updatedAt: '2059-03-02T17:07:00.000Z' }],
  optOuts: [{ email: 'kept@example.com', at: '2059-03-02T17:08:00.000Z', reason: 'kept reason' }],
  merged: [other(2, 'Merged Person')],
  perhaps: [other(3, 'Perhaps Person')],
  records: [
    {
      kind: 'contact',
      mails: [],
      record: {
        ...{ id: uuid(5), name: 'Q', email: 'q.z@example.com', message: 'A kept message', status: 'new' },
        ...{ source: 'website', isSpam: false, createdAt: '2059-03-02T17:09:00.000Z' },
        updatedAt: '2059-03-02T17:09:00.000Z',
      },
    },
  ],
  nextCursor: 'next',
} satisfies Required<CustomerCard>

test('a customer shows each of its fields wherever its table says, and has its columns in the order of files', () => {
  const fallback = { [unstable_serialize(() => [CARD.id, undefined])]: [CARD] }
  const { cells, table } = fileOf(CUSTOMER_COLUMNS, ROW)
  expect(Object.keys(cells)).toEqual(['Id', 'Last Contact (Pacific)', 'Name', 'Email', 'Phone'])
  expectShown(CUSTOMER_FIELDS, {
    texts: {
      ...{ id: ROW.id, lastAt: '2059-03-02 09:05', name: ROW.name, email: ROW.email, phone: ROW.phone },
      ...{ emails: 'kept@example.com', phones: '(559) 555-0888', addresses: '12 Uncommon Way' },
      ...{ notes: 'Mind the dog', optOuts: 'since Mar 2, 2059, 9:08 AM (kept reason)' },
      ...{ merged: 'Merged Person', perhaps: 'Perhaps Person', records: 'A kept message' },
    },
    spots: {
      card: textOf(
        <SWRConfig value={{ fallback }}>
          <CustomerScreen id={CARD.id} record={null} />
        </SWRConfig>,
      ),
      table,
    },
    cells,
  })
})
