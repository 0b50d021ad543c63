/** Renders mails as safe HTML and plain text. */

import { format } from '#frontend/lib/format.ts'
import { wordsOf } from '#functions/words.ts'
import type { Settings } from '#schemas/defaults/settings.ts'
import type { LanguageCode } from '#schemas/facts/languages.ts'
import { telephoneLink } from '#schemas/facts/links.ts'
import { escapeHtml } from '#schemas/markup/escape-html.ts'

export type Mail = {
  to: string
  replyTo?: string | undefined
  /** One line of at most 150 characters; see `subjectLine`. */
  subject: string
  html: string
  text: string
}

/** What a mail depends on besides its record. `siteOrigin` has no trailing slash. */
export type Occasion = { settings: Settings; siteOrigin: string; now: Date }

export type Row = {
  label: string
  value: string
  /** tel:, mailto: or https: */
  href?: string
}

export type Action = { label: string; href: string }

/** An entry of a digest. */
export type MailEntry = { heading: string; href: string; rows: Row[] }

export type MailBody = {
  /** BCP 47; English when absent. */
  language?: string
  heading: string
  intro: string
  /** The business name, above the heading. */
  sender: string
  rows: Row[]
  /** Prices, with the total last. */
  amounts?: Row[]
  /** Longer text, shown as typed. */
  quotation?: string | undefined
  entries?: MailEntry[]
  /** Links below the text; the first is a button. */
  actions?: readonly Action[]
  closing: string
  /** Ends such mails; in the small print. */
  optOut?: Action | undefined
}

/** Removes line breaks and control characters, so that no visitor can inject a header; cuts to 150 characters. */
export function subjectLine(text: string): string {
  const line = text
    .replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  const characters = [...line]
  return characters.length > 150 ? `${characters.slice(0, 149).join('')}…` : line
}

const table =
  'role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin:0 0 20px;border-collapse:collapse"'
const cell = 'padding:6px 0;vertical-align:top;font-size:16px;line-height:24px'

function htmlLink(href: string, text: string): string {
  return `<a href="${escapeHtml(href)}" style="color:#0b6069">${escapeHtml(text)}</a>`
}

function htmlRow({ label, value, href }: Row): string {
  const content = href ? htmlLink(href, value) : escapeHtml(value)
  return `<tr><th scope="row" align="left" width="96" style="${cell};padding-right:12px;color:#55676b;font-weight:normal">${escapeHtml(label)}</th><td style="${cell};overflow-wrap:anywhere">${content}</td></tr>`
}

function htmlAmount({ label, value }: Row, index: number, { length }: Row[]): string {
  const style = `${cell};border-top:${index === length - 1 ? '2px solid #14323a;font-weight:bold' : '1px solid #d5dfdd'}`
  return `<tr><th scope="row" align="left" style="font-weight:normal;${style}">${escapeHtml(label)}</th><td align="right" style="${style};padding-left:16px;white-space:nowrap">${escapeHtml(value)}</td></tr>`
}

/** A link needs no label. */
const factText = ({ label, value, href }: Row) => (href ? value : `${label}: ${value}`)

/** Keeps entries short: mail programs truncate mails above 100 KB. */
function htmlEntry({ heading, href, rows }: MailEntry): string {
  const facts = rows.map((row) => (row.href ? htmlLink(row.href, row.value) : escapeHtml(factText(row))))
  return `<li style="padding:12px 0;border-top:1px solid #d5dfdd"><b>${htmlLink(href, heading)}</b><br>${facts.join('<br>')}</li>`
}

function htmlAction({ label, href }: Action, index: number): string {
  const look =
    index === 0
      ? 'padding:12px 24px;background:#0e6f78;color:#ffffff;font-weight:bold;text-decoration:none;border-radius:10px'
      : 'padding:12px 0;color:#0b6069'
  return `<p style="margin:0"><a href="${escapeHtml(href)}" style="display:inline-block;${look}">${escapeHtml(label)}</a></p>`
}

/** Renders one column, readable on a phone; mail programs need inline styles and tables. */
function renderHtml(body: MailBody): string {
  const { sender, heading, intro, rows, amounts = [], quotation, entries = [], actions = [] } = body
  const { language = 'en', closing, optOut } = body
  const card = [
    `<h1 style="font-size:24px;line-height:30px;margin:0 0 12px;color:#14323a">${escapeHtml(heading)}</h1>`,
    `<p style="margin:0 0 20px">${escapeHtml(intro)}</p>`,
    rows.length > 0 ? `<table ${table}>${rows.map(htmlRow).join('')}</table>` : '',
    amounts.length > 0 ? `<table ${table}>${amounts.map(htmlAmount).join('')}</table>` : '',
    quotation
      ? `<blockquote style="margin:0 0 20px;padding:12px 16px;background:#fbf8f2;border-left:4px solid #f6b73c;white-space:pre-wrap">${escapeHtml(quotation)}</blockquote>`
      : '',
    entries.length > 0
      ? `<ul style="margin:0 0 20px;padding:0;list-style:none">${entries.map(htmlEntry).join('')}</ul>`
      : '',
    ...actions.map(htmlAction),
  ].join('')
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light"><title>${escapeHtml(heading)}</title></head><body style="margin:0;padding:16px;background:#e6f1ef;font-family:'Segoe UI',Roboto,Helvetica,Arial,sans-serif;font-size:16px;line-height:24px;color:#26383c"><div style="max-width:600px;margin:0 auto;overflow-wrap:break-word"><div style="padding:14px 24px;background:#0b4a55;border-bottom:4px solid #f6b73c;border-radius:12px 12px 0 0;color:#ffffff;font-weight:bold">${escapeHtml(sender)}</div><div style="padding:24px;background:#ffffff;border-radius:0 0 12px 12px">${card}</div><p style="margin:16px 24px 0;color:#55676b;font-size:14px;line-height:20px">${escapeHtml(closing)}${optOut ? `<br>${htmlLink(optOut.href, optOut.label)}` : ''}</p></div></body></html>`
}

function renderText(body: MailBody): string {
  const { heading, intro, rows, amounts = [], quotation, entries = [], actions = [], closing, optOut } = body
  return [
    heading,
    intro,
    ...[rows, amounts]
      .filter(({ length }) => length > 0)
      .map((list) => list.map(({ label, value }) => `${label}: ${value}`).join('\n')),
    ...(quotation ? [quotation.replace(/^/gm, '> ')] : []),
    ...entries.map((entry) => [entry.heading, ...entry.rows.map(factText), entry.href].join('\n')),
    // On a line of its own, so that a mail program that wraps lines leaves it whole.
    ...actions.map(({ label, href }) => `${label}:\n${href}`),
    closing,
    ...(optOut ? [`${optOut.label}:\n${optOut.href}`] : []),
  ].join('\n\n')
}

/** A mail with its text in both forms. */
export const mailOf = ({ subject, ...to }: Omit<Mail, 'html' | 'text'>, body: MailBody): Mail => ({
  ...to,
  subject: subjectLine(subject),
  html: renderHtml(body),
  text: renderText(body),
})

/** A mail to a customer. It quotes nothing they typed, so that no form can be used to mail strangers (decision 54). */
export type CustomerText = Pick<MailBody, 'heading' | 'intro' | 'rows' | 'amounts' | 'actions'> & {
  /** The customer's; absent: English. */
  language?: LanguageCode | undefined
}

/**
 * Adds who sends it, how to call, and why it arrives.
 * @param optOut of a marketing mail, which says who sends it from where, and ends in one press (CAN-SPAM)
 */
export function customerMail(
  { rows, language, ...text }: CustomerText,
  to: string,
  { business_name: business, business_postal_address: address, phone, email, city, state }: Settings,
  optOut?: Action,
): Mail {
  const { frame } = wordsOf(language)
  const body: MailBody = {
    language: frame.language,
    sender: business,
    ...text,
    rows: [...rows, { label: frame.call, value: phone, href: telephoneLink(phone) }],
    optOut,
    closing: format(frame.closing, { business, place: optOut ? address : `${city}, ${state}` }),
  }
  const subject = format(frame.subject, { heading: text.heading, business })
  return mailOf({ to, replyTo: email, subject }, body)
}
