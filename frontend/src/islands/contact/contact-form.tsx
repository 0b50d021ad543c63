import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { contactFormLabels as labels } from '#frontend/content/en/labels/contact-form.ts'
import { formLabels } from '#frontend/content/en/labels/forms.ts'
import { callApi } from '#frontend/lib/api.ts'
import { clearDraft } from '#frontend/lib/draft.ts'
import { bindFields, requiredText, withoutBlanks } from '#frontend/lib/form-rules.ts'
import { useKeptForm } from '#frontend/lib/kept-form.ts'
import { failureText, showFieldErrors, stampSubmission } from '#frontend/lib/submission.ts'
import { showToast } from '#frontend/lib/toasts.ts'
import { MessageField } from '#frontend/ui/field.tsx'
import { FormAlert } from '#frontend/ui/form-alert.tsx'
import { PersonFields } from '#frontend/ui/person-fields.tsx'
import { SpamTrap } from '#frontend/ui/spam-trap.tsx'
import { SubmitButton } from '#frontend/ui/submit-button.tsx'
import { LIMITS, MESSAGES } from '#schemas/facts/limits.ts'
import { publicRoutes } from '#schemas/routes.ts'

type ContactValues = { name: string; email: string; phone: string; message: string; website: string }

const FIELDS = ['name', 'email', 'phone', 'message'] as const
const EMPTY: ContactValues = { name: '', email: '', phone: '', message: '', website: '' }

/** The home page's message form: idle, sending, success (cleared) or failure (kept). */
export function ContactForm() {
  const [failure, setFailure] = useState<string>()
  const { register, handleSubmit, reset, setError, setValue, subscribe, formState } = useForm<ContactValues>()
  const form = useKeptForm('contact', FIELDS, { setValue, subscribe })
  const { errors, isSubmitting } = formState

  async function submit({ website, ...values }: ContactValues) {
    setFailure(undefined)
    const content = { ...withoutBlanks(values), ...(website ? { website } : {}) }
    try {
      const { idempotencyKey, openFor } = await stampSubmission(content)
      await callApi(publicRoutes.createContact, { body: { ...content, openFor }, idempotencyKey })
      reset(EMPTY)
      clearDraft('contact')
      showToast(labels.success)
    } catch (error) {
      const isNamed = showFieldErrors(error, FIELDS, setError)
      if (!isNamed) setFailure(failureText(error, labels.failure))
      showToast({ title: formLabels.errorTitle, description: labels.failure, variant: 'destructive' })
    }
  }

  const field = bindFields('contact', FIELDS, register, errors)
  return (
    <form ref={form} className="panel stack" method="post" onSubmit={handleSubmit(submit)} noValidate>
      <PersonFields nameLabel={labels.name} field={field} />
      <MessageField
        {...field('message', requiredText(MESSAGES.message, LIMITS.message))}
        label={labels.message}
        required
      />
      <SpamTrap {...register('website')} />
      <FormAlert message={failure} />
      <SubmitButton label={labels.submit} busyLabel={labels.submitting} isSubmitting={isSubmitting} />
    </form>
  )
}
