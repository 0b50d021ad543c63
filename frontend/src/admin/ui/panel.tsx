import { type ReactNode, useEffect, useId, useRef } from 'react'
import { useLocation } from 'react-router-dom'

type PanelProps = {
  /** Links lead to it. */
  id?: string
  title: ReactNode
  /** It waits for the owner. */
  isUrgent?: boolean
  className?: string
  children: ReactNode
}

/** A part of a screen under its own heading. */
export function Panel({ id, title, isUrgent = false, className = 'mb-4', children }: PanelProps) {
  const heading = useId()
  const section = useRef<HTMLElement>(null)
  const { hash, key } = useLocation()
  // The router scrolls to no part of a screen, and a part is there once it is read.
  useEffect(() => {
    if (id && key && hash === `#${id}`) section.current?.focus()
  }, [id, hash, key])
  return (
    <section
      ref={section}
      id={id}
      tabIndex={id ? -1 : undefined}
      className={`admin-panel ${isUrgent ? 'admin-panel-attention' : className}`}
      aria-labelledby={heading}
    >
      <h2 id={heading}>{title}</h2>
      {children}
    </section>
  )
}
