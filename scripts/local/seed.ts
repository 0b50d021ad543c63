/** What a new table starts with. */
import { createAdmin, getAdminByUsername } from '#functions/data/admins.ts'
import { seedDefaults } from '#functions/data/defaults.ts'
import { newAdmin } from '#functions/domain/new-admin.ts'

export type SeedAdmin = { username: string; password: string }

/** Gives the table its defaults, and the admin unless the username exists; a password changed since stays changed. */
export async function seedTable({ username, password }: SeedAdmin): Promise<void> {
  await seedDefaults()
  if (await getAdminByUsername(username)) return
  const email = `${username.toLowerCase().replace(/[^a-z0-9]+/g, '.')}@example.com`
  await createAdmin(await newAdmin({ username, email, password }))
}
