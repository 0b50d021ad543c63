import { ANSWER_SOON } from '#frontend/admin/device/changes.ts'
import { finishSigningOut, forgetDevice } from '#frontend/admin/device/forget-device.ts'
import { keptDay } from '#frontend/admin/device/kept.ts'
import { isUnreachable } from '#frontend/admin/lib/use-api.ts'
import { callApi } from '#frontend/lib/api.ts'
import { clearDrafts, keepDraft, readDraft } from '#frontend/lib/draft.ts'
import { nullWhenUnauthorized } from '#frontend/lib/public-reads.ts'
import type { SessionInfo } from '#schemas/contract/session.ts'
import { adminRoutes } from '#schemas/routes.ts'

/** Clears what another admin has typed in this tab. */
export function claimDrafts({ username }: SessionInfo): void {
  const { values: owner = username } = readDraft<string>('owner') ?? {}
  if (owner !== username) clearDrafts()
  keepDraft('owner', { values: username })
}

/** The signed-in admin; without the API, the one whose day is kept. @throws without both */
export async function readSession(): Promise<SessionInfo | null> {
  try {
    await finishSigningOut()
    const admin = await nullWhenUnauthorized(callApi(adminRoutes.getSession, { timeout: ANSWER_SOON }))
    if (admin) claimDrafts(admin)
    else await forgetDevice({ keepsChanges: true })
    return admin
  } catch (error) {
    const kept = isUnreachable(error) ? await keptDay() : undefined
    if (!kept) throw error
    return kept.admin
  }
}
