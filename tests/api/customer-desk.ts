/** People with records of every kind, for tests of customers. */
import type { Answer } from '#schemas/contract/index.ts'
import { apiClient } from '#tests/support/api/client.ts'
import { bookingDesk } from '#tests/support/api/file-stack.ts'
import { customerId, sendEach } from '#tests/support/api/requests.ts'
import { readTable } from '#tests/support/table/rows.ts'

export type Person = { name: string; email: string; phone: string }

let people = 0

/** A person that no other test of the file has. */
export function someone(): Person {
  people += 1
  return {
    name: `Person${people} Customer`,
    email: `Person.${people}@customers.example`,
    phone: `(559) 555-${2000 + people}`,
  }
}

export function customerDesk() {
  const desk = bookingDesk()
  const { stack, owner, freshWindow } = desk
  return {
    ...desk,
    rows: () => readTable(stack.dynamodbEndpoint),
    find: (q: string) => owner.expect('listCustomers', { q }),
    cardOf: async ({ email }: Pick<Person, 'email'>) =>
      owner.expect('getCustomer', await customerId(owner, email)),
    /** Sends a quote, a message, a commercial request, which is two records, and a booking. */
    sendAll: (person: Person, trap = {}) => sendEach(apiClient(stack), freshWindow(), { ...person, ...trap }),
  }
}

export const kindsOf = ({ records }: Answer<'getCustomer'>) => records.map(({ kind }) => kind).sort()
export const ALL_KINDS = ['booking', 'commercial-quote', 'contact', 'contact', 'quote']
