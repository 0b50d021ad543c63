/** Calls that need those grants of an endpoint that its sample call does not. */
import { randomUUID } from 'node:crypto'
import { signLink } from '#functions/links/signed-link.ts'
import { digestId } from '#functions/table/keys.ts'
import type { EndpointName } from '#schemas/routes.ts'
import type { InvokeFunction } from '#scripts/local/aws/lambda.ts'
import {
  DONE_AND_PARTLY_PAID,
  furtherDayCalls,
  owedVisit,
  partlyPaid,
} from '#tests/infra/further-day-calls.ts'
import { mailCalls } from '#tests/infra/mail-calls.ts'
import { signInCalls } from '#tests/infra/sign-in-calls.ts'
import type { CallInput, FunctionCaller } from '#tests/support/api/function-caller.ts'
import { bookingForm, commercialForm, contactForm, quoteForm } from '#tests/support/api/sample-forms.ts'
import { preparedPicture } from '#tests/support/photos/picture-files.ts'
import { uploadedPhoto } from '#tests/support/photos/upload.ts'
import { expireQuote } from '#tests/support/table/rows.ts'

type Lists = 'listQuotes' | 'listCommercialQuotes' | 'listContacts' | 'listBookings'

const SPAM = { website: 'x' }

/** @param endpoint address of the table itself, without grants */
export function furtherCalls(
  { call, event, signIn }: FunctionCaller,
  endpoint: () => string,
): Partial<Record<EndpointName, (invoke: InvokeFunction) => Promise<unknown>>> {
  const idOf = (row: { id: string }) => ({ id: row.id })
  const sign = (body: CallInput['body']) => call('signPhotoUpload', { body })
  const quote = () => call('createQuote', { body: quoteForm() })
  const request = (changes = {}) =>
    call('createCommercialContact', { body: { ...commercialForm(), ...changes } })

  /** Reads a list with a record in it, searches it, and reads its spam. */
  async function list(name: Lists, id: string): Promise<void> {
    for (const query of [{}, { q: id }, { status: 'spam' }]) await call(name, { query })
  }

  /** Creates one record of each list that the spam trap catches. */
  async function spamOfEachList() {
    const asked = await request(SPAM)
    return {
      quotes: (await call('createQuote', { body: { ...quoteForm(), ...SPAM } })).id,
      'commercial-quotes': asked.quoteId ?? '',
      contacts: asked.id,
      bookings: (await call('createBooking', { body: { ...bookingForm(), ...SPAM } })).id,
    }
  }

  async function deleteSpam(lists: string[]): Promise<void> {
    await spamOfEachList()
    const query = { most: '200' }
    for (const list of lists) await call('deleteSpam', { params: { list }, query })
  }

  /** A record of each kind, and spam of each, from one person. */
  async function person() {
    const { email, phone = '' } = contactForm()
    const customerInfo = { name: 'One Person', email, phone }
    for (const trap of [{}, SPAM]) {
      await call('createQuote', { body: { ...quoteForm(), customerInfo, ...trap } })
      await request({ email, ...trap })
      const quoteId = (await quote()).id
      await call('createBooking', { body: { ...bookingForm(), email, quoteId, ...trap } })
    }
    return { email, phone }
  }

  const bookFromQuote = async (name: 'createBooking' | 'addBooking') =>
    call(name, { body: { ...bookingForm(), quoteId: (await quote()).id } })

  async function refused(invoke: InvokeFunction, name: EndpointName, input: CallInput, status: number) {
    const { statusCode } = (await invoke(name, event(name, input))) as { statusCode: number }
    if (statusCode !== status) throw new Error(`${name} answered ${statusCode}, not ${status}`)
  }
  const unknownMail = (name: 'retryNotification' | 'stopNotification') => (invoke: InvokeFunction) =>
    refused(invoke, name, { params: { id: `owner-${randomUUID()}` } }, 404)

  /** The links of a quote that has expired, and of one that is booked. */
  async function endedLinks() {
    const [expired, booked] = [await quote(), await quote()]
    await expireQuote(endpoint(), expired.id)
    await call('createBooking', { body: { ...bookingForm(), quoteId: booked.id } })
    return [signLink('quote', expired.id), signLink('quote', booked.id)]
  }

  return {
    ...furtherDayCalls(call),
    createBooking: async (invoke) => {
      const { id } = await quote()
      await call('createBooking', { body: { ...bookingForm(), quoteToken: signLink('quote', id) } })
      for (const quoteToken of await endedLinks())
        await refused(invoke, 'createBooking', { body: { ...bookingForm(), quoteToken } }, 409)
    },
    addBooking: async () => {
      await bookFromQuote('addBooking')
      await owedVisit(call)
      // Tomorrow's visit has no reminder in the evening.
      await call('addBooking', { body: { ...bookingForm(), anyway: true, tellCustomer: true } })
    },
    deleteBooking: async () => {
      await call('deleteBooking', { params: idOf(await bookFromQuote('createBooking')) })
      const params = idOf(await call('createBooking', { body: bookingForm() }))
      await call('updateBooking', { params, body: { status: 'cancelled' } })
      await call('deleteBooking', { params })
      await call('deleteBooking', { params: idOf(await partlyPaid(call)) })
    },
    updateSetting: async () => {
      const set = (key: string, value: string) => call('updateSetting', { params: { key }, body: { value } })
      await set('business_postal_address', '1 Main St')
      for (const value of ['yes', 'no']) await set('follow_ups', value)
      for (const phone of ['(559) 555-0111', '(559) 555-0112']) await set('phone', phone)
    },
    shareCalendar: () => call('shareCalendar', { body: { isRenewed: true } }),
    openQuote: async () => {
      for (const token of await endedLinks()) await call('openQuote', { body: { token } })
    },
    answerQuote: async () => {
      const [expired] = await endedLinks()
      await call('answerQuote', { body: { token: expired, action: 'renew' } })
      const token = signLink('contacted', (await quote()).id)
      await call('answerQuote', { body: { token, action: 'contacted' } })
    },
    updateQuote: async () => {
      const params = idOf(await quote())
      await call('createBooking', { body: { ...bookingForm(), quoteId: params.id } })
      await call('updateQuote', { params, body: { action: 'send' } })
      const contacted = { action: 'contacted', isContacted: true }
      await call('updateQuote', { params: idOf(await quote()), body: contacted })
    },

    ...signInCalls({ call, event, signIn }),

    getDashboard: async (invoke) => {
      const { sendMails, bounce } = mailCalls(invoke, endpoint)
      const leads = [await quote(), await request(), await call('createBooking', { body: bookingForm() })]
      const mails = leads.map(({ id }) => `owner-${id}`)
      await sendMails(mails)
      for (const mail of mails) await bounce(mail)
      await call('getDashboard')
    },
    listQuotes: async () => {
      await bookFromQuote('createBooking')
      await list('listQuotes', (await quote()).id)
      await call('listQuotes', { query: { status: 'new' } })
    },
    listCommercialQuotes: async () => list('listCommercialQuotes', (await request()).quoteId ?? ''),
    listContacts: async () => {
      await list('listContacts', (await request()).id)
      await call('listContacts', { query: { status: 'new' } })
    },
    listBookings: async () => {
      const form = bookingForm()
      const { id } = await call('createBooking', { body: form })
      await list('listBookings', id)
      await call('listBookings', { query: { status: 'pending' } })
      await call('listBookings', { query: { from: form.serviceDate, to: form.serviceDate } })
    },

    createPhoto: async (invoke) => {
      const picture = preparedPicture()
      for (const file of picture.files.keys()) picture.files.set(file, Buffer.from('no picture'))
      await refused(invoke, 'createPhoto', await uploadedPhoto(sign, picture), 400)
    },
    updatePhoto: async () => {
      const add = async () => call('createPhoto', await uploadedPhoto(sign))
      await add()
      await call('updatePhoto', { params: idOf(await add()), body: { action: 'move', to: 0 } })
    },
    openVisit: async () => {
      const { id } = await bookFromQuote('createBooking')
      for (const body of [{ hours: 3, anyway: true }, { status: 'cancelled' as const }]) {
        await call('updateBooking', { params: { id }, body })
        await call('openVisit', { body: { token: signLink('visit', id) } })
      }
    },
    optOut: (invoke) => refused(invoke, 'optOut', { body: { token: 'u' } }, 404),
    createVisitLink: async () => {
      const params = idOf(await call('createBooking', { body: bookingForm() }))
      await call('createVisitLink', { params, body: { isRevoked: true } })
    },

    // A customer with a record of each kind and a neighbor with the same number.
    listCustomers: async () => {
      const { email, phone } = await person()
      for (const q of [{}, { q: email }, { q: phone }, { q: randomUUID() }])
        await call('listCustomers', { query: q })
    },
    getCustomer: async () => {
      const { email } = await person()
      await call('getCustomer', { params: { id: digestId(email) } })
    },
    updateCustomer: async () => {
      const [{ email, phone }, other] = [await person(), contactForm()]
      await call('createContact', { body: { ...other, phone } })
      const params = { id: digestId(email) }
      for (const body of [
        { action: 'merge', other: digestId(other.email) },
        { action: 'opt-out', email, isOptedOut: true },
        { action: 'opt-out', email, isOptedOut: false },
      ])
        await call('updateCustomer', { params, body })
    },
    // Merged, with visits that are over, which still hold their places.
    forgetCustomer: async () => {
      const [{ email }, other] = [await person(), await person()]
      for (const one of [email, other.email])
        for (const { id } of await call('listBookings', { query: { q: one } }))
          await call('updateBooking', { params: { id }, body: DONE_AND_PARTLY_PAID })
      // The mail that says so still waits.
      const off = idOf(await call('createBooking', { body: { ...bookingForm(), email } }))
      await call('updateBooking', { params: off, body: { status: 'cancelled' } })
      const params = { id: digestId(email) }
      await call('updateCustomer', { params, body: { action: 'merge', other: digestId(other.email) } })
      await call('forgetCustomer', { params, body: { confirmation: email } })
    },
    updateContact: async () => {
      const { email } = await person()
      const [contact] = await call('listContacts', { query: { q: email } })
      const params = { id: contact?.id ?? '' }
      await call('updateContact', { params, body: { email: contactForm().email } })
    },

    markNotSpam: async () => {
      for (const [list, id] of Object.entries(await spamOfEachList()))
        await call('markNotSpam', { params: { list, id } })
    },
    deleteSpam: () => deleteSpam(['quotes', 'commercial-quotes', 'contacts', 'bookings']),

    retryNotification: unknownMail('retryNotification'),
    stopNotification: unknownMail('stopNotification'),
  }
}
