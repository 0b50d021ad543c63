import { useState } from 'react'
import { type CallFailure, failureOf } from '#frontend/lib/call-failure.ts'

/** A press whose work takes a while and may fail. */
export type Press = { isBusy: boolean; failure: CallFailure | undefined; run: () => Promise<void> }

/** @param work resolves with why it failed, or throws what a call throws */
export function usePress(work: () => Promise<CallFailure | undefined>): Press {
  const [isBusy, setIsBusy] = useState(false)
  const [failure, setFailure] = useState<CallFailure>()
  return {
    isBusy,
    failure,
    run: async () => {
      setIsBusy(true)
      setFailure(undefined)
      setFailure(await work().catch(failureOf))
      setIsBusy(false)
    },
  }
}
