import { zodResolver } from '@hookform/resolvers/zod'
import * as z from 'zod'
import {
  type Business,
  fillTemplate,
  type Recipient,
  replyLink,
  templatesFor,
  usualTemplate,
} from '#frontend/admin/lib/reply-templates.ts'
import { useApi } from '#frontend/admin/lib/use-api.ts'
import { useDialogParam } from '#frontend/admin/lib/use-dialog-param.ts'
import { useDraft } from '#frontend/admin/lib/use-draft.ts'
import { LinkButton, type Look } from '#frontend/admin/ui/button.tsx'
import { Dialog, DialogActions } from '#frontend/admin/ui/dialog.tsx'
import { FormField, SelectField } from '#frontend/admin/ui/form-field.tsx'
import { Loading } from '#frontend/admin/ui/status-messages.tsx'
import { line, multiline } from '#schemas/contract/texts.ts'
import * as LIMITS from '#schemas/facts/limits.ts'

const SEND = { icon: 'envelope', label: 'Send Email' } as const

type SendEmailProps = {
  recipient: Recipient
  look: Look
  /** Whether the mail is sent then, nobody can know. */
  onOpened: () => unknown
}

/** Opens the mail program with a prefilled reply. */
export function SendEmail({ recipient, look, onOpened }: SendEmailProps) {
  const business = useApi('getSiteInfo').data ?? {}
  const reply = fillTemplate(usualTemplate(recipient), recipient, business)
  return (
    <LinkButton
      {...SEND}
      look={look}
      href={replyLink(recipient.email, reply)}
      onClick={() => void onOpened()}
    />
  )
}

/** `id` of the record that is answered: a draft belongs to it, not to all records of its customer. */
type RepliedRecord = Recipient & { id: string }

/** The dialog closes afterwards, so that its notification can be reached. */
type OnOpened = { onOpened?: (() => Promise<unknown>) | undefined }

type ReplyDialogProps = {
  recipient: RepliedRecord
  /** More about the recipient is being read. */
  isLoading?: boolean
} & OnOpened

/** Choose a reply, change it, and open it in the mail program. */
export function ReplyDialog({ recipient, isLoading = false, onOpened }: ReplyDialogProps) {
  const { data, error } = useApi('getSiteInfo')
  const business = data ?? (error ? {} : undefined)
  return (
    <Dialog title={`Reply to ${recipient.name}`}>
      {business && !isLoading ? (
        <ReplyForm {...{ recipient, business, onOpened }} />
      ) : (
        <Loading>Loading templates...</Loading>
      )}
    </Dialog>
  )
}

/** Characters; longer subjects are cut by mail programs. */
const SUBJECT_MAX = 200

const TypedReply = z.object({
  template: z.string(),
  subject: line(SUBJECT_MAX, 'Subject is required'),
  body: multiline(LIMITS.message, 'message'),
})
type TypedReply = z.infer<typeof TypedReply>

type ReplyFormProps = { recipient: RepliedRecord; business: Business } & OnOpened

function ReplyForm({ recipient, business, onOpened }: ReplyFormProps) {
  const { close } = useDialogParam()
  const fill = (template: string): TypedReply => {
    const chosen = templatesFor(recipient).find(({ name }) => name === template) ?? usualTemplate(recipient)
    return { template: chosen.name, ...fillTemplate(chosen, recipient, business) }
  }
  // What names an earlier day, price or link of the visit does not come back.
  const draftKey = `reply ${recipient.id} ${Object.values(recipient.visit ?? {}).join()}`
  const { form, clear } = useDraft<TypedReply>(draftKey, undefined, {
    resolver: zodResolver(TypedReply),
    defaultValues: fill(''),
    mode: 'onChange',
  })
  const { isValid } = form.formState
  return (
    <>
      <SelectField
        label="Template"
        choices={templatesFor(recipient).map(({ name }) => ({ value: name, label: name }))}
        value={form.watch('template')}
        onChange={(template) => form.reset(fill(template))}
      />
      <FormField field={{ name: 'subject', label: 'Subject' }} form={form} />
      <FormField field={{ name: 'body', label: 'Message', kind: 'text', rows: 10 }} form={form} />
      <DialogActions
        onCancel={() => {
          clear()
          close()
        }}
      >
        <LinkButton
          {...SEND}
          look="main"
          // A link without an address cannot be followed: there is nothing to send yet.
          href={isValid ? replyLink(recipient.email, form.watch()) : undefined}
          role={isValid ? undefined : 'link'}
          aria-disabled={!isValid}
          onClick={isValid && onOpened ? () => void onOpened().then(close) : undefined}
        />
      </DialogActions>
    </>
  )
}
