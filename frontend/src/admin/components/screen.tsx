import { type ReactNode, useEffect, useRef } from 'react'
import { Link } from 'react-router-dom'
import { Icon } from '#frontend/ui/icon.tsx'

/** A screen's heading with its way back. Its title also names the browser tab, and takes the focus on arrival. */
export function Screen({
  title,
  actions,
  hasBackLink = true,
  children,
}: {
  title: string
  actions?: ReactNode
  hasBackLink?: boolean
  children: ReactNode
}) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    document.title = `${title} | Back office`
    // After a click on a link the focus would stay on a link that is gone; a dialog that is already open keeps it.
    if (document.activeElement === document.body) heading.current?.focus()
  }, [title])
  return (
    <>
      {hasBackLink && (
        <Link to="/dashboard" className="back-link">
          <Icon name="arrow-right" className="icon-back" /> Back to Dashboard
        </Link>
      )}
      <div className="screen-head">
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
        {actions && <div className="screen-actions">{actions}</div>}
      </div>
      {children}
    </>
  )
}
