import type { ReactNode } from 'react'

type SectionProps = {
  /** Anchor. */
  id?: string
  heading?: string
  lead?: string
  /** Background. */
  tone?: 'white' | 'paper' | 'mist' | 'deep'
  /** Keeps text at a comfortable measure. */
  isNarrow?: boolean
  children?: ReactNode
}

/** A band of the page with a heading. */
export function Section({ id, heading, lead, tone = 'white', isNarrow = false, children }: SectionProps) {
  return (
    <section id={id} className={`band band-${tone}`}>
      <div className={isNarrow ? 'container-xl narrow' : 'container-xl'}>
        {heading && (
          <div className="band-head">
            <h2>{heading}</h2>
            {lead && <p className="lead">{lead}</p>}
          </div>
        )}
        {children}
      </div>
    </section>
  )
}
