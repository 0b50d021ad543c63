import { Suspense, useEffect, useRef, useState } from 'react'
import { shortDay, windowLabel } from '#frontend/lib/days.ts'
import { format } from '#frontend/lib/format.ts'
import { useAvailability } from '#frontend/lib/use-availability.ts'
import { rememberCity } from '#frontend/lib/visitor-city.ts'
import { Format } from '#frontend/ui/format.tsx'
import { lazyPart } from '#frontend/ui/lazy-part.ts'
import { PhoneLink, PhoneText } from '#frontend/ui/phone-link.tsx'
import type { Availability } from '#schemas/contract/availability.ts'
import { ELSEWHERE } from '#schemas/facts/places.ts'
import { residentialQuoteLabels } from '#words/labels/residential-quote.ts'

const labels = residentialQuoteLabels.zip

// With the form library: loads for a ZIP code that is not served yet.
const NotYetForm = lazyPart('not-yet-form', () =>
  import('#frontend/islands/residential-quote/not-yet-form.tsx').then((module) => module.NotYetForm),
)

/** Asks for the ZIP code, and answers the first open time there. */
export function ZipField() {
  const input = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState('')
  // Typed before hydration, or kept by the browser.
  useEffect(() => setTyped(input.current?.value ?? ''), [])
  // Browsers fill in ZIP+4, too.
  const [, zip] = /^\s*(\d{5})(-\d{4})?\s*$/.exec(typed) ?? []
  return (
    <div className="mb-4">
      <label className="form-label" htmlFor="zip">
        {labels.label}
      </label>
      <input
        ref={input}
        id="zip"
        className="form-control booking-city"
        inputMode="numeric"
        autoComplete="postal-code"
        maxLength={10}
        onChange={({ target }) => setTyped(target.value)}
      />
      {zip && <ZipAnswer key={zip} zip={zip} />}
    </div>
  )
}

function ZipAnswer({ zip }: { zip: string }) {
  const { answer } = useAvailability('', undefined, zip)
  useEffect(() => {
    if (answer?.serves) rememberCity(answer.city ?? ELSEWHERE)
  }, [answer])
  return (
    <>
      <p role="status" className="mt-2 mb-0">
        {answer && <AnswerText zip={zip} answer={answer} />}
      </p>
      {answer && !answer.serves && (
        <Suspense>
          <NotYetForm zip={zip} />
        </Suspense>
      )}
    </>
  )
}

function AnswerText({ zip, answer: { serves, town, days } }: { zip: string; answer: Availability }) {
  if (!serves) return <Format text={labels.notYet} zip={zip} phone={<PhoneLink />} />
  const [day] = days
  const first = day ? (
    format(labels.first, { day: shortDay(day.date), window: windowLabel(day.times[0] ?? '') })
  ) : (
    <PhoneText text={labels.full} />
  )
  return town ? (
    <Format text={labels.open} town={<strong>{town}</strong>} first={first} />
  ) : (
    <Format text={labels.near} zip={zip} first={first} />
  )
}
