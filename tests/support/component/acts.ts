/** User actions on a screen or page in jsdom, and expectations of the result. */
import { afterEach, beforeAll, expect, jest } from '@jest/globals'
import { configure, fireEvent, screen, waitFor } from '@testing-library/react'
import { PointerEventsCheckLevel, userEvent } from '@testing-library/user-event'

configure({
  // The whole page in an error is more than anybody reads.
  getElementError: (message) => new Error(message?.split('\n\n')[0]),
  // Generous: a busy machine is not a fault.
  asyncUtilTimeout: 15_000,
  // jsdom takes most of a test's time to find out what is hidden.
  defaultHidden: true,
})

// Answers and timers change a screen whenever they come, as in a browser: tests wait for the result, and React need not warn of each.
beforeAll(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false })
})
afterEach(() => void jest.useRealTimers())

/** Presses and keys without waits between them; what covers what is for a browser to see. */
export const user = userEvent.setup({ delay: null, pointerEventsCheck: PointerEventsCheckLevel.Never })

const isNamed = (text: string, name: string | RegExp) =>
  typeof name === 'string' ? text.trim() === name : name.test(text.trim())

/** Testing Library's own queries by role and label take most of a test's time in a long list. */
function only<T extends HTMLElement>(found: T[], what: string, name: string | RegExp): T {
  const [first, second] = found
  if (!first || second) throw new Error(`${found.length} ${what} are named ${name}`)
  return first
}

/** A button, by its whole name or a pattern. */
export function button(name: string | RegExp, place: HTMLElement = document.body): HTMLButtonElement {
  const buttons = [...place.querySelectorAll('button')]
  return only(
    buttons.filter((one) => isNamed(one.getAttribute('aria-label') ?? one.textContent, name)),
    'buttons',
    name,
  )
}

/** Presses a button as soon as it is there and does not wait for an answer. */
export async function press(name: string | RegExp, place?: HTMLElement): Promise<void> {
  const pressed = await waitFor(() => {
    const found = button(name, place)
    expect(found.getAttribute('aria-disabled')).not.toBe('true')
    return found
  })
  await user.click(pressed)
}

/** A field by its label. */
export function field(label: string | RegExp, place: HTMLElement = document.body): HTMLInputElement {
  const fields = [...place.querySelectorAll<HTMLInputElement>('input, select, textarea')]
  const labelOf = (control: HTMLInputElement) =>
    control.getAttribute('aria-label') ?? control.labels?.[0]?.textContent ?? ''
  return only(
    fields.filter((control) => isNamed(labelOf(control), label)),
    'fields',
    label,
  )
}

/** Types a text into a field, or chooses an option by its value, at once. */
export function fill(label: string | RegExp, text: string, place: HTMLElement = document.body): void {
  const control = field(label, place)
  fireEvent.focus(control)
  fireEvent.change(control, { target: { value: text } })
  fireEvent.blur(control)
}

/** Fills fields by their labels, in this order. */
export function fillAll(texts: Readonly<Record<string, string>>, place?: HTMLElement): void {
  for (const [label, text] of Object.entries(texts)) fill(label, text, place)
}

export const findDialog = (name?: string | RegExp) =>
  screen.findByRole('dialog', name === undefined ? {} : { name })

/** Opens the dialog of this title by a button, which has the same name unless another is given. */
export async function openDialog(title: string | RegExp, name = title, place?: HTMLElement) {
  await press(name, place)
  return await findDialog(title)
}

export async function expectNoDialog(): Promise<void> {
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
}

/** A notification with this title and, when given, these words. */
export async function expectToast(title: string, description = ''): Promise<void> {
  await waitFor(() => {
    const toast = document.querySelector('.toast-card')
    expect(toast?.querySelector('.toast-title')?.textContent).toBe(title)
    expect(toast?.textContent).toContain(description)
  })
}

/** An element has this text; given by a selector or a function, it is looked for until then. */
export async function expectText(
  place: string | Element | (() => Element | null),
  text: string | RegExp,
): Promise<void> {
  const find = typeof place === 'string' ? () => document.querySelector(place) : place
  await waitFor(() => expect((typeof find === 'function' ? find() : find)?.textContent).toMatch(text))
}

/** The texts of all elements of a selector. */
export const textsOf = (selector: string, place: ParentNode = document) =>
  [...place.querySelectorAll(selector)].map(({ textContent }) => textContent.replace(/\s+/g, ' ').trim())

/** Chooses an option, or checks a box, as soon as it is there. */
export async function check(label: string | RegExp, place?: HTMLElement): Promise<void> {
  await user.click(await waitFor(() => field(label, place)))
}

/** A field shows this once its form has read what it starts with. */
export async function expectValue(label: string | RegExp, value: string, place?: HTMLElement): Promise<void> {
  await waitFor(() => expect(field(label, place).value).toBe(value))
}

/** The same for several fields. */
export async function expectValues(
  texts: Readonly<Record<string, string>>,
  place?: HTMLElement,
): Promise<void> {
  for (const [label, text] of Object.entries(texts)) await expectValue(label, text, place)
}
