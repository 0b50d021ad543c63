/** All endpoints by name. Clients use its type; only the OpenAPI document and tests load it. */

import * as availability from '#schemas/contract/availability.ts'
import * as bookingRecord from '#schemas/contract/booking-record.ts'
import * as bookings from '#schemas/contract/bookings.ts'
import * as contacts from '#schemas/contract/contacts.ts'
import * as content from '#schemas/contract/content.ts'
import * as customers from '#schemas/contract/customers.ts'
import * as dashboard from '#schemas/contract/dashboard.ts'
import * as day from '#schemas/contract/day.ts'
import * as dayMoves from '#schemas/contract/day-moves.ts'
import type * as endpoint from '#schemas/contract/endpoint.ts'
import * as linkedQuotes from '#schemas/contract/linked-quotes.ts'
import * as money from '#schemas/contract/money.ts'
import * as notifications from '#schemas/contract/notifications.ts'
import * as optOuts from '#schemas/contract/opt-outs.ts'
import * as photos from '#schemas/contract/photos.ts'
import * as pricing from '#schemas/contract/pricing.ts'
import * as publication from '#schemas/contract/publication.ts'
import * as quotes from '#schemas/contract/quotes.ts'
import * as reviews from '#schemas/contract/reviews.ts'
import * as session from '#schemas/contract/session.ts'
import * as settings from '#schemas/contract/settings.ts'
import * as signIn from '#schemas/contract/sign-in.ts'
import * as spam from '#schemas/contract/spam.ts'
import * as undo from '#schemas/contract/undo.ts'
import * as visits from '#schemas/contract/visits.ts'
import * as working from '#schemas/contract/working.ts'
import type { EndpointName } from '#schemas/routes.ts'

/** Endpoints, and the schemas beside them. */
export const modules = {
  ...pricing,
  ...content,
  ...photos,
  ...reviews,
  ...settings,
  ...availability,
  ...bookingRecord,
  ...bookings,
  ...visits,
  ...quotes,
  ...linkedQuotes,
  ...contacts,
  ...customers,
  ...session,
  ...signIn,
  ...undo,
  ...dashboard,
  ...day,
  ...money,
  ...dayMoves,
  ...spam,
  ...notifications,
  ...optOuts,
  ...publication,
  ...working,
}
type Modules = typeof modules

/** Selects the endpoints, which have a route, from a module's exports. */
type Contract = { [N in keyof Modules & EndpointName]: Extract<Modules[N], endpoint.EndpointSchemas> }

export const contract = Object.fromEntries(
  Object.entries(modules).filter(([, value]) => typeof value === 'object' && 'route' in value),
) as Contract satisfies Record<EndpointName, endpoint.EndpointSchemas>

export type Answer<N extends EndpointName> = endpoint.Answer<Contract[N]>
export type Sent<N extends EndpointName, P extends keyof endpoint.EndpointSchemas> = endpoint.Sent<
  Contract[N],
  P
>
