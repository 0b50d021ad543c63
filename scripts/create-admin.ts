/**
 * `npm run create-admin -- <username> <email>`: creates a back-office account with a random one-time password on the table
 * that TABLE_NAME names, and gives a new table its defaults. Uses the AWS credentials and region of the shell.
 */
import { randomBytes } from 'node:crypto'
import { createAdmin } from '#functions/data/admins.ts'
import { seedDefaults } from '#functions/data/seed-defaults.ts'
import { AppError } from '#functions/domain/errors.ts'
import { newAdmin } from '#functions/domain/new-admin.ts'
import { ENV } from '#functions/environment.ts'
import { CreateAdminRequest } from '#schemas/admin-user.ts'

const USAGE = `Usage: ${ENV.tableName}=<table> npm run create-admin -- <username> <email>`

const [username, email] = process.argv.slice(2)
// 128 bits: nobody guesses it before it is changed.
const password = randomBytes(16).toString('base64url')
const request = CreateAdminRequest.safeParse({ username, email, password })

if (!process.env[ENV.tableName] || !request.success) {
  const problems = request.error?.issues.map(({ message }) => message) ?? []
  fail([...problems, USAGE].join('\n'))
} else {
  try {
    await seedDefaults()
    await createAdmin(await newAdmin(request.data))
    console.log(`Created ${request.data.username}. One-time password: ${password}`)
    console.log('Sign in at /admin and change it under Settings, Account Settings.')
  } catch (error) {
    // The SDK explains missing credentials and tables well enough; a taken name is ours to explain.
    fail(error instanceof AppError ? error.message : String(error))
  }
}

function fail(message: string): void {
  console.error(message)
  process.exitCode = 1
}
