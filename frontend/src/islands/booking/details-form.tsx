import { useState } from 'react'
import { BookedNote } from '#frontend/islands/booking/booked-note.tsx'
import { lastingRefusal, refusedTimeOf, sendBooking } from '#frontend/islands/booking/send-booking.ts'
import { booked } from '#frontend/islands/booking/use-booked-visit.ts'
import type { Booking } from '#frontend/islands/booking/use-booking-draft.ts'
import { canBeEarlier } from '#frontend/lib/days.ts'
import { clearDraft } from '#frontend/lib/draft.ts'
import { namesOf, withoutBlanks } from '#frontend/lib/form-rules.ts'
import { format } from '#frontend/lib/format.ts'
import { href, PATHS } from '#frontend/lib/href.ts'
import { keepFocusNear } from '#frontend/lib/keep-focus-near.ts'
import { draftValues } from '#frontend/lib/use-form-draft.ts'
import { useLeadForm } from '#frontend/lib/use-lead-form.ts'
import { type SavedQuote, savedQuote, saveQuote } from '#frontend/lib/use-saved-quote.ts'
import { AskedFields } from '#frontend/ui/asked-fields.tsx'
import { FormEnd } from '#frontend/ui/form-end.tsx'
import { HowOften, rhythmOf } from '#frontend/ui/how-often.tsx'
import { VisitText } from '#frontend/ui/visit-text.tsx'
import type { BookingReceipt } from '#schemas/contract/bookings.ts'
import { BOOKING_FORM } from '#schemas/facts/forms.ts'
import { isForBusiness } from '#schemas/facts/jobs.ts'
import * as LIMITS from '#schemas/facts/limits.ts'
import type { ArrivalTime } from '#schemas/facts/pacific-time.ts'
import { ELSEWHERE } from '#schemas/facts/places.ts'
import { splitName, startOf } from '#schemas/facts/typed-text.ts'
import { bookingDetailsLabels as labels } from '#words/labels/booking-details.ts'

const FIELDS = namesOf(BOOKING_FORM)

export function DetailsForm({ booking }: { booking: Booking }) {
  const { draft, visit, quote, choose, typeAddress, refuse } = booking
  const { serviceType, city, isFlexible } = draft
  const everyMonths = rhythmOf(draft.every)
  const needsBusiness = isForBusiness(serviceType)
  // What was typed before a reload stays in sight.
  const [isChanging, setIsChanging] = useState(() =>
    Object.values(draftValues('booking', quote?.known ?? [])).some(Boolean),
  )
  const known = isChanging ? [] : (quote?.known ?? [])
  const names = FIELDS.filter(
    (name) => !known.some((one) => one === name) && (needsBusiness || name !== 'businessName'),
  )
  const canCome = visit !== undefined && canBeEarlier(visit.serviceDate)
  const { formProps, field, end } = useLeadForm({
    name: 'booking',
    fields: FIELDS,
    shown: names,
    prefill: prefill(quote),
    failure: labels.failure,
    tellFailure: (error) => {
      const refusal = refusedTimeOf(error)
      if (refusal) refuse(refusal)
      const failed = lastingRefusal(error) ?? labels.failure
      return refusal ? { toast: refusal.message } : { toast: failed, inline: failed }
    },
    send:
      visit &&
      (async ({ businessName, ...typed }) => {
        // A draft may have more than the form shows.
        const values = { ...typed, ...Object.fromEntries(known.map((name) => [name, ''])) }
        if (names.includes('address')) typeAddress(values.address)
        choose({ sent: `${visit.serviceDate} ${visit.serviceTime}` })
        const receipt = await sendBooking({
          ...withoutBlanks(values),
          ...visit,
          serviceTime: visit.serviceTime as ArrivalTime,
          serviceType,
          ...(everyMonths && { everyMonths }),
          ...(isFlexible && canCome && { isFlexible }),
          ...(city && city !== ELSEWHERE && { city }),
          ...(needsBusiness && businessName && { businessName }),
          ...(quote?.token ? { quoteToken: quote.token } : quote?.id ? { quoteId: quote.id } : {}),
        })
        return { receipt, email: values.email }
      }),
    onSent: ({ receipt, email }: { receipt: BookingReceipt; email: string }) => {
      clearDraft('visit')
      const confirmed = { ...receipt, ...(email && { email }) }
      if (!quote || receipt.totalPrice === undefined) {
        // One that never arrived can still be sent.
        if (quote?.id) savedQuote.forget()
        return booked.set(<BookedNote receipt={confirmed} unknownPrice={quote?.totalPrice} />)
      }
      saveQuote({ ...atPrice(quote, receipt.totalPrice), booking: confirmed })
      location.assign(href(PATHS.quoteSubmitted))
    },
  })
  const bind: typeof field = (name, rules) =>
    field(name, {
      ...rules,
      ...(name === 'address' && { onChange: ({ target }) => typeAddress(target.value) }),
    })

  return (
    <form className="panel stack" {...formProps}>
      <h2 className="h3 mb-0">{labels.heading}</h2>
      <p className="mb-0" role="status">
        {visit ? <VisitText {...visit} /> : labels.noVisit}
      </p>
      {known.length > 0 && (
        <p className="mb-0">
          {format(labels.known, {
            fields: known.flatMap((name) => labels.knownFields[name] || []).join(', '),
          })}{' '}
          <button
            type="button"
            className="btn btn-link"
            onClick={(event) => {
              keepFocusNear(event)
              setIsChanging(true)
            }}
          >
            {labels.change}
          </button>
        </p>
      )}
      <div className="field-rows">
        <AskedFields
          fields={BOOKING_FORM}
          labels={labels.fields}
          hints={labels.hints}
          names={names}
          field={bind}
        />
      </div>
      <HowOften value={everyMonths} onChoose={(months) => choose({ every: String(months ?? '') })} />
      {canCome && (
        <label className="option">
          <input
            type="checkbox"
            checked={isFlexible}
            onChange={({ target }) => choose({ isFlexible: target.checked })}
          />
          <span className="option-label">{labels.flexible}</span>
        </label>
      )}
      <FormEnd {...end} labels={labels} className="btn btn-sun btn-lg" disabled={!visit} />
    </form>
  )
}

/** The quote at its booked price, without its lines, which add up to another one. */
function atPrice(quote: SavedQuote, totalPrice: number): SavedQuote {
  const shownPrice = quote.totalPrice
  return totalPrice === shownPrice ? quote : { ...quote, totalPrice, shownPrice, lines: [] }
}

function prefill(quote: SavedQuote | undefined) {
  const { name = '', email = '', phone = '', address = '', message = '' } = quote?.customerInfo ?? {}
  return {
    ...splitName(name),
    email,
    phone,
    address,
    notes: startOf(message, LIMITS.notes),
  }
}
