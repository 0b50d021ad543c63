/** An admin's authenticator app and recovery codes, in a row that only signing in and its settings read. */
import * as z from 'zod'
import { countCode } from '#functions/account/login-throttle.ts'
import { digestOf, stepOf } from '#functions/account/second-factor.ts'
import { conflict, needsCode } from '#functions/errors.ts'
import { holding, lessThan, matching, present } from '#functions/table/expression.ts'
import { secondFactorKey } from '#functions/table/keys.ts'
import { readRow } from '#functions/table/read.ts'
import { put, update, type Write } from '#functions/table/transact.ts'
import type { SignInMethod } from '#schemas/facts/account.ts'

export const SecondFactor = z.object({
  secret: z.string(),
  /** Of the last code that was accepted: no code of it or before is accepted again. */
  lastStep: z.int(),
  /** Digests of those that were not used. The table stores no empty set. */
  recoveryCodes: z.set(z.string()).default(new Set()),
})

const WRONG = 'This code is wrong, or was used before. Please type the one that your app shows now.'
const REQUIRED = 'Please type the code that your authenticator app shows, or a recovery code.'

export function storeSecondFactor(
  adminId: string,
  app: Pick<z.infer<typeof SecondFactor>, 'secret' | 'lastStep'>,
  codes: readonly string[],
): Write {
  return put({ ...secondFactorKey(adminId), ...app, recoveryCodes: digestsOf(codes) })
}

/** Replaces the recovery codes; the earlier ones stop working. */
export function replaceRecoveryCodes(adminId: string, codes: readonly string[]): Write {
  return update(
    secondFactorKey(adminId),
    { set: { recoveryCodes: digestsOf(codes) } },
    matching({ secret: present }),
    () => conflict('Please set up an authenticator app first.'),
  )
}

const digestsOf = (codes: readonly string[]) => new Set(codes.map(digestOf))

/**
 * Checks the second factor of an admin whose password is right.
 * @param isKnown for a known browser, which has a limit of its own
 * @returns how the admin signs in, and the writes that use the code up: they are refused with 401 if it is wrong or was used
 * @throws AppError 401 when a code is needed, 429 after too many tries
 */
export async function checkSecondFactor(
  adminId: string,
  code: string | undefined,
  isKnown: boolean,
): Promise<{ method: SignInMethod; used: Write[] }> {
  const row = await readRow(secondFactorKey(adminId))
  if (!row) return { method: 'password', used: [] }
  if (!code?.trim()) throw needsCode(REQUIRED)
  await countCode(adminId, isKnown)
  const step = stepOf(code, SecondFactor.parse(row).secret)
  return step === undefined
    ? { method: 'recovery', used: [spendRecoveryCode(adminId, digestOf(code))] }
    : { method: 'code', used: [spendStep(adminId, step)] }
}

function spendStep(adminId: string, step: number): Write {
  return update(
    secondFactorKey(adminId),
    { set: { lastStep: step } },
    matching({ lastStep: lessThan(step) }),
    () => needsCode(WRONG),
  )
}

function spendRecoveryCode(adminId: string, digest: string): Write {
  return update(
    secondFactorKey(adminId),
    { without: { recoveryCodes: new Set([digest]) } },
    matching({ recoveryCodes: holding(digest) }),
    () => needsCode(WRONG),
  )
}
