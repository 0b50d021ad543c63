import { useState } from 'react'
import { bookingDetailsLabels as labels } from '#frontend/content/en/labels/booking-details.ts'
import { formLabels } from '#frontend/content/en/labels/forms.ts'
import { BookedNote } from '#frontend/islands/booking/booked-note.tsx'
import { quoteRefusal, refusalOf, sendBooking } from '#frontend/islands/booking/send-booking.ts'
import { showBooked } from '#frontend/islands/booking/use-booked-visit.ts'
import type { Booking } from '#frontend/islands/booking/use-booking-draft.ts'
import { canBeEarlier } from '#frontend/lib/days.ts'
import { clearDraft } from '#frontend/lib/draft.ts'
import {
  emailRules,
  optionalText,
  phoneRules,
  requiredText,
  withoutBlanks,
} from '#frontend/lib/form-rules.ts'
import { format } from '#frontend/lib/format.ts'
import { limitText } from '#frontend/lib/submission.ts'
import { useLeadForm } from '#frontend/lib/use-lead-form.ts'
import { type SavedQuote, saveQuote } from '#frontend/lib/use-saved-quote.ts'
import { BusyButton } from '#frontend/ui/busy-button.tsx'
import { MessageField, TextField } from '#frontend/ui/field.tsx'
import { FormAlert } from '#frontend/ui/form-alert.tsx'
import { SpamTrap } from '#frontend/ui/spam-trap.tsx'
import { VisitText } from '#frontend/ui/visit-text.tsx'
import type { PersonField } from '#schemas/contract/booked-person.ts'
import type { BookingReceipt } from '#schemas/contract/bookings.ts'
import type { ArrivalTime } from '#schemas/facts/arrival-windows.ts'
import { LIMITS, MESSAGES } from '#schemas/facts/limits.ts'
import { ELSEWHERE } from '#schemas/facts/places.ts'
import { isForBusiness } from '#schemas/facts/service-types.ts'
import { splitName } from '#schemas/facts/split-name.ts'

const PERSON_FIELDS = ['firstName', 'lastName', 'email', 'phone', 'address', 'notes'] as const
const FIELDS = ['businessName', ...PERSON_FIELDS] as const
const addressRules = requiredText(MESSAGES.serviceAddress, LIMITS.address)

/** Contact details, prefilled from the quote, and the booking itself. */
export function DetailsForm({ booking }: { booking: Booking }) {
  const { draft, visit, quote, typeAddress, refuse } = booking
  const { serviceType, city } = draft
  const needsBusiness = isForBusiness(serviceType)
  const [isFlexible, setIsFlexible] = useState(false)
  const [isChanging, setIsChanging] = useState(false)
  const known = isChanging ? [] : (quote?.known ?? [])
  const isAsked = (name: PersonField) => !known.includes(name)
  const canCome = visit !== undefined && canBeEarlier(visit.serviceDate)
  const { formProps, field, trap, failure, isSubmitting } = useLeadForm({
    name: 'booking',
    fields: FIELDS,
    shown: (needsBusiness ? FIELDS : PERSON_FIELDS).filter((name) => !known.some((one) => one === name)),
    prefill: prefill(quote),
    failure: labels.failure,
    tellFailure: (error) => {
      const refusal = refusalOf(error)
      if (refusal) refuse(refusal)
      // At a limit, "try again" would be wrong.
      const failed = quoteRefusal(error) ?? limitText(error) ?? labels.failure
      return refusal ? { toast: refusal.message } : { toast: failed, inline: failed }
    },
    send:
      visit &&
      (async ({ businessName, ...typed }) => {
        // A draft may have more than the form shows.
        const values = { ...typed, ...Object.fromEntries(known.map((name) => [name, ''])) }
        if (isAsked('address')) typeAddress(values.address)
        const receipt = await sendBooking({
          ...withoutBlanks(values),
          ...visit,
          serviceTime: visit.serviceTime as ArrivalTime,
          serviceType,
          ...(isFlexible && canCome && { isFlexible }),
          ...(city && city !== ELSEWHERE ? { city } : {}),
          ...(needsBusiness && businessName ? { businessName } : {}),
          ...(quote?.token ? { quoteToken: quote.token } : quote?.id ? { quoteId: quote.id } : {}),
        })
        return { receipt, email: values.email }
      }),
    onSent: ({ receipt, email }: { receipt: BookingReceipt; email: string }) => {
      clearDraft('visit')
      const booked = { ...receipt, ...(email && { email }) }
      if (!quote) return showBooked(<BookedNote receipt={booked} />)
      saveQuote({ ...quote, booking: booked })
      location.assign('/quote-submitted')
    },
  })

  return (
    <form className="panel stack" {...formProps}>
      <h2 className="h3 mb-0">{labels.heading}</h2>
      <p className="mb-0" role="status">
        {visit ? <VisitText {...visit} /> : labels.noVisit}
      </p>
      {needsBusiness && (
        <TextField
          {...field('businessName', requiredText(MESSAGES.businessName, LIMITS.name))}
          label={labels.businessName}
          autoComplete="organization"
          required
        />
      )}
      {known.length > 0 && (
        <p className="mb-0">
          {format(labels.known, {
            fields: known.flatMap((name) => labels.knownFields[name] || []).join(', '),
          })}{' '}
          <button type="button" className="btn btn-link" onClick={() => setIsChanging(true)}>
            {labels.change}
          </button>
        </p>
      )}
      {isAsked('firstName') && (
        <div className="field-pair">
          <TextField
            {...field('firstName', requiredText(MESSAGES.firstName, LIMITS.name))}
            label={labels.firstName}
            autoComplete="given-name"
            required
          />
          <TextField
            {...field('lastName', requiredText(MESSAGES.lastName, LIMITS.name))}
            label={labels.lastName}
            autoComplete="family-name"
            required
          />
        </div>
      )}
      <div className="field-pair">
        {isAsked('email') && (
          <TextField
            {...field('email', emailRules)}
            label={formLabels.email}
            type="email"
            autoComplete="email"
            required
          />
        )}
        {isAsked('phone') && (
          <TextField
            {...field('phone', phoneRules)}
            label={labels.phone}
            type="tel"
            autoComplete="tel"
            required
          />
        )}
      </div>
      {isAsked('address') && (
        <TextField
          {...field('address', {
            ...addressRules,
            onChange: ({ target }) => typeAddress(target.value),
          })}
          label={labels.address}
          hint={labels.addressHint}
          autoComplete="address-line1"
          required
        />
      )}
      <MessageField {...field('notes', optionalText(LIMITS.notes))} label={labels.notes} />
      {canCome && (
        <label className="option">
          <input
            type="checkbox"
            checked={isFlexible}
            onChange={({ target }) => setIsFlexible(target.checked)}
          />
          <span className="option-label">{labels.flexible}</span>
        </label>
      )}
      <SpamTrap {...trap} />
      <FormAlert message={failure} />
      <BusyButton
        className="btn btn-sun btn-lg"
        disabled={!visit}
        isBusy={isSubmitting}
        busyLabel={labels.submitting}
      >
        {labels.submit}
      </BusyButton>
    </form>
  )
}

function prefill(quote: SavedQuote | undefined) {
  const { name = '', email = '', phone = '', address = '', message = '' } = quote?.customerInfo ?? {}
  return {
    ...splitName(name),
    email,
    phone,
    address,
    notes: message.slice(0, LIMITS.notes),
  }
}
