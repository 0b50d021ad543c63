export type StackClock = ReturnType<typeof stackClock>

/** The time that the functions of a stack see. */
export function stackClock({ clockUrl }: { clockUrl: string }) {
  const ask = async (method: string, path: string, body?: string) => {
    const answer = await fetch(clockUrl + path, { method, ...(body && { body }) })
    if (!answer.ok) throw new Error(await answer.text())
  }
  /** From now on, all functions see this time, which passes as usual; without one the real time. Nothing is sent because of it. */
  const at = (instant?: Date | string) =>
    ask('PUT', '/now', instant instanceof Date ? instant.toISOString() : instant)
  /** Runs the sweeper, as the schedule does each minute, and resolves when it is done. */
  async function sweep(instant?: Date | string) {
    if (instant) await at(instant)
    await ask('POST', '/sweep')
  }
  /** The same at another time; then the clock shows the real one. */
  async function sweepAt(instant: Date) {
    await sweep(instant)
    await at()
  }
  return { at, sweep, sweepAt }
}
