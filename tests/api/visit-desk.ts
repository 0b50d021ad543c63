/** Books visits as customers do, and follows the links in their mails. */
import type { CreateBookingRequest } from '#schemas/contract/bookings.ts'
import type { Sent } from '#schemas/contract/index.ts'
import { apiClient } from '#tests/support/api/client.ts'
import { bookingDesk } from '#tests/support/api/file-stack.ts'
import { customerId, visitor, type Window } from '#tests/support/api/requests.ts'
import { mailsTo, mailTo, tokenIn } from '#tests/support/mail/mailbox.ts'
import { readTable } from '#tests/support/table/rows.ts'

export function visitDesk(desk = bookingDesk()) {
  const { stack, owner, freshWindow } = desk
  let customers = 0
  const open = (token: string) => apiClient(stack).call('openVisit', { token })
  const change = (body: Sent<'changeVisit', 'body'>) => apiClient(stack).call('changeVisit', body)
  const seen = async (token: string) => (await open(token)).json()
  const rowsOf = () => readTable(stack.dynamodbEndpoint)
  return {
    ...desk,
    /** @returns id, customer's address, window, receipt, and the token of the link in it */
    async booked(changes: Partial<CreateBookingRequest> = {}) {
      customers += 1
      const email = `customer-${customers}@example.com`
      const window = freshWindow()
      const body = { ...visitor(), ...window, email, ...changes }
      const { id } = await apiClient(stack).expect('createBooking', body)
      const receipt = await mailTo(stack, email)
      return { id, email, window, token: tokenIn(receipt, '/visit?k='), receipt }
    },
    mailTo: (address: string, subject?: RegExp) => mailTo(stack, address, subject),
    mailsTo: (address: string) => mailsTo(stack, address),
    open,
    change,
    seen,
    async move(token: string, window: Window) {
      const { updatedAt } = await seen(token)
      return change({ token, action: 'move', ...window, updatedAt })
    },
    byOwner: (id: string, body: Sent<'updateBooking', 'body'>) => owner.expect('updateBooking', id, body),
    set: owner.set,
    rowOf: async (id: string) => (await rowsOf()).find(({ pk }) => pk === `BOOKING#${id}`),
    /** Ids of the mails on a customer's card. */
    async mailsOnCard(email: string): Promise<string[]> {
      const { records } = await owner.expect('getCustomer', await customerId(owner, email))
      return records.flatMap(({ mails }) => mails.map(({ id }) => id))
    },
    /** Places left in a window, 0 to 2. */
    async placesIn({ serviceDate, serviceTime }: Window): Promise<number> {
      const slot = (await rowsOf()).find(
        ({ pk, sk }) => pk === 'SLOTS' && sk === `${serviceDate}#${serviceTime}`,
      )
      return 2 - Number(slot?.['claimed'] ?? 0)
    },
  }
}

/** A token with another character in its scope, its id and its signature. */
export const changedTokens = (token: string) =>
  [0, 10, 30].map((at) => token.slice(0, at) + (token[at] === 'A' ? 'B' : 'A') + token.slice(at + 1))
