import { setTimeout as pause } from 'node:timers/promises'

/**
 * Waits before the next try: a random time up to 40 ms, doubling with each try up to 400 ms ("full jitter", AWS
 * Architecture Blog, "Exponential Backoff And Jitter").
 * @param tries so far, from 1
 */
export function backOff(tries: number): Promise<void> {
  return pause(Math.random() * Math.min(20 * 2 ** tries, 400))
}
