/** The whole back office in jsdom, on a fake API. */
import { jest } from '@jest/globals'
import { cleanup, render, waitFor } from '@testing-library/react'
import { AdminApp } from '#frontend/admin/admin-app.tsx'
import { currentToast } from '#frontend/lib/toasts.ts'

/** Opens a screen by its address below /admin; nothing is kept of what was open before. Not in a hook: after it jest loads no code. */
export function openScreen(path: string): void {
  cleanup()
  currentToast.set(undefined)
  sessionStorage.clear()
  localStorage.clear()
  history.pushState(null, '', `/admin${path}`)
  render(<AdminApp />)
}

/** As the browser does: what the tab keeps stays. */
export function reload(): void {
  cleanup()
  render(<AdminApp />)
}

/** Makes the window as wide as a desk's, where lists are tables, for the rest of the test. */
export const widenWindow = () =>
  jest
    .spyOn(window, 'matchMedia')
    .mockImplementation((media) =>
      Object.assign(new EventTarget(), { media, matches: true } as MediaQueryList),
    )

/** The card of a record. */
export async function findCard(id: string): Promise<HTMLElement> {
  return await waitFor(() => {
    const card = cardOf(id)
    if (!card) throw new Error(`No card ${id}`)
    return card
  })
}

/** Ids of the records that are shown, in their order. */
export const shownIds = () =>
  [...document.querySelectorAll('[data-id]')].map((card) => card.getAttribute('data-id') ?? '')

export const cardOf = (id: string) => document.querySelector<HTMLElement>(`[data-id="${id}"]`)
