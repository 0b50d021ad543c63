import { Suspense, useEffect } from 'react'
import { createRoot } from 'react-dom/client'
import { toasts } from '#frontend/lib/toasts.ts'
import { useStore } from '#frontend/lib/use-store.ts'
import { lazyPart } from '#frontend/ui/lazy-part.ts'

// Loaded with the first focus: without a connection, it is too late once there is a failure to tell.
const ToastList = lazyPart('toast-list', () =>
  import('#frontend/ui/toast-list.tsx').then((module) => module.ToastList),
)

export function Toaster() {
  const shown = useStore(toasts)
  useEffect(() => {
    if (document.activeElement !== document.body) return ToastList.preload()
    addEventListener('focusin', ToastList.preload, { once: true })
    return () => removeEventListener('focusin', ToastList.preload)
  }, [])
  if (shown.length === 0) return null
  return (
    <Suspense>
      <ToastList toasts={shown} />
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
