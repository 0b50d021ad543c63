/** What a setting is, and the rules of its value. */
import * as z from 'zod'
import { endpoint } from '#schemas/contract/endpoint.ts'
import { Id, Instant } from '#schemas/contract/records.ts'
import { atMost } from '#schemas/contract/texts.ts'
import { isBlockedDays, townDaysProblem } from '#schemas/facts/blocked-days.ts'
import * as LIMITS from '#schemas/facts/limits.ts'
import { secureLink, videoFrame } from '#schemas/facts/links.ts'
import { payHost } from '#schemas/facts/payments.ts'
import { adminRoutes, publicRoutes } from '#schemas/routes.ts'

/** `isPlaceholder` is true while the owner still has to supply the value. */
export const Setting = z.object({
  id: Id,
  key: z.string(),
  value: z.string(),
  type: z.enum(['text', 'textarea', 'number']).default('text'),
  description: z.string(),
  isPlaceholder: z.boolean().default(false),
  updatedAt: Instant,
})
export type Setting = z.infer<typeof Setting>

export const SettingParams = z.strictObject({
  key: z.string().regex(/^[a-z][a-z0-9_]{0,99}$/, 'Not a setting'),
})

/** The rule of each key is in `SETTINGS` (defaults/settings.ts). */
export const UpdateSettingRequest = z.strictObject({
  value: z
    .string()
    .check(atMost(LIMITS.settingValue))
    .overwrite((value) => value.replace(/\r\n?/g, '\n').normalize('NFC').trim()),
  updatedAt: Instant.optional(),
})

/** The public settings, an allow-list: `business_name` is `businessName` here. */
export const SiteInfo = z.object({
  businessName: z.string(),
  phone: z.string(),
  email: z.string(),
  /** As the owner writes it (facts/blocked-days.ts). */
  townDays: z.string(),
  street: z.string(),
  city: z.string(),
  state: z.string(),
  postalCode: z.string(),
  yearsExperience: z.string(),
  ownerName: z.string(),
  insuredBy: z.string(),
  licenseNumber: z.string(),
  reviewsUrl: z.string(),
  writeReviewUrl: z.string(),
  facebookUrl: z.string(),
  instagramUrl: z.string(),
  videoUrl: z.string(),
})
export type SiteInfo = z.infer<typeof SiteInfo>

export const getSiteInfo = endpoint(publicRoutes.getSiteInfo, { answer: SiteInfo })
export const listSettings = endpoint(adminRoutes.listSettings, { answer: z.array(Setting) })
export const updateSetting = endpoint(adminRoutes.updateSetting, {
  params: SettingParams,
  body: UpdateSettingRequest,
  answer: Setting,
})

type SettingRule = {
  accepts: (value: string) => boolean
  message: string | ((value: string) => string)
  /** Converts a pasted value before it is checked and stored. */
  normalise?: (value: string) => string
  /** All values that it accepts, for a select. */
  choices?: readonly string[]
}

export type SettingDefinition = {
  key: string
  value: string
  /** A line of text when absent. */
  type?: 'textarea' | 'number'
  description: string
  /** True if the dashboard asks the owner to replace the default. */
  isPlaceholder?: boolean
  /** Validates a value; `message` is shown to the owner. */
  rule?: SettingRule
}

/** What is wrong with a setting's value. */
export function settingProblem(rule: SettingRule | undefined, value: string): string | undefined {
  if (!rule || rule.accepts(value)) return undefined
  return typeof rule.message === 'string' ? rule.message : rule.message(value)
}

export const matching = (pattern: RegExp, message: string): SettingRule => ({
  accepts: (value) => pattern.test(value),
  message,
})
export const url: SettingRule = {
  ...matching(
    /^(https:\/\/[^\s"'<>]{1,500})?$/,
    'Enter an address such as https://www.example.com/page, or leave it empty',
  ),
  normalise: secureLink,
}
export const video: SettingRule = {
  ...matching(
    /^(https:\/\/www\.youtube-nocookie\.com\/embed\/[\w-]{5,20})?$/,
    'Enter the link of one YouTube video, as Share on YouTube copies it, or leave it empty',
  ),
  normalise: videoFrame,
}
export const payUrl: SettingRule = {
  accepts: (value) => value === '' || payHost(value) !== undefined,
  message:
    'Enter the https link of your payment page, such as https://venmo.com/u/your-name?amount={amount}, or leave it empty. {amount} and {number} can be in it after the first “/” or “?”, no other braces, blanks or user name.',
}
export const oneLine = matching(/^[^\p{Cc}\p{Cs}]{1,200}$/u, 'Enter one line of text')
export const lineOrEmpty = matching(/^[^\p{Cc}\p{Cs}]{0,200}$/u, 'Enter one line of text, or leave it empty')
export const wholeNumber = (least: number, most: number): SettingRule => ({
  accepts: (value) => /^\d{1,6}$/.test(value) && Number(value) >= least && Number(value) <= most,
  message: `Enter a whole number from ${least} to ${most}`,
})
export const risingDays: SettingRule = {
  accepts: (value) => {
    if (!/^\d+(, \d+){0,2}$/.test(value)) return false
    const days = value.split(',').map(Number)
    return days.every((day, index) => day > (days[index - 1] ?? 0) && day <= 60)
  },
  message: 'Enter one to three days from 1 to 60, each later than the one before, such as 2, 9, 21',
  normalise: (value) =>
    value
      .split(/[\s,]+/)
      .filter(Boolean)
      .join(', '),
}
export const flag: SettingRule = { ...matching(/^(yes|no)$/, 'Enter yes or no'), choices: ['yes', 'no'] }
export const dates: SettingRule = {
  accepts: isBlockedDays,
  message: 'Enter one date per line that is in the calendar, such as 2026-12-24 or open 2026-12-25',
}
export const daysOfTowns: SettingRule = {
  accepts: (value) => townDaysProblem(value) === undefined,
  message: (value) => townDaysProblem(value) ?? '',
}
