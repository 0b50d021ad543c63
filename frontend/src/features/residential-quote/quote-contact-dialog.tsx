import { useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import { MessageField, TextField } from '#frontend/components/field.tsx'
import { FormAlert } from '#frontend/components/form-alert.tsx'
import { Modal } from '#frontend/components/modal.tsx'
import { SpamTrap } from '#frontend/components/spam-trap.tsx'
import { sendQuote } from '#frontend/features/residential-quote/send-quote.ts'
import { emailRules, optionalText, requiredText } from '#frontend/lib/form-rules.ts'
import { money } from '#frontend/lib/money.ts'
import { SubmissionStamps, showFieldErrors } from '#frontend/lib/submission.ts'
import { showToast } from '#frontend/lib/toasts.ts'
import { LIMITS, MESSAGES } from '#schemas/limits.ts'
import type { ResidentialPrice } from '#schemas/price/residential.ts'
import type { ResidentialChoices } from '#schemas/quote.ts'

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
const FAILURE = 'Failed to save quote. Please try again.'

type QuoteContactDialogProps = {
  choices: ResidentialChoices
  price: ResidentialPrice
  /** What was typed before. */
  typed: QuoteContactValues | undefined
  /** Given what to keep for the next time; nothing once the quote is sent. */
  onClose: (typed?: QuoteContactValues) => void
}

/** Asks who wants the quote, sends it, and goes on to /booking; a failure keeps all that was typed. */
export function QuoteContactDialog({ choices, price, typed, onClose }: QuoteContactDialogProps) {
  const stamps = useRef(new SubmissionStamps())
  const [failure, setFailure] = useState<string>()
  const { register, handleSubmit, watch, getValues, setError, formState } = useForm<QuoteContactValues>({
    defaultValues: typed ?? NO_CONTACT,
  })
  const { errors, isSubmitting } = formState
  const [name, email] = watch(['name', 'email'])

  async function submit(values: QuoteContactValues) {
    setFailure(undefined)
    try {
      await sendQuote({ choices, price, values, stamps: stamps.current })
      onClose()
      location.assign('/booking')
    } catch (error) {
      const isNamed = showFieldErrors(error, FIELDS, setError, 'customerInfo.')
      if (!isNamed) setFailure(FAILURE)
      showToast({ title: 'Error', description: FAILURE, variant: 'destructive' })
    }
  }

  return (
    <Modal
      title="Where should we send it?"
      description={`Your total is ${money(price.totalPrice)}. Next, you pick a time.`}
      onClose={() => onClose(getValues())}
    >
      <form onSubmit={handleSubmit(submit)} noValidate className="stack">
        <TextField
          id="quote-name"
          label="Full Name *"
          autoComplete="name"
          required
          error={errors.name?.message}
          {...register('name', requiredText(MESSAGES.name, LIMITS.name))}
        />
        <TextField
          id="quote-email"
          label="Email *"
          type="email"
          autoComplete="email"
          required
          error={errors.email?.message}
          {...register('email', emailRules)}
        />
        <TextField
          id="quote-phone"
          label="Phone"
          type="tel"
          autoComplete="tel"
          error={errors.phone?.message}
          {...register('phone', optionalText(LIMITS.phone))}
        />
        <TextField
          id="quote-address"
          label="Address"
          autoComplete="address-line1"
          error={errors.address?.message}
          {...register('address', optionalText(LIMITS.address))}
        />
        <MessageField
          id="quote-message"
          label="Message"
          error={errors.message?.message}
          {...register('message', optionalText(LIMITS.message))}
        />
        <SpamTrap {...register('website')} />
        <FormAlert message={failure} />
        <button
          type="submit"
          className="btn btn-primary btn-lg"
          disabled={!name.trim() || !email.trim() || isSubmitting}
        >
          {isSubmitting ? 'Submitting...' : 'Submit Quote Request'}
        </button>
      </form>
    </Modal>
  )
}
