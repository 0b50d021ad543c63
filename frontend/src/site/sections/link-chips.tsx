import type { Link } from '#frontend/content/types.ts'
import { href } from '#frontend/lib/href.ts'

/** Links side by side. */
export function LinkChips({ links }: { links: readonly Link[] }) {
  return (
    <ul className="link-chips">
      {links.map((link) => (
        <li key={link.href}>
          <a href={href(link.href)}>{link.label}</a>
        </li>
      ))}
    </ul>
  )
}
