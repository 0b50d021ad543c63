import { expect, test } from '@jest/globals'
import { fillTemplate, replyLink, templatesFor } from '#frontend/admin/lib/reply-templates.ts'
import { REPLY_TEMPLATES } from '#words/mails/replies.ts'

const business = { businessName: 'Bright & Co', phone: '(559) 555-0100' }

test('a link survives names and texts that mean something in a URL', () => {
  const recipient = { name: 'Ann & Bo?', email: 'ann+bo@example.com', message: 'Line one\nline two' }
  const link = new URL(replyLink(recipient.email, fillTemplate(REPLY_TEMPLATES[0], recipient, business)))
  expect(decodeURIComponent(link.pathname)).toBe(recipient.email)
  expect(link.searchParams.get('subject')).toBe('Thank you for contacting Bright & Co')
  expect(link.searchParams.get('body')).toMatch(/^Hi Ann,\r\n.*Bright & Co.*> Line one\r\n> line two$/s)
})

test.each(REPLY_TEMPLATES)('no placeholder is left in "$name"', (template) => {
  const { subject, body } = fillTemplate(template, { name: 'Ann Fox', email: 'ann@example.com' }, business)
  expect(subject + body).not.toMatch(/[{}]/)
})

test('a reply ends with the signature, and quotes at most 500 characters of what was asked', () => {
  const template = { subject: ' {name} ', body: '  Hi {name}, {unknown} ' }
  const signed = '  Hi Ann, {unknown}\n\nBest regards,\nBright & Co\n(559) 555-0100'
  const recipient = { name: 'Ann Fox', email: 'ann@example.com' }
  expect(fillTemplate(template, recipient, business)).toEqual({ subject: ' Ann ', body: signed })
  const asked = (message: string) => fillTemplate(template, { ...recipient, message }, business)
  expect(asked(`${'x'.repeat(499)}yz`).body).toBe(`${signed}\n\n> ${'x'.repeat(499)}y`)
  // Half of a character has no link.
  expect(replyLink(recipient.email, asked(`${'x'.repeat(499)}😀`))).toMatch(/x{499}$/)
})

test('a reply about a visit names what is known of it, and leaves out the lines about the rest (P17.8)', () => {
  const template = {
    subject: 'On {visitDate}',
    body: 'Hi {name},\nDay: {visitDate}, {window}\nPrice: {price}\nSee {link}',
  }
  const ann = { name: 'Ann Fox', email: 'ann@example.com' }
  const known = {
    visitDate: 'Monday, November 23',
    window: '8-10 AM',
    price: '$258',
    link: 'https://a.example/visit?k=v',
  }
  const bodyFor = (visit?: Partial<typeof known>) =>
    fillTemplate(template, { ...ann, ...(visit && { visit }) }, business).body.split('\n\n')[0]
  expect(bodyFor(known)).toBe(
    'Hi Ann,\nDay: Monday, November 23, 8-10 AM\nPrice: $258\nSee https://a.example/visit?k=v',
  )
  const { visitDate, window } = known
  expect(bodyFor({ visitDate, window })).toBe('Hi Ann,\nDay: Monday, November 23, 8-10 AM')
  expect(bodyFor()).toBe('Hi Ann,')
  const names = (visit?: Partial<typeof known>) =>
    templatesFor({ ...ann, ...(visit && { visit }) }).map(({ name }) => name)
  expect(names({})).toEqual([...names(), 'About the visit', 'Ask for another day'])
})
