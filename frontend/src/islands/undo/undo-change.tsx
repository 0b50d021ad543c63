import { Fragment, type ReactNode, useState } from 'react'
import { ApiCallError, callApi } from '#frontend/lib/api.ts'
import { failureOf } from '#frontend/lib/call-failure.ts'
import { dayName, pacificToday } from '#frontend/lib/days.ts'
import { format } from '#frontend/lib/format.ts'
import { useLinked } from '#frontend/lib/use-linked.ts'
import { BusyButton } from '#frontend/ui/busy-button.tsx'
import { LinkState, OutcomeNote } from '#frontend/ui/link-notes.tsx'
import type { UndoableChange } from '#schemas/contract/undo.ts'
import { ACCOUNT_CHANGES, isRemoval } from '#schemas/facts/account-changes.ts'
import { TIME_ZONE } from '#schemas/facts/arrival-windows.ts'
import { publicRoutes } from '#schemas/routes.ts'
import { undoLabels as labels } from '#words/labels/undo.ts'
import { language } from '#words/language.ts'

const send = (action: 'see' | 'undo') => (token: string) =>
  callApi(publicRoutes.undoChange, { body: { token, action } })
const see = send('see')
const undo = send('undo')

/** A change of account or leads, which the owner undoes without signing in. */
export function UndoChange() {
  const linked = useLinked('undo', see)
  return (
    <div className="submitted">
      {linked.state === 'open' ? (
        <Change token={linked.token} change={linked.shown} show={linked.show} />
      ) : (
        <LinkState linked={linked} owner={<SignIn>{labels.gone}</SignIn>} />
      )}
    </div>
  )
}

type ChangeProps = { token: string; change: UndoableChange; show: (change: UndoableChange) => void }

function Change({ token, change, show }: ChangeProps) {
  const [isBusy, setIsBusy] = useState(false)
  const [isPressed, setIsPressed] = useState(false)
  const [problem, setProblem] = useState<string>()
  const { state, what } = change
  const { does, next } = labels.kinds[what]
  async function press() {
    setIsBusy(true)
    setProblem(undefined)
    try {
      show(await undo(token))
      setIsPressed(true)
    } catch (error) {
      setProblem(reasonOf(error))
    }
    setIsBusy(false)
  }
  if (state !== 'open') {
    const { heading, text } =
      state === 'undone' ? { heading: isPressed ? labels.undone : labels.already, text: next } : labels[state]
    return (
      <div className="stack narrow">
        <OutcomeNote outcome={{ heading, text, isDone: state === 'undone' }} />
        <Facts change={change}>
          <SignIn />
        </Facts>
      </div>
    )
  }
  return (
    <Facts change={change}>
      <p className="mb-0">{format(labels.press, { does })}</p>
      <BusyButton
        type="button"
        className="btn btn-primary btn-lg"
        isBusy={isBusy}
        busyLabel={labels.submitting}
        onClick={press}
      >
        {isRemoval(what) ? labels.submitRemoval : labels.submit}
      </BusyButton>
      <div role="alert">{problem && <p className="alert alert-danger mb-0">{problem}</p>}</div>
    </Facts>
  )
}

/** The owner reads the API's own words, as in the back office. */
function reasonOf(error: unknown): string {
  const problem = error instanceof ApiCallError && error.status < 500 ? error.problem : undefined
  return problem?.message ?? failureOf(error).message
}

function Facts({ change, children }: { change: UndoableChange; children: ReactNode }) {
  const { what, at, device, value, earlier } = change
  const facts: [label: string, value: string | undefined][] = [
    [labels.when, momentOf(at)],
    [labels.device, device],
    [labels.value, value],
    [labels.earlier, earlier],
  ]
  return (
    <div className="panel stack narrow">
      <h2 className="h3 mb-0">{ACCOUNT_CHANGES[what]}</h2>
      <dl className="fact-list">
        {facts.map(
          ([label, value]) =>
            value !== undefined && (
              <Fragment key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </Fragment>
            ),
        )}
      </dl>
      {children}
    </div>
  )
}

function momentOf(instant: string): string {
  const at = new Date(instant)
  const time = new Intl.DateTimeFormat(language.locale, {
    timeZone: TIME_ZONE,
    hour: 'numeric',
    minute: '2-digit',
  })
  return format(labels.moment, { day: dayName(pacificToday(at)), time: time.format(at) })
}

function SignIn({ children }: { children?: ReactNode }) {
  return (
    <>
      {children && <p>{children}</p>}
      <p className="actions">
        <a className="btn btn-primary" href="/admin">
          {labels.signIn}
        </a>
      </p>
    </>
  )
}
