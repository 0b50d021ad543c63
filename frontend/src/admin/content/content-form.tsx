import { useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import type * as z from 'zod'
import { Dialog } from '#frontend/admin/components/dialog.tsx'
import { type FormEvents, RecordForm, type RecordFormProps } from '#frontend/admin/components/record-form.tsx'
import { CONTENT_FIELDS, type TypedContent } from '#frontend/admin/content/content-fields.ts'
import { Markup, ShownOn } from '#frontend/admin/content/markup.tsx'
import { useCall } from '#frontend/admin/lib/use-action.ts'
import { ContentKey, CreateContentRequest } from '#schemas/contract/content.ts'
import { changedKey } from '#schemas/contract/fields.ts'

type ParsedContent = z.output<typeof CreateContentRequest>

/** Adds or edits an item, with a live preview of what the public page will show. */
export function ContentForm(
  props: Omit<
    RecordFormProps<TypedContent, ParsedContent>,
    'schema' | 'fields' | 'waitsForRequired' | 'children'
  >,
) {
  const [schema] = useState(() =>
    CreateContentRequest.extend({ key: changedKey(ContentKey, props.defaults.key ?? '') }),
  )
  return (
    <RecordForm<TypedContent, ParsedContent>
      {...props}
      schema={schema}
      fields={CONTENT_FIELDS}
      waitsForRequired
    >
      {(form) => <BelowFields form={form} />}
    </RecordForm>
  )
}

/** A new text; the type is plain text until another is chosen. */
export function AddContentDialog(events: FormEvents) {
  const call = useCall()
  return (
    <Dialog title="Add Content" onClose={events.onClose} isWide>
      <ContentForm
        draftKey="add-content"
        defaults={{ key: '', content: '', contentType: 'text' }}
        submitLabel="Add Content"
        save={(body, _version, idempotencyKey) =>
          call('createContentItem', {
            body,
            idempotencyKey,
            done: { title: 'Content created successfully' },
            failed: 'Failed to create content: {message}',
          })
        }
        {...events}
      />
    </Dialog>
  )
}

function BelowFields({ form }: { form: UseFormReturn<TypedContent, unknown, ParsedContent> }) {
  const typed = form.watch()
  const { section, key = '', content = '', contentType = 'text' } = typed
  return (
    <>
      {section && key.trim() !== '' && (
        <p className="form-text" role="status">
          <ShownOn section={section} contentKey={key.trim()} />
        </p>
      )}
      {content.trim() !== '' && contentType !== 'text' && (
        <section className="mb-3 p-3 border rounded" aria-label="Preview">
          <p className="text-body-secondary mb-1">Preview</p>
          <Markup content={content} contentType={contentType} />
        </section>
      )}
    </>
  )
}
