import type { NavigationLink } from '#frontend/content/navigation.ts'

/** Links side by side. */
export function LinkChips({ links }: { links: readonly NavigationLink[] }) {
  return (
    <ul className="city-links">
      {links.map(({ href, label }) => (
        <li key={href}>
          <a href={href}>{label}</a>
        </li>
      ))}
    </ul>
  )
}
