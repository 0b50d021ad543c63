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
