import { expect, test } from '@jest/globals'
import { manualContact, newContact } from '#functions/contacts/contact.ts'
import { contactRequest } from '#tests/support/api/requests.ts'

const NOW = new Date('2026-11-22T12:00:00.000Z')
const AT = '2026-11-22T12:00:00.000Z'

test("a visitor's message and the owner's own contact start as new", () => {
  const request = contactRequest()
  const common = { status: 'new', isSpam: false, createdAt: AT, updatedAt: AT }
  const written = newContact({ ...request, openFor: 9000 }, 'c1', NOW)
  expect(written).toEqual({ ...request, ...common, id: 'c1', source: 'website' })
  const business = { source: 'commercial', businessName: 'Ruiz Bakery' } as const
  const quick = newContact({ ...request, ...business, openFor: 1 }, 'c1', NOW)
  expect(quick).toMatchObject({ ...business, isSpam: true })
  const { phone: _, ...manual } = request
  expect(manualContact(manual, 'c2', NOW)).toEqual({ ...manual, ...common, id: 'c2', source: 'manual' })
})
