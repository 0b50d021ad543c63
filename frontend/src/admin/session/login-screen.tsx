import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect, useState } from 'react'
import { useForm } from 'react-hook-form'
import { Navigate, useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import { PasswordInput } from '#frontend/admin/components/password-input.tsx'
import { Problem } from '#frontend/admin/components/status-messages.tsx'
import { problemOf } from '#frontend/admin/lib/use-action.ts'
import { WaitingNote } from '#frontend/admin/offline/waiting-changes.tsx'
import { useSession } from '#frontend/admin/session/session.tsx'
import { callApi } from '#frontend/lib/api.ts'
import { showToast } from '#frontend/lib/toasts.ts'
import { useFocusOnMount } from '#frontend/lib/use-focus-on-mount.ts'
import { BusyButton } from '#frontend/ui/busy-button.tsx'
import { Field } from '#frontend/ui/field.tsx'
import { LoginRequest } from '#schemas/contract/session.ts'
import { sessionRoutes } from '#schemas/routes.ts'

const NOTES: Record<string, string> = {
  ended: 'Your session has ended. Sign in again to go on where you were; what you typed is kept.',
  needed: 'Please sign in to open the back office.',
  link: 'This link lets this browser sign in. Username and password are still asked for.',
}

/** Allows only the back office's own paths after signing in. */
function nextPath(next: string | null): string {
  return next?.startsWith('/') && !next.startsWith('//') ? next : '/dashboard'
}

/** /admin and /admin/login: the same screen, or the next one for who is signed in. */
export function LoginScreen() {
  const [search] = useSearchParams()
  const { admin } = useSession()
  const device = useDeviceLink()
  const heading = useFocusOnMount<HTMLHeadingElement>()
  useEffect(() => {
    document.title = 'Sign in | Back office'
  }, [])
  if (admin) return <Navigate to={nextPath(search.get('next'))} replace />
  const note = NOTES[device ? 'link' : (search.get('note') ?? '')]
  return (
    <main className="login-page">
      <div className="login-card">
        <h1 ref={heading} tabIndex={-1} className="h3 mb-3">
          Admin Login
        </h1>
        {note && (
          <p className="alert alert-info" role="status">
            {note}
          </p>
        )}
        <WaitingNote />
        <LoginForm device={device} />
        <a href="/" className="d-inline-block mt-3">
          Back to website
        </a>
      </div>
    </main>
  )
}

/** The token of a link of `npm run create-admin -- --device-link`. Taken out of the address bar, and so of what is copied or shared. */
function useDeviceLink(): string | undefined {
  const { hash, pathname, search } = useLocation()
  const navigate = useNavigate()
  const [device, setDevice] = useState<string>()
  useEffect(() => {
    const token = new URLSearchParams(hash.slice(1)).get('device')
    if (!token) return
    setDevice(token)
    navigate(pathname + search, { replace: true })
  }, [hash, pathname, search, navigate])
  return device
}

function LoginForm({ device }: { device: string | undefined }) {
  const { signIn } = useSession()
  const [problem, setProblem] = useState<string>()
  const { register, handleSubmit, formState } = useForm<LoginRequest>({
    resolver: zodResolver(LoginRequest),
    defaultValues: { username: '', password: '' },
  })
  const { errors, isSubmitting } = formState
  const submit = handleSubmit(async (body) => {
    setProblem(undefined)
    try {
      const admin = await callApi(sessionRoutes.login, { body: { ...body, device } })
      showToast({ title: 'Login Successful', description: 'Welcome to the admin dashboard!' })
      signIn(admin)
    } catch (error) {
      const message = problemOf(error, 'Invalid credentials').problem.message
      setProblem(message)
      showToast({ title: 'Login Failed', description: message, variant: 'destructive' })
    }
  })
  return (
    <form onSubmit={submit} noValidate>
      {problem && <Problem>{problem}</Problem>}
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
      <Field label="Password" error={errors.password?.message}>
        {(control) => (
          <PasswordInput control={control} field={register('password')} autoComplete="current-password" />
        )}
      </Field>
      <BusyButton className="btn btn-primary w-100" isBusy={isSubmitting} busyLabel="Signing in...">
        Sign In
      </BusyButton>
    </form>
  )
}
