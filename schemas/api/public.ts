/** What anyone may call. How often one client network may: creation-limits.ts. */
import { routes } from '#schemas/api/route.ts'

/** The edge may keep an answer for half a minute; a browser asks again on every page, so that edits show on the next load. */
const SHORT_CACHE = 'public, max-age=0, s-maxage=30'

export const publicRoutes = routes({
  listPricing: {
    method: 'GET',
    path: '/api/pricing',
    handler: 'pricing/list-pricing',
    access: 'public',
    cacheControl: SHORT_CACHE,
  },
  listContent: {
    method: 'GET',
    path: '/api/content',
    handler: 'content/list-content',
    access: 'public',
    cacheControl: SHORT_CACHE,
  },
  getSiteInfo: {
    method: 'GET',
    path: '/api/site-info',
    handler: 'settings/get-site-info',
    access: 'public',
    cacheControl: SHORT_CACHE,
  },
  getAvailability: {
    method: 'GET',
    path: '/api/availability',
    handler: 'bookings/get-availability',
    access: 'public',
  },
  createQuote: {
    method: 'POST',
    path: '/api/quotes',
    handler: 'quotes/create-quote',
    access: 'public',
    status: 201,
  },
  createContact: {
    method: 'POST',
    path: '/api/contacts',
    handler: 'contacts/create-contact',
    access: 'public',
    status: 201,
  },
  createCommercialContact: {
    method: 'POST',
    path: '/api/commercial-contacts',
    handler: 'commercial-quotes/create-commercial-contact',
    access: 'public',
    status: 201,
  },
  createBooking: {
    method: 'POST',
    path: '/api/bookings',
    handler: 'bookings/create-booking',
    access: 'public',
    status: 201,
  },
})
