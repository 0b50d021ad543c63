import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { commercialRequestLabels as labels } from '#frontend/content/en/labels/commercial-request.ts'
import { formLabels } from '#frontend/content/en/labels/forms.ts'
import { BUSINESS_FIELDS, BusinessFields } from '#frontend/islands/commercial-quote/business-fields.tsx'
import { offeredChoices } from '#frontend/islands/commercial-quote/offered-choices.ts'
import {
  completeCommercialQuote,
  useSavedCommercialQuote,
  useSentRequest,
} from '#frontend/islands/commercial-quote/saved-commercial-quote.ts'
import { ThankYou } from '#frontend/islands/commercial-quote/thank-you.tsx'
import { callApi } from '#frontend/lib/api.ts'
import { clearDraft } from '#frontend/lib/draft.ts'
import { bindFields, optionalText, withoutBlanks } from '#frontend/lib/form-rules.ts'
import { useKeptForm } from '#frontend/lib/kept-form.ts'
import { usePrices } from '#frontend/lib/site-store.ts'
import { failureText, showFieldErrors, stampSubmission } from '#frontend/lib/submission.ts'
import { showToast } from '#frontend/lib/toasts.ts'
import { MessageField } from '#frontend/ui/field.tsx'
import { FormAlert } from '#frontend/ui/form-alert.tsx'
import { SpamTrap } from '#frontend/ui/spam-trap.tsx'
import { SubmitButton } from '#frontend/ui/submit-button.tsx'
import { LIMITS } from '#schemas/facts/limits.ts'
import { publicRoutes } from '#schemas/routes.ts'

const FIELDS = [...BUSINESS_FIELDS, 'message'] as const
type Values = Record<(typeof FIELDS)[number] | 'website', string>

/** 'Complete Your Commercial Quote Request': who asks, sent with the saved quote. */
export function CompletionForm() {
  const quote = useSavedCommercialQuote()
  const sent = useSentRequest()
  const prices = usePrices()
  const [failure, setFailure] = useState<string>()
  const { register, handleSubmit, reset, setError, setValue, subscribe, formState } = useForm<Values>()
  const form = useKeptForm('commercial', FIELDS, { setValue, subscribe })
  const { errors, isSubmitting } = formState

  async function submit({ website, ...values }: Values) {
    setFailure(undefined)
    const content = {
      ...withoutBlanks(values),
      // Fresh prices may have dropped an option since: the request must not fail for that.
      quoteData: quote ? { ...quote, ...offeredChoices(prices, quote) } : null,
      ...(website ? { website } : {}),
    }
    try {
      const { idempotencyKey, openFor } = await stampSubmission(content)
      const { totalPrice } = await callApi(publicRoutes.createCommercialContact, {
        body: { ...content, openFor },
        idempotencyKey,
      })
      reset()
      clearDraft('commercial')
      completeCommercialQuote({ shownPrice: quote?.totalPrice, totalPrice })
    } catch (error) {
      // The log alone would lose a lead that nobody notices (P11.12).
      console.error(error)
      if (!showFieldErrors(error, FIELDS, setError)) setFailure(failureText(error, labels.failure))
      showToast({ title: formLabels.errorTitle, description: labels.failure, variant: 'destructive' })
    }
  }

  if (sent) return <ThankYou sent={sent} />
  const field = bindFields('commercial', FIELDS, register, errors)
  return (
    <form ref={form} className="panel stack" method="post" onSubmit={handleSubmit(submit)} noValidate>
      <BusinessFields field={field} />
      <MessageField {...field('message', optionalText(LIMITS.commercialNotes))} label={labels.message} />
      <SpamTrap {...register('website')} />
      <FormAlert message={failure} />
      <SubmitButton label={labels.submit} busyLabel={labels.submitting} isSubmitting={isSubmitting} />
    </form>
  )
}
