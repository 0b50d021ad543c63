import type { DefaultValues, UseFormReturn } from 'react-hook-form'
import type * as z from 'zod'
import { RecordForm } from '#frontend/admin/components/record-form.tsx'
import { CONTENT_FIELDS, missing, type TypedContent } from '#frontend/admin/content/content-fields.ts'
import { Markup } from '#frontend/admin/content/markup.tsx'
import { ShownOn } from '#frontend/admin/content/shown-on.tsx'
import type { Outcome } from '#frontend/admin/lib/use-action.ts'
import { CreateContentRequest } from '#schemas/content.ts'

type ParsedContent = z.output<typeof CreateContentRequest>

/** Adds or edits an item, with a live preview of what the public page will show. */
export function ContentForm(props: {
  draftKey: string
  defaults: DefaultValues<TypedContent>
  version?: string
  submitLabel: string
  save: (
    item: ParsedContent,
    version: string | undefined,
    idempotencyKey: string,
  ) => Promise<Outcome<unknown>>
  onSaved: () => void
  onClose: () => void
}) {
  return (
    <RecordForm<TypedContent, ParsedContent>
      {...props}
      schema={CreateContentRequest}
      fields={CONTENT_FIELDS}
      isReady={(values) => missing(values).length === 0}
    >
      {(form) => <BelowFields form={form} />}
    </RecordForm>
  )
}

function BelowFields({ form }: { form: UseFormReturn<TypedContent, unknown, ParsedContent> }) {
  const typed = form.watch()
  const absent = missing(typed)
  const { section, key = '', content = '', contentType = 'text' } = typed
  return (
    <>
      {section && key.trim() !== '' && (
        <p className="form-text" role="status">
          <ShownOn section={section} contentKey={key.trim()} />
        </p>
      )}
      {absent.length > 0 && (
        <p className="form-text" role="status">
          Still needed: {absent.join(', ')}
        </p>
      )}
      {content.trim() !== '' && contentType !== 'text' && (
        <section className="content-preview" aria-label="Preview">
          <p className="text-body-secondary mb-1">Preview</p>
          <Markup content={content} contentType={contentType} />
        </section>
      )}
    </>
  )
}
