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

/** A paragraph, or whatever the owner's markup is. */
export function EditableText({ of, className }: { of: Editable; className?: string }) {
  const Element = of.html === undefined ? 'p' : 'div'
  return <Element className={className} {...useShown(of)} />
}

/** The text without its markup, for a heading. */
export function EditableTitle({ of }: { of: Editable }) {
  return <span {...useShown({ ...of, html: of.html?.replace(/<[^>]*>/g, ' ').trim() })} />
}

/** `data-content` is where browser/live-content.ts puts newer text. */
function useShown({ key, text, html, lang }: Editable) {
  const fill = useFill()
  const fillHtml = useFillHtml()
  const shown =
    html === undefined ? { children: fill(text) } : { dangerouslySetInnerHTML: { __html: fillHtml(html) } }
  return { lang, 'data-content': key, ...shown }
}
