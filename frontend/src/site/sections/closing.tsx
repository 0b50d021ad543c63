import type { ReactNode } from 'react'
import type { Link } from '#frontend/content/types.ts'
import { ButtonLink } from '#frontend/site/sections/button-link.tsx'
import { useSiteInfo } from '#frontend/site/site-context.ts'
import { useFill } from '#frontend/site/use-facts.tsx'
import { Icon } from '#frontend/ui/icon.tsx'
import { telephoneLink } from '#schemas/facts/links.ts'

type ClosingProps = {
  closing: { heading: string; text: string; link?: Link }
  /** The main way on, where the content does not name it; without any, the phone is. */
  link?: Link | undefined
  /** Shows the email address as text. */
  hasEmail?: boolean
}

/** The call to action that ends a page. */
export function Closing({ closing, link = closing.link, hasEmail = false }: ClosingProps) {
  const { phone, email } = useSiteInfo()
  return (
    <DuskBand {...closing}>
      <p className="actions">
        {link && <ButtonLink link={link} />}
        <a className={`btn btn-lg ${link ? 'btn-outline-light' : 'btn-sun'}`} href={telephoneLink(phone)}>
          <Icon name="telephone-fill" /> <span className="d-inline-block">{phone}</span>
        </a>
      </p>
      {hasEmail && <p className="mb-0">{email}</p>}
    </DuskBand>
  )
}

type DuskBandProps = { heading: string; text: string; children: ReactNode }

/** A call to action in front of the valley at dusk. */
export function DuskBand({ heading, text, children }: DuskBandProps) {
  const fill = useFill()
  return (
    <section className="band closing valley">
      <div className="container-xl narrow">
        <h2 className="text-reset">{fill(heading)}</h2>
        <p className="lead">{fill(text)}</p>
        {children}
      </div>
    </section>
  )
}
