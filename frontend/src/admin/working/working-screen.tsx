import type { ReactNode } from 'react'
import { useApi } from '#frontend/admin/lib/use-api.ts'
import { useCall } from '#frontend/admin/lib/use-call.ts'
import { PressButton } from '#frontend/admin/ui/button.tsx'
import { Panel } from '#frontend/admin/ui/panel.tsx'
import { Screen } from '#frontend/admin/ui/screen.tsx'
import { Reading } from '#frontend/admin/ui/status-messages.tsx'
import { findingWords, summaryOf } from '#frontend/admin/working/finding-words.ts'
import type { IconName } from '#frontend/content/icons.ts'
import { Icon } from '#frontend/ui/icon.tsx'
import type { Finding } from '#schemas/contract/working.ts'
import {
  FINDING_PARTS,
  FINDING_STATES,
  FINDINGS,
  type FindingPart,
  type FindingState,
} from '#schemas/facts/findings.ts'
import { workingLabels as labels } from '#words/labels/working.ts'

/** In the order in which they are read. */
const LOOKS: Record<FindingState, { icon: IconName; className: string }> = {
  wrong: { icon: 'exclamation-circle-fill', className: 'text-danger' },
  unknown: { icon: 'exclamation-triangle', className: 'text-danger' },
  right: { icon: 'check-circle-fill', className: 'text-success' },
  none: { icon: 'info-circle', className: 'text-body-secondary' },
}

const rankOf = ({ code }: Finding) => Object.keys(LOOKS).indexOf(FINDING_STATES[code])

type Part = { part: FindingPart; own: readonly Finding[] }
const worstFirst = (a: Part, b: Part) => Number(isWrong(b)) - Number(isWrong(a))
const isWrong = ({ own }: Part) => own.some(({ code }) => FINDING_STATES[code] === 'wrong')

/** /admin/working: the state of email, alarms, backups, address and website, faults first, each with what to do. */
export function WorkingScreen() {
  const { data, error, isLoading, mutate } = useApi('getWorking')
  const findings = data?.toSorted((a, b) => rankOf(a) - rankOf(b))
  return (
    <Screen title={labels.title} actions={<PressButton label={labels.checkAgain} onPress={() => mutate()} />}>
      <Reading what={labels.what} {...{ error, isLoading }} onRetry={() => mutate()} />
      {findings && (
        <>
          <p role="status">
            <strong>{summaryOf(findings)}</strong>
          </p>
          <Parts findings={findings} />
        </>
      )}
    </Screen>
  )
}

function Parts({ findings }: { findings: readonly Finding[] }) {
  const call = useCall()
  const sendTest = () =>
    call('sendTestAlarm', {
      done: { title: labels.test.done, description: labels.test.description },
      failed: labels.test.failed,
    })
  const parts = FINDING_PARTS.map((part) => ({
    part,
    own: findings.filter(({ code }) => code in FINDINGS[part]),
  }))
  return parts.toSorted(worstFirst).map(({ part, own }) => (
    <Panel key={part} title={labels.parts[part]} className="mb-3">
      <ul className="list-unstyled mb-0">
        {own.map((finding) => (
          <Row key={finding.code} finding={finding} />
        ))}
      </ul>
      {part === 'alarms' && <PressButton icon="bell" label={labels.test.label} onPress={sendTest} />}
    </Panel>
  ))
}

function Row({ finding }: { finding: Finding }): ReactNode {
  const state = FINDING_STATES[finding.code]
  const { text, todo } = findingWords(finding)
  const { icon, className } = LOOKS[state]
  return (
    <li className="d-flex gap-2 py-2 border-top" data-code={finding.code}>
      <Icon name={icon} className={`flex-shrink-0 mt-1 ${className}`} />
      <div>
        <span className="visually-hidden">{labels.states[state]}: </span>
        {state === 'wrong' ? <strong>{text}</strong> : text}
        {todo && <p className="mb-0">{todo}</p>}
      </div>
    </li>
  )
}
