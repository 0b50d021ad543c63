import type { Link } from '#frontend/content/types.ts'
import { href } from '#frontend/lib/href.ts'

export function LinkItems({ links }: { links: readonly Link[] }) {
  return links.map((link) => (
    <li key={link.href}>
      <a href={href(link.href)}>{link.label}</a>
    </li>
  ))
}

export function LinkChips({ links }: { links: readonly Link[] }) {
  return (
    <ul className="link-chips">
      <LinkItems links={links} />
    </ul>
  )
}
