import * as z from 'zod'
import { endpoint } from '#schemas/contract/endpoint.ts'
import { Id, Instant } from '#schemas/contract/records.ts'
import { atMost } from '#schemas/contract/texts.ts'
import { LIMITS } from '#schemas/facts/limits.ts'
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
export type UpdateSettingRequest = z.infer<typeof UpdateSettingRequest>

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
