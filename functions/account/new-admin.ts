import { randomUUID } from 'node:crypto'
import bcrypt from 'bcryptjs'
import { BCRYPT_COST } from '#functions/account/check-login.ts'
import type { AdminUser, CreateAdminRequest } from '#schemas/contract/session.ts'

export async function newAdmin({ username, email, password }: CreateAdminRequest): Promise<AdminUser> {
  const at = new Date().toISOString()
  return {
    id: randomUUID(),
    username,
    email,
    passwordHash: await bcrypt.hash(password, BCRYPT_COST),
    isActive: true,
    createdAt: at,
    updatedAt: at,
  }
}
