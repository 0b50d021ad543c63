import { Suspense, useEffect } from 'react'
import { createRoot } from 'react-dom/client'
import { currentToast } from '#frontend/lib/toasts.ts'
import { useStore } from '#frontend/lib/use-store.ts'
import { lazyPart } from '#frontend/ui/lazy-part.ts'

// Loaded with the first focus: without a connection, it is too late once there is a failure to tell.
const ShownToast = lazyPart('shown-toast', () =>
  import('#frontend/ui/shown-toast.tsx').then((module) => module.ShownToast),
)

export function Toaster() {
  const toast = useStore(currentToast)
  useEffect(() => {
    if (document.activeElement !== document.body) return ShownToast.preload()
    addEventListener('focusin', ShownToast.preload, { once: true })
    return () => removeEventListener('focusin', ShownToast.preload)
  }, [])
  if (!toast) return null
  return (
    <Suspense>
      <ShownToast toast={toast} />
    </Suspense>
  )
}

let isMounted = false

/** For a public page, where only forms have something to tell: the first one brings it. */
export function mountToaster() {
  if (isMounted) return
  isMounted = true
  createRoot(document.body.appendChild(document.createElement('div'))).render(<Toaster />)
}
