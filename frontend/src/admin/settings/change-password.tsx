import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useSWRConfig } from 'swr'
import * as z from 'zod'
import { useCall } from '#frontend/admin/lib/use-call.ts'
import { useSession } from '#frontend/admin/lib/use-session.ts'
import { PasswordField } from '#frontend/admin/ui/password-field.tsx'
import { Problem } from '#frontend/admin/ui/status-messages.tsx'
import { showFailure } from '#frontend/lib/toasts.ts'
import { BusyButton } from '#frontend/ui/busy-button.tsx'
import { ChangePasswordRequest } from '#schemas/contract/session.ts'
import { OWNER_MESSAGES } from '#schemas/contract/texts.ts'
import * as LIMITS from '#schemas/facts/limits.ts'
import { adminRoutes } from '#schemas/routes.ts'

const NewPassword = ChangePasswordRequest.extend({
  confirmation: z.string().min(1, 'Please repeat the new password'),
}).refine(({ newPassword, confirmation }) => newPassword === confirmation, {
  message: OWNER_MESSAGES.passwordsDiffer,
  path: ['confirmation'],
  // Reported even while another field is invalid.
  when: () => true,
})
type NewPassword = z.infer<typeof NewPassword>

const EMPTY: NewPassword = { currentPassword: '', newPassword: '', confirmation: '' }

/** Changing the password signs out every other session. */
export function ChangePassword() {
  const call = useCall()
  const session = useSession()
  const { mutate } = useSWRConfig()
  const [problem, setProblem] = useState<string>()
  const form = useForm<NewPassword>({ resolver: zodResolver(NewPassword), defaultValues: EMPTY })
  const { errors, isSubmitting } = form.formState

  async function save({ currentPassword, newPassword }: NewPassword) {
    setProblem(undefined)
    const body = { currentPassword, newPassword }
    const outcome = await call('changePassword', {
      body,
      done: { title: 'Password Updated', description: 'Other devices have been signed out.' },
      failed: '{message}',
      unanswered: 'Failed to update password. Please try again.',
      unexplained: 'Failed to update password',
    })
    if (outcome.isDone) {
      // The password warning may be outdated: ask the server.
      session.retry()
      // The devices below have been signed out.
      void mutate(adminRoutes.getSignIn.path)
      return form.reset(EMPTY)
    }
    const { message: refusal, fields } = outcome.problem
    // An error at its field is not repeated below.
    if (!fields) setProblem(refusal)
    for (const name of ['currentPassword', 'newPassword'] as const) {
      const message = fields?.[name]
      if (message) form.setError(name, { message })
    }
  }
  function tellMismatch() {
    if (form.getFieldState('confirmation').error?.message !== OWNER_MESSAGES.passwordsDiffer) return
    showFailure('Error', OWNER_MESSAGES.passwordsDiffer)
  }
  return (
    <form className="admin-panel account-form" onSubmit={form.handleSubmit(save, tellMismatch)} noValidate>
      <h2>Change Password</h2>
      <PasswordField
        label="Current Password"
        error={errors.currentPassword?.message}
        field={form.register('currentPassword')}
        autoComplete="current-password"
      />
      <PasswordField
        label="New Password"
        error={errors.newPassword?.message}
        field={form.register('newPassword')}
        autoComplete="new-password"
      />
      <PasswordMeter password={form.watch('newPassword')} />
      <PasswordField
        label="Confirm New Password"
        error={errors.confirmation?.message}
        field={form.register('confirmation')}
        autoComplete="new-password"
      />
      {problem && <Problem>{problem}</Problem>}
      <BusyButton className="btn btn-primary" isBusy={isSubmitting} busyLabel="Updating...">
        Update Password
      </BusyButton>
    </form>
  )
}

const RECOMMENDED_LENGTH = 12

/** Compares the new password's length with the minimum and the recommendation. */
function PasswordMeter({ password }: { password: string }) {
  const { length } = password
  if (length === 0) return null
  const text =
    length < LIMITS.passwordMin
      ? `Too short: at least ${LIMITS.passwordMin} characters`
      : length < RECOMMENDED_LENGTH
        ? `Fair: ${RECOMMENDED_LENGTH} or more characters are safer`
        : 'Good length'
  return (
    <div className="d-flex flex-wrap align-items-center column-gap-2 mb-3 small text-body-secondary">
      <meter
        min={0}
        low={LIMITS.passwordMin}
        high={RECOMMENDED_LENGTH - 1}
        optimum={RECOMMENDED_LENGTH}
        max={RECOMMENDED_LENGTH}
        value={Math.min(length, RECOMMENDED_LENGTH)}
        aria-label="Length of the new password"
      />
      <span role="status">{text}</span>
    </div>
  )
}
