/**
 * All endpoints, one line each: CDK, local gateway, bundler, OpenAPI document and tests iterate over this list. Schemas are in
 * `contract/<noun>.ts`, handlers in functions/<noun>/<name-in-kebab-case>.lambda.ts. No zod: public pages load this file.
 */

/** public: anyone. login: anyone, to start or end a session. admin: a valid session. */
type Access = 'public' | 'login' | 'admin'

type Definition = {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** API Gateway form: `/api/quotes/{id}`. */
  path: `/api/${string}`
  /** 201 for a creation, which accepts an Idempotency-Key; 200 when absent. */
  status?: 201
  /** Of a change that accepts an Idempotency-Key. */
  isRepeatable?: true
  /** Of a GET; `no-store` when absent. */
  cacheControl?: string
  /** Of an answer that is a text; JSON when absent. */
  contentType?: string
}

/** `name` is also the id of the CDK construct and the folder of the bundle. */
export type Route = Definition & { name: string; access: Access }

/** Keeps the literal types of a list of routes. */
function routes<const A extends Access, const D extends { [N in keyof D]: Definition }>(
  access: A,
  definitions: D,
) {
  return Object.fromEntries(
    Object.entries<Definition>(definitions).map(([name, definition]) => [
      name,
      { name, access, ...definition },
    ]),
  ) as { [N in keyof D]: D[N] & { name: N; access: A } }
}

/** The edge caches for half a minute; a browser revalidates on every page, so that an edit shows on the next load. */
const SHORT_CACHE = 'public, max-age=0, s-maxage=30'

const CALENDAR = 'text/calendar; charset=utf-8'

export const publicRoutes = /* @__PURE__ */ routes('public', {
  listPricing: { method: 'GET', path: '/api/pricing', cacheControl: SHORT_CACHE },
  listContent: { method: 'GET', path: '/api/content', cacheControl: SHORT_CACHE },
  getSiteInfo: { method: 'GET', path: '/api/site-info', cacheControl: SHORT_CACHE },
  getAvailability: { method: 'GET', path: '/api/availability' },
  createQuote: { method: 'POST', path: '/api/quotes', status: 201 },
  createContact: { method: 'POST', path: '/api/contacts', status: 201 },
  createCommercialContact: { method: 'POST', path: '/api/commercial-contacts', status: 201 },
  createBooking: { method: 'POST', path: '/api/bookings', status: 201 },

  openVisit: { method: 'POST', path: '/api/visits/open' },
  changeVisit: { method: 'POST', path: '/api/visits/change' },
  answerVisit: { method: 'POST', path: '/api/visits/answer' },
  sendVisitLinks: { method: 'POST', path: '/api/visits/links' },
  getVisitCalendar: { method: 'GET', path: '/api/visits/calendar.ics', contentType: CALENDAR },
  getOwnerCalendar: { method: 'GET', path: '/api/calendar/owner.ics', contentType: CALENDAR },

  openQuote: { method: 'POST', path: '/api/quotes/open' },
  answerQuote: { method: 'POST', path: '/api/quotes/answer' },

  optOut: { method: 'POST', path: '/api/mails/opt-out' },
  undoChange: { method: 'POST', path: '/api/changes/undo' },
})

export const sessionRoutes = /* @__PURE__ */ routes('login', {
  login: { method: 'POST', path: '/api/admin/login' },
  createChallenge: { method: 'POST', path: '/api/admin/challenges' },
  passkeyLogin: { method: 'POST', path: '/api/admin/login/passkey' },
  sendDeviceLink: { method: 'POST', path: '/api/admin/login/link' },
  logout: { method: 'POST', path: '/api/admin/logout' },
})

export const adminRoutes = /* @__PURE__ */ routes('admin', {
  getSession: { method: 'GET', path: '/api/admin/session' },
  changePassword: { method: 'PATCH', path: '/api/admin/password' },
  getSignIn: { method: 'GET', path: '/api/admin/sign-in' },
  changeSignIn: { method: 'POST', path: '/api/admin/sign-in' },

  getDashboard: { method: 'GET', path: '/api/admin/dashboard' },
  getDay: { method: 'GET', path: '/api/admin/day' },
  planDay: { method: 'POST', path: '/api/admin/days/{date}/plan' },
  moveDay: { method: 'POST', path: '/api/admin/days/{date}/move' },
  inviteEarlier: { method: 'POST', path: '/api/admin/days/{date}/invitations' },

  getMoney: { method: 'GET', path: '/api/admin/money' },

  listBookings: { method: 'GET', path: '/api/admin/bookings' },
  addBooking: { method: 'POST', path: '/api/admin/bookings', status: 201 },
  updateBooking: { method: 'PATCH', path: '/api/admin/bookings/{id}', isRepeatable: true },
  deleteBooking: { method: 'DELETE', path: '/api/admin/bookings/{id}' },
  listPlaces: { method: 'GET', path: '/api/admin/places' },
  createVisitLink: { method: 'POST', path: '/api/admin/bookings/{id}/links' },
  shareCalendar: { method: 'POST', path: '/api/admin/calendar-feed' },

  listContacts: { method: 'GET', path: '/api/admin/contacts' },
  addContact: { method: 'POST', path: '/api/admin/contacts', status: 201 },
  updateContact: { method: 'PATCH', path: '/api/admin/contacts/{id}' },
  deleteContact: { method: 'DELETE', path: '/api/admin/contacts/{id}' },

  listQuotes: { method: 'GET', path: '/api/admin/quotes' },
  updateQuote: { method: 'PATCH', path: '/api/admin/quotes/{id}', isRepeatable: true },
  previewQuote: { method: 'GET', path: '/api/admin/quotes/{id}/mail' },
  deleteQuote: { method: 'DELETE', path: '/api/admin/quotes/{id}' },

  listCommercialQuotes: { method: 'GET', path: '/api/admin/commercial-quotes' },
  updateCommercialQuote: { method: 'PATCH', path: '/api/admin/commercial-quotes/{id}' },
  deleteCommercialQuote: { method: 'DELETE', path: '/api/admin/commercial-quotes/{id}' },

  listCustomers: { method: 'GET', path: '/api/admin/customers' },
  getCustomer: { method: 'GET', path: '/api/admin/customers/{id}' },
  updateCustomer: { method: 'PATCH', path: '/api/admin/customers/{id}' },
  forgetCustomer: { method: 'POST', path: '/api/admin/customers/{id}/forget' },

  listSettings: { method: 'GET', path: '/api/admin/settings' },
  updateSetting: { method: 'PUT', path: '/api/admin/settings/{key}' },

  listPricingEntries: { method: 'GET', path: '/api/admin/pricing' },
  createPricingEntry: { method: 'POST', path: '/api/admin/pricing', status: 201 },
  updatePricingEntry: { method: 'PATCH', path: '/api/admin/pricing/{id}' },
  deletePricingEntry: { method: 'DELETE', path: '/api/admin/pricing/{id}' },

  listContentItems: { method: 'GET', path: '/api/admin/content' },
  createContentItem: { method: 'POST', path: '/api/admin/content', status: 201 },
  updateContentItem: { method: 'PATCH', path: '/api/admin/content/{id}' },
  deleteContentItem: { method: 'DELETE', path: '/api/admin/content/{id}' },

  listReviews: { method: 'GET', path: '/api/admin/reviews' },
  createReview: { method: 'POST', path: '/api/admin/reviews', status: 201 },
  updateReview: { method: 'PATCH', path: '/api/admin/reviews/{id}' },
  deleteReview: { method: 'DELETE', path: '/api/admin/reviews/{id}' },

  markNotSpam: { method: 'POST', path: '/api/admin/spam/{list}/{id}/keep' },
  deleteSpam: { method: 'DELETE', path: '/api/admin/spam/{list}' },

  signPhotoUpload: { method: 'POST', path: '/api/admin/photo-uploads' },
  createPhoto: { method: 'POST', path: '/api/admin/photos', status: 201 },
  listPhotos: { method: 'GET', path: '/api/admin/photos' },
  updatePhoto: { method: 'PATCH', path: '/api/admin/photos/{id}' },
  deletePhoto: { method: 'DELETE', path: '/api/admin/photos/{id}' },

  getPublication: { method: 'GET', path: '/api/admin/publication' },
  retryPublication: { method: 'POST', path: '/api/admin/publication/retry' },

  getWorking: { method: 'GET', path: '/api/admin/working' },
  sendTestAlarm: { method: 'POST', path: '/api/admin/working/test-alarm' },

  previewFollowUps: { method: 'GET', path: '/api/admin/follow-ups' },
  retryNotification: { method: 'POST', path: '/api/admin/notifications/{id}/retry' },
  stopNotification: { method: 'POST', path: '/api/admin/notifications/{id}/stop' },
})

const all = { ...publicRoutes, ...sessionRoutes, ...adminRoutes }

/** Fills the `{name}` parts of a route's path. */
export function pathOf(path: string, params: Partial<Record<string, unknown>>): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name] ?? '')))
}

/** Whether a repeat with the same Idempotency-Key gets the first answer. */
export const takesKey = ({ status, isRepeatable }: Route) => status === 201 || isRepeatable === true

export type EndpointName = keyof typeof all
export type NamedRoute = Route & { name: EndpointName }
export const routesByName: Record<EndpointName, Route> = all
export const endpoints: readonly NamedRoute[] = /* @__PURE__ */ Object.values(all)
