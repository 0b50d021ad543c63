import type { ReactNode } from 'react'
import { useTrail } from '#frontend/site/sections/page-hero.tsx'
import { Hero } from '#frontend/ui/hero.tsx'
import { Section } from '#frontend/ui/section.tsx'
import { WithoutScript } from '#frontend/ui/without-script.tsx'
import type { LinkPageContent } from '#words/pages/visit.ts'

/** A page that a link in a mail opens. */
export function LinkPage({ content, children }: { content: LinkPageContent; children: ReactNode }) {
  return (
    <>
      <Hero trail={useTrail()} isSmall>
        <h1>{content.heading}</h1>
        <p className="lead">{content.lead}</p>
      </Hero>
      <Section tone="paper">
        <WithoutScript text={content.needsScript} />
        {children}
      </Section>
    </>
  )
}
