/** @jest-environment ./tests/support/component/environment.js */
import { expect, test } from '@jest/globals'
import { waitFor } from '@testing-library/react'
import { OWNER_MESSAGES } from '#schemas/contract/texts.ts'
import {
  expectNoDialog,
  expectText,
  expectToast,
  field,
  fill,
  fillAll,
  findDialog,
  openDialog,
  press,
} from '#tests/support/component/acts.ts'
import { cardOf, findCard, openScreen, shownIds } from '#tests/support/component/back-office.tsx'
import { stamp } from '#tests/support/component/fake-api.ts'
import { contentRow, ownersApi } from '#tests/support/component/owners-api.ts'

test('creates an item from section, key and content, and shows the reason of a failure (P26.6, P30.6)', async () => {
  const api = ownersApi()
  openScreen('/content?dialog=add')
  const dialog = await findDialog('Add Content')
  fillAll({ 'Section *': 'general', 'Key *': 'Two Words', 'Content *': 'We are closed on Sunday.' }, dialog)
  await press('Add Content', dialog)
  await expectText(dialog, OWNER_MESSAGES.keyForm)
  fill('Key *', 'note', dialog)
  await expectText(dialog, 'Not shown on the site yet')
  await press('Add Content', dialog)
  await expectToast('Content created successfully')
  const [item] = api.tables.content
  expect(item).toMatchObject({ section: 'general', key: 'note', contentType: 'text' })
  const added = await findCard(item?.id ?? '')
  expect(added.textContent).toContain('We are closed on Sunday.')
  expect(added.querySelector('h3')?.textContent).toBe('note')
})

test('shows html as sanitised markup, other types as plain text, and a preview while editing (P22.2)', async () => {
  const html = contentRow({ key: 'html', content: '<b>Bold</b> words', contentType: 'html' })
  const plain = contentRow({ key: 'md', content: '**not bold** <i>here</i>', contentType: 'markdown' })
  ownersApi({ content: [html, plain] })
  openScreen('/content')
  const shown = await findCard(html.id)
  await waitFor(() => expect(shown.querySelector('b, strong')?.textContent).toBe('Bold'))
  expect(shown.querySelector('.rendered-content')?.getAttribute('lang')).toBe('')
  const card = cardOf(plain.id) as HTMLElement
  expect(card.textContent).toContain('**not bold** <i>here</i>')
  expect(card.textContent).toMatch(/markdown.*Last updated [A-Z][a-z]{2} \d/s)
  await press(/^\s*Edit/, card)
  const preview = () => card.querySelector('[aria-label="Preview"]')
  await waitFor(() => expect(preview()?.querySelector('strong')?.textContent).toBe('not bold'))
  fill('Content *', '*fresh* <img src=x onerror="document.title=1"> [bad](javascript:alert(1))', card)
  await waitFor(() => expect(preview()?.querySelector('em')?.textContent).toBe('fresh'))
  expect(preview()?.querySelector('img')).toBeNull()
  expect(preview()?.querySelector('[href]')).toBeNull()
})

test('an item is edited in its place, and another one deleted after confirming, with what was typed into it (P22.1)', async () => {
  const item = contentRow({ section: 'commercial', key: 'features_title', content: 'first' })
  const spanish = contentRow({ section: 'commercial', key: 'features_title_es', content: 'pronto' })
  ownersApi({ content: [item, spanish] })
  openScreen('/content')
  const shown = await findCard(item.id)
  await expectText(shown, 'Shown on /commercial-quote')
  expect(shown.querySelector('a')?.getAttribute('href')).toBe('/commercial-quote')
  await press(/^\s*Edit/, shown)
  await waitFor(() => expect(document.activeElement).toBe(field('Section *', shown)))
  fill('Content *', 'third', shown)
  await press('Save', shown)
  await expectToast('Content updated successfully')
  await expectText(() => cardOf(item.id), 'third')
  await waitFor(() => expect(document.activeElement?.textContent).toMatch(/^\s*Edit/))

  const other = await findCard(spanish.id)
  sessionStorage.setItem(`draft:edit-content ${spanish.id}`, '{}')
  await expectText(other, 'Shown on /es/commercial-quote')
  const dialog = await openDialog('Delete Content', /^\s*Delete/, other)
  expect(dialog.textContent).toContain(
    'will be deleted; /es/commercial-quote then shows your English text or the built-in one. This action cannot be undone',
  )
  await press('Delete', dialog)
  await expectToast('Content deleted successfully')
  await expectNoDialog()
  await waitFor(() => expect(cardOf(spanish.id)).toBeNull())
  expect(sessionStorage.getItem(`draft:edit-content ${spanish.id}`)).toBeNull()
})

test('searches content by its words and its section, and keeps that in the URL', async () => {
  const about = contentRow({ section: 'about', key: 'page', content: 'an owner’s words' })
  const hero = contentRow({ section: 'hero', key: 'other' })
  ownersApi({ content: [hero, about] })
  openScreen('/content')
  await expectText('.list-totals', '2 content items')
  fill('Search content items', "owner's words")
  await expectText('.list-totals', '1 found')
  expect(shownIds()).toEqual([about.id])
  await waitFor(() => expect(location.search).toContain('q=owner'))
  fill('Search content items', 'Hero')
  await waitFor(() => expect(shownIds()).toEqual([hero.id]))
  fill('Search content items', 'nothing')
  await expectText('main', 'No content items match your search')
})

test('reviews are listed by their date, the newest first, whenever they were added', async () => {
  const reviews = ['2026-03-02', '2026-05-04', '2025-12-31'].map((date) => ({
    ...stamp(),
    ...{ name: 'Ana', text: 'Clear windows.', city: 'hanford', source: 'Google', date },
  }))
  ownersApi({ reviews })
  openScreen('/content?tab=reviews')
  await findCard(reviews[0]?.id ?? '')
  expect(shownIds()).toEqual([1, 0, 2].map((index) => reviews[index]?.id))
})

test('a link that no page can show is refused while it is typed', async () => {
  ownersApi()
  openScreen('/content?tab=reviews&dialog=add')
  const dialog = await findDialog('Add Review')
  fill('Link', 'https://localhost', dialog)
  await expectText(() => dialog.querySelector('[role=alert]'), 'Enter an address such as https://')
})
