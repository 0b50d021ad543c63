import { type ReactNode, useEffect, useEffectEvent, useMemo, useState } from 'react'
import { type Session, SessionContext, useSession } from '#frontend/admin/lib/use-session.ts'
import { SignInWays } from '#frontend/admin/sign-in/sign-in-ways.tsx'
import { Dialog } from '#frontend/admin/ui/dialog.tsx'

/** Lets anything below ask who is signed in to sign in once more, in a dialog. */
export function IdentityProvider({ children }: { children: ReactNode }) {
  const session = useSession()
  const { admin, signIn } = session
  const [question, setQuestion] = useState<{ answer: (isConfirmed: boolean) => void }>()
  const asking = useMemo<Session>(
    () => ({ ...session, confirm: () => new Promise((answer) => setQuestion({ answer })) }),
    [session],
  )
  function close(isConfirmed: boolean) {
    question?.answer(isConfirmed)
    setQuestion(undefined)
  }
  // The next person to sign in must not confirm what somebody else wanted to do.
  const giveUp = useEffectEvent(() => close(false))
  useEffect(() => {
    if (admin === null) giveUp()
  }, [admin])
  return (
    <SessionContext value={asking}>
      {children}
      {question && admin && (
        <Dialog
          title="Confirm that it is you"
          description={`You are signed in as ${admin.username}. This needs your passkey or password once more, in case somebody else holds your device.`}
          onClose={() => close(false)}
        >
          <SignInWays
            username={admin.username}
            onSignedIn={(info) => {
              signIn(info)
              // The device may offer a passkey of another account.
              close(info.username === admin.username)
            }}
          />
        </Dialog>
      )}
    </SessionContext>
  )
}
