import type { Link } from '#frontend/content/types.ts'

/** Links side by side. */
export function LinkChips({ links }: { links: readonly Link[] }) {
  return (
    <ul className="link-chips">
      {links.map(({ href, label }) => (
        <li key={href}>
          <a href={href}>{label}</a>
        </li>
      ))}
    </ul>
  )
}
