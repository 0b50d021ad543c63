import { type FormEvent, useState } from 'react'
import { callApi } from '#frontend/lib/api.ts'
import { emailRules } from '#frontend/lib/form-rules.ts'
import { format } from '#frontend/lib/format.ts'
import { useKeptText } from '#frontend/lib/use-kept-text.ts'
import { BusyButton } from '#frontend/ui/busy-button.tsx'
import { TextField } from '#frontend/ui/field.tsx'
import { FailureAlert } from '#frontend/ui/link-notes.tsx'
import { usePress } from '#frontend/ui/press.tsx'
import { publicRoutes } from '#schemas/routes.ts'
import { formLabels } from '#words/labels/forms.ts'
import { visitLabels } from '#words/labels/visit.ts'

const labels = visitLabels.sending

/** Asks for a mail with the links of upcoming visits. The answer is the same whether or not there is a visit. */
export function SendLinks() {
  const { text: email, change: setEmail, forget } = useKeptText('send-links')
  const [error, setError] = useState<string>()
  const [sentTo, setSentTo] = useState<string>()
  const ask = usePress(async () => {
    await callApi(publicRoutes.sendVisitLinks, { body: { email } })
    setSentTo(email.trim())
    forget()
    return undefined
  })

  function submit(event: FormEvent) {
    event.preventDefault()
    const valid = emailRules.validate(email)
    setError(valid === true ? undefined : valid)
    if (valid === true) void ask.run()
  }

  return (
    <form className="panel stack narrow mt-2" onSubmit={submit} noValidate>
      <h2 className="h4 mb-0">{labels.heading}</h2>
      <p className="mb-0">{labels.text}</p>
      <TextField
        label={formLabels.email}
        error={error}
        type="email"
        autoComplete="email"
        required
        value={email}
        onChange={({ target }) => setEmail(target.value)}
      />
      <FailureAlert failure={ask.failure} />
      <BusyButton className="btn btn-primary" isBusy={ask.isBusy} busyLabel={labels.submitting}>
        {labels.submit}
      </BusyButton>
      <p className="mb-0" role="status">
        {sentTo && format(labels.done, { email: sentTo })}
      </p>
    </form>
  )
}
