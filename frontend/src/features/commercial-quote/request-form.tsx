import { useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import { MessageField, SelectField, TextField } from '#frontend/components/field.tsx'
import { FormAlert } from '#frontend/components/form-alert.tsx'
import { SpamTrap } from '#frontend/components/spam-trap.tsx'
import {
  type CommercialRequest,
  composeRequest,
} from '#frontend/features/commercial-quote/compose-request.ts'
import { callApi } from '#frontend/lib/api.ts'
import { emailRules, optionalText, requiredText } from '#frontend/lib/form-rules.ts'
import { usePrices } from '#frontend/lib/site-store.ts'
import { SubmissionStamps } from '#frontend/lib/submission.ts'
import { showToast } from '#frontend/lib/toasts.ts'
import { useHydrated } from '#frontend/lib/use-hydrated.ts'
import { useTypedValues } from '#frontend/lib/use-typed-values.ts'
import { publicRoutes } from '#schemas/api/public.ts'
import { LIMITS, MESSAGES } from '#schemas/limits.ts'

type Values = CommercialRequest & { website: string }
const FIELDS = [
  'businessName',
  'contactName',
  'email',
  'phone',
  'address',
  'buildingType',
  'squareFootage',
  'numberOfFloors',
  'frequency',
  'windowCount',
  'specialRequirements',
] as const
const FAILURE = 'Failed to submit request. Please try again.'

/** For visitors who do not know their window count (decision 14): the request goes out as a message. */
export function RequestForm() {
  const isHydrated = useHydrated()
  const prices = usePrices()
  const stamps = useRef(new SubmissionStamps())
  const [failure, setFailure] = useState<string>()
  const { register, handleSubmit, reset, setValue, formState } = useForm<Values>()
  const form = useTypedValues<Values>(FIELDS, setValue)
  const { errors, isSubmitting } = formState
  const labels = (category: string) =>
    prices.filter((entry) => entry.category === category).map(({ label }) => label)

  async function submit({ website, ...request }: Values) {
    setFailure(undefined)
    const content = {
      name: request.contactName,
      email: request.email,
      phone: request.phone,
      message: composeRequest(request),
      ...(website ? { website } : {}),
    }
    try {
      const { idempotencyKey, openFor } = await stamps.current.next(content)
      await callApi(publicRoutes.createContact, { body: { ...content, openFor }, idempotencyKey })
      reset()
      showToast({
        title: 'Commercial Quote Request Submitted!',
        description: "We'll contact you within 24 hours with a detailed proposal.",
      })
    } catch {
      setFailure(FAILURE)
      showToast({ title: 'Error', description: FAILURE, variant: 'destructive' })
    }
  }

  const field = (name: (typeof FIELDS)[number]) => ({ id: `request-${name}`, error: errors[name]?.message })
  return (
    <form ref={form} className="panel stack" method="post" onSubmit={handleSubmit(submit)} noValidate>
      <TextField
        {...field('businessName')}
        label="Business Name *"
        autoComplete="organization"
        required
        {...register('businessName', requiredText(MESSAGES.businessName, LIMITS.name))}
      />
      <TextField
        {...field('contactName')}
        label="Contact Person *"
        autoComplete="name"
        required
        {...register('contactName', requiredText(MESSAGES.contactName, LIMITS.name))}
      />
      <TextField
        {...field('email')}
        label="Email Address *"
        type="email"
        autoComplete="email"
        required
        {...register('email', emailRules)}
      />
      <TextField
        {...field('phone')}
        label="Phone Number *"
        type="tel"
        autoComplete="tel"
        required
        {...register('phone', requiredText(MESSAGES.phoneRequired, LIMITS.phone))}
      />
      <TextField
        {...field('address')}
        label="Business Address *"
        autoComplete="street-address"
        required
        {...register('address', requiredText(MESSAGES.address, LIMITS.address))}
      />
      <SelectField
        {...field('buildingType')}
        label="Building type *"
        options={labels('commercial_building')}
        required
        {...register('buildingType', requiredText(MESSAGES.buildingType, LIMITS.name))}
      />
      <TextField
        {...field('squareFootage')}
        label="Square footage *"
        inputMode="numeric"
        required
        {...register('squareFootage', requiredText(MESSAGES.squareFootage, LIMITS.name))}
      />
      <TextField
        {...field('numberOfFloors')}
        label="Number of floors *"
        inputMode="numeric"
        required
        {...register('numberOfFloors', requiredText(MESSAGES.numberOfFloors, LIMITS.name))}
      />
      <SelectField
        {...field('frequency')}
        label="Cleaning frequency *"
        options={labels('commercial_frequency')}
        required
        {...register('frequency', requiredText(MESSAGES.frequency, LIMITS.name))}
      />
      <TextField
        {...field('windowCount')}
        label="Window count, if you know it"
        inputMode="numeric"
        {...register('windowCount', optionalText(LIMITS.name))}
      />
      <MessageField
        {...field('specialRequirements')}
        label="Special requirements"
        {...register('specialRequirements', optionalText(LIMITS.notes))}
      />
      <SpamTrap {...register('website')} />
      <FormAlert message={failure} />
      <button type="submit" className="btn btn-primary btn-lg" disabled={!isHydrated || isSubmitting}>
        {isSubmitting ? 'Submitting...' : 'Send Request'}
      </button>
      <noscript>
        <p className="form-text">Sending needs JavaScript. Please call or write an e-mail instead.</p>
      </noscript>
    </form>
  )
}
