/** What a new table starts with. */
import { randomUUID } from 'node:crypto'
import bcrypt from 'bcryptjs'
import { createAdmin, getAdminByUsername } from '#functions/data/admins.ts'
import { BCRYPT_COST } from '#functions/domain/login.ts'

export type SeedAdmin = { username: string; password: string }

/** Creates the admin unless the username exists; a password that was changed since stays changed. */
export async function seedAdmin({ username, password }: SeedAdmin): Promise<void> {
  if (await getAdminByUsername(username)) return
  const now = new Date().toISOString()
  await createAdmin({
    id: randomUUID(),
    username,
    email: `${username.toLowerCase().replace(/[^a-z0-9]+/g, '.')}@example.com`,
    passwordHash: await bcrypt.hash(password, BCRYPT_COST),
    isActive: true,
    createdAt: now,
    updatedAt: now,
  })
}
