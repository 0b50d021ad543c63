import type { ReactNode } from 'react'

type ClickToLoadProps = {
  title: string
  src: string
  label: string
  /** Shown until then. */
  still: ReactNode
  /** Shown below, for instance a plain link. */
  children?: ReactNode
  allow?: string
}

/** A third party's frame that loads only once the visitor asks for it (browser/click-to-load.ts). */
export function ClickToLoad({ title, src, label, still, children, allow }: ClickToLoadProps) {
  return (
    <div className="frame">
      <div className="frame-view">
        {still}
        <button
          type="button"
          className="btn btn-primary"
          data-frame-src={src}
          data-frame-title={title}
          data-frame-allow={allow}
        >
          {label}
        </button>
      </div>
      {children}
    </div>
  )
}
