import type { ReactNode } from 'react'
import { href, PATHS } from '#frontend/lib/href.ts'
import { takeFocus } from '#frontend/lib/take-focus.ts'

type ThanksPanelProps = { heading: string; home: string; children: ReactNode }

export function ThanksPanel({ heading, home, children }: ThanksPanelProps) {
  return (
    <div className="panel prose">
      <h2 ref={takeFocus} tabIndex={-1}>
        {heading}
      </h2>
      {children}
      <a className="btn btn-primary" href={href(PATHS.home)}>
        {home}
      </a>
    </div>
  )
}
