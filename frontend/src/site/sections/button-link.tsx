import type { Link } from '#frontend/content/types.ts'
import { href } from '#frontend/lib/href.ts'

/** A link of the content, drawn as a large button. */
export function ButtonLink({ link, look = 'btn-sun' }: { link: Link; look?: string }) {
  return (
    <a className={`btn ${look} btn-lg`} href={href(link.href)}>
      {link.label}
    </a>
  )
}
