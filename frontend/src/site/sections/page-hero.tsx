import type { ReactNode } from 'react'
import { useFill } from '#frontend/lib/site-store.ts'
import type { PageEntry } from '#frontend/site/pages.ts'
import { Breadcrumbs } from '#frontend/site/sections/breadcrumbs.tsx'

type PageHeroProps = {
  entry: PageEntry
  headline: string
  lead: string
  /** A short label above the headline. */
  eyebrow?: string
  tone?: 'deep' | 'blue'
  /** On pages whose work starts right below. */
  isSmall?: boolean
  /** An illustration next to the words; boot.ts hides it when it fails to load. */
  art?: string | undefined
  children?: ReactNode
}

/** The top of every page but the home page. */
export function PageHero(props: PageHeroProps) {
  const { entry, headline, lead, eyebrow, tone = 'deep', isSmall = false, art, children } = props
  const fill = useFill()
  return (
    <section
      className={`hero hero-plain ${tone === 'blue' ? 'hero-blue' : ''} ${isSmall ? 'hero-small' : ''}`}
    >
      <div className={`container-xl ${art ? 'hero-grid' : ''}`}>
        <div>
          <Breadcrumbs entry={entry} />
          {eyebrow && <p className="eyebrow">{eyebrow}</p>}
          <h1>{fill(headline)}</h1>
          <p className="lead">{fill(lead)}</p>
          {children}
        </div>
        {art && <img className="hero-art" src={art} width="480" height="360" alt="" />}
      </div>
    </section>
  )
}
