import { useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import { MessageField, TextField } from '#frontend/components/field.tsx'
import { FormAlert } from '#frontend/components/form-alert.tsx'
import { SpamTrap } from '#frontend/components/spam-trap.tsx'
import { SubmitButton } from '#frontend/components/submit-button.tsx'
import { callApi } from '#frontend/lib/api.ts'
import { emailRules, optionalText, requiredText, withoutBlanks } from '#frontend/lib/form-rules.ts'
import { SubmissionStamps, showFieldErrors } from '#frontend/lib/submission.ts'
import { showToast } from '#frontend/lib/toasts.ts'
import { useTypedValues } from '#frontend/lib/use-typed-values.ts'
import { publicRoutes } from '#schemas/api/public.ts'
import { LIMITS, MESSAGES } from '#schemas/limits.ts'

type ContactValues = { name: string; email: string; phone: string; message: string; website: string }

const FIELDS = ['name', 'email', 'phone', 'message'] as const
const EMPTY: ContactValues = { name: '', email: '', phone: '', message: '', website: '' }
const FAILURE = 'Failed to send message. Please try again.'

/** The home page's message form (spec §4): idle, sending, success (cleared) or failure (kept). */
export function ContactForm() {
  const stamps = useRef(new SubmissionStamps())
  const [failure, setFailure] = useState<string>()
  const { register, handleSubmit, reset, setError, setValue, formState } = useForm<ContactValues>()
  const form = useTypedValues(FIELDS, setValue)
  const { errors, isSubmitting } = formState

  async function submit({ website, ...values }: ContactValues) {
    setFailure(undefined)
    const content = { ...withoutBlanks(values), ...(website ? { website } : {}) }
    try {
      const { idempotencyKey, openFor } = await stamps.current.next(content)
      await callApi(publicRoutes.createContact, { body: { ...content, openFor }, idempotencyKey })
      reset(EMPTY)
      showToast({ title: 'Message Sent!', description: "We'll get back to you soon." })
    } catch (error) {
      const isNamed = showFieldErrors(error, FIELDS, setError)
      if (!isNamed) setFailure(FAILURE)
      showToast({ title: 'Error', description: FAILURE, variant: 'destructive' })
    }
  }

  return (
    <form ref={form} className="panel stack" method="post" onSubmit={handleSubmit(submit)} noValidate>
      <TextField
        id="contact-name"
        label="Name *"
        autoComplete="name"
        required
        error={errors.name?.message}
        {...register('name', requiredText(MESSAGES.name, LIMITS.name))}
      />
      <TextField
        id="contact-email"
        label="Email *"
        type="email"
        autoComplete="email"
        required
        error={errors.email?.message}
        {...register('email', emailRules)}
      />
      <TextField
        id="contact-phone"
        label="Phone"
        type="tel"
        autoComplete="tel"
        error={errors.phone?.message}
        {...register('phone', optionalText(LIMITS.phone))}
      />
      <MessageField
        id="contact-message"
        label="Message *"
        required
        error={errors.message?.message}
        {...register('message', requiredText(MESSAGES.message, LIMITS.message))}
      />
      <SpamTrap {...register('website')} />
      <FormAlert message={failure} />
      <SubmitButton label="Send message" busyLabel="Sending..." isSubmitting={isSubmitting} />
    </form>
  )
}
