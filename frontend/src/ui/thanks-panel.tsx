import type { ReactNode } from 'react'
import { href, PATHS } from '#frontend/lib/href.ts'
import { useFocusOnMount } from '#frontend/lib/use-focus-on-mount.ts'

type ThanksPanelProps = { heading: string; home: string; children: ReactNode }

export function ThanksPanel({ heading, home, children }: ThanksPanelProps) {
  const title = useFocusOnMount<HTMLHeadingElement>()
  return (
    <div className="panel prose">
      <h2 ref={title} tabIndex={-1}>
        {heading}
      </h2>
      {children}
      <a className="btn btn-primary" href={href(PATHS.home)}>
        {home}
      </a>
    </div>
  )
}
