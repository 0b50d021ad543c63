/** What a new table starts with. */
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

/** `isPasswordGiven`: someone named the password, so it must be right from now on. */
export type SeedAdmin = { username: string; password: string; isPasswordGiven: boolean }

/** Gives the table its defaults, and the admin unless the username exists; a generated password changed since stays changed. */
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
