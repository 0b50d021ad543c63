import type { ReactNode } from 'react'
import { href, PATHS } from '#frontend/lib/href.ts'
import { takeFocus } from '#frontend/lib/take-focus.ts'
import { commonLabels } from '#words/labels/common.ts'

export function ThanksPanel({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <div className="panel prose">
      <h2 ref={takeFocus} tabIndex={-1}>
        {heading}
      </h2>
      {children}
      <a className="btn btn-primary" href={href(PATHS.home)}>
        {commonLabels.home}
      </a>
    </div>
  )
}
