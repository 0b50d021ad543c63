import { setTimeout as pause } from 'node:timers/promises'

/**
 * Waits before a further try: at random up to 40 ms, doubling with each try to at most 400 ms ("full jitter", AWS
 * Architecture Blog, "Exponential Backoff And Jitter").
 * @param tries how many there were, from 1
 */
export function backOff(tries: number): Promise<void> {
  return pause(Math.random() * Math.min(20 * 2 ** tries, 400))
}
