/** How several forms ask for a person. Public pages load this file. */
import { LIMITS } from '#schemas/facts/limits.ts'

export const NAME = { required: 'name', max: LIMITS.name, autoComplete: 'name' } as const
export const EMAIL = { as: 'email', required: 'email', max: LIMITS.email, autoComplete: 'email' } as const
export const PHONE = { as: 'phone', max: LIMITS.phone, autoComplete: 'tel' } as const
export const PHONE_REQUIRED = { ...PHONE, required: 'phone', min: LIMITS.phoneMin } as const
