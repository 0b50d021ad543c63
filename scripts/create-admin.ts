/**
 * `npm run create-admin -- <username> <email>`: creates a back-office account with a random first password in the table
 * TABLE_NAME, and seeds the defaults. `npm run create-admin -- --device-link`: prints a link with which one
 * browser can sign in while the login throttle blocks new browsers. `npm run create-admin -- --reset <username>`: gives an
 * account that nobody can open a new first password, and signs out all its browsers. Uses the AWS credentials and
 * region of the shell.
 */
import { randomBytes } from 'node:crypto'
import bcrypt from 'bcryptjs'
import { BCRYPT_COST } from '#functions/account/check-login.ts'
import { newDeviceLink } from '#functions/account/device-link-store.ts'
import { newAdmin } from '#functions/account/new-admin.ts'
import { adminRows } from '#functions/account/sign-in-store.ts'
import { config, ENV } from '#functions/environment.ts'
import { AppError, complaintText } from '#functions/errors.ts'
import { deviceLinkAddress } from '#functions/links/signed-link.ts'
import { createAdmin, getAdminByUsername, replacePassword } from '#functions/session/admin-store.ts'
import { PASSKEY_PREFIX, secondFactorKey } from '#functions/table/keys.ts'
import { remove } from '#functions/table/transact.ts'
import { CreateAdminRequest } from '#schemas/contract/session.ts'
import { seedDefaults } from '#scripts/table/seed.ts'

const USAGE = `Usage: ${ENV.tableName}=<table> npm run create-admin -- <username> <email>
       ${ENV.tableName}=<table> npm run create-admin -- --reset <username>     (a new first password)
       ${ENV.tableName}=<table> ${ENV.linkSecrets}=<secret> ${ENV.siteOrigin}=<https://...> npm run create-admin -- --device-link`

const [first, second = ''] = process.argv.slice(2)
try {
  if (first === '--device-link') await printDeviceLink()
  else if (first === '--reset') await reset(second)
  else await create(first, second)
} catch (error) {
  // The SDK's own message explains missing credentials and tables. Who has lost a first password finds the name taken.
  fail(error instanceof AppError ? `${error.message}\n${USAGE}` : String(error))
}

async function create(username: string | undefined, email: string): Promise<void> {
  const password = firstPassword()
  const request = CreateAdminRequest.safeParse({ username, email, password })
  if (!process.env[ENV.tableName] || !request.success) {
    const problems = request.error?.issues.map(({ message }) => complaintText(message)) ?? []
    return fail([...problems, USAGE].join('\n'))
  }
  await seedDefaults()
  await createAdmin({ ...(await newAdmin(request.data)), hasFirstPassword: true })
  tell(`Created ${request.data.username}`, password)
}

/** 128 bits: nobody can guess it before the owner changes it. */
function firstPassword(): string {
  return randomBytes(16).toString('base64url')
}

function tell(done: string, password: string): void {
  console.log(`${done}. First password: ${password}`)
  console.log('Sign in at /admin and change it under Settings, Account Settings.')
}

async function reset(username: string): Promise<void> {
  const admin = username ? await getAdminByUsername(username) : undefined
  if (!admin) return fail(`There is no such admin.\n${USAGE}`)
  const password = firstPassword()
  const passwordHash = await bcrypt.hash(password, BCRYPT_COST)
  const passkeys = (await adminRows(admin.id)).filter(({ sk }) => String(sk).startsWith(PASSKEY_PREFIX))
  // At once: a passkey that worked after the old sessions had ended would open a new one.
  await replacePassword(admin, passwordHash, {
    isFirst: true,
    also: [
      remove(secondFactorKey(admin.id)),
      ...passkeys.map(({ pk, sk }) => remove({ pk: String(pk), sk: String(sk) })),
    ],
  })
  tell(`Reset ${admin.username}: no passkey, no authenticator app, nowhere signed in`, password)
}

async function printDeviceLink(): Promise<void> {
  const origin = config.siteOrigin()
  // Fails without them, before the new link has ended the one in a mail.
  config.linkSecrets()
  const link = deviceLinkAddress(origin, await newDeviceLink())
  console.log(`Open this within an hour and sign in; it works once:\n${link}`)
}

function fail(message: string): void {
  console.error(message)
  process.exitCode = 1
}
