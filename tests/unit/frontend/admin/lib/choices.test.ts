import { expect, test } from '@jest/globals'
import { choicesOf } from '#frontend/admin/lib/choices.ts'

test('choices read as words', () => {
  expect(choicesOf(['why-cleaning', 'text', ''])).toEqual([
    { value: 'why-cleaning', label: 'Why cleaning' },
    { value: 'text', label: 'Text' },
    { value: '', label: '' },
  ])
})
