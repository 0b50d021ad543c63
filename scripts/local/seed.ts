/** What a new table starts with. */
import bcrypt from 'bcryptjs'
import { createAdmin, getAdminByUsername, replacePassword } from '#functions/data/admins.ts'
import { seedDefaults } from '#functions/data/seed-defaults.ts'
import { BCRYPT_COST } from '#functions/domain/login.ts'
import { newAdmin } from '#functions/domain/new-admin.ts'

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
