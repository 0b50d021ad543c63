import { pageShowing } from '#schemas/defaults/content.ts'
import type { ContentSection } from '#schemas/facts/content-sections.ts'

/** Says which page shows an item, if any. */
export function ShownOn({ section, contentKey }: { section: ContentSection; contentKey: string }) {
  const page = pageShowing(section, contentKey)
  if (!page) return <>Not shown on the site yet</>
  return (
    <>
      Shown on <a href={page}>{page}</a>
    </>
  )
}
