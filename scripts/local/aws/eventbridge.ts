/** EventBridge's part: starts the sweeper once a minute, as infra has it. */
const EVERY_MS = 60_000

/** @returns a function that stops it, after the run in progress */
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
