/** Runs deployed bundles at a test's command, by a clock that the test may put forward. Started by function-process.ts. */
import { localFunctions } from '#scripts/local/lambda.ts'

export type Call = { name: string; event: unknown; clockAheadMs: number }
/** Puts the clock forward while a call is under way, and is sent back once that has happened. */
export type ClockChange = { clockAheadMs: number }
export type CallResult = { result: unknown } | { error: string }

/** A sweep of a whole storm's mails takes longer than a function may run in AWS, where the next sweep goes on. */
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
console.log = () => {}

const functions = localFunctions(TIMEOUT_SECONDS)

process.on('message', async (message: Call | ClockChange) => {
  aheadMs = message.clockAheadMs
  if (!('name' in message)) return void process.send?.(message)
  const { name, event } = message
  const outcome: CallResult = await functions.invoke(name, event).then(
    (result) => ({ result }),
    (error: unknown) => ({ error: String(error) }),
  )
  process.send?.(outcome)
})
process.on('disconnect', () => process.exit(0))
