import { useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import { MessageField, TextField } from '#frontend/components/field.tsx'
import { FormAlert } from '#frontend/components/form-alert.tsx'
import { SpamTrap } from '#frontend/components/spam-trap.tsx'
import {
  forgetCommercialQuote,
  useSavedCommercialQuote,
} from '#frontend/features/commercial-quote/saved-commercial-quote.ts'
import { callApi } from '#frontend/lib/api.ts'
import {
  emailRules,
  optionalText,
  phoneRules,
  requiredText,
  withoutBlanks,
} from '#frontend/lib/form-rules.ts'
import { telephoneLink } from '#frontend/lib/phone.ts'
import { useSiteInfo } from '#frontend/lib/site-store.ts'
import { SubmissionStamps, showFieldErrors } from '#frontend/lib/submission.ts'
import { showToast } from '#frontend/lib/toasts.ts'
import { useFocusOnMount } from '#frontend/lib/use-focus-on-mount.ts'
import { useHydrated } from '#frontend/lib/use-hydrated.ts'
import { useTypedValues } from '#frontend/lib/use-typed-values.ts'
import { publicRoutes } from '#schemas/api/public.ts'
import { LIMITS, MESSAGES } from '#schemas/limits.ts'

const FIELDS = ['businessName', 'contactName', 'email', 'phone', 'address', 'message'] as const
type Values = Record<(typeof FIELDS)[number] | 'website', string>
const FAILURE = 'Failed to submit request. Please try again.'

/** 'Complete Your Commercial Quote Request': who asks, sent with the saved quote. */
export function CompletionForm() {
  const isHydrated = useHydrated()
  const quoteData = useSavedCommercialQuote()
  const stamps = useRef(new SubmissionStamps())
  const [failure, setFailure] = useState<string>()
  const [isSent, setIsSent] = useState(false)
  const { register, handleSubmit, reset, setError, setValue, formState } = useForm<Values>()
  const form = useTypedValues(FIELDS, setValue)
  const { errors, isSubmitting } = formState

  async function submit({ website, ...values }: Values) {
    setFailure(undefined)
    const content = {
      ...withoutBlanks(values),
      quoteData: quoteData ?? null,
      ...(website ? { website } : {}),
    }
    try {
      const { idempotencyKey, openFor } = await stamps.current.next(content)
      await callApi(publicRoutes.createCommercialContact, { body: { ...content, openFor }, idempotencyKey })
      reset()
      setIsSent(true)
      forgetCommercialQuote()
    } catch (error) {
      // Spec §4 logs; decision 37 also tells the visitor.
      console.error(error)
      if (!showFieldErrors(error, FIELDS, setError)) setFailure(FAILURE)
      showToast({ title: 'Error', description: FAILURE, variant: 'destructive' })
    }
  }

  if (isSent) return <ThankYou />
  const field = (name: (typeof FIELDS)[number]) => ({
    id: `commercial-${name}`,
    error: errors[name]?.message,
  })
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
        {...register('phone', phoneRules)}
      />
      <TextField
        {...field('address')}
        label="Business Address *"
        autoComplete="street-address"
        required
        {...register('address', requiredText(MESSAGES.address, LIMITS.address))}
      />
      <MessageField
        {...field('message')}
        label="Additional Notes"
        {...register('message', optionalText(LIMITS.message))}
      />
      <SpamTrap {...register('website')} />
      <FormAlert message={failure} />
      <button type="submit" className="btn btn-primary btn-lg" disabled={!isHydrated || isSubmitting}>
        {isSubmitting ? 'Submitting...' : 'Submit Quote Request'}
      </button>
      <noscript>
        <p className="form-text">Sending needs JavaScript. Please call or write an e-mail instead.</p>
      </noscript>
    </form>
  )
}

function ThankYou() {
  const { phone } = useSiteInfo()
  const heading = useFocusOnMount<HTMLHeadingElement>()
  return (
    <div className="panel thanks">
      <h2 ref={heading} tabIndex={-1}>
        Thank You for Your Commercial Quote Request!
      </h2>
      <p>
        We will contact you within 24 hours to discuss your needs and schedule a site visit if needed. For
        immediate assistance call <a href={telephoneLink(phone)}>{phone}</a>.
      </p>
      <a className="btn btn-primary" href="/">
        Back to Home
      </a>
    </div>
  )
}
