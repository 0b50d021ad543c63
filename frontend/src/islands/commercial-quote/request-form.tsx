import { useState } from 'react'
import { composeRequest } from '#frontend/islands/commercial-quote/compose-request.ts'
import { callApi } from '#frontend/lib/api.ts'
import { namesOf, optionalText, requiredText, withoutBlanks } from '#frontend/lib/form-rules.ts'
import { usePrices } from '#frontend/lib/prices.ts'
import { withIdempotencyKey } from '#frontend/lib/submission.ts'
import { showToast } from '#frontend/lib/toasts.ts'
import { useLeadForm } from '#frontend/lib/use-lead-form.ts'
import { AskedFields } from '#frontend/ui/asked-fields.tsx'
import { MessageField, SelectField, TextField } from '#frontend/ui/field.tsx'
import { Icon } from '#frontend/ui/icon.tsx'
import { LeadForm } from '#frontend/ui/lead-form.tsx'
import { BUSINESS_FORM } from '#schemas/facts/forms.ts'
import { LIMITS } from '#schemas/facts/limits.ts'
import type { PricingCategory } from '#schemas/facts/pricing-categories.ts'
import { optionsOf } from '#schemas/price/price-list.ts'
import { publicRoutes } from '#schemas/routes.ts'
import { commercialRequestLabels as labels } from '#words/labels/commercial-request.ts'

const FIELDS = [
  ...namesOf(BUSINESS_FORM),
  'buildingType',
  'squareFootage',
  'numberOfFloors',
  'frequency',
  'windowCount',
  'specialRequirements',
] as const
const { building } = labels
/** Any phone number will do here (P26.2). */
const ASKED = {
  ...BUSINESS_FORM,
  phone: { ...BUSINESS_FORM.phone, required: 'phoneRequired', min: 1 },
} as const

/** For visitors who do not know their window count: sends the request as a message. */
export function RequestForm() {
  const prices = usePrices()
  const [isSent, setIsSent] = useState(false)
  const { field, ...form } = useLeadForm({
    name: 'commercial',
    fields: FIELDS,
    idPrefix: 'request',
    failure: labels.failure,
    isReusable: true,
    send: async ({ website, ...request }) => {
      setIsSent(false)
      const message = {
        name: request.contactName,
        email: request.email,
        phone: request.phone,
        message: composeRequest(request),
        source: 'commercial' as const,
        website,
      }
      return callApi(publicRoutes.createContact, await withIdempotencyKey(withoutBlanks(message)))
    },
    onSent: () => {
      setIsSent(true)
      showToast(building.success)
    },
  })
  const labelsOf = (category: PricingCategory) => optionsOf(prices, category).map(({ label }) => label)

  return (
    <LeadForm
      form={form}
      labels={{ ...labels, submit: building.submit }}
      note={
        isSent && (
          <p className="alert alert-success form-alert">
            <Icon name="check-circle-fill" />
            <span>
              {building.success.title} {building.success.description}
            </span>
          </p>
        )
      }
    >
      <AskedFields fields={ASKED} labels={labels.fields} field={field} />
      <SelectField
        {...field('buildingType', requiredText('buildingType', LIMITS.name))}
        label={building.buildingType}
        options={labelsOf('commercial_building')}
        required
      />
      <TextField
        {...field('squareFootage', requiredText('squareFootage', LIMITS.name))}
        label={building.squareFootage}
        inputMode="numeric"
        required
      />
      <TextField
        {...field('numberOfFloors', requiredText('numberOfFloors', LIMITS.name))}
        label={building.numberOfFloors}
        inputMode="numeric"
        required
      />
      <SelectField
        {...field('frequency', requiredText('frequency', LIMITS.name))}
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
    </LeadForm>
  )
}
