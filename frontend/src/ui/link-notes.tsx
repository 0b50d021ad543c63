/** Notes of a link's page, in place of its record and above it. */
import type { ReactNode } from 'react'
import type { CallFailure } from '#frontend/lib/call-failure.ts'
import { takeFocus } from '#frontend/lib/take-focus.ts'
import type { OpenedLink } from '#frontend/lib/use-linked.ts'
import { CallButton } from '#frontend/ui/call-button.tsx'
import { Format } from '#frontend/ui/format.tsx'
import { PhoneLink, PhoneText } from '#frontend/ui/phone-link.tsx'
import { linkLabels as labels } from '#words/labels/links.ts'

/** True without a link that works, now or later. */
export const isUseless = (linked: OpenedLink<unknown>) =>
  linked.state === 'missing' || (linked.state === 'failed' && linked.failure.isGone)

type LinkStateProps = {
  linked: Exclude<OpenedLink<unknown>, { state: 'open' }>
  /** Asks the owner to sign in when the link does not work. */
  owner?: ReactNode
}

/** A link that shows nothing, or nothing yet. */
export function LinkState({ linked, owner }: LinkStateProps) {
  if (owner && isUseless(linked)) return <Panel heading={labels.failed.gone}>{owner}</Panel>
  if (linked.state === 'opening') {
    return (
      <p className="scripting" role="status">
        {labels.opening}
      </p>
    )
  }
  const failed = linked.state === 'failed' ? linked : undefined
  const canRetry = failed && !failed.failure.isGone
  return (
    <Panel heading={canRetry ? labels.failed.heading : failed ? labels.failed.gone : labels.missing.heading}>
      <p>{failed ? <FailureText failure={failed.failure} /> : <PhoneText text={labels.missing.text} />}</p>
      <p className="actions">
        {canRetry && (
          <button type="button" className="btn btn-primary" onClick={failed.retry}>
            {labels.retry}
          </button>
        )}
        <CallButton className="btn-outline-primary" />
      </p>
    </Panel>
  )
}

function Panel({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <div className="panel prose" role="alert">
      <h2>{heading}</h2>
      {children}
    </div>
  )
}

export function SignIn({ label, text }: { label: string; text?: string }) {
  return (
    <>
      {text && <p>{text}</p>}
      <p className="actions">
        <a className="btn btn-primary" href="/admin">
          {label}
        </a>
      </p>
    </>
  )
}

export function FailureAlert({ failure }: { failure: CallFailure | undefined }) {
  return (
    <div role="alert">
      {failure && (
        <p className="alert alert-danger mb-0">
          <FailureText failure={failure} />
        </p>
      )}
    </div>
  )
}

export function FailureText({ failure: { message, namesPhone } }: { failure: CallFailure }) {
  return namesPhone ? (
    <PhoneText text={message} />
  ) : (
    <Format text={labels.failed.call} message={message} phone={<PhoneLink />} />
  )
}

export type OutcomeText = { heading: string; text?: ReactNode; isDone: boolean }

export function OutcomeNote({ outcome: { heading, text, isDone } }: { outcome: OutcomeText }) {
  return (
    <div className={`alert ${isDone ? 'alert-success' : 'alert-warning'} mb-0`}>
      <h2 ref={takeFocus} tabIndex={-1} className="h4">
        {heading}
      </h2>
      {text && <p className="mb-0">{text}</p>}
    </div>
  )
}
