/** How several forms ask for a person. Public pages load this file. */
import { LIMITS, MESSAGES } from '#schemas/facts/limits.ts'

export const NAME = {
  label: 'Name',
  required: MESSAGES.name,
  max: LIMITS.name,
  autoComplete: 'name',
} as const
export const EMAIL = {
  label: 'Email',
  as: 'email',
  required: MESSAGES.email,
  max: LIMITS.email,
  autoComplete: 'email',
} as const
export const PHONE = { label: 'Phone', as: 'phone', max: LIMITS.phone, autoComplete: 'tel' } as const
export const PHONE_REQUIRED = { ...PHONE, required: MESSAGES.phone, min: LIMITS.phoneMin } as const
