import { VERSION_FILE } from '#functions/publisher/object-headers.ts'

export type Version = { commit: string; builtAt: string }

/** Absent before the first deployment, and while the site is out of reach, which a deployment may mend. */
export async function liveVersion(origin: string | undefined): Promise<Version | undefined> {
  if (!origin) return undefined
  const answer = await fetch(`${origin}${VERSION_FILE}`, { signal: AbortSignal.timeout(10_000) }).catch(
    () => undefined,
  )
  return answer?.ok ? answer.json().catch(() => undefined) : undefined
}
