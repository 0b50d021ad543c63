import { type ComponentType, useLayoutEffect, useRef, useState } from 'react'
import { useIsChanged } from '#frontend/lib/site-store.ts'

/**
 * Makes a component of words and links stay the markup it was prerendered as: taking it over would cost a phone time and give
 * the visitor nothing. It is rendered in the browser only when a fact has changed since the page was built, or when it
 * was not prerendered. Handlers below it do not work: put them on an element around it.
 */
export function prerendered<Props extends object>(Part: ComponentType<Props>): ComponentType<Props> {
  return (props) => {
    const place = useRef<HTMLDivElement>(null)
    const [isMissing, setIsMissing] = useState(false)
    const isChanged = useIsChanged()
    useLayoutEffect(() => setIsMissing(place.current?.hasChildNodes() === false), [])
    if (typeof window === 'undefined' || isChanged || isMissing) {
      return (
        <div key="rendered">
          <Part {...props} />
        </div>
      )
    }
    return (
      <div
        key="prerendered"
        ref={place}
        suppressHydrationWarning
        // biome-ignore lint/security/noDangerouslySetInnerHtml: React sets nothing while this text stays the same, and leaves alone what is there
        dangerouslySetInnerHTML={{ __html: '' }}
      />
    )
  }
}
