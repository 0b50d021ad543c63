/** @jest-environment ./tests/support/component/environment.js */
/** Mails that the owner begins here and sends from a mail program. */
import { beforeEach, expect, test } from '@jest/globals'
import { waitFor, within } from '@testing-library/react'
import { DEFAULT_SITE_INFO } from '#schemas/defaults/settings.ts'
import {
  button,
  expectNoDialog,
  expectText,
  expectToast,
  field,
  fill,
  fillAll,
  findDialog,
  openDialog,
  press,
  user,
} from '#tests/support/component/acts.ts'
import { cardOf, findCard, openScreen, reload } from '#tests/support/component/back-office.tsx'
import { CALLED_OFF, openBooking } from '#tests/support/component/open-booking.tsx'
import { contactRow, ownersApi } from '#tests/support/component/owners-api.ts'

let row: ReturnType<typeof contactRow>
let api: ReturnType<typeof ownersApi>

const link = (text: string, place: HTMLElement) =>
  [...place.querySelectorAll<HTMLElement>('a')].find((one) => one.textContent?.trim() === text)

/** The dialog of the first card's templates. */
async function openTemplates() {
  await press('Reply Templates', await findCard(row.id))
  return await findDialog('Reply to Ana Ruiz')
}

beforeEach(() => {
  row = contactRow()
  api = ownersApi({ contacts: [row] })
})

// jsdom opens no mail program.
document.addEventListener('click', (event) => event.preventDefault())

test('links to mail and phone, and fills a mail from a reply template (P17.8, P20.1)', async () => {
  openScreen('/contacts')
  const shown = await findCard(row.id)
  expect(link('(559) 555-0111', shown)?.getAttribute('href')).toBe('tel:+15595550111')
  await waitFor(() =>
    expect(link('Send Email', shown)?.getAttribute('href')).toMatch(
      /^mailto:ana@example\.com\?subject=Thank%20you.*&body=Hi%20Ana/,
    ),
  )
  const dialog = await openTemplates()
  await waitFor(() => field('Template', dialog))
  const details = [...field('Template', dialog).querySelectorAll('option')].find(
    ({ textContent }) => textContent === 'Ask for details',
  )
  fillAll({ Template: details?.value ?? '', Subject: 'Your windows' }, dialog)
  await waitFor(() =>
    expect(link('Send Email', dialog)?.getAttribute('href')).toMatch(
      /subject=Your%20windows&body=Hi%20Ana.*hard%20water/,
    ),
  )
  reload()
  const again = await findDialog('Reply to Ana Ruiz')
  await waitFor(() => expect(field('Subject', again).value).toBe('Your windows'))
  fill('Subject', ' ', again)
  await expectText(again, 'Subject is required')
  const send = within(again).getByRole('link', { name: 'Send Email' })
  expect([send.getAttribute('href'), send.getAttribute('aria-disabled')]).toEqual([null, 'true'])
})

test('opening a mail to a new contact marks it as contacted, with a way back (P17.8)', async () => {
  openScreen('/contacts')
  const shown = await findCard(row.id)
  await user.click(await waitFor(() => link('Send Email', shown) as HTMLElement))
  await expectToast('Contact Updated')
  await expectText('.record-card .status-badge', 'contacted')
  await press('Undo')
  await expectText('.record-card .status-badge', 'new')
  const dialog = await openTemplates()
  await waitFor(() => field('Template', dialog))
  expect(field('Template', dialog).textContent).not.toContain('About the visit')
  await user.click(link('Send Email', dialog) as HTMLElement)
  await expectNoDialog()
  await expectText('.record-card .status-badge', 'contacted')
  Object.assign(api.tables.contacts[0] ?? {}, { status: 'resolved' })
  reload()
  await user.click(await waitFor(() => link('Send Email', cardOf(row.id) as HTMLElement) as HTMLElement))
  await expectText('.record-card .status-badge', 'resolved')
  expect(api.tables.contacts[0]?.status).toBe('resolved')
})

test('a drafted reply stays with its record until it is cancelled, even when a customer has two', async () => {
  const second = contactRow()
  api.tables.contacts.push(second)
  openScreen('/contacts')
  const open = async (id: string) => {
    await user.click(button('Reply Templates', await findCard(id)))
    const dialog = await findDialog('Reply to Ana Ruiz')
    await waitFor(() => field('Subject', dialog))
    return dialog
  }
  fill('Subject', 'About your first message', await open(row.id))
  await user.keyboard('{Escape}')
  await expectNoDialog()
  const usual = /^Thank you for contacting/
  expect(field('Subject', await open(second.id)).value).toMatch(usual)
  await user.keyboard('{Escape}')
  await expectNoDialog()
  expect(field('Subject', await open(row.id)).value).toBe('About your first message')
  await press('Cancel')
  await expectNoDialog()
  expect(field('Subject', await open(row.id)).value).toMatch(usual)
})

test('a reply names nobody for the business while its name and phone number cannot be read (P17.8)', async () => {
  api.fail('getSiteInfo')
  openScreen('/contacts')
  const href = link('Send Email', await findCard(row.id))?.getAttribute('href') ?? ''
  expect(decodeURIComponent(href)).toContain('Best regards,\r\n\r\n> ')
  const dialog = await openTemplates()
  await waitFor(() => expect(field('Message', dialog).value).toContain('Best regards,'))
  expect(field('Message', dialog).value).not.toContain(DEFAULT_SITE_INFO.phone)
})

test.each([
  ['en', /^Your visit on \w+day, \w+ \d+/, /^We arrive: 8-10 AM$/m, 'See or change it: '],
  ['es', /^Su visita: [\wáé]+ \d+ de \w+/, /^Llegamos: de 8 a 10 de la mañana$/m, 'Véala o cámbiela aquí: '],
] as const)(
  'signs a reply in %s with the current business name, and fills in the visit (P17.8, P41.4)',
  async (language, subject, arrival, linked) => {
    const { api, shown } = await openBooking({ language: language === 'es' ? 'es' : undefined })
    api.handlers.getSiteInfo = () => ({ ...DEFAULT_SITE_INFO, businessName: 'Bright & Co' })
    api.handlers.createVisitLink = () => ({ visit: 'https://clean.example/visit?k=v1', text: '' })
    const dialog = await openDialog('Reply to Ana Ruiz', 'Send Email', shown())
    await waitFor(() => expect(field('Subject', dialog).value).toContain('Bright & Co'))
    fill('Template', 'About the visit', dialog)
    await waitFor(() => expect(field('Subject', dialog).value).toMatch(subject))
    const { value } = field('Message', dialog)
    expect(value).toMatch(arrival)
    expect(value).toContain(`${linked}https://clean.example/visit?k=v1\n`)
    // This visit has no price.
    expect(value).not.toMatch(/Price|Precio/)
  },
)

test.each([
  ['has moved', { serviceTime: '14:00' }, 'About the visit'],
  ['is cancelled', { status: 'cancelled' }, undefined],
  ['is called off', CALLED_OFF, undefined],
] as const)(
  'a reply that was begun about a visit is not offered once it %s (P17.8)',
  async (_, became, offered) => {
    const { api, change, shown } = await openBooking({ serviceTime: '08:00' })
    api.handlers.createVisitLink = () => ({ visit: 'https://clean.example/visit?k=v1', text: '' })
    await press('Send Email', shown())
    await waitFor(() => fill('Template', 'About the visit', document.body))
    await waitFor(() => expect(field('Message').value).toContain('We arrive: 8-10 AM'))
    reload()
    await waitFor(() => expect(field('Message').value).toContain('We arrive: 8-10 AM'))
    change(became)
    reload()
    await waitFor(() => expect(field('Message').value).toContain('Thank you for your message.'))
    expect(field('Template').textContent?.match('About the visit')?.[0]).toBe(offered)
  },
)
