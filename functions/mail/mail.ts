/** A mail, and how its parts become safe HTML and plain text. */

export type Mail = {
  to: string
  replyTo?: string
  /** One line; see `subjectLine`. */
  subject: string
  html: string
  text: string
}

export type Row = {
  label: string
  value: string
  /** tel:, mailto: or https: */
  href?: string
}

export type MailBody = {
  heading: string
  intro: string
  rows: Row[]
  /** Longer text, shown as it was typed. */
  quotation?: string
  action?: { label: string; href: string }
  closing: string
}

/** A subject of one line without control characters, at most 150 characters: nothing typed by a visitor can start a header. */
export function subjectLine(text: string): string {
  const line = text
    .replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  const characters = [...line]
  return characters.length > 150 ? `${characters.slice(0, 149).join('')}…` : line
}

const ESCAPES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** Text for HTML content and attribute values. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ESCAPES[character] ?? character)
}

/** A phone number as tel: link: digits and a leading plus, up to an extension ("x12"). */
export function telHref(phone: string): string {
  return `tel:${phone.replace(/[a-z].*/i, '').replace(/(?!^\+)\D/g, '')}`
}

const cell = 'padding:6px 12px 6px 0;vertical-align:top;font-size:16px;line-height:24px'

function htmlRow({ label, value, href }: Row): string {
  const shown = escapeHtml(value)
  const content = href ? `<a href="${escapeHtml(href)}" style="color:#0b5c56">${shown}</a>` : shown
  return `<tr><th scope="row" align="left" style="${cell};color:#5b6663;font-weight:normal;white-space:nowrap">${escapeHtml(label)}</th><td style="${cell}">${content}</td></tr>`
}

/** The HTML part: one column that reads well on a phone; mail programs want inline styles and tables. */
export function renderHtml({ heading, intro, rows, quotation, action, closing }: MailBody): string {
  const parts = [
    `<h1 style="font-size:22px;line-height:28px;margin:0 0 12px">${escapeHtml(heading)}</h1>`,
    `<p style="margin:0 0 16px">${escapeHtml(intro)}</p>`,
    rows.length > 0
      ? `<table role="presentation" cellpadding="0" cellspacing="0" style="margin:0 0 16px">${rows.map(htmlRow).join('')}</table>`
      : '',
    quotation
      ? `<blockquote style="margin:0 0 16px;padding:12px 16px;background:#f2f6f4;border-left:4px solid #0b5c56;white-space:pre-wrap">${escapeHtml(quotation)}</blockquote>`
      : '',
    action
      ? `<p style="margin:0 0 16px"><a href="${escapeHtml(action.href)}" style="display:inline-block;padding:12px 20px;background:#0b5c56;color:#ffffff;text-decoration:none;border-radius:6px">${escapeHtml(action.label)}</a></p>`
      : '',
    `<p style="margin:0;color:#5b6663;font-size:14px">${escapeHtml(closing)}</p>`,
  ]
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(heading)}</title></head><body style="margin:0;padding:20px;font-family:system-ui,sans-serif;font-size:16px;line-height:24px;color:#17211f"><div style="max-width:600px;margin:0 auto">${parts.join('')}</div></body></html>`
}

/** The plain-text part with the same content. */
export function renderText({ heading, intro, rows, quotation, action, closing }: MailBody): string {
  return [
    heading,
    intro,
    ...(rows.length > 0 ? [rows.map(({ label, value }) => `${label}: ${value}`).join('\n')] : []),
    ...(quotation ? [quotation.replace(/^/gm, '> ')] : []),
    ...(action ? [`${action.label}: ${action.href}`] : []),
    closing,
  ].join('\n\n')
}
