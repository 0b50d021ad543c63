import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { bookingDetailsLabels as labels } from '#frontend/content/en/labels/booking-details.ts'
import { formLabels } from '#frontend/content/en/labels/forms.ts'
import { sendBooking, type TakenVisit, takenVisit } from '#frontend/islands/booking/send-booking.ts'
import { splitName } from '#frontend/islands/booking/split-name.ts'
import { ELSEWHERE } from '#frontend/islands/booking/wish.ts'
import type { Visit } from '#frontend/lib/days.ts'
import { clearDraft } from '#frontend/lib/draft.ts'
import {
  emailRules,
  optionalText,
  phoneRules,
  requiredText,
  withoutBlanks,
} from '#frontend/lib/form-rules.ts'
import { keptTexts, useKeptForm } from '#frontend/lib/kept-form.ts'
import { type SavedQuote, saveQuote } from '#frontend/lib/saved-quote.ts'
import { limitText, showFieldErrors } from '#frontend/lib/submission.ts'
import { showToast } from '#frontend/lib/toasts.ts'
import { BusyButton } from '#frontend/ui/busy-button.tsx'
import { MessageField, TextField } from '#frontend/ui/field.tsx'
import { FormAlert } from '#frontend/ui/form-alert.tsx'
import { SpamTrap } from '#frontend/ui/spam-trap.tsx'
import { VisitText } from '#frontend/ui/visit-text.tsx'
import type { BookingReceipt, ServiceType } from '#schemas/contract/bookings.ts'
import type { ArrivalTime } from '#schemas/facts/arrival-windows.ts'
import { LIMITS, MESSAGES } from '#schemas/facts/limits.ts'
import { isForBusiness } from '#schemas/facts/service-types.ts'
import { placeOfVisit } from '#schemas/facts/visit-place.ts'

const FIELDS = ['firstName', 'lastName', 'email', 'phone', 'address', 'businessName', 'notes'] as const
const addressRules = requiredText(MESSAGES.serviceAddress, LIMITS.address)
type Values = Record<(typeof FIELDS)[number] | 'website', string>

type DetailsFormProps = {
  visit: Visit | undefined
  serviceType: ServiceType
  city: string
  quote: SavedQuote | undefined
  /** The address is typed: its town may be visited later than the chosen city. */
  onAddress: (address: string) => void
  onBooked: (receipt: BookingReceipt) => void
  onTaken: (taken: TakenVisit) => void
}

/** Contact details, prefilled from the quote, and the booking itself. */
export function DetailsForm(props: DetailsFormProps) {
  const { visit, serviceType, city, quote, onAddress, onBooked, onTaken } = props
  const [failure, setFailure] = useState<string>()
  const { register, handleSubmit, setError, setValue, subscribe, formState } = useForm<Values>({
    defaultValues: { ...prefill(quote), ...keptTexts('booking', FIELDS) },
  })
  const form = useKeptForm<Values>('booking', FIELDS, { setValue, subscribe })
  const { errors, isSubmitting } = formState
  const needsBusiness = isForBusiness(serviceType)

  async function submit({ website, businessName, ...values }: Values) {
    if (!visit) return
    setFailure(undefined)
    onAddress(values.address)
    const content = {
      ...withoutBlanks(values),
      ...visit,
      serviceTime: visit.serviceTime as ArrivalTime,
      serviceType,
      ...(city && city !== ELSEWHERE ? { city } : {}),
      ...(needsBusiness && businessName ? { businessName } : {}),
      ...(quote?.id ? { quoteId: quote.id } : {}),
      ...(website ? { website } : {}),
    }
    try {
      const receipt = await sendBooking(content)
      clearDraft('booking')
      clearDraft('visit')
      if (!quote) return onBooked(receipt)
      saveQuote({ ...quote, booking: visit })
      location.assign('/quote-submitted')
    } catch (error) {
      const taken = takenVisit(error)
      // At its limit trying again would not help.
      const failed = limitText(error) ?? labels.failure
      if (taken) onTaken(taken)
      else if (!showFieldErrors(error, FIELDS, setError)) setFailure(failed)
      const description = taken?.message ?? failed
      showToast({ title: formLabels.errorTitle, description, variant: 'destructive' })
    }
  }

  const field = (name: (typeof FIELDS)[number]) => ({ id: `booking-${name}`, error: errors[name]?.message })
  return (
    <form ref={form} className="panel stack" onSubmit={handleSubmit(submit)} noValidate>
      <h2 className="h3 mb-0">{labels.heading}</h2>
      <p className="mb-0" role="status">
        {visit ? <VisitText {...visit} /> : labels.noVisit}
      </p>
      {needsBusiness && (
        <TextField
          {...field('businessName')}
          label={labels.businessName}
          autoComplete="organization"
          required
          {...register('businessName', requiredText(MESSAGES.businessName, LIMITS.name))}
        />
      )}
      <div className="field-pair">
        <TextField
          {...field('firstName')}
          label={labels.firstName}
          autoComplete="given-name"
          required
          {...register('firstName', requiredText(MESSAGES.firstName, LIMITS.name))}
        />
        <TextField
          {...field('lastName')}
          label={labels.lastName}
          autoComplete="family-name"
          required
          {...register('lastName', requiredText(MESSAGES.lastName, LIMITS.name))}
        />
      </div>
      <div className="field-pair">
        <TextField
          {...field('email')}
          label={formLabels.email}
          type="email"
          autoComplete="email"
          required
          {...register('email', emailRules)}
        />
        <TextField
          {...field('phone')}
          label={labels.phone}
          type="tel"
          autoComplete="tel"
          required
          {...register('phone', phoneRules)}
        />
      </div>
      <TextField
        {...field('address')}
        label={labels.address}
        autoComplete="address-line1"
        required
        {...register('address', {
          ...addressRules,
          validate: (value) => {
            const isPlaced = city !== '' || placeOfVisit({ address: value }) !== undefined
            return value.trim() && !isPlaced ? labels.placeMissing : addressRules.validate(value)
          },
          onChange: ({ target }) => onAddress(target.value),
        })}
      />
      <MessageField
        {...field('notes')}
        label={labels.notes}
        {...register('notes', optionalText(LIMITS.notes))}
      />
      <SpamTrap {...register('website')} />
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

function prefill(quote: SavedQuote | undefined): Values {
  const { name = '', email = '', phone = '', address = '', message = '' } = quote?.customerInfo ?? {}
  return {
    ...splitName(name),
    email,
    phone,
    address,
    businessName: '',
    notes: message.slice(0, LIMITS.notes),
    website: '',
  }
}
