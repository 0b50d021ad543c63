import type { ReactNode } from 'react'
import { prerendered } from '#frontend/components/prerendered.tsx'

type SectionProps = {
  /** Anchor. */
  id?: string
  heading?: string
  lead?: string
  /** Background. */
  tone?: 'white' | 'paper' | 'mist'
  /** narrow: text at a comfortable measure; split: on wide screens the heading stands beside the text. */
  layout?: 'wide' | 'narrow' | 'split'
  children?: ReactNode
}

const LAYOUTS = { wide: '', narrow: 'narrow', split: 'band-split' }

/** A band of the page with a heading. */
export function Section({ id, heading, lead, tone = 'white', layout = 'wide', children }: SectionProps) {
  return (
    <section id={id} className={`band band-${tone}`}>
      <div className={`container-xl ${LAYOUTS[layout]}`}>
        {heading && (
          <div className="band-head">
            <h2>{heading}</h2>
            {lead && <p className="lead">{lead}</p>}
          </div>
        )}
        {layout === 'split' ? <div>{children}</div> : children}
      </div>
    </section>
  )
}

/** A band in which nothing but words and links stands. */
export const StaticSection = prerendered(Section)
