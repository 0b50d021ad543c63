import { useState } from 'react'
import { composeRequest, REQUEST_FORM } from '#frontend/islands/commercial-quote/compose-request.ts'
import { withoutBlanks } from '#frontend/lib/form-rules.ts'
import { usePrices } from '#frontend/lib/prices.ts'
import { sendForm } from '#frontend/lib/submission.ts'
import { showToast } from '#frontend/lib/toasts.ts'
import { Icon } from '#frontend/ui/icon.tsx'
import { LeadForm } from '#frontend/ui/lead-form.tsx'
import type { PricingCategory } from '#schemas/facts/pricing-categories.ts'
import { optionsOf } from '#schemas/price/price-list.ts'
import { publicRoutes } from '#schemas/routes.ts'
import { commercialRequestLabels as labels } from '#words/labels/commercial-request.ts'

const { building } = labels

/** For visitors who do not know their window count: sends the request as a message. */
export function RequestForm() {
  const prices = usePrices()
  const [isSent, setIsSent] = useState(false)
  // What is sent is for the owner, in English.
  const choicesOf = (category: PricingCategory) =>
    optionsOf(prices, category).map(({ label, english = label }) => ({ value: english, label }))
  return (
    <LeadForm
      name="commercial"
      fields={REQUEST_FORM}
      labels={{ ...labels, fields: { ...labels.fields, ...building }, submit: building.submit }}
      options={{
        buildingType: choicesOf('commercial_building'),
        frequency: choicesOf('commercial_frequency'),
      }}
      isReusable
      send={async ({ website, ...request }) => {
        setIsSent(false)
        const message = {
          name: request.contactName,
          email: request.email,
          phone: request.phone,
          businessName: request.businessName,
          message: composeRequest(request),
          source: 'commercial' as const,
          website,
        }
        return sendForm(publicRoutes.createContact, withoutBlanks(message))
      }}
      onSent={() => {
        setIsSent(true)
        showToast(building.success)
      }}
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
    />
  )
}
