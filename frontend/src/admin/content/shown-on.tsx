import { pageShowing } from '#schemas/defaults/content.ts'
import type { ContentSection } from '#schemas/facts/content-sections.ts'

/** Tells the owner plainly which page an item's words stand on, if any does. */
export function ShownOn({ section, contentKey }: { section: ContentSection; contentKey: string }) {
  const page = pageShowing(section, contentKey)
  if (!page) return <>Not shown on the site yet</>
  return (
    <>
      Shown on <a href={page}>{page}</a>
    </>
  )
}
