import { useSite } from '#frontend/site/site-context.ts'
import { useFill, useFillHtml } from '#frontend/site/use-facts.tsx'
import type { ContentSection } from '#schemas/facts/content-sections.ts'

/** A text that the owner edits. `html` is set for html and markdown: sanitised to one allow-list on write and on read. */
type Editable = { key: string; text: string; html?: string | undefined }

/** The owner's content of a section, by key. @param defaults what is shown for a key without one */
export function useEditable<K extends string>(
  section: ContentSection,
  defaults: Readonly<Record<K, string>>,
): (key: K) => Editable {
  const { content } = useSite()
  return (key) => {
    const item = content.find((candidate) => candidate.section === section && candidate.key === key)
    return { key, text: item?.content ?? defaults[key], html: item?.html }
  }
}

/** A paragraph, or whatever the owner's markup is. `data-content` is where browser/live-content.ts puts newer text. */
export function EditableText({ of: { key, text, html }, className }: { of: Editable; className?: string }) {
  const fill = useFill()
  const fillHtml = useFillHtml()
  if (html === undefined) {
    return (
      <p className={className} data-content={key}>
        {fill(text)}
      </p>
    )
  }
  return (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised, see Editable
    <div className={className} data-content={key} dangerouslySetInnerHTML={{ __html: fillHtml(html) }} />
  )
}

/** The text without its markup, for a heading. */
export function EditableTitle({ of: { key, text, html } }: { of: Editable }) {
  const fill = useFill()
  const fillHtml = useFillHtml()
  if (html === undefined) return <span data-content={key}>{fill(text)}</span>
  const plain = fillHtml(html.replace(/<[^>]*>/g, ' ').trim())
  // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised, and without its tags
  return <span data-content={key} dangerouslySetInnerHTML={{ __html: plain }} />
}
