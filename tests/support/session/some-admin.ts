import { randomUUID } from 'node:crypto'
import { createAdmin } from '#functions/session/admin-store.ts'
import { nextNumber } from '#tests/support/api/sample-forms.ts'
import { cheapHash } from '#tests/support/session/cheap-password.ts'

/** Creates a new account, because throttles count per account. */
export async function someAdmin(): Promise<{ username: string; password: string }> {
  const username = `sample-${nextNumber()}`
  const password = 'a long one of a sample'
  const [at, passwordHash] = [new Date().toISOString(), await cheapHash(password)]
  await createAdmin({
    ...{ id: randomUUID(), username, email: `${username}@example.com`, passwordHash },
    ...{ isActive: true, createdAt: at, updatedAt: at },
  })
  return { username, password }
}
