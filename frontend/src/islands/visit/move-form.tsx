import { useState } from 'react'
import type { CallFailure } from '#frontend/lib/call-failure.ts'
import { format } from '#frontend/lib/format.ts'
import { hasWindow, useAvailability, withDay } from '#frontend/lib/use-availability.ts'
import { useKeptText } from '#frontend/lib/use-kept-text.ts'
import type { SendChange } from '#frontend/lib/use-linked.ts'
import { ChangeForm } from '#frontend/ui/change-form.tsx'
import { Format } from '#frontend/ui/format.tsx'
import { VisitText } from '#frontend/ui/visit-text.tsx'
import { RefusalNote, WindowPicker } from '#frontend/ui/window-picker.tsx'
import type { Availability } from '#schemas/contract/availability.ts'
import type { ChangeVisitRequest, Visit } from '#schemas/contract/visits.ts'
import { type ArrivalTime, mondayOf } from '#schemas/facts/pacific-time.ts'
import { ELSEWHERE } from '#schemas/facts/places.ts'
import { placeOfVisit } from '#schemas/facts/visit-place.ts'
import { visitLabels } from '#words/labels/visit.ts'

const labels = visitLabels.moving

type MoveFormProps = {
  token: string
  visit: Visit
  send: SendChange<ChangeVisitRequest>
  onKeep: () => void
}

export function MoveForm({ token, visit, send, onKeep }: MoveFormProps) {
  const { serviceDate, serviceTime, city, zip, hours, updatedAt } = visit
  const availability = useAvailability(city ?? ELSEWHERE, hours, zip)
  const kept = useKeptText(`move ${token}`)
  const [day = '', time = ''] = (kept.text || serviceDate).split(' ')
  const chosen = { serviceDate: day, serviceTime: time }
  const choose = (date: string, start = '') => kept.change(`${date} ${start}`)
  const [freshDays, setFreshDays] = useState<Availability['days']>()
  /** Why the window that was chosen last cannot be had. */
  const [refusal, setRefusal] = useState<CallFailure>()
  /** After a refusal, its own day may be closed, too. */
  const [isOutdated, setIsOutdated] = useState(false)

  const days = otherTimes(freshDays ?? availability.days, isOutdated ? { serviceDate, serviceTime } : visit)
  const isOpen = hasWindow(days, chosen)

  async function move() {
    setRefusal(undefined)
    const wanted = { ...chosen, serviceTime: time as ArrivalTime, updatedAt }
    const failed = await send({ action: 'move', ...wanted })
    if (!failed) kept.forget()
    if (!failed?.isAboutTime) return failed
    choose(day)
    setIsOutdated(true)
    setRefusal(failed)
    setFreshDays(failed.days)
    if (!failed.days) availability.reload()
    return undefined
  }

  return (
    <ChangeForm labels={labels} isReady={isOpen} send={move} onKeep={onKeep}>
      {refusal && <RefusalNote text={format(labels.full, { reason: refusal.message })} />}
      <WindowPicker
        availability={{ ...availability, days }}
        chosen={chosen}
        onPickDate={choose}
        onPickTime={(start) => choose(day, start)}
        place={placeOfVisit({ city })}
        from={mondayOf(serviceDate)}
      />
      <p className="mb-0" role="status">
        {isOpen ? (
          <Format
            text={labels.chosen}
            from={<VisitText {...{ serviceDate, serviceTime }} isInSentence />}
            to={
              <strong>
                <VisitText {...chosen} isInSentence />
              </strong>
            }
          />
        ) : (
          labels.none
        )}
      </p>
    </ChangeForm>
  )
}

/** The visit's own window is no other time. What it has of its day is free for it. */
function otherTimes(
  days: Availability['days'] | undefined,
  { serviceDate, serviceTime, dayTimes }: Pick<Visit, 'serviceDate' | 'serviceTime' | 'dayTimes'>,
) {
  const times = dayTimes ?? days?.find(({ date }) => date === serviceDate)?.times ?? []
  return days && withDay(days, { date: serviceDate, times: times.filter((time) => time !== serviceTime) })
}
