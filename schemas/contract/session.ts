import * as z from 'zod'
import { endpoint } from '#schemas/contract/endpoint.ts'
import { Instant, Success, stored } from '#schemas/contract/records.ts'
import { atMost, Email, line, OWNER_MESSAGES } from '#schemas/contract/texts.ts'
import * as LIMITS from '#schemas/facts/limits.ts'
import { adminRoutes, sessionRoutes } from '#schemas/routes.ts'

/** Not trimmed, but in Unicode NFC, because keyboards encode accents differently. */
const password = (required: string) =>
  z
    .string(required)
    .min(1, required)
    .check(atMost(1000, 'Password is too long'))
    .overwrite((value) => value.normalize('NFC'))

const NewPassword = password(OWNER_MESSAGES.passwordMin)
  .min(LIMITS.passwordMin, OWNER_MESSAGES.passwordMin)
  .refine(
    // bcrypt silently ignores further ones.
    (value) => new TextEncoder().encode(value).length <= LIMITS.passwordBytes,
    'Password must be at most 72 bytes long',
  )

export const LoginRequest = z.strictObject({
  username: z
    .string(OWNER_MESSAGES.username)
    .check(atMost(LIMITS.email, OWNER_MESSAGES.username))
    .overwrite((value) => value.normalize('NFC').trim())
    .min(1, OWNER_MESSAGES.username),
  password: password(OWNER_MESSAGES.password),
  /** The token of a device link, mailed or printed by `npm run create-admin -- --device-link`. */
  device: z.string().check(atMost(1000)).optional(),
  /** Of the authenticator app, or a recovery code; required once an app is set up. */
  code: z.string().check(atMost(100)).optional(),
})
export type LoginRequest = z.infer<typeof LoginRequest>

export const CreateAdminRequest = z.strictObject({
  username: line(LIMITS.username, OWNER_MESSAGES.username).min(
    LIMITS.usernameMin,
    OWNER_MESSAGES.usernameMin,
  ),
  email: Email,
  password: NewPassword,
})
export type CreateAdminRequest = z.infer<typeof CreateAdminRequest>

export const ChangePasswordRequest = z.strictObject({
  currentPassword: password('Current password is required'),
  newPassword: NewPassword,
})
export type ChangePasswordRequest = z.infer<typeof ChangePasswordRequest>

/** An admin account. Never sent to a browser; see `SessionInfo`. */
export const AdminUser = z.object({
  ...stored,
  username: z.string(),
  email: z.string(),
  passwordHash: z.string(),
  isActive: z.boolean(),
  lastLogin: Instant.optional(),
  /** True until the password printed by `npm run create-admin` is replaced. */
  hasFirstPassword: z.boolean().optional(),
  /** Set with every new password: invalidates earlier sessions and known devices. */
  sessionsValidFrom: Instant.optional(),
})
export type AdminUser = z.infer<typeof AdminUser>

/** The signed-in admin, as the browser gets it. */
export const SessionInfo = z.object({
  username: z.string(),
  email: z.string(),
  expiresAt: Instant,
  /** Makes the dashboard ask for a new password. */
  hasFirstPassword: z.boolean(),
})
export type SessionInfo = z.infer<typeof SessionInfo>

export const login = endpoint(sessionRoutes.login, { body: LoginRequest, answer: SessionInfo })
export const logout = endpoint(sessionRoutes.logout, { answer: Success })
export const getSession = endpoint(adminRoutes.getSession, { answer: SessionInfo })
export const changePassword = endpoint(adminRoutes.changePassword, {
  body: ChangePasswordRequest,
  answer: Success,
})
