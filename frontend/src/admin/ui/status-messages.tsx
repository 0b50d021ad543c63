import type { ReactNode } from 'react'
import { Button } from '#frontend/admin/ui/button.tsx'
import type { IconName } from '#frontend/content/icons.ts'
import { Icon } from '#frontend/ui/icon.tsx'

export function Loading({ children }: { children: ReactNode }) {
  return (
    <p className="loading py-3 text-body-secondary" role="status">
      <span className="spinner-border spinner-border-sm" aria-hidden="true" /> {children}
    </p>
  )
}

type EmptyStateProps = {
  icon: IconName
  title: string
  /** The way out of the fault. */
  children?: ReactNode
}

export function EmptyState({ icon, title, children }: EmptyStateProps) {
  return (
    <div className="empty-state px-3 py-5 text-center">
      <Icon name={icon} className="mb-2 fs-1 text-primary" />
      <p className="fw-semibold mb-2">{title}</p>
      {children}
    </div>
  )
}

/** A failed read: the screen may be incomplete, and Retry reads again. */
export function LoadError({ what, onRetry }: { what: string; onRetry: () => void }) {
  return (
    <div className="alert alert-danger d-flex align-items-center gap-3 flex-wrap" role="alert">
      <span className="flex-grow-1">
        {navigator.onLine
          ? `Could not load ${what}. Nothing is lost; try again in a moment.`
          : `You are offline, so ${what} cannot be loaded. Nothing is lost; try again once you are connected.`}
      </span>
      <Button look="danger" label="Retry" onClick={onRetry} />
    </div>
  )
}

type ReadingProps = { what: string; error: unknown; isLoading: boolean; onRetry: () => void }

/** That something is being read, or could not be; nothing once it is there. */
export function Reading({ what, error, isLoading, onRetry }: ReadingProps) {
  return (
    <>
      {error !== undefined && <LoadError what={what} onRetry={onRetry} />}
      {isLoading && <Loading>Loading {what}...</Loading>}
    </>
  )
}

/** Ref callback that scrolls a new message into view, even at the end of a long form on a phone. */
export function scrollToMessage(element: HTMLElement | null): void {
  element?.scrollIntoView({ block: 'nearest' })
}

/** Why saving failed, next to the form. */
export function Problem({ children }: { children: ReactNode }) {
  return (
    <div ref={scrollToMessage} className="alert alert-danger" role="alert">
      {children}
    </div>
  )
}
