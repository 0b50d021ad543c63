import { beforeEach, expect, test } from '@jest/globals'
import { keepDraft, readDraft } from '#frontend/lib/draft.ts'
import { draftValues } from '#frontend/lib/use-form-draft.ts'
import { openStorage } from '#tests/unit/frontend/lib/browser-storage.ts'

beforeEach(openStorage)

test('a form reads the draft of its own fields, and deletes one of an unknown shape', () => {
  expect(draftValues('contact', ['name'])).toEqual({})
  keepDraft('contact', { values: { name: 'Ana', phone: '', other: 5 } })
  expect(draftValues('contact', ['name', 'phone', 'message'])).toEqual({ name: 'Ana', phone: '' })
  expect(draftValues('contact', ['name', 'other'])).toEqual({})
  expect(readDraft('contact')).toBeUndefined()
})
