import { type ReactNode, useState } from 'react'
import { callApi } from '#frontend/lib/api.ts'
import { momentText } from '#frontend/lib/days.ts'
import { format } from '#frontend/lib/format.ts'
import { type Change, useLinked } from '#frontend/lib/use-linked.ts'
import { FactList } from '#frontend/ui/fact-list.tsx'
import { FailureAlert, LinkState, OutcomeNote, SignIn } from '#frontend/ui/link-notes.tsx'
import { LargeButton, usePress } from '#frontend/ui/press.tsx'
import type { UndoableChange } from '#schemas/contract/undo.ts'
import { ACCOUNT_CHANGES, isRemoval } from '#schemas/facts/account.ts'
import { publicRoutes } from '#schemas/routes.ts'
import { undoLabels as labels } from '#words/labels/undo.ts'

const send = (token: string, action: 'see' | 'undo') =>
  callApi(publicRoutes.undoChange, { body: { token, action } })
const see = (token: string) => send(token, 'see')

/** A change of account or leads, which the owner undoes without signing in. */
export function UndoChange() {
  const linked = useLinked('undo', see)
  if (linked.state === 'open') return <AccountChange {...linked} />
  return <LinkState linked={linked} owner={<SignIn label={labels.signIn} text={labels.gone} />} />
}

type AccountChangeProps = { token: string; shown: UndoableChange; change: Change<UndoableChange> }

function AccountChange({ token, shown, change }: AccountChangeProps) {
  const [isPressed, setIsPressed] = useState(false)
  const { state, what } = shown
  const { does, next } = labels.kinds[what]
  const press = usePress(async () => {
    const failure = await change(send(token, 'undo'))
    setIsPressed(!failure)
    // The owner reads the API's own words, as in the back office.
    return failure && { ...failure, message: failure.told ?? failure.message, namesPhone: true }
  })
  if (state !== 'open') {
    const { heading, text } =
      state === 'undone' ? { heading: isPressed ? labels.undone : labels.already, text: next } : labels[state]
    return (
      <div className="stack narrow">
        <OutcomeNote outcome={{ heading, text, isDone: state === 'undone' }} />
        <Facts change={shown}>
          <SignIn label={labels.signIn} />
        </Facts>
      </div>
    )
  }
  return (
    <Facts change={shown}>
      <p className="mb-0">{format(labels.press, { does })}</p>
      <LargeButton
        press={press}
        label={isRemoval(what) ? labels.submitRemoval : labels.submit}
        busyLabel={labels.submitting}
      />
      <FailureAlert failure={press.failure} />
    </Facts>
  )
}

function Facts({ change, children }: { change: UndoableChange; children: ReactNode }) {
  const { what, at, device, value, earlier } = change
  return (
    <div className="panel stack narrow">
      <h2 className="h3 mb-0">{ACCOUNT_CHANGES[what]}</h2>
      <FactList
        facts={[
          [labels.when, momentText(at)],
          [labels.device, device],
          [labels.value, value],
          [labels.earlier, earlier],
        ]}
      />
      {children}
    </div>
  )
}
