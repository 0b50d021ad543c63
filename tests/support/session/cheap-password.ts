/** Passwords whose hash costs a millisecond: where hashing is not tested, a sign-in need not take a third of a second. */
import bcrypt from 'bcryptjs'
import { readTable, setAttributes } from '#tests/support/table/rows.ts'

type Account = { username: string; password: string }

export const cheapHash = (password: string) => bcrypt.hash(password, 4)

/** Stores the cheap hash of an account's password. @param endpoint of the table */
export async function hashCheaply(endpoint: string, { username, password }: Account): Promise<void> {
  const account = (await readTable(endpoint)).find((row) => row['username'] === username)
  if (!account) throw new Error(`There is no account ${username}`)
  await setAttributes(endpoint, account, { passwordHash: await cheapHash(password) })
}
