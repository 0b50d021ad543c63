/** @jest-environment ./tests/support/component/environment.js */

import { beforeEach, expect, test } from '@jest/globals'
import { waitFor } from '@testing-library/react'
import { OWNER_MESSAGES } from '#schemas/contract/texts.ts'
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
  textsOf,
  user,
} from '#tests/support/component/acts.ts'
import { cardOf, findCard, openScreen, shownIds } from '#tests/support/component/back-office.tsx'
import { type FakeApi, nextInstant } from '#tests/support/component/fake-api.ts'
import { ownersApi, seededPrices } from '#tests/support/component/owners-api.ts'

let api: FakeApi
let prices: ReturnType<typeof seededPrices>

const entryOf = (key: string) => {
  const entry = prices.find((one) => one.key === key)
  if (!entry) throw new Error(`No price ${key}`)
  return entry
}

/** Opens the row of a price. */
async function openPrice(key: string) {
  const { id } = entryOf(key)
  openScreen(`/settings?q=${key}`)
  return await findCard(id)
}

beforeEach(() => {
  prices = seededPrices()
  api = ownersApi({ prices })
})

test('Escape closes a refused inline price and keeps it, and the screen says when the session has ended (P23.10)', async () => {
  const row = await openPrice('medium')
  await press(/^Change Medium home/, row)
  const input = field('Price of Medium home', row)
  expect(document.activeElement).toBe(input)
  expect(input.step).toBe('0.01')
  fill('Price of Medium home', '-1', row)
  await press('Save', row)
  await expectText(() => row.querySelector('[role=alert]'), 'Price must be positive')
  expect(api.changes).toEqual([])
  api.fail('updatePricingEntry')
  fill('Price of Medium home', '210', row)
  await press('Save', row)
  await user.click(input)
  await user.keyboard('{Escape}')
  await waitFor(() =>
    expect(button(/^Change/, row).textContent).toContain(`$${Number(entryOf('medium').price)}`),
  )
  api.fail('updatePricingEntry', 401)
  await press(/^Change/, row)
  await waitFor(() => expect(field('Price of Medium home', row).value).toBe('210'))
  await expectText(row, 'What you had typed is back.')
  await press('Save', row)
  await waitFor(() => expect(document.body.textContent).toContain('Your session has ended'))
})

test('a stale inline edit shows the newer price without overwriting it, also once the list has it (P23.10)', async () => {
  openScreen('/settings?q=large')
  const row = await findCard(entryOf('extra_large').id)
  await press(/^Change/, row)
  Object.assign(entryOf('extra_large'), { price: '360.00', updatedAt: nextInstant() })
  const other = await findCard(entryOf('large').id)
  await press(/^Switch off/, other)
  await waitFor(() => button(/^Switch on/, other))
  fill('Price of Extra large home', '355', row)
  await press('Save', row)
  await expectText(() => row.querySelector('[role=alert]'), 'Price of Extra large home: now 360.00')
  expect(entryOf('extra_large').price).toBe('360.00')
})

test('stores a discount as negative, and confirms a suggested price; a building has no discount (P23.3)', async () => {
  const row = await openPrice('quarterly')
  expect(row.textContent).toContain('To confirm')
  await press(/^Change Quarterly/, row)
  fillAll({ 'Percentage of Quarterly': '101', 'Surcharge or discount of Quarterly': 'discount' }, row)
  await press('Save', row)
  const limit = 'A discount can be 100% at most, a surcharge 999.99%'
  await expectText(() => row.querySelector('[role=alert]'), limit)
  fill('Percentage of Quarterly', '5', row)
  await press('Save', row)
  await expectText(() => cardOf(entryOf('quarterly').id), '5% discount')
  await waitFor(() => expect(document.activeElement).toBe(button(/^Change Quarterly, now 5% discount/)))
  expect(cardOf(entryOf('quarterly').id)?.textContent).not.toContain('To confirm')
  expect(entryOf('quarterly')).toMatchObject({ percentage: '-5.00', isPlaceholder: false })
  const building = await openPrice('restaurant')
  await press(/^Change/, building)
  expect(building.querySelector('input')).toBeTruthy()
  expect(building.querySelector('select')).toBeNull()
})

test('a price is added, edited and deleted; a new one says what each field does not take (P23.2)', async () => {
  openScreen('/settings')
  const adding = await openDialog('Add Pricing')
  for (const [label, text] of [
    ['Category *', 'Category is required'],
    ['Key *', 'Key is required'],
    ['Label *', 'Label is required'],
    ['Price *', 'Price must be positive'],
  ] as const) {
    fill(label, '', adding)
    await expectText(adding, text)
  }
  expect(button('Create Pricing', adding).disabled).toBe(true)
  expect(field('Price *', adding).step).toBe('0.01')
  // A building has no discount, whatever was chosen for another category.
  fillAll({ 'Category *': 'commercial_frequency', 'Surcharge or Discount': 'discount' }, adding)
  fillAll({ 'Category *': 'commercial_building', Percentage: '-3' }, adding)
  for (const wrong of ['Warehouse', 'ware-house', '2nd_warehouse']) {
    fill('Key *', wrong, adding)
    await waitFor(() => expect(field('Key *', adding).getAttribute('aria-invalid')).toBe('true'))
    await expectText(adding, OWNER_MESSAGES.keyForm)
  }
  fill('Key *', 'warehouse', adding)
  await waitFor(() => expect(field('Key *', adding).getAttribute('aria-invalid')).not.toBe('true'))
  fillAll({ 'Label *': 'Warehouse', 'Price *': '0', 'Sort Order': '-1' }, adding)
  await press('Create Pricing', adding)
  await expectText(adding, 'Sort order must be positive')
  await expectText(adding, 'Percentage must be positive')
  fillAll({ 'Sort Order': '3', Percentage: '1000' }, adding)
  await expectText(adding, 'A discount can be 100% at most, a surcharge 999.99%')
  fill('Percentage', '12.5', adding)
  await press('Create Pricing', adding)
  await expectToast('Pricing Created')
  await waitFor(() => button('Change Warehouse, now 12.5% surcharge'))
  expect(entryOf('warehouse').percentage).toBe('12.50')

  const row = await openPrice('warehouse')
  const editing = await openDialog('Edit Pricing', /^\s*Edit/, row)
  fill('Label *', 'Big Warehouse', editing)
  await press('Save Changes', editing)
  await expectToast('Pricing Updated')
  await expectNoDialog()
  expect(entryOf('warehouse').label).toBe('Big Warehouse')

  const deleting = await openDialog('Delete Pricing', /^Delete/, await findCard(entryOf('warehouse').id))
  expect(deleting.textContent).toMatch(/"Big Warehouse" will be deleted permanently\..* cannot be undone/)
  await press('Delete', deleting)
  await expectToast('Pricing Deleted')
  expect(prices.some(({ key }) => key === 'warehouse')).toBe(false)
})

test('warns before the last active entry of a category is deleted or switched off (P23.4)', async () => {
  prices.push({ ...entryOf('per_window'), id: crypto.randomUUID(), key: 'earlier', isActive: false })
  const row = await openPrice('per_window')
  const deleting = await openDialog('Delete Pricing', /^Delete/, row)
  expect(deleting.textContent).toContain('undone. This is the last active entry of "Hard water stains"')
  await press('Cancel', deleting)
  await expectNoDialog()
  await press(/^Switch off/, row)
  const dialog = await findDialog()
  expect(dialog.textContent).toContain(
    'last active entry of "Hard water stains". Without one, the website shows the built-in prices',
  )
  await press('Switch Off', dialog)
  await expectToast('Pricing Updated')
  await waitFor(() => button(/^Switch on/, row))
  expect(entryOf('per_window').isActive).toBe(false)
  await press(/^Switch on/)
  await waitFor(() => button(/^Switch off/))
  expect(entryOf('per_window').isActive).toBe(true)
})

test('confirms suggested prices one by one or all at once (P23.5)', async () => {
  const figures = () => prices.map(({ id, price, percentage }) => [id, price, percentage])
  const before = figures()
  const suggested = () => prices.filter(({ isPlaceholder }) => isPlaceholder)
  const count = suggested().length
  openScreen('/settings?status=suggested')
  await waitFor(() => expect(shownIds()).toHaveLength(count))
  const [first = ''] = shownIds()
  await press(/^Confirm/, cardOf(first) as HTMLElement)
  await waitFor(() => expect(shownIds()).toHaveLength(count - 1))
  await expectToast('Pricing Updated', '1 price confirmed.')
  expect(suggested().map(({ id }) => id)).not.toContain(first)
  await press(`Confirm all ${count - 1} shown`)
  await expectText('main', 'No prices match your search')
  expect(suggested()).toEqual([])
  expect(figures()).toEqual(before)
})

test('lists prices by category, and filters them', async () => {
  const sizes = prices.filter(({ category }) => category === 'house_size')
  const [off] = sizes
  if (!off) throw new Error('No house size')
  off.isActive = false
  openScreen('/settings')
  await expectText('.list-totals', `${prices.length} prices`)
  expect(textsOf('.group-head')).toEqual([
    ...['House size', 'Stories', 'Window types', 'Interior cleaning', 'Additional services'],
    ...['Hard water stains', 'Commercial windows', 'Commercial buildings', 'Commercial frequency'],
    'Commercial options',
  ])
  expect(textsOf('#group-house_size ~ * h3')).toEqual(sizes.map(({ label }) => label))
  fill('Status', 'off')
  await waitFor(() => expect(shownIds()).toEqual([off.id]))
  expect(textsOf('.badge-grey')).toEqual(['Off'])
  expect(document.querySelector('.list-totals')?.textContent).toBe('1 found')
})

test('what is saved after its screen was left does not come back as typed', async () => {
  const row = await openPrice('medium')
  await press(/^Change Medium home/, row)
  fill('Price of Medium home', '201')
  const answer = api.hold('updatePricingEntry')
  await press('Save', row)
  for (const screen of ['content', 'settings']) {
    await user.click(document.querySelector(`a[href="/admin/${screen}"]`) as Element)
    await expectText('h1', new RegExp(screen, 'i'))
    answer()
    await expectToast('Pricing Updated')
  }
  const again = await findCard(entryOf('medium').id)
  await press(/^Change Medium home/, again)
  expect(field('Price of Medium home', again).value).toBe('201.00')
  expect(again.textContent).not.toContain('What you had typed is back.')
})
