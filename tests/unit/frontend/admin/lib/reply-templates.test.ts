import { expect, test } from '@jest/globals'
import { fillTemplate, REPLY_TEMPLATES, replyLink } from '#frontend/admin/lib/reply-templates.ts'

const business = { businessName: 'Bright & Co', phone: '(559) 555-0100' }

test('a link survives names and texts that mean something in a URL', () => {
  const recipient = { name: 'Ann & Bo?', email: 'ann+bo@example.com', message: 'Line one\nline two' }
  const link = new URL(replyLink(recipient.email, fillTemplate(REPLY_TEMPLATES[0], recipient, business)))
  expect(decodeURIComponent(link.pathname)).toBe(recipient.email)
  expect(link.searchParams.get('subject')).toBe('Thank you for contacting Bright & Co')
  expect(link.searchParams.get('body')).toMatch(
    /^Hi Ann,\r\n[\s\S]*Bright & Co[\s\S]*> Line one\r\n> line two$/,
  )
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
  const asked = { ...recipient, message: `${'x'.repeat(499)}yz` }
  expect(fillTemplate(template, asked, business).body).toBe(`${signed}\n\n> ${'x'.repeat(499)}y`)
})
