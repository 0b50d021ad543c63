import { frameLabels } from '#frontend/content/en/labels/frame.ts'
import { type PageEntry, trailOf } from '#frontend/site/pages.ts'

/** Where a page stands; also in its structured data. */
export function Breadcrumbs({ entry }: { entry: PageEntry }) {
  return (
    <nav aria-label={frameLabels.breadcrumbs}>
      <ol className="crumbs">
        {trailOf(entry).map(({ path, label }) => (
          <li key={path}>
            {path === entry.path ? <span aria-current="page">{label}</span> : <a href={path}>{label}</a>}
          </li>
        ))}
      </ol>
    </nav>
  )
}
