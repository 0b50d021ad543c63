import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { commercialRequestLabels as labels } from '#frontend/content/en/labels/commercial-request.ts'
import { formLabels } from '#frontend/content/en/labels/forms.ts'
import { BUSINESS_FIELDS, BusinessFields } from '#frontend/islands/commercial-quote/business-fields.tsx'
import { type CommercialRequest, composeRequest } from '#frontend/islands/commercial-quote/compose-request.ts'
import { callApi } from '#frontend/lib/api.ts'
import { clearDraft } from '#frontend/lib/draft.ts'
import { bindFields, optionalText, requiredText } from '#frontend/lib/form-rules.ts'
import { useKeptForm } from '#frontend/lib/kept-form.ts'
import { usePrices } from '#frontend/lib/site-store.ts'
import { failureText, showFieldErrors, stampSubmission } from '#frontend/lib/submission.ts'
import { showToast } from '#frontend/lib/toasts.ts'
import { MessageField, SelectField, TextField } from '#frontend/ui/field.tsx'
import { FormAlert } from '#frontend/ui/form-alert.tsx'
import { Icon } from '#frontend/ui/icon.tsx'
import { SpamTrap } from '#frontend/ui/spam-trap.tsx'
import { SubmitButton } from '#frontend/ui/submit-button.tsx'
import { LIMITS, MESSAGES } from '#schemas/facts/limits.ts'
import type { PricingCategory } from '#schemas/facts/pricing-categories.ts'
import { publicRoutes } from '#schemas/routes.ts'

const FIELDS = [
  ...BUSINESS_FIELDS,
  'buildingType',
  'squareFootage',
  'numberOfFloors',
  'frequency',
  'windowCount',
  'specialRequirements',
] as const
type Values = CommercialRequest & { website: string }
const { building } = labels

/** For visitors who do not know their window count: the request goes out as a message. */
export function RequestForm() {
  const prices = usePrices()
  const [failure, setFailure] = useState<string>()
  const [isSent, setIsSent] = useState(false)
  const { register, handleSubmit, reset, setError, setValue, subscribe, formState } = useForm<Values>()
  const form = useKeptForm<Values>('commercial', FIELDS, { setValue, subscribe })
  const { errors, isSubmitting } = formState
  const labelsOf = (category: PricingCategory) =>
    prices.filter((entry) => entry.category === category).map(({ label }) => label)

  async function submit({ website, ...request }: Values) {
    setFailure(undefined)
    setIsSent(false)
    const content = {
      name: request.contactName,
      email: request.email,
      phone: request.phone,
      message: composeRequest(request),
      source: 'commercial' as const,
      ...(website ? { website } : {}),
    }
    try {
      const { idempotencyKey, openFor } = await stampSubmission(content)
      await callApi(publicRoutes.createContact, { body: { ...content, openFor }, idempotencyKey })
      reset()
      clearDraft('commercial')
      setIsSent(true)
      showToast(building.success)
    } catch (error) {
      // The only fields that the API knows by the form's names.
      if (!showFieldErrors(error, ['email', 'phone'], setError))
        setFailure(failureText(error, labels.failure))
      showToast({ title: formLabels.errorTitle, description: labels.failure, variant: 'destructive' })
    }
  }

  const field = bindFields('request', FIELDS, register, errors)
  return (
    <form ref={form} className="panel stack" method="post" onSubmit={handleSubmit(submit)} noValidate>
      <BusinessFields field={field} phone={requiredText(MESSAGES.phoneRequired, LIMITS.phone)} />
      <SelectField
        {...field('buildingType', requiredText(MESSAGES.buildingType, LIMITS.name))}
        label={building.buildingType}
        options={labelsOf('commercial_building')}
        required
      />
      <TextField
        {...field('squareFootage', requiredText(MESSAGES.squareFootage, LIMITS.name))}
        label={building.squareFootage}
        inputMode="numeric"
        required
      />
      <TextField
        {...field('numberOfFloors', requiredText(MESSAGES.numberOfFloors, LIMITS.name))}
        label={building.numberOfFloors}
        inputMode="numeric"
        required
      />
      <SelectField
        {...field('frequency', requiredText(MESSAGES.frequency, LIMITS.name))}
        label={building.frequency}
        options={labelsOf('commercial_frequency')}
        required
      />
      <TextField
        {...field('windowCount', optionalText(LIMITS.name))}
        label={building.windowCount}
        inputMode="numeric"
      />
      <MessageField
        {...field('specialRequirements', optionalText(LIMITS.notes))}
        label={building.specialRequirements}
      />
      <SpamTrap {...register('website')} />
      <FormAlert message={failure} />
      <SubmitButton label={building.submit} busyLabel={labels.submitting} isSubmitting={isSubmitting} />
      {isSent && (
        <p className="alert alert-success form-alert">
          <Icon name="check-circle-fill" />
          <span>
            {building.success.title} {building.success.description}
          </span>
        </p>
      )}
    </form>
  )
}
