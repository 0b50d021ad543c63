/** Presses whose work takes a while and may fail. */
import { useState } from 'react'
import { type CallFailure, failureOf } from '#frontend/lib/call-failure.ts'
import { BusyButton } from '#frontend/ui/busy-button.tsx'

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

type LargeButtonProps = { press: Press; label: string; busyLabel: string; className?: string }

/** Does what the link in a mail asks for. */
export function LargeButton({ press, label, busyLabel, className = 'btn-primary' }: LargeButtonProps) {
  const { isBusy, run } = press
  return (
    <BusyButton
      type="button"
      className={`btn ${className} btn-lg`}
      isBusy={isBusy}
      busyLabel={busyLabel}
      onClick={run}
    >
      {label}
    </BusyButton>
  )
}
