import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { formLabels } from '#frontend/content/en/labels/forms.ts'
import { residentialQuoteDialogLabels as labels } from '#frontend/content/en/labels/residential-quote-dialog.ts'
import { sendQuote } from '#frontend/islands/residential-quote/send-quote.ts'
import { clearDraft } from '#frontend/lib/draft.ts'
import { bindFields, optionalText } from '#frontend/lib/form-rules.ts'
import { keptTexts, useKeptForm } from '#frontend/lib/kept-form.ts'
import { money } from '#frontend/lib/money.ts'
import { failureText, showFieldErrors } from '#frontend/lib/submission.ts'
import { showToast } from '#frontend/lib/toasts.ts'
import { BusyButton } from '#frontend/ui/busy-button.tsx'
import { MessageField, TextField } from '#frontend/ui/field.tsx'
import { FormAlert } from '#frontend/ui/form-alert.tsx'
import { Modal } from '#frontend/ui/modal.tsx'
import { PersonFields } from '#frontend/ui/person-fields.tsx'
import { SpamTrap } from '#frontend/ui/spam-trap.tsx'
import type { ResidentialChoices } from '#schemas/contract/quotes.ts'
import { LIMITS } from '#schemas/facts/limits.ts'
import type { ResidentialPrice } from '#schemas/price/residential.ts'

export type QuoteContactValues = {
  name: string
  email: string
  phone: string
  address: string
  message: string
  website: string
}

const NO_CONTACT: QuoteContactValues = {
  name: '',
  email: '',
  phone: '',
  address: '',
  message: '',
  website: '',
}

const FIELDS = ['name', 'email', 'phone', 'address', 'message'] as const

type QuoteContactDialogProps = {
  choices: ResidentialChoices
  price: ResidentialPrice
  onClose: () => void
}

/** Asks who wants the quote, sends it, and goes on to /booking; a failure keeps all that was typed. */
export function QuoteContactDialog({ choices, price, onClose }: QuoteContactDialogProps) {
  const [failure, setFailure] = useState<string>()
  const { register, handleSubmit, watch, setError, setValue, subscribe, formState } =
    useForm<QuoteContactValues>({ defaultValues: { ...NO_CONTACT, ...keptTexts('quote', FIELDS) } })
  useKeptForm<QuoteContactValues>('quote', FIELDS, { setValue, subscribe })
  const { errors, isSubmitting } = formState
  const [name, email] = watch(['name', 'email'])

  async function submit(values: QuoteContactValues) {
    setFailure(undefined)
    try {
      await sendQuote({ choices, price, values })
      clearDraft('quote')
      // The booking starts from this quote's details.
      clearDraft('booking')
      clearDraft('visit')
      onClose()
      location.assign('/booking')
    } catch (error) {
      const isNamed = showFieldErrors(error, FIELDS, setError, 'customerInfo.')
      if (!isNamed) setFailure(failureText(error, labels.failure))
      showToast({ title: formLabels.errorTitle, description: labels.failure, variant: 'destructive' })
    }
  }

  const field = bindFields('quote', FIELDS, register, errors)
  return (
    <Modal title={labels.title} description={labels.description(money(price.totalPrice))} onClose={onClose}>
      <form onSubmit={handleSubmit(submit)} noValidate className="stack">
        <PersonFields nameLabel={labels.name} field={field} />
        <TextField
          {...field('address', optionalText(LIMITS.address))}
          label={labels.address}
          autoComplete="address-line1"
        />
        <MessageField {...field('message', optionalText(LIMITS.message))} label={labels.message} />
        <SpamTrap {...register('website')} />
        <FormAlert message={failure} />
        <BusyButton
          className="btn btn-primary btn-lg"
          disabled={!name.trim() || !email.trim()}
          isBusy={isSubmitting}
          busyLabel={labels.submitting}
        >
          {labels.submit}
        </BusyButton>
      </form>
    </Modal>
  )
}
