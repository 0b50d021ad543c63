import { type FormEvent, useId, useState } from 'react'
import { callApi } from '#frontend/lib/api.ts'
import { type CallFailure, failureOf } from '#frontend/lib/call-failure.ts'
import { emailRules } from '#frontend/lib/form-rules.ts'
import { format } from '#frontend/lib/format.ts'
import { BusyButton } from '#frontend/ui/busy-button.tsx'
import { TextField } from '#frontend/ui/field.tsx'
import { FailureAlert } from '#frontend/ui/link-notes.tsx'
import { publicRoutes } from '#schemas/routes.ts'
import { formLabels } from '#words/labels/forms.ts'
import { visitLabels } from '#words/labels/visit.ts'

const labels = visitLabels.sending

/** Asks for a mail with the links of upcoming visits. The answer is the same whether or not there is a visit. */
export function SendLinks() {
  const id = useId()
  const [email, setEmail] = useState('')
  const [error, setError] = useState<string>()
  const [failure, setFailure] = useState<CallFailure>()
  const [state, setState] = useState<'ask' | 'busy' | 'done'>('ask')

  async function submit(event: FormEvent) {
    event.preventDefault()
    const valid = emailRules.validate(email)
    setError(valid === true ? undefined : valid)
    setFailure(undefined)
    if (valid !== true) return
    setState('busy')
    try {
      await callApi(publicRoutes.sendVisitLinks, { body: { email } })
      setState('done')
    } catch (thrown) {
      setFailure(failureOf(thrown))
      setState('ask')
    }
  }

  return (
    <form className="panel stack narrow mt-2" onSubmit={submit} noValidate>
      <h2 className="h4 mb-0">{labels.heading}</h2>
      {state !== 'done' && (
        <>
          <p className="mb-0">{labels.text}</p>
          <TextField
            id={id}
            label={formLabels.email}
            error={error}
            type="email"
            autoComplete="email"
            required
            value={email}
            onChange={({ target }) => setEmail(target.value)}
          />
          <FailureAlert failure={failure} />
          <BusyButton className="btn btn-primary" isBusy={state === 'busy'} busyLabel={labels.submitting}>
            {labels.submit}
          </BusyButton>
        </>
      )}
      <p className="mb-0" role="status">
        {state === 'done' && format(labels.done, { email: email.trim() })}
      </p>
    </form>
  )
}
