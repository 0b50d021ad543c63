import { type ReactNode, useId } from 'react'

/** A part of a screen under its own heading. */
export function Panel({
  id,
  title,
  isUrgent = false,
  className = 'mb-4',
  children,
}: {
  /** Links lead to it. */
  id?: string
  title: ReactNode
  /** It waits for the owner. */
  isUrgent?: boolean
  className?: string
  children: ReactNode
}) {
  const heading = useId()
  return (
    <section
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
