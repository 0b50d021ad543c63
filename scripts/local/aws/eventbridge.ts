/** Imitates EventBridge's schedules. */
import { SCHEDULES } from '#functions/triggers.ts'
import type { InvokeFunction } from '#scripts/local/aws/lambda.ts'

const MINUTE_MS = 60_000

/** @returns a function that stops the schedules after the current runs */
export function startSchedules(invoke: InvokeFunction, names: readonly string[]): () => Promise<void> {
  const schedules = Object.values(SCHEDULES).filter(({ name }) => names.includes(name))
  const running = schedules.map(() => Promise.resolve<unknown>(undefined))
  const timers = schedules.map(({ name, event, minutes }, index) =>
    setInterval(() => {
      running[index] = invoke(name, event).catch((error) => console.error(`${name}:`, error))
    }, minutes * MINUTE_MS),
  )
  return async () => {
    for (const timer of timers) clearInterval(timer)
    await Promise.all(running)
  }
}
