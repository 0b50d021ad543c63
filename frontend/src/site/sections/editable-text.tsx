import { useFill, useFillText } from '#frontend/lib/site-store.ts'
import type { EditableText as Words } from '#frontend/lib/use-editable.ts'

/** A paragraph of editable content, as plain text or as the markup that the API rendered. */
export function EditableText({ words, className }: { words: Words; className?: string }) {
  const fill = useFill()
  const fillText = useFillText()
  if (words.html === undefined) return <p className={className}>{fill(words.text)}</p>
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the API sanitises to one allow-list on write and on read
  return <div className={className} dangerouslySetInnerHTML={{ __html: fillText(words.html) }} />
}
