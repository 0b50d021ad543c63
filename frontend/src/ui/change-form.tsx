import type { ReactNode } from 'react'
import type { CallFailure } from '#frontend/lib/call-failure.ts'
import { takeFocus } from '#frontend/lib/take-focus.ts'
import { BusyButton } from '#frontend/ui/busy-button.tsx'
import { FailureAlert } from '#frontend/ui/link-notes.tsx'
import { usePress } from '#frontend/ui/press.tsx'

type ChangeFormProps = {
  labels: Readonly<Record<'heading' | 'submit' | 'submitting' | 'keep', string>>
  /** False ignores presses of the first button. */
  isReady?: boolean
  send: () => Promise<CallFailure | undefined>
  onKeep: () => void
  children: ReactNode
}

/** Takes the focus, and scrolls: the focus alone leaves the form at the lower edge of a phone. */
function comeIntoView(heading: HTMLElement | null) {
  takeFocus(heading)
  // Returns a promise in some browsers, which React would take for a clean-up.
  heading?.scrollIntoView()
}

/** Asks what a change by link needs, then sends it or keeps things as they are. */
export function ChangeForm({ labels, isReady = true, send, onKeep, children }: ChangeFormProps) {
  const { isBusy, failure, run } = usePress(send)
  return (
    <form
      className="panel stack"
      onSubmit={(event) => {
        event.preventDefault()
        if (isReady) void run()
      }}
      noValidate
    >
      <h2 ref={comeIntoView} tabIndex={-1} className="h3 mb-0">
        {labels.heading}
      </h2>
      {children}
      <FailureAlert failure={failure} />
      <p className="actions">
        <BusyButton
          className="btn btn-primary btn-lg"
          isBusy={isBusy || !isReady}
          busyLabel={isBusy ? labels.submitting : labels.submit}
        >
          {labels.submit}
        </BusyButton>
        <button type="button" className="btn btn-outline-primary btn-lg" onClick={onKeep}>
          {labels.keep}
        </button>
      </p>
    </form>
  )
}
