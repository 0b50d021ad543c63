import { type FormEvent, useEffect, useState } from 'react'
import type { SendChange } from '#frontend/islands/visit/send-change.ts'
import type { CallFailure } from '#frontend/lib/call-failure.ts'
import { mondayOf } from '#frontend/lib/days.ts'
import { format } from '#frontend/lib/format.ts'
import { useAvailability } from '#frontend/lib/use-availability.ts'
import { useFocusOnMount } from '#frontend/lib/use-focus-on-mount.ts'
import { FormActions } from '#frontend/ui/form-actions.tsx'
import { Format } from '#frontend/ui/format.tsx'
import { FailureAlert } from '#frontend/ui/link-notes.tsx'
import { VisitText } from '#frontend/ui/visit-text.tsx'
import { WindowPicker } from '#frontend/ui/window-picker.tsx'
import type { Availability } from '#schemas/contract/availability.ts'
import type { Visit } from '#schemas/contract/visits.ts'
import type { ArrivalTime } from '#schemas/facts/arrival-windows.ts'
import { LIMITS } from '#schemas/facts/limits.ts'
import { ELSEWHERE } from '#schemas/facts/places.ts'
import { placeOfVisit } from '#schemas/facts/visit-place.ts'
import { visitLabels } from '#words/labels/visit.ts'

const labels = visitLabels.moving

type MoveFormProps = { visit: Visit; send: SendChange; onKeep: () => void }

/** Chooses another window for a visit. */
export function MoveForm({ visit, send, onKeep }: MoveFormProps) {
  const { serviceDate, serviceTime, city, hours, updatedAt } = visit
  const title = useFocusOnMount<HTMLHeadingElement>()
  // The focus alone leaves it at the lower edge of a phone.
  useEffect(() => {
    // Returns a promise in some browsers, which React would take for a clean-up.
    title.current?.scrollIntoView()
  }, [title])
  const availability = useAvailability(LIMITS.bookingDays, city ?? ELSEWHERE, hours)
  const [freshDays, setFreshDays] = useState<Availability['days']>()
  const [chosen, setChosen] = useState({ serviceDate, serviceTime: '' })
  const [failure, setFailure] = useState<CallFailure>()
  const [isBusy, setIsBusy] = useState(false)

  const days = withoutWindow(freshDays ?? availability.days, visit)
  const isOpen = days?.some(
    ({ date, times }) => date === chosen.serviceDate && times.some((time) => time === chosen.serviceTime),
  )

  const isTaken = failure !== undefined && isAboutTime(failure)

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (!isOpen) return
    setIsBusy(true)
    setFailure(undefined)
    const wanted = { ...chosen, serviceTime: chosen.serviceTime as ArrivalTime, updatedAt }
    const failed = await send({ action: 'move', ...wanted })
    setIsBusy(false)
    if (!failed) return
    setFailure(failed)
    if (!isAboutTime(failed)) return
    setChosen({ ...chosen, serviceTime: '' })
    setFreshDays(failed.days)
    if (!failed.days) availability.reload()
  }

  return (
    <form className="panel stack" onSubmit={submit} noValidate>
      <h2 ref={title} tabIndex={-1} className="h3 mb-0">
        {labels.heading}
      </h2>
      {isTaken && <TakenNote reason={failure.message} />}
      <WindowPicker
        availability={{ ...availability, days }}
        chosen={chosen}
        onPickDate={(date) => setChosen({ serviceDate: date, serviceTime: '' })}
        onPickTime={(time) => setChosen({ ...chosen, serviceTime: time })}
        place={placeOfVisit({ city })}
        from={mondayOf(serviceDate)}
      />
      <FailureAlert failure={isTaken ? undefined : failure} />
      <p className="mb-0" role="status">
        {isOpen ? (
          <Format
            text={labels.chosen}
            from={<VisitText {...{ serviceDate, serviceTime }} />}
            to={
              <strong>
                <VisitText {...chosen} />
              </strong>
            }
          />
        ) : (
          labels.none
        )}
      </p>
      <FormActions labels={labels} isBusy={isBusy} isReady={isOpen === true} onKeep={onKeep} />
    </form>
  )
}

const isAboutTime = ({ days, isClosed }: CallFailure) => days !== undefined || isClosed

/** Takes the focus, close to the other windows. */
function TakenNote({ reason }: { reason: string }) {
  const note = useFocusOnMount<HTMLParagraphElement>()
  return (
    <p ref={note} tabIndex={-1} className="alert alert-danger mb-0">
      {format(labels.full, { reason })}
    </p>
  )
}

/** The visit's own window is no other time. */
function withoutWindow(days: Availability['days'] | undefined, { serviceDate, serviceTime }: Visit) {
  return days?.flatMap((day) => {
    if (day.date !== serviceDate) return [day]
    const times = day.times.filter((time) => time !== serviceTime)
    return times.length > 0 ? [{ ...day, times }] : []
  })
}
