import { useSite } from '#frontend/site/site-context.ts'
import { useFill, useFillHtml } from '#frontend/site/use-facts.tsx'
import type { ContentSection } from '#schemas/facts/content-sections.ts'

/** A text that the owner edits. `html` is set for html and markdown: sanitised to one allow-list on write and on read. */
type Editable = { key: string; text: string; html?: string | undefined; lang?: string | undefined }

/** The owner's content of a section, by key. @param defaults what is shown for a key without one */
export function useEditable<K extends string>(
  section: ContentSection,
  defaults: Readonly<Record<K, string>>,
): (key: K) => Editable {
  const { content } = useSite()
  return (key) => {
    const item = content.find((candidate) => candidate.section === section && candidate.key === key)
    return { key, text: item?.content ?? defaults[key], html: item?.html, lang: item?.lang }
  }
}

type EditableTextProps = { of: Editable; className?: string }

/** A paragraph, or whatever the owner's markup is. `data-content` is where browser/live-content.ts puts newer text. */
export function EditableText({ of: { key, text, html, lang }, className }: EditableTextProps) {
  const fill = useFill()
  const fillHtml = useFillHtml()
  if (html === undefined) {
    return (
      <p className={className} lang={lang} data-content={key}>
        {fill(text)}
      </p>
    )
  }
  return (
    <div
      className={className}
      lang={lang}
      data-content={key}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised, see Editable
      dangerouslySetInnerHTML={{ __html: fillHtml(html) }}
    />
  )
}

/** The text without its markup, for a heading. */
export function EditableTitle({ of: { key, text, html, lang } }: { of: Editable }) {
  const fill = useFill()
  const fillHtml = useFillHtml()
  if (html === undefined)
    return (
      <span lang={lang} data-content={key}>
        {fill(text)}
      </span>
    )
  const plain = fillHtml(html.replace(/<[^>]*>/g, ' ').trim())
  // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised, and without its tags
  return <span lang={lang} data-content={key} dangerouslySetInnerHTML={{ __html: plain }} />
}
