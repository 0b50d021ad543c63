/** The time that the functions of a stack see. */
export type StackClock = {
  /** From now on, all functions see this time, which passes as usual; without one the real time. Nothing is sent because of it. */
  at: (instant?: Date | string) => Promise<void>
  /** Runs the sweeper, as the schedule does each minute, and resolves when it is done. */
  sweep: (instant?: Date | string) => Promise<void>
  /** The same at another time; then the clock shows the real one. */
  sweepAt: (instant: Date) => Promise<void>
}

export function stackClock(stack: { clockUrl: string }): StackClock {
  const ask = async (method: string, path: string, body?: string) => {
    const answer = await fetch(stack.clockUrl + path, { method, ...(body && { body }) })
    if (!answer.ok) throw new Error(await answer.text())
  }
  const at: StackClock['at'] = (instant) =>
    ask('PUT', '/now', instant instanceof Date ? instant.toISOString() : instant)
  const sweep: StackClock['sweep'] = async (instant) => {
    if (instant) await at(instant)
    await ask('POST', '/sweep')
  }
  return {
    at,
    sweep,
    sweepAt: async (instant) => {
      await sweep(instant)
      await at()
    },
  }
}
