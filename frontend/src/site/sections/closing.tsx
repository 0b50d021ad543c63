import type { Link } from '#frontend/content/types.ts'
import { ButtonLink } from '#frontend/site/sections/button-link.tsx'
import { useSiteInfo } from '#frontend/site/site-context.ts'
import { useFill } from '#frontend/site/use-facts.tsx'
import { Icon } from '#frontend/ui/icon.tsx'
import { telephoneLink } from '#schemas/facts/links.ts'

type ClosingProps = {
  closing: { heading: string; text: string }
  /** The main way on; without one, the phone is. */
  link?: Link
  /** Shows the email address as text. */
  hasEmail?: boolean
}

/** The call to action that ends a page. */
export function Closing({ closing, link, hasEmail = false }: ClosingProps) {
  const fill = useFill()
  const { phone, email } = useSiteInfo()
  return (
    <section className="band closing valley">
      <div className="container-xl narrow">
        <h2 className="text-reset">{fill(closing.heading)}</h2>
        <p className="lead">{fill(closing.text)}</p>
        <p className="actions">
          {link && <ButtonLink link={link} />}
          <a className={`btn btn-lg ${link ? 'btn-outline-light' : 'btn-sun'}`} href={telephoneLink(phone)}>
            <Icon name="telephone-fill" /> <span className="d-inline-block">{phone}</span>
          </a>
        </p>
        {hasEmail && <p className="mb-0">{email}</p>}
      </div>
    </section>
  )
}
