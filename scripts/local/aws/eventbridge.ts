/** Imitates infra's EventBridge schedules: runs the sweeper every minute, and the canary as often as there. */
import type { InvokeFunction } from '#scripts/local/aws/lambda.ts'

const MINUTE_MS = 60_000
const SCHEDULES = [
  { name: 'sweeper', event: {}, everyMs: MINUTE_MS },
  { name: 'canary', event: { writes: false }, everyMs: 5 * MINUTE_MS },
  { name: 'canary', event: { writes: true }, everyMs: 60 * MINUTE_MS },
]

/** @returns a function that stops the schedules after the current runs */
export function startSchedules(invoke: InvokeFunction, names: readonly string[]): () => Promise<void> {
  const schedules = SCHEDULES.filter(({ name }) => names.includes(name))
  const running = schedules.map(() => Promise.resolve<unknown>(undefined))
  const timers = schedules.map(({ name, event, everyMs }, index) =>
    setInterval(() => {
      running[index] = invoke(name, event).catch((error) => console.error(`${name}:`, error))
    }, everyMs),
  )
  return async () => {
    for (const timer of timers) clearInterval(timer)
    await Promise.all(running)
  }
}
