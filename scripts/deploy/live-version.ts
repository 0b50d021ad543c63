import { VERSION_FILE } from '#functions/publisher/object-headers.ts'

export type Version = { commit: string; builtAt: string }

/** @returns undefined while the site is out of reach, which a deployment may mend */
export async function liveAnswer(url: string): Promise<Response | undefined> {
  const answer = await fetch(url, { signal: AbortSignal.timeout(10_000) }).catch(() => undefined)
  return answer?.ok ? answer : undefined
}

/** Absent before the first deployment, and while the site is out of reach. */
export async function liveVersion(origin: string | undefined): Promise<Version | undefined> {
  const answer = origin && (await liveAnswer(`${origin}${VERSION_FILE}`))
  return answer ? answer.json().catch(() => undefined) : undefined
}
