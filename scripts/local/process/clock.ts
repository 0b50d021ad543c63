/** The clock of the functions. It shows the real time, or another one from which time passes as usual. */
import { text } from 'node:stream/consumers'
import { type Service, serve } from '#scripts/local/process/ports.ts'

export type Clock = { aheadMs: () => number; set: (now: Date | undefined) => void }

export function createClock(now?: Date): Clock {
  let aheadMs = 0
  const set = (to: Date | undefined) => {
    aheadMs = to ? to.getTime() - Date.now() : 0
  }
  set(now)
  return { aheadMs: () => aheadMs, set }
}

/**
 * Listens on a free port for tests that turn the clock of a running stack: `PUT /now` with an instant, or without one for the real
 * time, and `POST /sweep` for the sweeper's run.
 */
export async function startClockApi(clock: Clock, sweep: () => Promise<unknown>): Promise<Service> {
  return serve(async (incoming, outgoing) => {
    try {
      const sent = await text(incoming)
      const call = `${incoming.method} ${incoming.url}`
      if (call === 'PUT /now') clock.set(sent === '' ? undefined : instant(sent))
      else if (call === 'POST /sweep') await sweep()
      else throw new Error('There are PUT /now and POST /sweep')
      outgoing.writeHead(204).end()
    } catch (error) {
      outgoing.writeHead(400).end(`${(error as Error).message}\n`)
    }
  })
}

/** @throws Error that shows how a time is written */
export function instant(text: string): Date {
  const now = new Date(text)
  if (Number.isNaN(now.getTime())) {
    throw new Error(`${text} is not a time: write it like 2026-12-01T17:00:00-08:00`)
  }
  return now
}
