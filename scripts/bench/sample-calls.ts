/** One call of each endpoint that does its work: what is updated or deleted has just been created. */
import type { EndpointName } from '#schemas/api/index.ts'
import type { CallInput, FunctionCaller } from '#scripts/bench/function-caller.ts'
import {
  bookingForm,
  commercialForm,
  contactForm,
  quoteForm,
  visitRange,
} from '#scripts/bench/sample-forms.ts'

export type Sample = CallInput & {
  /** What may be answered, when that is not the endpoint's success. */
  statuses?: number[]
}

let samples = 0

/** @returns for each endpoint a function that makes the input of one more call */
export function sampleCalls({ call }: FunctionCaller): Record<EndpointName, () => Sample | Promise<Sample>> {
  const next = () => ++samples
  const quote = () => ({ body: quoteForm(next()) })
  const contact = () => ({ body: contactForm(next()) })
  const commercial = () => ({ body: commercialForm(next()) })
  const booking = () => ({ body: bookingForm(next()) })
  const price = () => ({
    body: { category: 'extra_service', key: `bench_${next()}`, label: 'Screens', price: '25.00' },
  })
  const content = () => ({
    body: {
      section: 'general',
      key: `bench_${next()}`,
      content: 'Screens are *included*.',
      contentType: 'markdown',
    },
  })
  const idOf = async (row: Promise<{ id: string }>) => ({ params: { id: (await row).id } })

  return {
    listPricing: () => ({}),
    listContent: () => ({}),
    getSiteInfo: () => ({}),
    getAvailability: () => ({ query: visitRange() }),
    createQuote: quote,
    createContact: contact,
    createCommercialContact: commercial,
    createBooking: booking,

    // A wrong password of nobody in particular: the throttle lets each of these through, and the work is the same.
    login: () => ({ body: { username: `nobody-${next()}`, password: 'not this one' }, statuses: [401] }),
    // Without a session, or the next call would have none.
    logout: () => ({}),
    getSession: () => ({}),
    // Throttled from the eleventh on.
    changePassword: () => ({
      body: { currentPassword: 'not this one', newPassword: 'a longer one' },
      statuses: [400, 429],
    }),
    getDashboard: () => ({}),

    listBookings: () => ({}),
    addBooking: booking,
    updateBooking: async () => ({
      ...(await idOf(call('createBooking', booking()))),
      body: { status: 'confirmed' },
    }),
    deleteBooking: () => idOf(call('createBooking', booking())),

    listContacts: () => ({}),
    addContact: contact,
    updateContact: async () => ({
      ...(await idOf(call('createContact', contact()))),
      body: { status: 'contacted', adminResponse: 'We called back.' },
    }),
    deleteContact: () => idOf(call('createContact', contact())),

    listQuotes: () => ({}),
    deleteQuote: () => idOf(call('createQuote', quote())),
    listCommercialQuotes: () => ({}),
    deleteCommercialQuote: async () => {
      const { quoteId = '' } = await call('createCommercialContact', commercial())
      return { params: { id: quoteId } }
    },

    listSettings: () => ({}),
    updateSetting: () => ({ params: { key: 'years_experience' }, body: { value: '7' } }),

    listPricingEntries: () => ({}),
    createPricingEntry: price,
    updatePricingEntry: async () => ({
      ...(await idOf(call('createPricingEntry', price()))),
      body: { price: '30.00' },
    }),
    deletePricingEntry: () => idOf(call('createPricingEntry', price())),

    listContentItems: () => ({}),
    createContentItem: content,
    updateContentItem: async () => ({ ...(await idOf(call('createContentItem', content()))), ...content() }),
    deleteContentItem: () => idOf(call('createContentItem', content())),

    retryNotification: async () => {
      const { id } = await call('createQuote', quote())
      return { params: { id: `owner-${id}` } }
    },
  }
}
