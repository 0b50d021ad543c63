/** Limits of sign-ins, which strangers cannot exhaust for a browser that has signed in before (decision 43). */
import { tooManyTries } from '#functions/errors.ts'
import { countUse, siteOf } from '#functions/table/budgets.ts'

const WINDOW_SECONDS = 300
/** Uses per window. `code` limits code guesses by someone who knows the password. */
const TRIES = {
  'network-username': 10,
  network: 30,
  site: 90,
  username: 200,
  everyone: 1500,
  device: 10,
  code: 5,
  'challenge-device': 20,
  'challenge-network': 30,
  'challenge-site': 90,
  'challenge-everyone': 1500,
}

/** @throws AppError 429 with Retry-After above a limit */
export async function countTries(...uses: [scope: keyof typeof TRIES, who: string][]): Promise<void> {
  const waits = await Promise.all(
    uses.map(([scope, client]) =>
      countUse({ scope: `login-${scope}`, client, limit: TRIES[scope], seconds: WINDOW_SECONDS }),
    ),
  )
  const wait = Math.max(...waits.map((seconds) => seconds ?? 0))
  if (wait > 0) throw tooManyTries(wait)
}

/** Counts for the IPv6 /48 around a network, which one stranger may hold: it is refused before all networks together are. */
export async function countSite(scope: 'site' | 'challenge-site', network: string): Promise<void> {
  const site = siteOf(network)
  if (site !== undefined) await countTries([scope, site])
}

/** All known browsers of an admin share one limit: each sign-in gives a browser a new proof, so that one could have many. */
export async function countCode(adminId: string, isKnownDevice: boolean): Promise<void> {
  await countTries(['code', isKnownDevice ? `${adminId} known` : adminId])
}
