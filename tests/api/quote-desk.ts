/** Asks for quotes as customers do, and follows the links in their mails, also at another time. */

import type { ApiError } from '#schemas/contract/error.ts'
import type { LinkedQuote } from '#schemas/contract/linked-quotes.ts'
import type { CreateQuoteRequest } from '#schemas/contract/quotes.ts'
import { addDays, pacificNow } from '#schemas/facts/pacific-time.ts'
import type { EndpointName } from '#schemas/routes.ts'
import { apiClient } from '#tests/support/api/client.ts'
import { bookingDesk } from '#tests/support/api/file-stack.ts'
import { pacific } from '#tests/support/api/pacific.ts'
import { quoteRequest, visitor, type Window } from '#tests/support/api/requests.ts'
import { mailsTo, mailTo, markedMail, tokenIn, waitForMail } from '#tests/support/mail/mailbox.ts'
import { mailsAbout, readTable, stateOf, type TableRow } from '#tests/support/table/rows.ts'

/** Kinds of the reminders of a quote. */
export const REMINDERS = /^quote-\d$/
/** A minute after a planned mail of that day from today on is due. */
export const onDay = (days: number) => pacific(addDays(pacificNow(new Date()).date, days), 10, 1)

type Answered<T> = { status: number; text: string; body: T & ApiError }

export function quoteDesk(desk = bookingDesk()) {
  const { stack, owner } = desk
  let customers = 0
  async function post<T>(name: EndpointName, body: object, at?: Date): Promise<Answered<T>> {
    if (at) await stack.at(at)
    const { status, text } = await apiClient(stack).ask(name, { body })
    if (at) await stack.at()
    return { status, text, body: JSON.parse(text) as T & ApiError }
  }
  const rows = () => readTable(stack.dynamodbEndpoint)
  return {
    ...desk,
    /** @returns id, price, customer's address, receipt, and the token of the link in it */
    async quoted(changes: Partial<CreateQuoteRequest> = {}) {
      customers += 1
      const email = changes.customerInfo?.email ?? `asker-${customers}@example.com`
      const customerInfo = { name: 'Ana Ruiz', ...changes.customerInfo, email }
      const request = quoteRequest({ ...changes, customerInfo })
      const { id, totalPrice } = await apiClient(stack).expect('createQuote', request)
      const receipt = await markedMail(stack, email, '/quote?k=')
      return { id, totalPrice, email, receipt, token: tokenIn(receipt, '/quote?k=') }
    },
    /** Each runs at another time, if one is given. */
    open: (token: string, at?: Date) => post<LinkedQuote>('openQuote', { token }, at),
    decline: (token: string, reason = 'price', at?: Date) =>
      post<LinkedQuote>('answerQuote', { token, action: 'decline', reason }, at),
    contacted: (token: string, at?: Date) =>
      post<LinkedQuote>('answerQuote', { token, action: 'contacted' }, at),
    /** The status of any call with a body. */
    statusOf: async (name: EndpointName, body: object) => (await post<unknown>(name, body)).status,
    ownersMail: (about: string, subject = /./) =>
      waitForMail(stack, (mail) => mail.replyTo.includes(about) && subject.test(mail.subject)),
    renew: (token: string, at?: Date) => post<LinkedQuote>('answerQuote', { token, action: 'renew' }, at),
    book: (window: Window, quote: { quoteToken?: string; quoteId?: string }, at?: Date, changes = {}) =>
      post<{ id: string; totalPrice: number; link: string }>(
        'createBooking',
        { ...visitor(), ...window, ...quote, ...changes },
        at,
      ),
    mailTo: (address: string, subject?: RegExp) => mailTo(stack, address, subject),
    mailsTo: (address: string) => mailsTo(stack, address),
    reminders: async (address: string) =>
      (await mailsTo(stack, address)).filter(({ body }) => body.text.includes('/mails?k=')),
    change: (id: string, body: object) => owner.call('updateQuote', id, body),
    set: owner.set,
    rowOf: async (id: string): Promise<TableRow | undefined> =>
      (await rows()).find(({ pk }) => pk === `QUOTE#${id}`),
    /** The state of each planned mail of a kind, with the reason of one that is not sent. */
    mailsAbout: async (id: string, kind: RegExp) =>
      (await mailsAbout(stack.dynamodbEndpoint, id))
        .filter((row) => kind.test(String(row['kind'])))
        .map(stateOf),
    listed: async (id: string) => (await owner.expect('listQuotes', { q: id }))[0],
  }
}
