/** An island of a public page in jsdom, on a fake API. */
import { expect } from '@jest/globals'
import { act, cleanup, render, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { PageDataContext } from '#frontend/lib/page-data.ts'
import { currentToast } from '#frontend/lib/toasts.ts'
import type { Availability } from '#schemas/contract/availability.ts'
import type { PricingOption } from '#schemas/contract/pricing.ts'
import type { Visit } from '#schemas/contract/visits.ts'
import { DEFAULT_PRICING } from '#schemas/defaults/pricing.ts'
import { DEFAULT_SITE_INFO } from '#schemas/defaults/settings.ts'
import type { Window } from '#tests/support/api/requests.ts'

/** Opens a page anew, as a phone does that had dropped it. What the tab and the browser keep stays. */
export function openIsland(
  island: ReactNode,
  path = '/',
  pricing: readonly PricingOption[] = DEFAULT_PRICING,
): void {
  cleanup()
  act(() => currentToast.set(undefined))
  history.pushState(null, '', path)
  render(<PageDataContext value={{ contact: DEFAULT_SITE_INFO, pricing }}>{island}</PageDataContext>)
}

/** What the browser keeps of a page. */
export function forgetPages(): void {
  sessionStorage.clear()
  localStorage.clear()
}

/** A visitor, by the labels of the booking form. */
export const DETAILS = {
  'First Name *': 'Ana',
  'Last Name *': 'Ruiz',
  'Email *': 'ana@example.com',
  'Phone *': '(559) 555-0111',
  'Address *': '1 Main St, Hanford',
}

/** Names of the drafts that the tab keeps. */
export const drafts = () => Object.keys(sessionStorage).filter((key) => key.startsWith('draft:'))

/** What the API answers where these days are open. */
export const openOn = (days: Availability['days']): Availability => ({
  timeZone: 'America/Los_Angeles',
  serves: true,
  days,
})

/** What the API answers about a booked window. */
export const receiptOf = ({ serviceDate, serviceTime }: Window) => ({
  ...{ id: crypto.randomUUID(), serviceDate, serviceTime },
  ...{ link: 'v', calendar: '/api/calendar/visit.ics?t=c', isMailed: true },
})

/** A visit as its link shows it. */
export const linkedVisit = (): Visit => ({
  ...{ status: 'pending', isOver: false, serviceDate: '2026-06-10', serviceTime: '08:00' },
  ...{ firstName: 'Ana', serviceType: 'residential', changeUntil: '2026-06-09T15:00:00.000Z' },
  ...{ hours: 1, movesLeft: 3, canCancel: true, isFlexible: false, calendar: '/api/calendar/visit.ics?t=c' },
  updatedAt: '2026-05-04T17:00:00.000Z',
})

/** What the page announces. */
const alerts = () =>
  [...document.querySelectorAll('[role=alert]')].map(({ textContent }) => textContent).join()
export const expectAlert = (text: string) => waitFor(() => expect(alerts()).toContain(text))

/** The heading that has the focus after a press. */
export const expectOutcome = (heading: string) =>
  waitFor(() => expect(document.activeElement?.textContent).toBe(heading))
