import { useState } from 'react'
import { Problem } from '#frontend/admin/components/status-messages.tsx'
import { problemOf } from '#frontend/admin/lib/use-action.ts'
import { callApi } from '#frontend/lib/api.ts'
import { BusyButton } from '#frontend/ui/busy-button.tsx'
import { sessionRoutes } from '#schemas/routes.ts'

/** Has a link mailed to the owner, by which this browser may sign in while others use up the tries. */
export function MailedLink() {
  const [state, setState] = useState<'asked' | 'busy' | 'sent'>('asked')
  const [problem, setProblem] = useState<string>()
  async function send() {
    setState('busy')
    setProblem(undefined)
    try {
      await callApi(sessionRoutes.sendDeviceLink, {})
      setState('sent')
    } catch (error) {
      setProblem(problemOf(error).problem.message)
      setState('asked')
    }
  }
  if (state === 'sent')
    return (
      <p className="alert alert-info" role="status">
        A link is on its way to the address for new leads, unless one was sent within the last hour: then use
        that one. Open it in this browser, and sign in as usual.
      </p>
    )
  return (
    <>
      <p>Others may have used up the tries. A link lets this browser sign in without waiting.</p>
      {problem && <Problem>{problem}</Problem>}
      <BusyButton
        type="button"
        className="btn btn-outline-primary w-100 mb-3"
        isBusy={state === 'busy'}
        busyLabel="Sending..."
        onClick={send}
      >
        Email me a sign-in link
      </BusyButton>
    </>
  )
}
