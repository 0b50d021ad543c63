import { useState } from 'react'
import useSWR from 'swr'
import { asSent, type Choosing, firstChoice } from '#frontend/admin/bookings/move-day/move-choices.ts'
import { MoveForm } from '#frontend/admin/bookings/move-day/move-form.tsx'
import { MovePreview, MoveResults, SOME_REMAIN } from '#frontend/admin/bookings/move-day/move-steps.tsx'
import { formatDay } from '#frontend/admin/lib/format.ts'
import { reasonOf, useAction, useCall } from '#frontend/admin/lib/use-call.ts'
import { useIsLeft } from '#frontend/admin/lib/use-is-left.ts'
import { useReload } from '#frontend/admin/lib/use-reload.ts'
import { Dialog } from '#frontend/admin/ui/dialog.tsx'
import { EmptyState, Problem, Reading } from '#frontend/admin/ui/status-messages.tsx'
import { callApi } from '#frontend/lib/api.ts'
import { clearDraft, keepDraft, readDraft } from '#frontend/lib/draft.ts'
import { showFailure } from '#frontend/lib/toasts.ts'
import type { MovedVisit, PlannedVisit, VisitChoice } from '#schemas/contract/day-moves.ts'
import type { MoveReason } from '#schemas/facts/statuses.ts'
import { nameOf } from '#schemas/facts/typed-text.ts'
import { adminRoutes } from '#schemas/routes.ts'

/** By visit. */
type Chosen = { reason: MoveReason; chosen: Record<string, Choosing> }
const NOTHING_YET: Chosen = { reason: 'wind', chosen: {} }

/** Calls a day off: the owner chooses for each visit, reads the emails, and presses once. */
export function MoveDay({ date }: { date: string }) {
  const reload = useReload()
  const act = useAction()
  const call = useCall()
  const isLeft = useIsLeft()
  const draft = `move-day ${date}`
  const [{ reason, chosen }, setChosen] = useState(() => readDraft<Chosen>(draft)?.values ?? NOTHING_YET)
  const [preview, setPreview] = useState<PlannedVisit[]>()
  const [results, setResults] = useState<MovedVisit[]>()
  const [problem, setProblem] = useState<string>()
  const params = { date }
  const { data, error, isLoading, mutate } = useSWR(['plan', date], () =>
    callApi(adminRoutes.planDay, { params, body: { reason } }),
  )

  const choiceOf = (planned: PlannedVisit) => chosen[planned.visit.id] ?? firstChoice(planned, date)
  const choices = (data ?? []).flatMap((planned) => asSent(planned.visit.id, choiceOf(planned)) ?? [])

  function choose(values: Chosen) {
    setChosen(values)
    keepDraft(draft, { values })
  }
  async function show() {
    setProblem(undefined)
    const outcome = await call('planDay', {
      params,
      body: { reason, choices },
      failed: 'Failed to read the day again: {message}',
      unanswered: 'Failed to read the day again. Please try again.',
    })
    setProblem(reasonOf(outcome))
    if (outcome.isDone) setPreview(outcome.data.filter(({ choice }) => choice))
  }
  async function move() {
    setProblem(undefined)
    const outcome = await act(() => moveAll(date, reason, choices), {
      failed:
        'Not all visits are moved yet. Press again to go on: nothing is moved or mailed twice. {message}',
      unanswered: 'No answer came. Press again to go on: nothing is moved or mailed twice.',
    })
    setProblem(reasonOf(outcome))
    if (!outcome.isDone) return
    clearDraft(draft)
    setResults(outcome.data)
    reload()
    const hasFailed = (id: string) => outcome.data.some((one) => one.id === id && one.state === 'failed')
    const remaining = (data ?? []).flatMap(({ visit }) => (hasFailed(visit.id) ? nameOf(visit) : []))
    if (isLeft.current && remaining.length > 0) showFailure(SOME_REMAIN, remaining.join(', '))
  }
  async function planRest() {
    await mutate()
    setChosen({ reason, chosen: {} })
    setPreview(undefined)
    setResults(undefined)
  }

  return (
    <Dialog title={`Move ${formatDay(date)}`} isWide>
      <Reading what="the visits of this day" {...{ error, isLoading }} onRetry={() => mutate()} />
      {data?.length === 0 && (
        <EmptyState icon="calendar-check" title="The visits of this day are over or closed" />
      )}
      {problem && <Problem>{problem}</Problem>}
      {data && results ? (
        <MoveResults planned={data} results={results} onRest={planRest} />
      ) : preview ? (
        <MovePreview planned={preview} onBack={() => setPreview(undefined)} onMove={move} />
      ) : (
        data &&
        data.length > 0 && (
          <MoveForm
            planned={data}
            reason={reason}
            onReason={(why) => choose({ reason: why, chosen })}
            choiceOf={choiceOf}
            onChoice={(id, choice) => choose({ reason, chosen: { ...chosen, [id]: choice } })}
            isReady={choices.length > 0}
            onShow={show}
          />
        )
      )}
    </Dialog>
  )
}

/** One call moves as many visits as its time allows; the next one continues. */
async function moveAll(date: string, reason: MoveReason, choices: VisitChoice[]): Promise<MovedVisit[]> {
  const body = { reason, choices }
  const results = await callApi(adminRoutes.moveDay, { params: { date }, body })
  const waiting = new Set(results.filter(({ state }) => state === 'waiting').map(({ id }) => id))
  const rest = choices.filter(({ id }) => waiting.has(id))
  const done = results.filter(({ id }) => !waiting.has(id))
  return rest.length > 0 ? [...done, ...(await moveAll(date, reason, rest))] : done
}
