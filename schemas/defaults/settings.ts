/** All settings: key, default, type and rule. Placeholders are facts that only the owner knows. */
import {
  flag,
  lineOrEmpty,
  matching,
  oneLine,
  payUrl,
  risingDays,
  type SettingDefinition,
  SiteInfo,
  url,
  video,
  wholeNumber,
} from '#schemas/contract/settings.ts'
import { VISIT_SETTINGS } from '#schemas/defaults/visit-settings.ts'
import { EMAIL_PATTERN } from '#schemas/facts/limits.ts'
import { plainText } from '#schemas/facts/typed-text.ts'

/** What only the owner can confirm; the dashboard asks until they do. */
type Claim = {
  key: `claim_${string}`
  /** Verbatim from the page. */
  text: string
  page: string
}

export const CLAIMS = [
  { key: 'claim_five_stars', text: '5.0 star reviews', page: '/' },
  {
    key: 'claim_same_day_bakersfield',
    text: 'It’s a long drive, and we plan for it.',
    page: '/bakersfield-window-cleaning',
  },
  {
    key: 'claim_same_day_porterville',
    text: 'Same-day service, Monday to Saturday',
    page: '/porterville-window-cleaning',
  },
  {
    key: 'claim_one_pane',
    text: 'We test one pane first and tell you what will come off.',
    page: '/services',
  },
  {
    key: 'claim_remover_test',
    text: 'you’ve spent nothing on the other panels',
    page: '/bakersfield-commercial-window-cleaning',
  },
  {
    key: 'claim_shade',
    text: 'we do west sides early and east sides late, always in the shade',
    page: '/bakersfield-commercial-window-cleaning',
  },
] as const satisfies readonly Claim[]
export const isClaim = (key: string) => CLAIMS.some((claim) => claim.key === key)

/** Whether the owner confirms a claim of the website. */
const claims = CLAIMS.map(({ key, text, page }) => ({
  key,
  value: 'unanswered',
  description: `“${text}” on ${page} is true: yes or no`,
  isPlaceholder: true as const,
  rule: flag,
}))

/** The value of `customer_receipts` after too many bounced: off until the owner answers yes or no. */
export const RECEIPTS_PAUSED = 'paused'

export const SETTINGS = [
  {
    key: 'business_name',
    value: 'Central Valley Window Cleaning',
    description: 'Business name',
    isPlaceholder: true,
    rule: oneLine,
  },
  {
    key: 'phone',
    value: '(559) 555-0142',
    description: 'Phone number shown on every page',
    isPlaceholder: true,
    rule: {
      ...matching(/^[+()\d][-+().\d ]{8,28}\d$/, 'Enter a phone number such as (559) 555-0142'),
      // Copied from a phone, it has hyphens and blanks of other kinds, and marks that nobody sees.
      normalise: (value) =>
        plainText(value)
          .replace(/[^ -~]/g, '')
          .trim(),
    },
  },
  {
    key: 'email',
    value: 'hello@example.com',
    description: 'Email address shown on pages',
    isPlaceholder: true,
    rule: matching(EMAIL_PATTERN, 'Enter an email address'),
  },
  {
    key: 'notification_email',
    value: 'owner@example.com',
    description: 'Where new leads are sent',
    isPlaceholder: true,
    rule: matching(EMAIL_PATTERN, 'Enter an email address'),
  },
  { key: 'customer_receipts', value: 'yes', description: 'Send customers a receipt by email', rule: flag },
  {
    key: 'receipts_a_day',
    value: '200',
    type: 'number',
    description:
      'Receipts to customers a day at most: the daily sending quota of the mail service, less the emails to you',
    rule: wholeNumber(20, 50_000),
  },
  {
    key: 'reminders',
    value: 'yes',
    description: 'Remind customers by email the day before a visit',
    rule: flag,
  },
  {
    key: 'reminder_hour',
    value: '17',
    type: 'number',
    description:
      'Hour of the reminder, Pacific time, 9 to 20; 17 is 5 PM. A new hour is for visits booked or moved from then on',
    rule: wholeNumber(9, 20),
  },
  {
    key: 'done_mails',
    value: 'yes',
    description:
      'Thank customers by email two hours after a visit, with what is paid and what is left to pay',
    rule: flag,
  },
  {
    key: 'unpaid_mails',
    value: 'no',
    description:
      'Remind customers by email of a visit that you noted as not paid yet, 7 and 21 days after it; not of those noted before',
    rule: flag,
  },
  {
    key: 'follow_ups',
    value: 'no',
    description: 'Remind customers by email of a quote that is open',
    rule: flag,
  },
  {
    key: 'follow_up_days',
    value: '2, 9, 21',
    description: 'Days after a quote when a reminder is sent, at most three; a mailbox gets one a week',
    rule: risingDays,
  },
  {
    key: 'business_postal_address',
    value: '',
    description: 'Postal address of the business, which the law asks for in such reminders',
    rule: lineOrEmpty,
  },
  ...VISIT_SETTINGS,
  {
    key: 'street',
    value: '',
    description: 'Street address; shown when filled in',
    isPlaceholder: true,
    rule: lineOrEmpty,
  },
  { key: 'city', value: 'Hanford', description: 'City of the business', rule: oneLine },
  { key: 'state', value: 'CA', description: 'State of the business', rule: oneLine },
  {
    key: 'postal_code',
    value: '93230',
    description: 'ZIP code of the business',
    rule: matching(/^\d{5}$/, 'Enter a five-digit ZIP code'),
  },
  // Who does the work: pages show each that is filled in.
  {
    key: 'years_experience',
    value: '7+',
    description: 'Years of experience, as shown',
    rule: matching(/^\d{1,3}\+?$/, 'Enter a number, with or without a plus sign'),
  },
  {
    key: 'owner_name',
    value: '',
    description: 'Name of the owner; shown when filled in',
    isPlaceholder: true,
    rule: lineOrEmpty,
  },
  {
    key: 'insured_by',
    value: '',
    description: 'Insurance company; shown when filled in',
    isPlaceholder: true,
    rule: lineOrEmpty,
  },
  {
    key: 'license_number',
    value: '',
    description: 'License number, where you have one; shown when filled in',
    rule: lineOrEmpty,
  },
  { key: 'reviews_url', value: '', description: 'Link to your reviews page', isPlaceholder: true, rule: url },
  {
    key: 'write_review_url',
    value: '',
    description: 'Link for writing a review',
    isPlaceholder: true,
    rule: url,
  },
  { key: 'pay_url', value: '', description: 'Link for paying you online', rule: payUrl },
  { key: 'facebook_url', value: '', description: 'Facebook page', isPlaceholder: true, rule: url },
  { key: 'instagram_url', value: '', description: 'Instagram page', isPlaceholder: true, rule: url },
  {
    key: 'video_url',
    value: '',
    description: 'YouTube link of your commercial video',
    isPlaceholder: true,
    rule: video,
  },
  ...claims,
] as const satisfies readonly SettingDefinition[]

export type SettingKey = (typeof SETTINGS)[number]['key']
/** The value of each. */
export type Settings = Record<SettingKey, string>

/** The setting's key of a field of `SiteInfo`, which is in camel case. */
type KeyOf<Name extends string> = Name extends `${infer First}${infer Rest}`
  ? `${First extends Lowercase<First> ? First : `_${Lowercase<First>}`}${KeyOf<Rest>}`
  : ''

/** @param settings with each that the contract names */
export function toSiteInfo(settings: Record<KeyOf<keyof SiteInfo>, string>): SiteInfo {
  const keyOf = (name: string) =>
    name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`) as KeyOf<keyof SiteInfo>
  return Object.fromEntries(
    Object.keys(SiteInfo.shape).map((name) => [name, settings[keyOf(name)]]),
  ) as SiteInfo
}

export const DEFAULT_SETTINGS = Object.fromEntries(SETTINGS.map(({ key, value }) => [key, value])) as Settings

/** The defaults that pages are prerendered with; GET /api/site-info returns the stored values. */
export const DEFAULT_SITE_INFO: SiteInfo = toSiteInfo(DEFAULT_SETTINGS)
