/** The throttles that infra gives the HTTP API: a bucket of tokens for each route (API Gateway developer guide, "Throttle requests to your HTTP APIs"). */
import { THROTTLES } from '#infra/throttle.ts'

/** Takes a token for one request of an endpoint. @returns false when there is none left */
export type TakeToken = (endpoint: string) => boolean

const { rateLimit, burstLimit } = THROTTLES.prod

/** @param clock milliseconds that only grow */
export function createThrottle(clock = () => performance.now()): TakeToken {
  const buckets = new Map<string, { tokens: number; at: number }>()
  return (endpoint) => {
    const now = clock()
    const { tokens, at } = buckets.get(endpoint) ?? { tokens: burstLimit, at: now }
    const filled = Math.min(burstLimit, tokens + ((now - at) / 1000) * rateLimit)
    const isTaken = filled >= 1
    buckets.set(endpoint, { tokens: isTaken ? filled - 1 : filled, at: now })
    return isTaken
  }
}
