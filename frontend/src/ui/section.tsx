import type { ReactNode } from 'react'

type SectionProps = {
  id?: string
  heading?: ReactNode
  lead?: ReactNode
  /** Background; panel: a rounded ground within the page; tight: white with less room, for links. */
  tone?: 'white' | 'paper' | 'mist' | 'sand' | 'deep' | 'panel' | 'tight'
  /** narrow: text at a comfortable measure; split: on wide screens the heading is beside the text. */
  layout?: 'wide' | 'narrow' | 'split'
  children?: ReactNode
}

const LAYOUTS = { wide: '', narrow: 'narrow', split: 'band-split' }

/** A band of the page, most with a heading; HTML's section element is for those alone. */
export function Section({ id, heading, lead, tone = 'white', layout = 'wide', children }: SectionProps) {
  const Band = heading ? 'section' : 'div'
  return (
    <Band id={id} className={`band band-${tone}`}>
      <div className={`container-xl ${LAYOUTS[layout]}`}>
        {heading && (
          <div className="band-head">
            <h2>{heading}</h2>
            {lead && <p className="lead">{lead}</p>}
          </div>
        )}
        {layout === 'split' ? <div>{children}</div> : children}
      </div>
    </Band>
  )
}
