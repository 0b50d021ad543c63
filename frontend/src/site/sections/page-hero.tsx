import type { ReactNode } from 'react'
import type { Link } from '#frontend/content/types.ts'
import { useSite } from '#frontend/site/site-context.ts'
import { useFill } from '#frontend/site/use-facts.tsx'
import { Hero, type HeroProps } from '#frontend/ui/hero.tsx'

/** A page's own drawing, 480 × 360. */
const drawings = import.meta.glob<string>('../../assets/pages/*.svg', {
  eager: true,
  query: '?url',
  import: 'default',
})

export function useTrail(): Link[] {
  return useSite().trail.map(({ path, label }) => ({ href: path, label }))
}

type PageHeroProps = Omit<HeroProps, 'trail' | 'children'> & {
  headline: ReactNode
  lead: ReactNode
  /** A short label above the headline. */
  eyebrow?: string
  children?: ReactNode
}

/** A hero with headline, lead and, without other `art`, the page's drawing; facts in their texts are filled in. */
export function PageHero({ headline, lead, eyebrow, art, children, ...hero }: PageHeroProps) {
  const fill = useFill()
  const { path, canonical = path } = useSite().page
  const filled = (text: ReactNode) => (typeof text === 'string' ? fill(text) : text)
  return (
    <Hero {...hero} trail={useTrail()} art={art ?? drawings[`../../assets/pages${canonical}.svg`]}>
      {eyebrow && <p className="eyebrow">{eyebrow}</p>}
      <h1>{filled(headline)}</h1>
      <p className="lead">{filled(lead)}</p>
      {children}
    </Hero>
  )
}
