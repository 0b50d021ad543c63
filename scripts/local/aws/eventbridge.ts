/** Imitates infra's EventBridge schedule: runs the sweeper every minute. */
const EVERY_MS = 60_000

/** @returns a function that stops the schedule after the current run */
export function startSchedule(run: () => Promise<unknown>): () => Promise<void> {
  let running: Promise<unknown> = Promise.resolve()
  const timer = setInterval(() => {
    running = run().catch((error) => console.error('sweeper:', error))
  }, EVERY_MS)
  return async () => {
    clearInterval(timer)
    await running
  }
}
