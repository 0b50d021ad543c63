/** One successful call of each endpoint; creates the record that it updates or deletes. */

import { randomUUID } from 'node:crypto'
import { type LinkScope, signLink } from '#functions/links/signed-link.ts'
import { digestId } from '#functions/table/keys.ts'
import type { Sent } from '#schemas/contract/index.ts'
import { type EndpointName, routesByName } from '#schemas/routes.ts'
import { CALLED_ORIGIN, type CallInput, type FunctionCaller } from '#tests/support/api/function-caller.ts'
import {
  bookingForm,
  closedDay,
  commercialForm,
  contactForm,
  nextNumber,
  quoteForm,
  windowRange,
} from '#tests/support/api/sample-forms.ts'
import { preparedPicture } from '#tests/support/photos/picture-files.ts'
import { signedPart, uploadedPhoto } from '#tests/support/photos/upload.ts'
import { deviceToken, undoToken } from '#tests/support/session/link-tokens.ts'
import { softwarePasskey } from '#tests/support/session/software-passkey.ts'
import { someAdmin } from '#tests/support/session/some-admin.ts'

type Part = 'params' | 'query' | 'body'
type NeedsPart<N extends EndpointName, P extends Part> =
  Sent<N, P> extends undefined ? false : P extends 'query' ? (object extends Sent<N, P> ? false : true) : true
/** The other endpoints are called with nothing. */
type NeedsInput = {
  [N in EndpointName]: true extends { [P in Part]: NeedsPart<N, P> }[Part] ? N : never
}[EndpointName]
type Calls<N extends EndpointName> = Record<N, () => CallInput | Promise<CallInput>>

/** @returns for each endpoint a function that makes the input of one more call, which will succeed */
export function sampleCalls(caller: FunctionCaller): Calls<EndpointName> {
  const empty = Object.fromEntries(Object.keys(routesByName).map((name) => [name, () => ({})]))
  return { ...(empty as Calls<EndpointName>), ...callsWithInput(caller) }
}

function callsWithInput({ call, signIn }: FunctionCaller): Calls<NeedsInput> & Partial<Calls<EndpointName>> {
  const quote = () => ({ body: quoteForm() })
  const contact = () => ({ body: contactForm() })
  const commercial = () => ({ body: commercialForm() })
  const booking = () => ({ body: bookingForm() })
  const price = () => ({
    body: { category: 'extra_service', key: `sample_${nextNumber()}`, label: 'Screens', price: '25.00' },
  })
  const content = () => ({
    body: {
      ...{ section: 'general', key: `sample_${nextNumber()}` },
      ...{ content: 'Screens are *included*.', contentType: 'markdown' },
    },
  })
  const review = () => ({
    body: {
      ...{ name: 'Ana R.', city: 'fresno', date: '2026-05-09', source: 'Google' },
      text: `They came on time, ${nextNumber()} windows.`,
      link: 'https://maps.example.com/reviews/1',
    },
  })
  const commercialQuote = async () => {
    const { quoteId: id = '' } = await call('createCommercialContact', commercial())
    return { params: { id } }
  }
  const linkOf = async (scope: LinkScope) => signLink(scope, (await newBooking()).id)
  /** Of a picture that is uploaded, after those before it are deleted: there is room for sixty. */
  const photo = async () => {
    for (const { id } of await call('listPhotos')) await call('deletePhoto', { params: { id } })
    return uploadedPhoto((body) => call('signPhotoUpload', { body }))
  }
  const customer = async () => {
    const form = contactForm()
    await call('createContact', { body: form })
    return digestId(form.email)
  }
  /** An admin with a passkey. */
  const passkeyOwner = async () => {
    const cookies = await signIn(await someAdmin())
    const passkey = softwarePasskey()
    const { challenge } = await call('createChallenge', { body: {} })
    const registration = passkey.register({ challenge, origin: CALLED_ORIGIN })
    const body = { action: 'addPasskey', registration }
    return { passkey, userId: (await call('changeSignIn', { cookies, body })).userId }
  }
  const sundayBooking = (serviceDate: string) => ({ body: { ...bookingForm(), serviceDate, anyway: true } })
  const quoteLink = async () => signLink('quote', (await call('createQuote', quote())).id)
  const idOf = async (row: Promise<{ id: string }>) => ({ params: { id: (await row).id } })
  const change = async (row: Promise<{ id: string }>, body: object) => ({ ...(await idOf(row)), body })
  const newBooking = () => call('createBooking', booking())

  return {
    getAvailability: () => ({ query: windowRange() }),
    createQuote: quote,
    createContact: contact,
    createCommercialContact: commercial,
    createBooking: booking,

    openVisit: async () => ({ body: { token: await linkOf('visit') } }),
    changeVisit: async () => ({ body: { token: await linkOf('visit'), action: 'cancel' } }),
    answerVisit: async () => ({ body: { token: await linkOf('answer'), action: 'confirm' } }),
    sendVisitLinks: () => ({ body: { email: bookingForm().email } }),
    getVisitCalendar: async () => ({ query: { t: await linkOf('calendar') } }),
    getOwnerCalendar: async () => ({
      query: { t: new URL((await call('shareCalendar', { body: {} })).feed).searchParams.get('t') ?? '' },
    }),

    openQuote: async () => ({ body: { token: await quoteLink() } }),
    answerQuote: async () => ({ body: { token: await quoteLink(), action: 'decline', reason: 'later' } }),
    optOut: () => ({ body: { token: signLink('optOut', randomUUID()) } }),

    login: async () => ({ body: await someAdmin() }),
    createChallenge: () => ({ body: {} }),
    passkeyLogin: async () => {
      const { passkey, userId } = await passkeyOwner()
      const { challenge } = await call('createChallenge', { body: {} })
      const device = await deviceToken()
      return { body: { ...passkey.signIn({ challenge, origin: CALLED_ORIGIN }, userId), device } }
    },
    undoChange: async () => {
      const { userId } = await call('getSignIn', { cookies: await signIn(await someAdmin()) })
      const change = { what: 'app-removed', admin: userId, device: 'Safari on iPhone' } as const
      return { body: { token: await undoToken(change), action: 'undo' } }
    },
    // Ends another session than the caller's, which later calls need.
    logout: async () => ({ cookies: await signIn(await someAdmin()) }),
    changePassword: async () => {
      const admin = await someAdmin()
      const body = { currentPassword: admin.password, newPassword: 'another long one' }
      return { cookies: await signIn(admin), body }
    },
    changeSignIn: async () => ({ cookies: await signIn(await someAdmin()), body: { action: 'newSecret' } }),
    getMoney: () => ({ query: { from: '2026-01-01', to: '2026-12-31' } }),
    planDay: () => ({ params: { date: windowRange().to }, body: { reason: 'wind' } }),
    moveDay: async () => {
      const date = closedDay()
      const { id } = await call('addBooking', sundayBooking(date))
      return { params: { date }, body: { reason: 'wind', choices: [{ id, action: 'ask' }] } }
    },
    inviteEarlier: async () => {
      const { id } = await newBooking()
      return { params: { date: windowRange().to }, body: { ids: [id] } }
    },

    listPlaces: () => ({ query: { from: '2026-12-01', to: '2026-12-07' } }),
    addBooking: booking,
    updateBooking: () => change(newBooking(), { status: 'confirmed' }),
    createVisitLink: () => change(newBooking(), {}),
    shareCalendar: () => ({ body: {} }),
    deleteBooking: () => idOf(newBooking()),

    addContact: contact,
    updateContact: () =>
      change(call('createContact', contact()), { status: 'contacted', adminResponse: 'We called back.' }),
    deleteContact: () => idOf(call('createContact', contact())),

    updateQuote: () => change(call('createQuote', quote()), { address: '2 Main St' }),
    deleteQuote: () => idOf(call('createQuote', quote())),
    updateCommercialQuote: async () => ({ ...(await commercialQuote()), body: { address: '2 Main St' } }),
    deleteCommercialQuote: commercialQuote,

    markNotSpam: async () => {
      const { id } = await call('createQuote', { body: { ...quoteForm(), website: 'x' } })
      return { params: { list: 'quotes', id } }
    },
    deleteSpam: async () => {
      await call('createQuote', { body: { ...quoteForm(), website: 'x' } })
      return { params: { list: 'quotes' }, query: { most: '1' } }
    },

    getCustomer: async () => ({ params: { id: await customer() } }),
    updateCustomer: async () => ({
      params: { id: await customer() },
      body: { action: 'note', address: '2 Main St', text: 'The dog is friendly.' },
    }),
    forgetCustomer: async () => {
      const form = contactForm()
      await call('createContact', { body: form })
      return { params: { id: digestId(form.email) }, body: { confirmation: form.email } }
    },

    updateSetting: () => ({ params: { key: 'years_experience' }, body: { value: '7' } }),

    createPricingEntry: price,
    updatePricingEntry: () =>
      change(call('createPricingEntry', price()), { key: `sample_${nextNumber()}`, price: '30.00' }),
    deletePricingEntry: () => idOf(call('createPricingEntry', price())),

    createContentItem: content,
    updateContentItem: () => change(call('createContentItem', content()), content().body),
    deleteContentItem: () => idOf(call('createContentItem', content())),

    signPhotoUpload: () => ({ body: signedPart(preparedPicture()) }),
    createPhoto: photo,
    updatePhoto: async () => change(call('createPhoto', await photo()), { action: 'hide' }),
    deletePhoto: async () => idOf(call('createPhoto', await photo())),

    createReview: review,
    updateReview: () => change(call('createReview', review()), review().body),
    deleteReview: () => idOf(call('createReview', review())),
    previewQuote: () => idOf(call('createQuote', quote())),
    retryNotification: async () => {
      const { id } = await call('createQuote', quote())
      return { params: { id: `owner-${id}` } }
    },
    stopNotification: async () => {
      const { id } = await call('createContact', contact())
      return { params: { id: `unanswered-${id}` } }
    },
  }
}
