/** Runs deployed bundles with a clock that the test may advance. Started by function-process.ts. */
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { bundles } from '#functions/manifest.ts'

export type Call = { name: string; event: unknown; clockAheadMs: number }
/** Advances the clock during a call; sent back when done. */
export type ClockChange = { clockAheadMs: number }
export type CallResult = { result: unknown } | { error: string }

/** A sweep of a whole storm's mails takes longer than a function may run in AWS, where the next sweep continues. */
const TIMEOUT_SECONDS = 120

const RealDate = Date
let aheadMs = 0

class ShiftedDate extends RealDate {
  constructor(...given: unknown[]) {
    super(...((given.length > 0 ? given : [RealDate.now() + aheadMs]) as [number]))
  }

  static override now(): number {
    return RealDate.now() + aheadMs
  }
}

globalThis.Date = ShiftedDate as DateConstructor
const elapsed = performance.now.bind(performance)
performance.now = () => elapsed() + aheadMs
console.log = () => {}

/** Runs in this thread, whose clock is advanced. */
async function invoke(name: string, event: unknown): Promise<unknown> {
  const output = bundles.find((bundle) => bundle.name === name)?.output ?? ''
  const { handler } = await import(pathToFileURL(resolve(output, 'index.mjs')).href)
  const deadline = RealDate.now() + TIMEOUT_SECONDS * 1000
  return handler(event, { getRemainingTimeInMillis: () => deadline - RealDate.now() })
}

process.on('message', async (message: Call | ClockChange) => {
  aheadMs = message.clockAheadMs
  if (!('name' in message)) return void process.send?.(message)
  const { name, event } = message
  const outcome: CallResult = await invoke(name, event).then(
    (result) => ({ result }),
    (error: unknown) => ({ error: String(error) }),
  )
  process.send?.(outcome)
})
process.on('disconnect', () => process.exit(0))
