/** @jest-environment ./tests/support/component/environment.js */
import { expect, test } from '@jest/globals'
import { expectText, fill, findDialog } from '#tests/support/component/acts.ts'
import { findCard, openScreen } from '#tests/support/component/back-office.tsx'
import { stamp } from '#tests/support/component/fake-api.ts'
import { ownersApi } from '#tests/support/component/owners-api.ts'

test('reviews are listed by their date, the newest first, whenever they were added', async () => {
  const reviews = ['2026-03-02', '2026-05-04', '2025-12-31'].map((date) => ({
    ...stamp(),
    ...{ name: 'Ana', text: 'Clear windows.', city: 'hanford', source: 'Google', date },
  }))
  ownersApi({ reviews })
  openScreen('/content?tab=reviews')
  await findCard(reviews[0]?.id ?? '')
  const shown = [...document.querySelectorAll<HTMLElement>('.record-card')].map(
    ({ dataset }) => dataset['id'],
  )
  expect(shown).toEqual([1, 0, 2].map((index) => reviews[index]?.id))
})

test('a link that no page can show is refused while it is typed', async () => {
  ownersApi()
  openScreen('/content?tab=reviews&dialog=add')
  const dialog = await findDialog('Add Review')
  fill('Link', 'https://localhost', dialog)
  await expectText(() => dialog.querySelector('[role=alert]'), 'Enter an address such as https://')
})
