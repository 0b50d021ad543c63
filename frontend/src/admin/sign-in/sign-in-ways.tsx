import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect, useState } from 'react'
import { useForm } from 'react-hook-form'
import { problemOf } from '#frontend/admin/lib/use-call.ts'
import { arePasskeysKnown, passkeyProblem, signInByPasskey } from '#frontend/admin/session/passkeys.ts'
import { Button, PressButton } from '#frontend/admin/ui/button.tsx'
import { PasswordField } from '#frontend/admin/ui/password-field.tsx'
import { Problem } from '#frontend/admin/ui/status-messages.tsx'
import { ApiCallError, callApi } from '#frontend/lib/api.ts'
import { readFields } from '#frontend/lib/form-rules.ts'
import { showFailure } from '#frontend/lib/toasts.ts'
import { BusyButton } from '#frontend/ui/busy-button.tsx'
import { Field } from '#frontend/ui/field.tsx'
import { LoginRequest, type SessionInfo } from '#schemas/contract/session.ts'
import { sessionRoutes } from '#schemas/routes.ts'

const NO_PASSKEY = 'No passkey was used. Try again, or sign in with your password.'

type Way = {
  onSignedIn: (info: SessionInfo) => void
  /** Called without a text when a try starts. @param error of a call */
  onProblem: (problem?: string, error?: unknown) => void
}
type Who = {
  /** Asked for when absent. */
  username?: string
  /** The token of a device link. */
  device?: string | undefined
}

/** A passkey, or username and password, with a code where an authenticator app is set up. */
export function SignInWays({ onSignedIn, ...who }: Pick<Way, 'onSignedIn'> & Who) {
  const [problem, setProblem] = useState<string>()
  const [isThrottled, setIsThrottled] = useState(false)
  const way: Way = {
    onSignedIn,
    onProblem: (description, error) => {
      setProblem(description)
      if (error instanceof ApiCallError && error.status === 429) setIsThrottled(true)
      if (description) showFailure('Login Failed', description)
    },
  }
  return (
    <>
      {problem && <Problem>{problem}</Problem>}
      {/* A sign-in link is of no use to a signed-in person: the login page only opens the dashboard for them. */}
      {isThrottled && who.username === undefined && <MailedLink />}
      {arePasskeysKnown() && <PasskeyWay {...way} {...who} />}
      <PasswordWay {...way} {...who} />
    </>
  )
}

function PasskeyWay({ device, onSignedIn, onProblem }: Way & Who) {
  async function start() {
    onProblem()
    try {
      onSignedIn(await signInByPasskey(device))
    } catch (error) {
      onProblem(passkeyProblem(error, NO_PASSKEY), error)
    }
  }
  return (
    <>
      <PressButton
        icon="key"
        label="Sign in with a passkey"
        className="btn btn-primary w-100"
        onPress={start}
      />
      <p className="my-3 text-center text-body-secondary">or with your password</p>
    </>
  )
}

/** What is typed here is no prose. */
const PLAIN = { type: 'text', autoCapitalize: 'none', spellCheck: false } as const

function PasswordWay({ username, device, onSignedIn, onProblem }: Way & Who) {
  const [isCodeAsked, setIsCodeAsked] = useState(false)
  const { register, handleSubmit, formState, setFocus, setValue, reset } = useForm<LoginRequest>({
    resolver: zodResolver(LoginRequest),
    defaultValues: { username: username ?? '', password: '' },
  })
  const { errors, isSubmitting } = formState
  useEffect(() => {
    if (isCodeAsked) setFocus('code')
  }, [isCodeAsked, setFocus])
  const submit = handleSubmit(async (body) => {
    onProblem()
    try {
      onSignedIn(await callApi(sessionRoutes.login, { body: { ...body, device } }))
    } catch (error) {
      const { problem } = problemOf(error, 'Invalid credentials')
      if (problem.needsCode) setIsCodeAsked(true)
      if (isCodeAsked || !problem.needsCode) onProblem(problem.message, error)
    }
  })
  function startOver() {
    setIsCodeAsked(false)
    onProblem()
    reset()
  }
  return (
    <form
      onSubmit={(event) => {
        readFields(event.currentTarget, setValue)
        return submit(event)
      }}
      noValidate
    >
      {isCodeAsked ? (
        <Field
          label="Code"
          hint="The six digits that your authenticator app shows, or one of your recovery codes."
          error={errors.code?.message}
        >
          {(control) => <input {...PLAIN} {...control} {...register('code')} autoComplete="one-time-code" />}
        </Field>
      ) : (
        <>
          {username === undefined && (
            <Field label="Username" error={errors.username?.message}>
              {(control) => (
                <input {...PLAIN} {...control} {...register('username')} autoComplete="username" />
              )}
            </Field>
          )}
          <PasswordField
            label="Password"
            error={errors.password?.message}
            field={register('password')}
            autoComplete="current-password"
          />
        </>
      )}
      <BusyButton
        className={`btn w-100 ${arePasskeysKnown() ? 'btn-outline-primary' : 'btn-primary'}`}
        isBusy={isSubmitting}
        busyLabel="Signing in..."
      >
        Sign In
      </BusyButton>
      {isCodeAsked && <Button className="btn btn-link w-100" label="Start over" onClick={startOver} />}
    </form>
  )
}

/** Has a link mailed to the owner, by which this browser may sign in while others use up the tries. */
function MailedLink() {
  const [isSent, setIsSent] = useState(false)
  const [problem, setProblem] = useState<string>()
  async function send() {
    setProblem(undefined)
    try {
      await callApi(sessionRoutes.sendDeviceLink, {})
      setIsSent(true)
    } catch (error) {
      setProblem(problemOf(error).problem.message)
    }
  }
  if (isSent)
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
      <PressButton
        label="Email me a sign-in link"
        busyLabel="Sending..."
        className="btn btn-outline-primary w-100 mb-3"
        onPress={send}
      />
    </>
  )
}
