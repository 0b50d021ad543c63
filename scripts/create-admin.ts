/**
 * `npm run create-admin -- <username> <email>`: creates a back-office account with a random first password in the table
 * TABLE_NAME, and seeds the defaults. `npm run create-admin -- --device-link <username>`: prints a link with which one
 * browser can sign in while the login throttle blocks new browsers. Uses the AWS credentials and region of the shell.
 */
import { randomBytes, randomUUID } from 'node:crypto'
import { newAdmin } from '#functions/account/new-admin.ts'
import { config, ENV } from '#functions/environment.ts'
import { AppError } from '#functions/errors.ts'
import { createAdmin, getAdminByUsername } from '#functions/session/admin-store.ts'
import { LIFETIMES, signToken } from '#functions/session/signed-token.ts'
import { CreateAdminRequest } from '#schemas/contract/session.ts'
import { seedDefaults } from '#scripts/table/seed.ts'

const USAGE = `Usage: ${ENV.tableName}=<table> npm run create-admin -- <username> <email>
       ${ENV.tableName}=<table> ${ENV.jwtSecretArn}=<arn> ${ENV.siteOrigin}=<https://...> npm run create-admin -- --device-link <username>`

const [first, second = ''] = process.argv.slice(2)
try {
  await (first === '--device-link' ? printDeviceLink(second) : create(first, second))
} catch (error) {
  // The SDK's own message explains missing credentials and tables; an AppError explains a taken name.
  fail(error instanceof AppError ? error.message : String(error))
}

async function create(username: string | undefined, email: string): Promise<void> {
  // 128 bits: nobody can guess it before the owner changes it.
  const password = randomBytes(16).toString('base64url')
  const request = CreateAdminRequest.safeParse({ username, email, password })
  if (!process.env[ENV.tableName] || !request.success) {
    const problems = request.error?.issues.map(({ message }) => message) ?? []
    return fail([...problems, USAGE].join('\n'))
  }
  await seedDefaults()
  await createAdmin({ ...(await newAdmin(request.data)), hasFirstPassword: true })
  console.log(`Created ${request.data.username}. First password: ${password}`)
  console.log('Sign in at /admin and change it under Settings, Account Settings.')
}

async function printDeviceLink(username: string): Promise<void> {
  const admin = username ? await getAdminByUsername(username) : undefined
  if (!admin) return fail(`There is no such admin.\n${USAGE}`)
  const token = await signToken('device-link', admin.id, randomUUID(), LIFETIMES['device-link'])
  console.log('Open this within an hour and sign in; it works once:')
  console.log(`${config.siteOrigin()}/admin/login#device=${token}`)
}

function fail(message: string): void {
  console.error(message)
  process.exitCode = 1
}
