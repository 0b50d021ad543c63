import { type ReactNode, useState } from 'react'

type ClickToLoadProps = {
  title: string
  src: string
  /** Text of the button that loads it. */
  label: string
  /** What stands there until then. */
  still: ReactNode
  /** Shown below, for instance a plain link. */
  children?: ReactNode
  allow?: string
}

/** A third party's frame that loads only once the visitor asks for it. */
export function ClickToLoad({ title, src, label, still, children, allow }: ClickToLoadProps) {
  const [isLoaded, setIsLoaded] = useState(false)
  return (
    <div className="frame">
      <div className="frame-view">
        {isLoaded ? (
          <iframe
            title={title}
            src={src}
            loading="lazy"
            referrerPolicy="strict-origin-when-cross-origin"
            allow={allow}
            allowFullScreen
          />
        ) : (
          <>
            {still}
            <button type="button" className="btn btn-primary" onClick={() => setIsLoaded(true)}>
              {label}
            </button>
          </>
        )}
      </div>
      {children}
    </div>
  )
}
