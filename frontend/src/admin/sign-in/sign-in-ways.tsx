import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect, useState } from 'react'
import { useForm } from 'react-hook-form'
import { PasswordInput } from '#frontend/admin/components/password-input.tsx'
import { Problem } from '#frontend/admin/components/status-messages.tsx'
import { problemOf } from '#frontend/admin/lib/use-action.ts'
import { arePasskeysKnown, passkeyProblem, signInByPasskey } from '#frontend/admin/session/passkeys.ts'
import { MailedLink } from '#frontend/admin/sign-in/mailed-link.tsx'
import { ApiCallError, callApi } from '#frontend/lib/api.ts'
import { showToast } from '#frontend/lib/toasts.ts'
import { BusyButton } from '#frontend/ui/busy-button.tsx'
import { Field } from '#frontend/ui/field.tsx'
import { Icon } from '#frontend/ui/icon.tsx'
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
      if (description) showToast({ title: 'Login Failed', description, variant: 'destructive' })
    },
  }
  return (
    <>
      {problem && <Problem>{problem}</Problem>}
      {isThrottled && <MailedLink />}
      {arePasskeysKnown() && <PasskeyWay {...way} {...who} />}
      <PasswordWay {...way} {...who} />
    </>
  )
}

function PasskeyWay({ device, onSignedIn, onProblem }: Way & Who) {
  const [isBusy, setIsBusy] = useState(false)
  async function start() {
    setIsBusy(true)
    onProblem()
    try {
      onSignedIn(await signInByPasskey(device))
    } catch (error) {
      setIsBusy(false)
      onProblem(passkeyProblem(error, NO_PASSKEY), error)
    }
  }
  return (
    <>
      <BusyButton type="button" className="btn btn-primary w-100" isBusy={isBusy} onClick={start}>
        <Icon name="key" /> Sign in with a passkey
      </BusyButton>
      <p className="my-3 text-center text-body-secondary">or with your password</p>
    </>
  )
}

function PasswordWay({ username, device, onSignedIn, onProblem }: Way & Who) {
  const [isCodeAsked, setIsCodeAsked] = useState(false)
  const { register, handleSubmit, formState, setFocus, reset } = useForm<LoginRequest>({
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
    <form onSubmit={submit} noValidate>
      {isCodeAsked ? (
        <Field
          label="Code"
          hint="The six digits that your authenticator app shows, or one of your recovery codes."
          error={errors.code?.message}
        >
          {(control) => (
            <input
              type="text"
              {...control}
              {...register('code')}
              autoComplete="one-time-code"
              autoCapitalize="none"
              spellCheck={false}
            />
          )}
        </Field>
      ) : (
        <>
          {username === undefined && (
            <Field label="Username" error={errors.username?.message}>
              {(control) => (
                <input
                  type="text"
                  {...control}
                  {...register('username')}
                  autoComplete="username"
                  autoCapitalize="none"
                  spellCheck={false}
                />
              )}
            </Field>
          )}
          <Field label="Password" error={errors.password?.message}>
            {(control) => (
              <PasswordInput control={control} field={register('password')} autoComplete="current-password" />
            )}
          </Field>
        </>
      )}
      <BusyButton
        className={`btn w-100 ${arePasskeysKnown() ? 'btn-outline-primary' : 'btn-primary'}`}
        isBusy={isSubmitting}
        busyLabel="Signing in..."
      >
        Sign In
      </BusyButton>
      {isCodeAsked && (
        <button type="button" className="btn btn-link w-100" onClick={startOver}>
          Start over
        </button>
      )}
    </form>
  )
}
