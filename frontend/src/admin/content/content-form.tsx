import { useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import type * as z from 'zod'
import { Markup, ShownOn } from '#frontend/admin/content/markup.tsx'
import { choicesOf } from '#frontend/admin/lib/choices.ts'
import { useCall } from '#frontend/admin/lib/use-call.ts'
import { RecordForm, type RecordFormProps } from '#frontend/admin/parts/record-form.tsx'
import { Dialog } from '#frontend/admin/ui/dialog.tsx'
import type { FieldDefinition } from '#frontend/admin/ui/form-field.tsx'
import { ContentKey, CreateContentRequest } from '#schemas/contract/content.ts'
import { changedKey } from '#schemas/contract/texts.ts'
import { CONTENT_SECTIONS, CONTENT_TYPES } from '#schemas/facts/content-sections.ts'

type TypedContent = z.input<typeof CreateContentRequest>

export const SECTION_CHOICES = choicesOf(CONTENT_SECTIONS)

const TYPE_LABELS = { text: 'Plain text', html: 'HTML', markdown: 'Markdown' }

const CONTENT_FIELDS: readonly FieldDefinition<TypedContent>[] = [
  {
    name: 'section',
    label: 'Section *',
    kind: 'select',
    choices: [{ value: '', label: 'Choose a section' }, ...SECTION_CHOICES],
  },
  {
    name: 'contentType',
    label: 'Content Type',
    kind: 'select',
    choices: CONTENT_TYPES.map((value) => ({ value, label: TYPE_LABELS[value] })),
  },
  { name: 'key', label: 'Key *', isWide: true },
  { name: 'content', label: 'Content *', kind: 'text', rows: 8 },
]

type ParsedContent = z.output<typeof CreateContentRequest>

/** Adds or edits an item, with a live preview of what the public page will show. */
export function ContentForm(
  props: Omit<RecordFormProps<TypedContent, ParsedContent>, 'schema' | 'fields' | 'children'>,
) {
  const [schema] = useState(() =>
    CreateContentRequest.extend({ key: changedKey(ContentKey, props.defaults.key ?? '') }),
  )
  return (
    <RecordForm<TypedContent, ParsedContent> {...props} schema={schema} fields={CONTENT_FIELDS}>
      {(form) => <BelowFields form={form} />}
    </RecordForm>
  )
}

export function AddContentDialog() {
  const call = useCall()
  return (
    <Dialog title="Add Content" isWide>
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
      />
    </Dialog>
  )
}

function BelowFields({ form }: { form: UseFormReturn<TypedContent, unknown, ParsedContent> }) {
  const { section, key = '', content = '', contentType = 'text' } = form.watch()
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
