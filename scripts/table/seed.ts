/** Seeds a new table. */
import bcrypt from 'bcryptjs'
import { BCRYPT_COST } from '#functions/account/check-login.ts'
import { newAdmin } from '#functions/account/new-admin.ts'
import { seedContent } from '#functions/content/content-store.ts'
import { seedPricing } from '#functions/pricing/pricing-store.ts'
import { createAdmin, getAdminByUsername, replacePassword } from '#functions/session/admin-store.ts'
import { seedSettings } from '#functions/settings/setting-store.ts'

/** Writes the default prices, texts and settings. Safe to run again: each collection is seeded once. */
export async function seedDefaults(): Promise<void> {
  await Promise.all([seedPricing(), seedSettings(), seedContent()])
}

/** `isPasswordGiven`: ADMIN_PASSWORD is set, so it replaces the stored password. */
export type SeedAdmin = { username: string; password: string; isPasswordGiven: boolean }

/** Seeds the defaults, and the admin unless the username exists. Keeps a generated password that was changed since. */
export async function seedTable({ username, password, isPasswordGiven }: SeedAdmin): Promise<void> {
  await seedDefaults()
  const existing = await getAdminByUsername(username)
  if (!existing) {
    const email = `${username.toLowerCase().replace(/[^a-z0-9]+/g, '.')}@example.com`
    await createAdmin(await newAdmin({ username, email, password }))
  } else if (isPasswordGiven && !(await bcrypt.compare(password, existing.passwordHash))) {
    await replacePassword(existing, await bcrypt.hash(password, BCRYPT_COST))
  }
}
